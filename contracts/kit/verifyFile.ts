import process from 'node:process';
import { runVerify } from './verify/runVerify.ts';

const { stdout, stderr } = process;

// `node verify.mjs URL`: the check of a provider as one file, which needs Node alone.
process.exitCode = await runVerify(process.argv.slice(2), {
  stdout,
  stderr,
  signals: process,
  program: 'node verify.mjs',
});
