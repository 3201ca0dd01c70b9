import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { recordAction } from '../../record/recordAction.ts';
import { findAuthSecret } from '../../main/authSecret.ts';
import { parseConfig } from '../../main/config.ts';
import { createLog, say } from '../../observability/log.ts';
import { startEmbeddedPostgres } from '../embedded/startEmbeddedPostgres.ts';
import { openDatabase } from '../openDatabase.ts';
import { unsignedMeans } from './backupSignature.ts';
import { restoreDatabase } from './restoreDatabase.ts';

// `npm run restore -- FILE`: restores a backup into the empty database of DATABASE_URL, or into the
// embedded one in DATA_DIR. The file must be signed with AUTH_SECRET, or with the secret in
// DATA_DIR. `--unsigned` skips the check of the signature.
async function restore(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { unsigned: { type: 'boolean', default: false } },
  });
  const [given, ...others] = positionals;
  if (given === undefined || others.length > 0) {
    throw new Error('Usage: npm run restore -- FILE [--unsigned]');
  }
  const { databaseUrl, dataDir, authSecret } = parseConfig(process.env);
  const secret = values.unsigned ? undefined : findAuthSecret(authSecret, dataDir);
  if (values.unsigned) say(`${unsignedMeans}.`);
  else if (secret === undefined) {
    throw new Error(
      `The signature of the file cannot be checked: set AUTH_SECRET to the secret of the site that wrote it. ${unsignedMeans}.`,
    );
  }
  const { log } = createLog('silent');
  // Throws while a site uses the folder.
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, log });
  try {
    const url = databaseUrl ?? embedded?.url ?? '';
    const { at, version, rows } = await restoreDatabase(url, resolve(given), secret);
    const database = openDatabase(url, log);
    await recordAction(
      database.db,
      { kind: 'command', id: userInfo().username },
      {
        action: 'database.restored',
        subject: { kind: 'database', id: 'backup' },
        after: { at, version, rows },
      },
    ).finally(() => database.close());
    say(`Restored ${rows} rows as they were at ${at}.`);
    say(
      'Start the site with the AUTH_SECRET of the site that wrote the backup: links, codes and second steps depend on it.',
    );
  } finally {
    await embedded?.stop();
  }
}

restore().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error), process.stderr);
  process.exitCode = 1;
});
