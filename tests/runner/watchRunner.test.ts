import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchRunner } from './watchRunner.ts';

/**
 * Runs a script in place of a test runner with a limit of 1.5 seconds. Returns the count and the
 * printed text.
 */
async function watch(script: string, { mayBeEmpty = false, again = '', progressFile = '' } = {}) {
  const said: string[] = [];
  const started = performance.now();
  const report = `const report = (event, name, count) => process.send({ event, name, passed: 0, failed: 0, skipped: 0, ...count });
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));`;
  const commandOf = (source: string) => [
    ...[process.execPath, '--input-type=module', '--eval'],
    report + source,
  ];
  const runner = {
    name: 'Runner',
    command: commandOf(script),
    ...(again && {
      commandFor: (names: readonly string[]) =>
        commandOf(`const names = '${names.join()}';${again}`),
    }),
    limitMs: 1_500,
    progressFile,
    graceMs: 500,
    mayBeEmpty,
    env: { PATH: process.env['PATH'] },
  };
  const tally = await watchRunner(runner, (line) => said.push(line));
  return { tally, said, ms: performance.now() - started };
}

it('counts the results that a runner reports', async () => {
  const { tally, said } = await watch(`
    report('started', 'a'); report('ended', 'a', { passed: 3, skipped: 1 });
    report('ended', 'b', { passed: 2 });`);
  expect(tally).toEqual({ passed: 5, failed: 0, skipped: 1, again: [] });
  expect(said).toEqual([]);
});

it('lets a slow runner continue while its tests end', async () => {
  const { tally, ms } = await watch(`
    for (const name of ['a', 'b', 'c', 'd']) {
      report('started', name); await wait(500); report('ended', name, { passed: 1 });
    }`);
  expect(ms).toBeGreaterThan(1_500);
  expect(tally).toEqual({ passed: 4, failed: 0, skipped: 0, again: [] });
});

it('lets a runner continue while the tests of one long file end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'progress-'));
  const progressFile = join(folder, 'progress');
  const { tally, said, ms } = await watch(
    `const { writeFileSync } = await import('node:fs');
    report('started', 'long.test.ts');
    for (let test = 0; test < 5; test += 1) {
      await wait(500); writeFileSync('${progressFile}', '');
    }
    report('ended', 'long.test.ts', { passed: 5 }); report('started', 'stuck.test.ts');
    setInterval(() => {}, 1_000);`,
    { progressFile },
  );
  rmSync(folder, { recursive: true });
  expect(ms).toBeGreaterThan(3_500);
  expect(tally).toEqual({ passed: 5, failed: 1, skipped: 0, again: [] });
  expect(said.at(-1)).toBe('It was running: stuck.test.ts');
});

it('ends a runner that stalls, keeps the count and names the tests that were running', async () => {
  const { tally, said } = await watch(`
    report('ended', 'a', { passed: 7 });
    report('started', 'stuck.test.ts'); report('started', 'b');
    report('ended', 'b', { passed: 1, failed: 1 });
    setInterval(() => {}, 1_000);`);
  expect(tally).toEqual({ passed: 8, failed: 2, skipped: 0, again: [] });
  expect(said).toEqual([
    'Runner was ended, because no test ended within 1.5 seconds. This counts as one failure.',
    'It was running: stuck.test.ts',
  ]);
});

it('keeps the count of a runner that crashes, and names the tests that were running', async () => {
  const { tally, said } = await watch(`
    report('ended', 'a', { passed: 4 }); report('started', 'deadly.test.ts');
    await wait(50);
    process.kill(process.pid, 'SIGKILL');`);
  expect(tally).toEqual({ passed: 4, failed: 1, skipped: 0, again: [] });
  expect(said).toEqual([
    'Runner ended with code 1. This counts as one failure.',
    'It was running: deadly.test.ts',
  ]);
});

it('counts tests that failed once, though the runner then ends with 1', async () => {
  const { tally, said } = await watch(`
    report('ended', 'a', { passed: 1, failed: 2 }); await wait(50); process.exit(1);`);
  expect(tally).toEqual({ passed: 1, failed: 2, skipped: 0, again: [] });
  expect(said).toEqual([]);
});

it('repeats failed tests once and names the tests that then pass', async () => {
  const first = `
    report('ended', 'a', { passed: 3 });
    report('ended', 'b', { passed: 1, failed: 1 });
    report('ended', 'c', { failed: 1 });
    await wait(50); process.exit(1);`;
  const again = `
    report('ended', names === 'b,c' ? 'b' : names, { passed: 2 });
    report('ended', 'c', { failed: 1 });
    await wait(50); process.exit(1);`;
  const { tally, said } = await watch(first, { again });
  expect(tally).toEqual({ passed: 5, failed: 1, skipped: 0, again: ['b'] });
  expect(said).toEqual(['Running again what failed: b, c']);
});

it('counts a failed test as a failure if it does not run again', async () => {
  const first = `report('ended', 'a', { passed: 1, failed: 1 }); await wait(50); process.exit(1);`;
  const { tally, said } = await watch(first, { again: 'await wait(0);' });
  expect(tally).toEqual({ passed: 1, failed: 2, skipped: 0, again: [] });
  expect(said).toEqual([
    'Running again what failed: a',
    'Runner ran no test. This counts as one failure.',
  ]);
});

it('repeats nothing if many tests failed', async () => {
  const first = `
    for (const name of ['a', 'b', 'c', 'd']) report('ended', name, { failed: 1 });
    await wait(50); process.exit(1);`;
  const { tally, said } = await watch(first, { again: `report('ended', 'a', { passed: 1 });` });
  expect(tally).toEqual({ passed: 0, failed: 4, skipped: 0, again: [] });
  expect(said).toEqual([]);
});

it('counts a run without tests as a failure, unless none was expected', async () => {
  const { tally, said } = await watch('');
  expect(tally).toEqual({ passed: 0, failed: 1, skipped: 0, again: [] });
  expect(said).toEqual(['Runner ran no test. This counts as one failure.']);
  expect(await watch('', { mayBeEmpty: true })).toMatchObject({ tally: { failed: 0 }, said: [] });
});

it('names the processes that a runner left running, and ends them', async () => {
  const { tally, said } = await watch(`
    const { spawn } = await import('node:child_process');
    const left = ['--eval', 'setInterval(() => {}, 1_000) /* left open */'];
    spawn(process.execPath, left, { stdio: 'ignore' }).unref();
    report('ended', 'a', { passed: 1 });
    process.disconnect();`);
  expect(tally).toEqual({ passed: 1, failed: 1, skipped: 0, again: [] });
  expect(said[0]).toMatch(/^Runner left processes running: .*left open.* This counts as one/);
});

it('counts a runner that cannot be started as a failure', async () => {
  const said: string[] = [];
  const command = ['/nowhere/jest'];
  const tally = await watchRunner({ name: 'Jest', command }, (line) => said.push(line));
  expect(tally).toEqual({ passed: 0, failed: 1, skipped: 0, again: [] });
  expect(said).toEqual([expect.stringMatching(/^Jest cannot be started: .*ENOENT/)]);
});
