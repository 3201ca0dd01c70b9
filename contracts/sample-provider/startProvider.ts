import { createServer, type RequestListener } from 'node:http';
import { createProvider, type ProviderOptions } from './createProvider.ts';

/** The address of a provider. The default is loopback and a free port. */
export type ListenOptions = { host?: string; port?: number };

/** A provider that is running. `close` ends it and its open connections. */
export type RunningProvider = { origin: string; close: () => Promise<void> };

/**
 * Starts a sample provider and resolves when it listens. Rejects if the address is in use. The
 * entry point of the BFF uses it if no provider is configured, and tests use it as their provider.
 */
export async function startProvider(
  options: ProviderOptions & ListenOptions = {},
): Promise<RunningProvider> {
  const { host, port, ...providerOptions } = options;
  return startListening(createProvider(providerOptions), { host, port });
}

/** Starts any request listener in the same way, such as the provider with states. */
export async function startListening(
  answers: RequestListener,
  { host = '127.0.0.1', port = 0 }: ListenOptions = {},
): Promise<RunningProvider> {
  const server = createServer(answers);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Exclusive, because each process of a site has its own provider.
    server.listen({ port, host, exclusive: true }, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.');
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    origin: `http://${name}:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/**
 * Reads the settings of `npm run provider` from the environment. Returns a sentence if one of them
 * is wrong.
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const { HOST: host = '127.0.0.1', PORT = '4000', SAMPLE_RATES = 'on' } = env;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port < 1 || port > 65_535) {
    return `PORT must be a number from 1 to 65535, not '${PORT}'.`;
  }
  if (SAMPLE_RATES !== 'on' && SAMPLE_RATES !== 'off') {
    return `SAMPLE_RATES must be 'on' or 'off', not '${SAMPLE_RATES}'.`;
  }
  const mediaOrigin = env['MEDIA_ORIGIN'] ?? `http://localhost:${port}`;
  const database = { databaseUrl: env['DATABASE_URL'], dataDir: env['DATA_DIR'] };
  return { host, port, mediaOrigin, rates: SAMPLE_RATES === 'on', ...database };
}
