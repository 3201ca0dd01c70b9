import { Client } from 'pg';
import { version } from '../../observability/version.ts';
import { type BackupEnd, type BackupPart, readBackupFile, writeBackupFile } from './backupFile.ts';
import {
  readMigrationNames,
  readSequenceNames,
  readSiteTables,
  type SiteTable,
} from './siteTables.ts';

/** The largest number of rows in memory at once. */
const batch = 5_000;

/**
 * Writes all rows of the database at a PostgreSQL URL to a file, and signs the file with the secret
 * of the site. Then reads the file back to check it. The rows come from one snapshot, so the site
 * may keep running. Returns the number of rows. Throws if the file exists.
 */
export async function backUpDatabase(url: string, file: string, secret: string): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await writeBackupFile(file, secret, partsOf(client));
    await client.query('commit');
  } finally {
    await client.end();
  }
  return verifyBackupFile(file, secret);
}

/**
 * Reads a backup to its end and returns the number of its rows. Throws an error for the operator if
 * the backup is incomplete.
 */
async function verifyBackupFile(file: string, secret: string): Promise<number> {
  let rows = 0;
  await readBackupFile(file, secret, ({ kind }) => {
    if (kind === 'row') rows += 1;
  });
  return rows;
}

async function* partsOf(client: Client): AsyncGenerator<BackupPart> {
  const migrations = await readMigrationNames(client);
  yield { kind: 'head', head: { version, at: new Date().toISOString(), migrations } };
  const rows: BackupEnd['rows'] = {};
  for (const table of await readSiteTables(client)) {
    yield { kind: 'table', ...table };
    rows[table.name] = 0;
    for await (const json of rowsOf(client, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + 1;
      yield { kind: 'row', json };
    }
  }
  yield { kind: 'end', end: { rows, sequences: await readSequences(client) } };
}

async function* rowsOf(client: Client, { name, columns }: SiteTable): AsyncGenerator<string> {
  await client.query(
    `declare backup no scroll cursor for
      select row_to_json(part)::text as json from (select ${columns.join(', ')} from ${name}) as part`,
  );
  for (;;) {
    const { rows } = await client.query<{ json: string }>(`fetch ${batch} from backup`);
    for (const { json } of rows) yield json;
    if (rows.length < batch) break;
  }
  await client.query('close backup');
}

async function readSequences(client: Client): Promise<BackupEnd['sequences']> {
  const sequences: BackupEnd['sequences'] = {};
  for (const name of await readSequenceNames(client)) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    if (rows[0]) sequences[name] = [rows[0].last, rows[0].called];
  }
  return sequences;
}
