import { openOwnDatabase } from './openOwnDatabase.ts';
import { readSettings, startProvider } from './startProvider.ts';

// `npm run provider` starts the sample provider on its own. HOST and PORT say where it listens,
// MEDIA_ORIGIN what picture addresses begin with, SAMPLE_RATES=off that it is one of the plain
// specification. Reservations are in the database that DATABASE_URL names, else in an embedded one
// in DATA_DIR. Exits with 1 and a sentence when it cannot start.
const settings = readSettings(process.env);
if (typeof settings === 'string') {
  process.stderr.write(`${settings}\n`);
  process.exit(1);
}

try {
  const { databaseUrl, dataDir, ...options } = settings;
  const database = options.rates
    ? await openOwnDatabase({ databaseUrl, dataDir }, 'sample-provider')
    : undefined;
  const reservations = database?.reservations;
  const provider = await startProvider({ ...options, reservations }).catch(
    async (error: unknown) => {
      await database?.close();
      throw error;
    },
  );
  process.stdout.write(`The sample provider listens at ${provider.origin}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void provider.close().then(() => database?.close()));
  }
} catch (error) {
  process.stderr.write(`The sample provider cannot start: ${String(error)}\n`);
  process.exitCode = 1;
}
