import { startEmbeddedPostgres } from '#server/database/embedded/startEmbeddedPostgres.ts';

// Starts the embedded PostgreSQL of the folder DATA_DIR and prints its address, or the error of the
// start.
const log = { debug() {}, info() {}, warn() {}, error() {}, isLevelEnabled: () => false };
const dataDir = process.env['DATA_DIR'] ?? '';
startEmbeddedPostgres({ dataDir, log, waitMs: 1_000 }).then(
  ({ url }) => process.stdout.write(`${url}\n`),
  (error: unknown) => {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
