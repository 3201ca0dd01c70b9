import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { otherBrowsers } from '../support/browsers/otherBrowsers.ts';
import { findChromium, isChromium } from '../support/findChromium.ts';
import { installChromium } from './installChromium.ts';
import { endCommandsWithThisProcess, runCommand } from './runCommand.ts';
import { sumOf, type Tally } from './tally.ts';
import { type Runner, watchRunner } from './watchRunner.ts';

// `npm test` finds a browser, builds, runs Jest and then the journeys, and prints one line with the
// counts of all. `npm run test:deep` does the same for the exploratory tests in tests/deep. `npm
// run test:changed` runs only the tests that Jest and Playwright select for changed files,
// including uncommitted ones. It compares with the main branch, or with a named revision: `--
// HEAD~1`.
const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const cache = join(root, '.cache');
const lockFile = join(cache, 'test-run.pid');
/** The times of the last `npm test`, which `npm run test:deep` prints at its end. */
const timesFile = join(cache, 'test-times.txt');
const progressFile = join(cache, 'test-progress');
const neededBytes = 1_000_000_000;
const workers = String(Math.max(2, Math.min(4, availableParallelism())));
const [mode, revision] = process.argv.slice(2);
const deep = mode === '--deep';
/**
 * One more worker for tests that spend a quarter of their time waiting for responses. Exploratory
 * tests keep the processors busy.
 */
const jestWorkers = deep ? workers : String(Number(workers) + 1);
const since = mode === '--changed' ? (revision ?? forkPoint()) : undefined;
/** Tests that passed only when they ran again. */
const again: string[] = [];
const failure: Tally = { passed: 0, failed: 1, skipped: 0 };

/** Returns the newest commit that this branch shares with main. */
function forkPoint(): string {
  const words = ['merge-base', 'HEAD', 'main'];
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Returns the reason why no test can run, if there is one. */
function obstacle(): string | undefined {
  mkdirSync(cache, { recursive: true });
  for (const folder of new Set([root, tmpdir()])) {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < neededBytes) {
      return `The disk of ${folder} has less than 1 GB of room, which the tests need: make room, and run this again.`;
    }
  }
  const other = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
  if (other && isAlive(other)) {
    return `Another test run (process ${other}) uses this folder: let it end first, or use another clone.`;
  }
  writeFileSync(lockFile, String(process.pid));
  process.once('exit', () => rmSync(lockFile, { force: true }));
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns the browser of CHROMIUM_PATH, an installed browser, or a newly installed one. */
async function chromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isChromium(named)) return named;
    say(`CHROMIUM_PATH names ${named}, which does not start as a Chromium: correct or unset it.`);
    return undefined;
  }
  const found = findChromium(process.env['PATH']) ?? (await installChromium(bin('playwright')));
  if (!found) {
    say('There is no Chromium: install one, or set CHROMIUM_PATH to one, and run this again.');
  }
  return found;
}

async function watch(runner: Runner): Promise<Tally> {
  const { again: names, ...tally } = await watchRunner(runner, say);
  again.push(...names);
  return tally;
}

async function jest(): Promise<Tally> {
  say('Running the unit, component, server and contract tests …');
  const projects = deep ? ['deep-client', 'deep-node'] : ['client', 'node'];
  const reporters = ['default', join(import.meta.dirname, 'jestReporter.js')];
  const commandFor = (files: readonly string[]) => [
    bin('jest'),
    `--maxWorkers=${files.length > 0 ? 2 : jestWorkers}`,
    ...reporters.map((reporter) => `--reporters=${reporter}`),
    ...(since ? [`--changedSince=${since}`, '--passWithNoTests'] : []),
    ...['--selectProjects', ...projects],
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
  ];
  const mayBeEmpty = since !== undefined;
  const env = { ...process.env, TEST_PROGRESS: progressFile };
  const command = commandFor([]);
  return watch({ name: 'Jest', command, commandFor, progressFile, mayBeEmpty, cwd: root, env });
}

const journeyProjects = (deep ? ['deep'] : ['375 px', '1280 px']).map(
  (name) => `--project=${name}`,
);

async function journeys(browser: string | undefined): Promise<Tally> {
  if (!browser) return failure;
  say(`Running the journeys in the browser ${browser} …`);
  for (const { start, missing } of deep ? otherBrowsers() : []) if (!start) say(missing);
  const reporters = ['list', join(import.meta.dirname, 'playwrightReporter.ts')];
  const commandFor = (names: readonly string[]) => [
    bin('playwright'),
    'test',
    `--reporter=${reporters.join()}`,
    `--workers=${names.length > 0 ? 1 : workers}`,
    ...journeyProjects,
    ...(since ? [`--only-changed=${since}`, '--pass-with-no-tests'] : []),
    ...(names.length > 0 ? ['--last-failed'] : []),
  ];
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true', CHROMIUM_PATH: browser };
  const mayBeEmpty = since !== undefined;
  const command = commandFor([]);
  return watch({ name: 'Playwright', command, commandFor, mayBeEmpty, cwd: root, env });
}

/** Whether a journey or one of its imports has changed. */
function hasChangedJourney(revision: string): boolean {
  const args = ['test', '--list', `--only-changed=${revision}`, '--pass-with-no-tests'];
  const list = execFileSync(bin('playwright'), [...args, ...journeyProjects], {
    cwd: root,
    encoding: 'utf8',
  });
  return !list.includes('Total: 0 tests');
}

/** Returns the result of a part of the run and its duration in seconds. */
async function timed<Result>(part: () => Promise<Result>) {
  const started = performance.now();
  const result = await part();
  return { result, seconds: (performance.now() - started) / 1000 };
}

/**
 * Returns the times of both runners. Adds their ratio to the time of a full build if this clone has
 * measured one.
 */
function timesText(jestSeconds: number, journeySeconds: number): string {
  const seconds = jestSeconds + journeySeconds;
  const script = deep ? 'npm run test:deep' : 'npm test';
  const parts = `Jest ${jestSeconds.toFixed(0)} s, journeys ${journeySeconds.toFixed(0)} s`;
  const buildFile = join(cache, 'build-seconds.txt');
  if (!existsSync(buildFile)) return `${script}: ${parts}`;
  const build = Number(readFileSync(buildFile, 'utf8'));
  const multiple = (seconds / build).toFixed(1);
  return `${script}: ${parts}, ${multiple} times a build from nothing (${build.toFixed(0)} s)`;
}

async function all(): Promise<{ tallies: Tally[]; times?: string }> {
  if (since && !hasChangedJourney(since)) return { tallies: [await jest()] };
  const browser = await chromium();
  const build = await runCommand(['npm', 'run', '--silent', 'build'], {
    limitMs: 15 * 60_000,
    cwd: root,
  });
  if (build.code !== 0) {
    say('The site could not be built, so nothing was tested.');
    return { tallies: [failure] };
  }
  const unit = await timed(jest);
  const walks = await timed(() => journeys(browser));
  return {
    tallies: [unit.result, walks.result],
    times: timesText(unit.seconds, walks.seconds),
  };
}

endCommandsWithThisProcess();
const reason = obstacle();
if (reason) say(reason);
const { tallies, times } = reason ? { tallies: [failure] } : await all();
if (deep && existsSync(timesFile)) say(readFileSync(timesFile, 'utf8'));
if (again.length > 0) say(`Passed only when run again: ${again.join(', ')}`);
if (times) say(times);
if (times && !deep) writeFileSync(timesFile, times);
const { passed, failed, skipped } = sumOf(tallies);
say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
