import { operatorCommand } from '../main/operatorCommand.ts';
import { say } from '../observability/log.ts';
import { ratesCommands } from './ratesCommands.ts';

// `npm run rates -- COMMAND`: lists the exchange rates that moved so far that an operator must
// confirm them, and decides on them.
operatorCommand(process.env, { reason: { type: 'string' } }, (site, { values, positionals }) =>
  ratesCommands(site, { positionals, reason: values.reason }, say),
);
