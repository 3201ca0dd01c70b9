import * as v from 'valibot';
import { runCommand } from './runCommand.ts';
import { sumOf, type Tally } from './tally.ts';

/**
 * A message that a reporter sends while tests run. Its name is a test file of Jest or a single
 * journey.
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

/** A test runner: its name and its command. */
export type Runner = {
  name: string;
  command: readonly string[];
  /**
   * Returns the command that runs only the tests with these names. Without it, no test is repeated.
   */
  commandFor?: (names: readonly string[]) => readonly string[];
  /** The longest time without a finished test. Default 5 minutes. */
  limitMs?: number;
  /** A file that is written when a test within a name has ended. */
  progressFile?: string;
  /** Whether a run without tests passes. */
  mayBeEmpty?: boolean;
  /** The time that its processes may take to end. */
  graceMs?: number;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
};

/**
 * The largest number of failed names that are repeated. More failures are not a matter of timing.
 */
const mostAgain = 3;

/**
 * Runs a test runner whose reporter sends a `Report` for each test, and counts passed and failed
 * tests. A few failed names are repeated once by themselves. Names that then pass depend on timing:
 * they are returned as `again`, to be fixed, and do not fail the run.
 */
export async function watchRunner(
  runner: Runner,
  say: (line: string) => void,
): Promise<Tally & { again: string[] }> {
  const { commandFor } = runner;
  const results = new Map<string, Tally>();
  const isComplete = await runOnce(runner, results, say);
  const failed = failedNames(results);
  const again: string[] = [];
  if (isComplete && commandFor && failed.length > 0 && failed.length <= mostAgain) {
    say(`Running again what failed: ${failed.join(', ')}`);
    await runOnce({ ...runner, command: commandFor(failed) }, results, say);
    const still = new Set(failedNames(results));
    again.push(...failed.filter((each) => !still.has(each)));
  }
  return { ...sumOf([...results.values()]), again };
}

const failedNames = (results: ReadonlyMap<string, Tally>) =>
  [...results].flatMap(([name, { failed }]) => (failed > 0 ? [name] : []));

/**
 * Runs a test runner, writes the result of each name into `results`, and resolves to whether the
 * runner itself succeeded. The runner has no total time limit: it is ended only when no test has
 * finished for a while. These count as one more failure, under the name of the runner: it was
 * ended, it crashed, it failed without naming a test, it ran no test, or it left processes behind.
 * Earlier counts remain.
 */
async function runOnce(
  { name, command, limitMs = 300_000, mayBeEmpty = false, ...settings }: Runner,
  results: Map<string, Tally>,
  say: (line: string) => void,
): Promise<boolean> {
  const running = new Set<string>();
  const counted: Tally[] = [];
  const onMessage = (message: unknown) => {
    const report = v.parse(reportSchema, message);
    if (report.event === 'started') {
      running.add(report.name);
      return;
    }
    const { name: ended, passed, failed, skipped } = report;
    running.delete(ended);
    results.set(ended, { passed, failed, skipped });
    counted.push({ passed, failed, skipped });
  };
  const end = await runCommand(command, { limitMs, onMessage, ...settings });
  const { code, timedOut, left, error } = end;
  const { passed, failed } = sumOf(counted);
  const problem = error
    ? `cannot be started: ${error}`
    : timedOut
      ? `was ended, because no test ended within ${limitMs / 1000} seconds`
      : left.length > 0
        ? `left processes running: ${left.join('; ')}`
        : code !== 0 && (failed === 0 || running.size > 0)
          ? `ended with code ${code}`
          : code === 0 && passed === 0 && !mayBeEmpty
            ? 'ran no test'
            : undefined;
  if (!problem) return true;
  say(`${name} ${problem}. This counts as one failure.`);
  if (running.size > 0) say(`It was running: ${[...running].join(', ')}`);
  results.set(name, { passed: 0, failed: 1, skipped: 0 });
  return false;
}
