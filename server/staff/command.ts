import { operatorCommand } from '../main/operatorCommand.ts';
import { say } from '../observability/log.ts';
import { staffCommands, staffOptions } from './staffCommands.ts';

// `npm run staff -- COMMAND` manages who may use the desk. The operator invites the first
// administrator with it.
operatorCommand(process.env, staffOptions, async (site, line) => {
  await staffCommands({ ...site, secret: await site.secret() }, line, say);
});
