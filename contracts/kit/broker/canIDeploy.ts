import { terminalContext } from './broker.ts';
import { runCanIDeploy } from './runCanIDeploy.ts';

/** The entry of `npm run contracts:can-i-deploy [-- --to ENVIRONMENT]`. */
process.exitCode = await runCanIDeploy(terminalContext());
