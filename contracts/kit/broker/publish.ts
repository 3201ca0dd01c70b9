import { terminalContext } from './broker.ts';
import { runPublish } from './runPublish.ts';

/** The entry of `npm run contracts:publish`. */
process.exitCode = await runPublish(terminalContext());
