import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testSecret } from '../../../../server/bookings/support/bookingRequest.ts';

/** A site with bookings in a separate process. `kill` ends it like `kill -9`. */
export type BookingsChild = { origin: string; kill: () => Promise<void> };

const running = new Set<BookingsChild>();

/** Ends the processes that a test has left running, for example after a failure. */
export async function killChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.kill()));
}

/** Starts `bookingsChild.ts` and resolves when it listens. */
export async function startChild(env: Record<string, string>): Promise<BookingsChild> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotels-bookings-'));
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'bookingsChild.ts')],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, AUTH_SECRET: testSecret, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const endWithThisProcess = () => void child.kill('SIGKILL');
  process.once('exit', endWithThisProcess);
  const ended = once(child, 'close');
  const [origin]: unknown[] = await once(createInterface(child.stdout), 'line');
  const started: BookingsChild = {
    origin: String(origin),
    kill: async () => {
      running.delete(started);
      child.kill('SIGKILL');
      await ended;
      process.removeListener('exit', endWithThisProcess);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  running.add(started);
  return started;
}
