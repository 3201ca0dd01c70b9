import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from '../../../server/bookings/support/startTestBookings.ts';

const primaries: ChildProcess[] = [];
afterEach(() => primaries.splice(0).forEach((primary) => primary.kill('SIGKILL')));

function start(entry: string, env: Record<string, string> = {}) {
  const primary = spawn(process.execPath, ['--import', 'tsx', join(process.cwd(), entry)], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  primaries.push(primary);
  const lines: string[] = [];
  for (const output of [primary.stdout, primary.stderr]) {
    createInterface(output).on('line', (line) => lines.push(line));
  }
  const ended = once(primary, 'close').then(([code]: unknown[]) => code);
  /** Returns the ids of the processes that printed this, in order. */
  const pids = (said: string) =>
    lines.filter((line) => line.startsWith(`${said} `)).map((line) => Number(line.split(' ')[1]));
  return { primary, lines, pids, ended };
}

const parent = 'tests/deep/server/main/processesChild.ts';
const kill = (pid = 0) => process.kill(pid, 'SIGKILL');
const killed = 'a process was killed while the site was starting';

test('two processes that are killed at once are restarted, and one of them runs the worker', async () => {
  const { primary, lines, pids } = start(parent);
  await eventually(() => (lines.includes('opened lines') ? true : undefined));
  const before = pids('serving');
  expect(before).toHaveLength(2);
  await eventually(() => (pids('working').length === 1 ? true : undefined));
  expect(pids('working')).toEqual(before.slice(0, 1));
  // The primary process is stopped, so that it learns of both ends at once.
  primary.kill('SIGSTOP');
  before.forEach(kill);
  await eventually(() => (before.every(isDead) ? true : undefined));
  primary.kill('SIGCONT');
  await eventually(() => (pids('serving').length === 4 ? true : undefined));
  await eventually(() => (pids('working').length === 2 ? true : undefined));
  const after = pids('serving').slice(2);
  expect(after).toContain(pids('working')[1]);
  // The log uses a different pipe than the output of the processes.
  const restarts = () => lines.filter((line) => line.includes('is started again'));
  await eventually(() => (restarts().length === 2 ? true : undefined));
  expect(primary.exitCode).toBeNull();
}, 30_000);

test.each([
  ['before it serves', 'started', 1],
  ['while another one does not serve yet', 'serving', 0],
])(
  'a process that is killed %s ends the start and is named',
  async (_when, said, at) => {
    const { lines, pids } = start(parent, { NEVER_SERVES: '1' });
    await eventually(() => (pids('started').length === 2 ? true : undefined));
    kill(pids(said)[at]);
    await eventually(() => (lines.includes('opened failed') ? true : undefined));
    const logged = await eventually(() => lines.find((line) => line.includes(killed)));
    expect(JSON.parse(logged)).toMatchObject({ place: at, signal: 'SIGKILL' });
    for (const pid of pids('started')) if (pid !== pids(said)[at]) kill(pid);
  },
  30_000,
);

test('the site reports a process that is killed during the start, and exits with 1', async () => {
  const { primary, lines, ended } = start('server/main/index.ts', {
    WORKERS: '2',
    PORT: '0',
    DATABASE_URL: 'postgres://hotels@127.0.0.1:1/hotels',
    AUTH_SECRET: 'a'.repeat(64),
  });
  const { pid = 0 } = primary;
  const child = await eventually(() =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number)
      .find((each) => isSite(each)),
  );
  kill(child);
  expect(await ended).toBe(1);
  expect(lines.filter((line) => line.includes(killed))).toHaveLength(1);
}, 30_000);

/** Returns whether a process has ended before the primary process noticed. */
function isDead(pid: number): boolean {
  return /^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}

function isSite(pid: number): boolean {
  return pid > 0 && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/main/index.ts');
}
