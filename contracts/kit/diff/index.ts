import { compareContracts } from './compareContracts.ts';
import { formatChanges } from './formatChanges.ts';
import { readContract } from './readContract.ts';

// The entry of `npm run contracts:diff -- OLD [NEW]`. NEW defaults to the working tree's contract.
// Exits with 1 when a change is breaking, with 2 when the contracts could not be compared.
try {
  const [oldSource, newSource, ...more] = process.argv.slice(2);
  if (oldSource === undefined || more.length > 0) {
    throw new Error('Usage: npm run contracts:diff -- OLD [NEW], each a file or a git revision.');
  }
  const changes = compareContracts(readContract(oldSource), readContract(newSource));
  process.stdout.write(formatChanges(changes));
  if (changes.some(({ breaks }) => breaks.length > 0)) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
