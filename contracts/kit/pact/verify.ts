import { runPactVerify } from './runPactVerify.ts';

/** The entry of `npm run contracts:pact:verify -- URL [options]`. */
const { stdout, stderr } = process;
process.exitCode = await runPactVerify(process.argv.slice(2), { stdout, stderr, signals: process });
