import { compareContracts } from './compareContracts.ts';
import { readContract } from './readContract.ts';
import { tellChanges } from './tellChanges.ts';

// `npm run contracts:diff -- OLD [NEW]`: ends with 1 when a change breaks a side, with 2 when there
// was nothing to compare. NEW is the working tree's contract unless it is given.
try {
  const [old, now, ...more] = process.argv.slice(2);
  if (old === undefined || more.length > 0) {
    throw new Error(
      'Say what to compare: npm run contracts:diff -- OLD [NEW], each a file or a git revision.',
    );
  }
  const changes = compareContracts(readContract(old), readContract(now));
  process.stdout.write(tellChanges(changes));
  if (changes.some(({ breaks }) => breaks.length > 0)) process.exitCode = 1;
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 2;
}
