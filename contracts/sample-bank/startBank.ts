import { createServer } from 'node:http';
import type { PostgresPool } from 'kysely';
import { createBankStore } from './bankStore.ts';
import { createBank } from './createBank.ts';

/** The key by which the site calls the sample bank. */
export const sampleKey = 'sk_test_sample';

export type StartOptions = {
  pool: PostgresPool;
  webhook: { address: () => string; secret: string };
  host?: string;
  /** 0 for a free one. */
  port?: number;
  now?: (() => number) | undefined;
};

/** Starts a sample bank at an origin of its own; on the loopback interface by default. */
export async function startBank({
  pool,
  webhook,
  host = '127.0.0.1',
  port = 0,
  now,
}: StartOptions) {
  let origin = '';
  const bank = createBank({
    store: createBankStore(pool),
    origin: () => origin,
    webhook,
    ...(now && { now }),
  });
  const server = createServer((req, res) => void bank.app(req, res));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.');
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  origin = `http://${name}:${address.port}`;
  return {
    ...bank,
    origin,
    close: () =>
      new Promise<void>((resolve, reject) => {
        bank.close();
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
