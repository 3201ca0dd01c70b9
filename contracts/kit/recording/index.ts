import { runRecord } from './runRecord.ts';

/** The entry of `npm run contracts:record -- URL --out DIR`. */
process.exitCode = await runRecord(process.argv.slice(2), process);
