import { runVerify } from './runVerify.ts';

/** The entry of `npm run contracts:verify`. */
const { stdout, stderr } = process;
process.exitCode = await runVerify(process.argv.slice(2), { stdout, stderr, signals: process });
