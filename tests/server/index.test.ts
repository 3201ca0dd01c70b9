import { execFile } from 'node:child_process';
import { join } from 'node:path';

function start(env: Record<string, string>) {
  const entry = join(process.cwd(), 'server/index.ts');
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', entry],
      { env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

test('a wrong environment ends the process with 1 and names every wrong setting, a line each', async () => {
  const { code, stdout, stderr } = await start({ PORT: 'x', PROVIDER_HOST: 'y', LOG_LEVEL: 'z' });
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(
    stderr
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['PORT', 'PROVIDER_HOST', 'LOG_LEVEL']);
}, 20_000);
