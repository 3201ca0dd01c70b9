import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** How many tests ended in which way. */
export type Tally = { passed: number; failed: number; skipped: number };

const jestReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numRuntimeErrorTestSuites: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.number(),
  }),
  v.transform((report): Tally => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  })),
);

const playwrightReport = v.pipe(
  v.object({
    stats: v.object({
      expected: v.number(),
      unexpected: v.number(),
      flaky: v.number(),
      skipped: v.number(),
    }),
    errors: v.array(v.unknown()),
  }),
  v.transform(({ stats, errors }): Tally => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  })),
);

const reports = { jest: jestReport, playwright: playwrightReport };

/**
 * Counts what a runner's JSON report says. A runner that left no readable report, ran no test, or
 * ended badly without naming a failure has failed itself, and counts as one failure: a crash never
 * reads as success. With `mayBeEmpty` a runner that found nothing to run has not failed.
 */
export function readTally(
  runner: keyof typeof reports,
  file: string,
  exitCode: number,
  { mayBeEmpty = false } = {},
): Tally {
  const tally = readReport(runner, file);
  if (tally.failed > 0 || (exitCode === 0 && (mayBeEmpty || tally.passed > 0))) return tally;
  process.stdout.write(`${runner} itself failed, and counts as one failure.\n`);
  return { ...tally, failed: 1 };
}

function readReport(runner: keyof typeof reports, file: string): Tally {
  const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };
  if (!existsSync(file)) return nothing;
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const read = v.safeParse(reports[runner], report);
    return read.success ? read.output : nothing;
  } catch {
    return nothing;
  }
}
