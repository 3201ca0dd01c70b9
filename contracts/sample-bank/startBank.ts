import { createServer, type RequestListener } from 'node:http';
import type { PostgresPool } from 'kysely';
import { createBankStore } from './bankStore.ts';
import { createBank } from './createBank.ts';

/** The API key that the site uses for the sample bank. */
export const sampleKey = 'sk_test_sample';

export type StartOptions = {
  pool: PostgresPool;
  webhook: { address: () => string; secret: string };
  /** The listening address of the pages: by default a free port for this machine alone. */
  pages?: { host: string; port: number };
  now?: (() => number) | undefined;
};

const loopback = '127.0.0.1';

/**
 * Starts a sample bank on separate origins: its pages for browsers, and its calls and controls for
 * this machine alone.
 *
 * If there are several processes, each has its own calls, and they share the port of the pages,
 * because all state is in the database. If that port is taken, the pages get a free one.
 */
export async function startBank({
  pool,
  webhook,
  pages: { host, port } = { host: loopback, port: 0 },
  now,
}: StartOptions) {
  let pagesOrigin = '';
  const bank = createBank({
    store: createBankStore(pool),
    pagesOrigin: () => pagesOrigin,
    webhook,
    ...(now && { now }),
  });
  const calls = await listen(bank.calls, { host: loopback, port: 0, exclusive: true });
  const pages = await listen(bank.pages, { host, port }).catch((error: unknown) => {
    if (isInUse(error) && port !== 0) return listen(bank.pages, { host, port: 0 });
    throw error;
  });
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  pagesOrigin = `http://${isEverywhere ? 'localhost' : name}:${pages.port}`;
  return {
    ...bank,
    /** The origin of the calls. */
    origin: `http://${loopback}:${calls.port}`,
    pagesOrigin,
    close: async () => {
      await Promise.all([bank.close(), calls.close(), pages.close()]);
    },
  };
}

async function listen(
  handler: RequestListener,
  address: { host: string; port: number; exclusive?: boolean },
) {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('Not listening on a port.');
  return {
    port: bound.port,
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

const isInUse = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
