import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/**
 * Starts a process that logs this number of lines of 1 KB. `end` lets it exit and resolves to its
 * output.
 */
function logLines(count: number) {
  const args = [
    '--import',
    'tsx',
    join(process.cwd(), 'tests/server/observability/loggingChild.ts'),
  ];
  const child = spawn(process.execPath, [...args, String(count)]);
  children.push(child);
  return {
    logged: once(child.stderr, 'data'),
    firstLine: () => once(child.stdout, 'data'),
    end: async () => {
      child.stdin.end('end\n');
      const written = await text(child.stdout);
      return written.trim().split('\n');
    },
  };
}

test('all lines are written when the process ends', async () => {
  const child = logLines(100);
  await child.logged;
  const lines = (await child.end()).map((line) => JSON.parse(line).line);
  expect(lines).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
});

test('a single line is written soon, even though the process goes on', async () => {
  const [line] = await logLines(1).firstLine();
  expect(JSON.parse(String(line))).toMatchObject({ level: 30, line: 1 });
});

test('whole lines are dropped while the reader is 16 MB behind', async () => {
  const child = logLines(25_000);
  await child.logged;
  const lines = await child.end();
  expect(lines.length).toBeGreaterThan(15_000);
  expect(lines.length).toBeLessThan(20_000);
  expect(() => lines.map((line) => JSON.parse(line))).not.toThrow();
});
