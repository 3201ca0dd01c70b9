import process from 'node:process';
import { runVerify } from './verify/runVerify.ts';

const { stdout, stderr } = process;

// `node verify.mjs URL`: the check of a provider as a single file that needs only Node.
process.exitCode = await runVerify(process.argv.slice(2), {
  stdout,
  stderr,
  signals: process,
  program: 'node verify.mjs',
});
