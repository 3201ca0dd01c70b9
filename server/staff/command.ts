import { operatorCommand } from '../main/operatorCommand.ts';
import { say } from '../observability/log.ts';
import { staffCommands, staffOptions } from './staffCommands.ts';

// `npm run staff -- COMMAND`: who may use the desk. The first administrator is invited with it.
operatorCommand(process.env, staffOptions, async (site, line) => {
  await staffCommands({ ...site, secret: await site.secret() }, line, say);
});
