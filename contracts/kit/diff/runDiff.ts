import { compareContracts } from './compareContracts.ts';
import { formatChanges } from './formatChanges.ts';
import { readContract } from './readContract.ts';

/**
 * Compares two contracts, each a file or a git revision; the second defaults to the working tree's
 * contract. Returns the exit code: 1 when a change is breaking, 2 after one sentence when they
 * could not be compared.
 */
export function runDiff(
  [oldSource, newSource, ...more]: readonly string[],
  { stdout, stderr }: Record<'stdout' | 'stderr', Pick<NodeJS.WriteStream, 'write'>>,
  folder = '.',
): number {
  try {
    if (oldSource === undefined || more.length > 0) {
      throw new Error('Usage: npm run contracts:diff -- OLD [NEW], each a file or a git revision.');
    }
    const read = (source?: string) => readContract(source, folder);
    const changes = compareContracts(read(oldSource), read(newSource));
    stdout.write(formatChanges(changes));
    return changes.some(({ breaks }) => breaks.length > 0) ? 1 : 0;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}
