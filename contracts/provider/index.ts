import { startProvider } from './startProvider.ts';

/** The provider on its own: `npx tsx contracts/provider/index.ts`, with HOST, PORT and MEDIA_ORIGIN. */
const { HOST = '127.0.0.1', PORT = '4000', MEDIA_ORIGIN } = process.env;
const port = Number(PORT);

if (!/^\d+$/.test(PORT) || port < 1 || port > 65_535) {
  process.stderr.write(`PORT must be a number from 1 to 65535, not '${PORT}'.\n`);
  process.exit(1);
}

const mediaOrigin = MEDIA_ORIGIN ?? `http://localhost:${port}`;

try {
  const provider = await startProvider({ host: HOST, port, mediaOrigin });
  process.stdout.write(`The sample provider answers at ${provider.origin}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void provider.close());
  }
} catch (error) {
  process.stderr.write(`The sample provider cannot start: ${String(error)}\n`);
  process.exitCode = 1;
}
