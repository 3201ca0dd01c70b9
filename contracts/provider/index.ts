import { startProvider } from './startProvider.ts';

// `npm run provider` starts the sample provider on its own. HOST and PORT say where it listens,
// MEDIA_ORIGIN what picture addresses begin with, SAMPLE_RATES=off that it is one of the plain
// specification. Ends with 1 and a sentence when it cannot start.
const { HOST = '127.0.0.1', PORT = '4000', MEDIA_ORIGIN, SAMPLE_RATES = 'on' } = process.env;
const port = Number(PORT);

if (!/^\d+$/.test(PORT) || port < 1 || port > 65_535) {
  process.stderr.write(`PORT must be a number from 1 to 65535, not '${PORT}'.\n`);
  process.exit(1);
}

if (SAMPLE_RATES !== 'on' && SAMPLE_RATES !== 'off') {
  process.stderr.write(`SAMPLE_RATES must be 'on' or 'off', not '${SAMPLE_RATES}'.\n`);
  process.exit(1);
}

const rates = SAMPLE_RATES === 'on';
const mediaOrigin = MEDIA_ORIGIN ?? `http://localhost:${port}`;

try {
  const provider = await startProvider({ host: HOST, port, mediaOrigin, rates });
  process.stdout.write(`The sample provider answers at ${provider.origin}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void provider.close());
  }
} catch (error) {
  process.stderr.write(`The sample provider cannot start: ${String(error)}\n`);
  process.exitCode = 1;
}
