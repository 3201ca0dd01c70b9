import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testSecret } from './startTestBookings.ts';

/** A site with bookings in a process of its own. `kill` ends it as `kill -9` does. */
export type BookingsChild = { origin: string; kill: () => Promise<void> };

/** Starts `bookingsChild.ts` and resolves when it listens. */
export async function startChild(env: Record<string, string>): Promise<BookingsChild> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotels-bookings-'));
  const child = spawn(
    process.execPath,
    ['--import', require.resolve('tsx'), join(__dirname, 'bookingsChild.ts')],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, AUTH_SECRET: testSecret, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const endWithThisProcess = () => void child.kill('SIGKILL');
  process.once('exit', endWithThisProcess);
  const ended = once(child, 'close');
  const [origin]: unknown[] = await once(createInterface(child.stdout), 'line');
  return {
    origin: String(origin),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      process.removeListener('exit', endWithThisProcess);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
