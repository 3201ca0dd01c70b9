import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, isChromium } from './support/findChromium.ts';
import { installChromium } from './support/installChromium.ts';
import { endCommandsWithThisProcess, runCommand } from './support/runCommand.ts';
import { readTally, type Tally } from './support/tally.ts';

// `npm test`: a browser, a build, Jest, then the journeys, and one line that counts them all.
// `npm run test:changed`: of these, what Jest and Playwright choose for the files that differ from the
// main branch, uncommitted ones included, or from the revision that is named: `-- HEAD~1`.
const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const workers = String(Math.min(4, availableParallelism()));
const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' };
const [mode, revision] = process.argv.slice(2);
const since = mode === '--changed' ? (revision ?? forkPoint()) : undefined;

/** The newest commit that this branch shares with main. */
function forkPoint(): string {
  return execFileSync('git', ['merge-base', 'HEAD', 'main'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
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

async function jest(): Promise<Tally> {
  say('Running the unit, component, server and contract tests …');
  const report = join(reports, 'jest.json');
  const code = await runCommand(
    [
      ...[bin('jest'), '--json', `--outputFile=${report}`, `--maxWorkers=${workers}`],
      ...(since ? [`--changedSince=${since}`, '--passWithNoTests'] : []),
    ],
    { minutes: 18, cwd: root, env },
  );
  return readTally('jest', report, code, { mayBeEmpty: since !== undefined });
}

async function journeys(browser: string): Promise<Tally> {
  say('Running the journeys in Chromium …');
  const report = join(reports, 'playwright.json');
  const code = await runCommand(
    [
      ...[bin('playwright'), 'test', '--reporter=list,json', `--workers=${workers}`],
      ...(since ? [`--only-changed=${since}`, '--pass-with-no-tests'] : []),
    ],
    {
      minutes: 20,
      cwd: root,
      env: { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  return readTally('playwright', report, code, { mayBeEmpty: since !== undefined });
}

/** Whether a journey, or what one imports, has changed. */
function hasChangedJourney(revision: string): boolean {
  const args = ['test', '--list', `--only-changed=${revision}`, '--pass-with-no-tests'];
  const list = execFileSync(bin('playwright'), args, { cwd: root, encoding: 'utf8' });
  return !list.includes('Total: 0 tests');
}

async function all(): Promise<Tally[]> {
  const unable: Tally = { passed: 0, failed: 1, skipped: 0 };
  if (since && !hasChangedJourney(since)) return [await jest()];
  const browser = await chromium();
  if (!browser) return [unable];
  say(`Using the browser ${browser}`);
  if ((await runCommand(['npm', 'run', '--silent', 'build'], { minutes: 5, cwd: root })) !== 0) {
    say('The site could not be built, so nothing was tested.');
    return [unable];
  }
  return [await jest(), await journeys(browser)];
}

endCommandsWithThisProcess();
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const tallies = await all();
const sum = (count: keyof Tally) => tallies.reduce((total, tally) => total + tally[count], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
say(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
