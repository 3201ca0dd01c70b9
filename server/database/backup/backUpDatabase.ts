import { Client } from 'pg';
import { version } from '../../observability/version.ts';
import { type BackupEnd, type BackupPart, readBackupFile, writeBackupFile } from './backupFile.ts';
import { readMigrationNames, readSiteTables, type SiteTable } from './siteTables.ts';

/** How many rows are in memory at once. */
const batch = 500;

/**
 * Writes all rows of the database at a PostgreSQL URL, as they are at one moment, to a file, and
 * reads the file back. The site may go on working. Returns how many rows there are. Throws if the
 * file exists.
 */
export async function backUpDatabase(url: string, file: string): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await writeBackupFile(file, partsOf(client));
    await client.query('commit');
  } finally {
    await client.end();
  }
  return verifyBackupFile(file);
}

/**
 * Reads a backup to its end. Returns how many rows it has; throws an error for the operator if it
 * is not whole.
 */
async function verifyBackupFile(file: string): Promise<number> {
  let rows = 0;
  await readBackupFile(file, ({ kind }) => {
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
  const { rows: found } = await client.query<{ name: string }>(`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'S' and nspname not in ('pg_catalog', 'information_schema')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`);
  const sequences: BackupEnd['sequences'] = {};
  for (const { name } of found) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    if (rows[0]) sequences[name] = [rows[0].last, rows[0].called];
  }
  return sequences;
}
