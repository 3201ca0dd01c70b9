import { operatorCommand } from '../main/operatorCommand.ts';
import { say } from '../observability/log.ts';
import { reviewCommands } from './reviewCommands.ts';

// `npm run reviews -- COMMAND`: what the operator does with the reviews of guests.
operatorCommand(
  process.env,
  {
    reported: { type: 'boolean' },
    hidden: { type: 'boolean' },
    limit: { type: 'string' },
    reason: { type: 'string' },
  },
  async ({ database, actor }, { values, positionals }) => {
    const [command = '', ...args] = positionals;
    await reviewCommands({ database, now: () => new Date(), actor }, command, args, values, say);
  },
);
