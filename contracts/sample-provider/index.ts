import { openOwnDatabase } from './openOwnDatabase.ts';
import { readSettings, startProvider } from './startProvider.ts';

// Starts the sample provider on its own, for `npm run provider`. HOST and PORT set its address, and
// MEDIA_ORIGIN the beginning of picture addresses. SAMPLE_RATES=off makes it a provider of the
// plain specification. Reservations are in the database of DATABASE_URL, otherwise in an embedded
// one in DATA_DIR. If the provider cannot start, the process prints a sentence and exits with 1.
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
