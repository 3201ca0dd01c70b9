import { operatorCommand } from '../main/operatorCommand.ts';
import { say } from '../observability/log.ts';
import { recordCommands } from './recordCommands.ts';

// `npm run record -- COMMAND`: shows the record of actions, and checks that it was not altered.
operatorCommand(
  process.env,
  {
    seal: { type: 'string' },
    actor: { type: 'string' },
    'actor-id': { type: 'string' },
    action: { type: 'string' },
    subject: { type: 'string' },
    since: { type: 'string' },
    limit: { type: 'string' },
  },
  ({ database, config: { dataDir } }, { values, positionals: [command = ''] }) =>
    recordCommands({ database, dataDir }, command, values, say),
);
