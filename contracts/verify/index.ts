import { runVerify } from './runVerify.ts';

/** The entry of `npm run contracts:verify`. */
process.exitCode = await runVerify(process.argv.slice(2), process);
