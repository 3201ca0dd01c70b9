import * as v from 'valibot';
import { runCommand } from './runCommand.ts';
import type { Tally } from './tally.ts';

/**
 * What a reporter sends while tests run. A name is that of a file of Jest, which ends as one, or of
 * a single journey.
 */
const reportSchema = v.variant('event', [
  v.object({ event: v.literal('started'), name: v.string() }),
  v.object({
    event: v.literal('ended'),
    name: v.string(),
    passed: v.number(),
    failed: v.number(),
    skipped: v.number(),
  }),
]);
export type Report = v.InferOutput<typeof reportSchema>;

/** What a test runner is called and how it is started. */
export type Runner = {
  name: string;
  command: readonly string[];
  /** The longest time without the end of a test. Default 5 minutes. */
  limitMs?: number;
  /** Whether a run that finds no test has passed. */
  mayBeEmpty?: boolean;
  /** How long its processes may take to end. */
  graceMs?: number;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
};

/**
 * Runs a test runner whose reporter sends a `Report` for each test, and counts what has passed and
 * failed. However long it takes, it is ended only when no test has ended for a while. A runner that
 * is ended, that crashes, that fails without naming a test, runs no test or leaves processes behind
 * counts as one more failure; what was counted before stays.
 */
export async function watchRunner(
  { name, command, limitMs = 300_000, mayBeEmpty = false, ...settings }: Runner,
  say: (line: string) => void,
): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  const running = new Set<string>();
  const onMessage = (message: unknown) => {
    const report = v.parse(reportSchema, message);
    if (report.event === 'started') {
      running.add(report.name);
      return;
    }
    running.delete(report.name);
    tally.passed += report.passed;
    tally.failed += report.failed;
    tally.skipped += report.skipped;
  };
  const end = await runCommand(command, { limitMs, onMessage, ...settings });
  const { code, timedOut, left, error } = end;
  const problem = error
    ? `cannot be started: ${error}`
    : timedOut
      ? `was ended, because no test ended within ${limitMs / 1000} seconds`
      : left.length > 0
        ? `left processes running: ${left.join('; ')}`
        : code !== 0 && (tally.failed === 0 || running.size > 0)
          ? `ended with code ${code}`
          : code === 0 && tally.passed === 0 && !mayBeEmpty
            ? 'ran no test'
            : undefined;
  if (!problem) return tally;
  say(`${name} ${problem}. This counts as one failure.`);
  if (running.size > 0) say(`It was running: ${[...running].join(', ')}`);
  return { ...tally, failed: tally.failed + 1 };
}
