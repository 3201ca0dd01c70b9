import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '#server/http/listen.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

function start(env: Record<string, string>) {
  const entry = join(process.cwd(), 'server/main/index.ts');
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', entry],
      { env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

test('a wrong environment ends the process with 1 and one line for each wrong setting', async () => {
  const { code, stdout, stderr } = await start({ PORT: 'x', PROVIDER_HOST: 'y', LOG_LEVEL: 'z' });
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(
    stderr
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['PORT', 'PROVIDER_HOST', 'LOG_LEVEL']);
});

const provided = { PROVIDER_HOST: 'https://hotels.example' };

test('a production start with a provider names all missing settings at once', async () => {
  const env = { ...provided, DATABASE_URL: 'postgres://hotels:word@db.example/hotels' };
  const { code, stdout, stderr } = await start(env);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(
    /^With PROVIDER_HOST in production these settings are missing: SITE_ORIGIN, SMTP_URL, AUTH_SECRET, OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL\.\n/,
  );
  expect(stderr).toContain('Set MAIL=files to write mails to files instead');
});

test('an unwritable folder is named', async () => {
  // Nobody can create a folder below a file, not even root.
  const { code, stdout, stderr } = await start({ DATA_DIR: join(process.cwd(), 'package.json/x') });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^DATA_DIR \S+package\.json\/x cannot be written \(ENOTDIR\): /);
});

test('a metrics port that is in use ends the start before the site is open', async () => {
  const { folder, remove } = temporaryFolder();
  const other = createServer();
  const port = new URL(await listen(other, { host: '127.0.0.1', port: 0 })).port;
  const { code, stdout, stderr } = await start({
    DATA_DIR: folder,
    PORT: '0',
    METRICS_PORT: port,
  });
  other.close();
  expect(code).toBe(1);
  expect(stderr).toMatch(`Port ${port} on 127.0.0.1 is in use`);
  expect(stderr).toMatch('set METRICS_PORT to another one');
  expect(stdout).not.toMatch('The site is open');
  remove();
}, 120_000);

test('a failed start ends the embedded database too', async () => {
  const { folder, remove } = temporaryFolder();
  // The sources have no built site beside them.
  const { code, stdout, stderr } = await start({ DATA_DIR: folder, PORT: '0' });
  expect(code).toBe(1);
  expect(stderr).toContain('There is no built site');
  expect(stdout).not.toMatch('The site is open');
  expect(existsSync(join(folder, 'postgres/data/PG_VERSION'))).toBe(true);
  expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false);
  remove();
}, 120_000);
