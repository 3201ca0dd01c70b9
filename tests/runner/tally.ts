/** The number of tests for each result. */
export type Tally = { passed: number; failed: number; skipped: number };

/** Adds up the counts of several runners. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}
