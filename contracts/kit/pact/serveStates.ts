import { openOwnDatabase } from '../../sample-provider/openOwnDatabase.ts';
import { startListening } from '../../sample-provider/startProvider.ts';
import { createStatefulProvider, statesPath } from './statefulProvider.ts';

// The entry of `npm run contracts:pact:provider`: starts the sample provider with its provider
// states on PORT. Reservations are stored in the database at DATABASE_URL, otherwise in an embedded
// database in DATA_DIR. Exits with 1 and one sentence when it cannot start.
const { PORT = '4001', DATABASE_URL, DATA_DIR } = process.env;

try {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not '${PORT}'.`);
  }
  const settings = { databaseUrl: DATABASE_URL, dataDir: DATA_DIR };
  const database = await openOwnDatabase(settings, 'sample-provider-states');
  const { reservations } = database;
  const listener = createStatefulProvider({ reservations });
  const { origin, close } = await startListening(listener, { port }).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  process.stdout.write(`The sample provider listens at ${origin}\n`);
  process.stdout.write(`Its states are changed at ${origin}${statesPath}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => database.close()));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
