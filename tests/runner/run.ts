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

// `npm test`: a browser, a build, Jest, then the journeys, and one line that counts them all.
// `npm run test:deep`: the same for the tests that explore, in tests/deep. `npm run test:changed`:
// of `npm test`, what Jest and Playwright choose for the files that differ from the main branch,
// uncommitted ones included, or from the revision that is named: `-- HEAD~1`.
const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const cache = join(root, '.cache');
const lockFile = join(cache, 'test-run.pid');
/** What the last `npm test` said about its times, for the end of `npm run test:deep`. */
const timesFile = join(cache, 'test-times.txt');
const progressFile = join(cache, 'test-progress');
const neededBytes = 1_000_000_000;
const workers = String(Math.max(2, Math.min(4, availableParallelism())));
const [mode, revision] = process.argv.slice(2);
const deep = mode === '--deep';
/**
 * One more for tests that wait for responses a quarter of their time; those that explore keep the
 * processors busy.
 */
const jestWorkers = deep ? workers : String(Number(workers) + 1);
const since = mode === '--changed' ? (revision ?? forkPoint()) : undefined;
/** What passed only when it was run again. */
const again: string[] = [];
const failure: Tally = { passed: 0, failed: 1, skipped: 0 };

/** The newest commit that this branch shares with main. */
function forkPoint(): string {
  const words = ['merge-base', 'HEAD', 'main'];
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Why no test can run at all, if so. */
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

/** The browser that CHROMIUM_PATH names, one that is installed, or one that is installed now. */
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

/** Whether a journey, or what one imports, has changed. */
function hasChangedJourney(revision: string): boolean {
  const args = ['test', '--list', `--only-changed=${revision}`, '--pass-with-no-tests'];
  const list = execFileSync(bin('playwright'), [...args, ...journeyProjects], {
    cwd: root,
    encoding: 'utf8',
  });
  return !list.includes('Total: 0 tests');
}

/** What a part of the run resolves to, and how many seconds it took. */
async function timed<Result>(part: () => Promise<Result>) {
  const started = performance.now();
  const result = await part();
  return { result, seconds: (performance.now() - started) / 1000 };
}

/**
 * The times of both runners, and how many builds from nothing these are, if this clone has timed
 * one.
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
