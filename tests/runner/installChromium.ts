import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../support/findChromium.ts';
import { runCommand } from './runCommand.ts';

const limitMs = 8 * 60_000;
const aptGet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-y'];
const patience = ['-o', 'Acquire::http::Timeout=30', '-o', 'Acquire::Retries=2'];
const quiet = ['-o', 'Dpkg::Use-Pty=0', '--no-install-recommends'];
/** The second package is for systems without the first. */
const packages = ['chromium-headless-shell', 'chromium'];

type Attempt = { sentence: string; commands: readonly (readonly string[])[] };

/**
 * Returns the prefix for a command that needs root rights, or `undefined` if they are not
 * available.
 */
function asRoot(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore', timeout: 10_000 });
  return sudo.status === 0 ? ['sudo', '-n'] : undefined;
}

function* attempts(playwright: string): Generator<Attempt> {
  const root = asRoot();
  if (root && existsSync('/usr/bin/apt-get')) {
    const apt = [...root, ...aptGet, ...patience];
    for (const name of packages) {
      yield {
        sentence: `No browser is installed: installing the ${name} package with apt-get …`,
        commands: [
          [...apt, 'update'],
          [...apt, ...quiet, 'install', name, 'fonts-liberation'],
        ],
      };
    }
  }
  yield {
    sentence: 'No browser is installed: downloading a Chromium with Playwright …',
    commands: [[playwright, 'install', ...(root ? ['--with-deps'] : []), 'chromium']],
  };
}

/**
 * Installs Chromium on a machine without it and prints each step: the system's package if that is
 * allowed, otherwise Playwright's download. Resolves to its path, or to `undefined` if neither
 * works.
 */
export async function installChromium(playwright: string): Promise<string | undefined> {
  for (const { sentence, commands } of attempts(playwright)) {
    process.stdout.write(`${sentence}\n`);
    for (const command of commands) {
      const { code } = await runCommand(command, { limitMs });
      if (code !== 0) break;
    }
    const found = findChromium(process.env['PATH']);
    if (found) return found;
  }
  return undefined;
}
