import { operatorCommand } from '../main/operatorCommand.ts';
import { say } from '../observability/log.ts';
import { ratesCommands } from './ratesCommands.ts';

// `npm run rates -- COMMAND`: lists the exchange rates that moved far, and confirms or refuses
// them. The site does not use such a rate before an operator confirms it.
operatorCommand(process.env, { reason: { type: 'string' } }, (site, { values, positionals }) =>
  ratesCommands(site, { positionals, reason: values.reason }, say),
);
