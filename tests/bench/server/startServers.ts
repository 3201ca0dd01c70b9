import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConfig } from './nginxConfig.ts';

/** A measured server: its origin, and the process whose CPU time counts, including its children. */
export type Measured = { name: string; origin: string; pid: number };

const root = join(import.meta.dirname, '../../..');

/** Returns a message for each required program that is not installed. */
export function missingPrograms(): string[] {
  return ['nginx', 'wrk']
    .filter((program) => spawnSync(program, ['-v']).error)
    .map((program) => `${program} is missing: apt-get install -y ${program}`);
}

/**
 * Starts the three servers in front of the same provider on loopback. `stop` ends them and deletes
 * their files.
 */
export async function startServers(provider: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const started: ChildProcess[] = [];
  const start = (command: string, args: string[], env: NodeJS.ProcessEnv, name: string) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env, PROVIDER_HOST: provider },
      // The plain proxy prints its port; the others log to a file.
      stdio: ['ignore', name === 'plain' ? 'pipe' : log, log],
    });
    started.push(child);
    return child;
  };
  const stop = async () => {
    await Promise.all(
      started.map(async (child) => {
        if (child.exitCode !== null) return;
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }),
    );
    rmSync(folder, { recursive: true });
  };

  const bffPort = await freePort();
  const nginxPort = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(folder, nginxPort, provider));
  const settings = {
    EXCHANGE_RATES_URL: '',
    PORT: String(bffPort),
    RATE_LIMIT: '0',
    NODE_ENV: 'production',
    DRAIN_MS: '0',
    DATA_DIR: join(folder, 'data'),
    SITE_ORIGIN: `http://127.0.0.1:${bffPort}`,
    MAIL: 'files',
    OPERATOR_NAME: 'Bench',
    OPERATOR_ADDRESS: 'Bench',
    OPERATOR_EMAIL: 'desk@bench.example',
  };
  const bff = start('node', ['dist/server/index.js'], settings, 'bff');
  const plain = start(
    'node',
    ['--disable-warning=DEP0060', '--import', 'tsx', 'tests/bench/server/plainProxy.ts'],
    { NODE_ENV: 'production' },
    'plain',
  );
  const nginx = start('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {}, 'nginx');
  const servers = {
    bff: measured('BFF', `http://127.0.0.1:${bffPort}`, bff),
    nginx: measured('nginx', `http://127.0.0.1:${nginxPort}`, nginx),
    plain: measured('Express + HPM', await printedOrigin(plain), plain),
  };
  await Promise.all(Object.values(servers).map(({ origin }) => untilReady(origin)));
  return { servers, stop };
}

function measured(name: string, origin: string, { pid }: ChildProcess): Measured {
  if (pid === undefined) throw new Error(`${name} did not start`);
  return { name, origin, pid };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

async function printedOrigin({ stdout }: ChildProcess): Promise<string> {
  for await (const chunk of stdout ?? []) {
    const [, origin] = /listening on (\S+)/.exec(String(chunk)) ?? [];
    if (origin) return origin;
  }
  throw new Error('the plain proxy did not start');
}

async function untilReady(origin: string): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    const response = await fetch(`${origin}/api/hotels/rand4`).catch(() => undefined);
    await response?.text();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no response from ${origin}`);
}
