import { runDiff } from './runDiff.ts';

/** The entry of `npm run contracts:diff -- OLD [NEW]`. */
process.exitCode = runDiff(process.argv.slice(2), process);
