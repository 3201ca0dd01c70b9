import { openOwnDatabase } from './openOwnDatabase.ts';
import { startProvider } from './startProvider.ts';

// `npm run provider` starts the sample provider on its own. HOST and PORT say where it listens,
// MEDIA_ORIGIN what picture addresses begin with, SAMPLE_RATES=off that it is one of the plain
// specification. Reservations are in the database that DATABASE_URL names, else in an embedded one in
// DATA_DIR. Exits with 1 and a sentence when it cannot start.
const { HOST = '127.0.0.1', PORT = '4000', MEDIA_ORIGIN, SAMPLE_RATES = 'on' } = process.env;
const { DATABASE_URL, DATA_DIR } = process.env;
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
  const settings = { databaseUrl: DATABASE_URL, dataDir: DATA_DIR };
  const database = rates ? await openOwnDatabase(settings, 'sample-provider') : undefined;
  const reservations = database?.reservations;
  const options = { host: HOST, port, mediaOrigin, rates, reservations };
  const provider = await startProvider(options).catch(async (error: unknown) => {
    await database?.close();
    throw error;
  });
  process.stdout.write(`The sample provider listens at ${provider.origin}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void provider.close().then(() => database?.close()));
  }
} catch (error) {
  process.stderr.write(`The sample provider cannot start: ${String(error)}\n`);
  process.exitCode = 1;
}
