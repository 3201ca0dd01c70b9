import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import {
  createReservationTables,
  providerSchema,
  type ReservationTables,
} from '#contracts/sample-provider/reservations/reservationTables.ts';
import { version } from '../../observability/version.ts';
import { migrateDatabase } from '../migrateDatabase.ts';
import { checksums } from '../migrations/checksums.ts';
import { migrations } from '../migrations/migrations.ts';
import { type BackupEnd, type BackupHead, readBackupFile } from './backupFile.ts';
import { verifySignature } from './backupSignature.ts';
import { deferIndexes } from './deferIndexes.ts';
import { type BackupNames, findKnown, type Known, requireNames } from './knownTables.ts';
import { readMigrationNames, readSiteTables, type SiteTable } from './siteTables.ts';

/** The number of rows that one statement writes. */
const batch = 1_000;

/**
 * Restores a backup into the empty database at a PostgreSQL URL, and runs the pending migrations.
 * The signature is checked with the secret of the site, unless that is undefined. The whole file is
 * read before anything is written, and all rows are written in one transaction. Returns the head of
 * the backup and the number of rows.
 *
 * Throws an error for the operator if the database has rows. Also throws if the backup is
 * incomplete, is not signed with this secret, contains unknown names, or comes from a newer
 * version.
 */
export async function restoreDatabase(
  url: string,
  file: string,
  secret: string | undefined,
): Promise<BackupHead & { rows: number }> {
  if (secret !== undefined) await verifySignature(file, secret);
  const { head, names } = await readContents(file, secret);
  const unknown = head.migrations.filter((name) => !migrations[name]);
  if (unknown.length > 0) {
    throw new Error(
      `The backup is of version ${head.version}, with migrations that this version (${version}) lacks: ${unknown.join(', ')}. Restore it with that version.`,
    );
  }
  requireNames(names);
  await withClient(url, (client) => requireEmpty(client, head));
  await migrateDatabase(url, { migrations: pick(migrations, head.migrations), checksums, version });
  if (names.tables.some(({ name }) => name.startsWith(`${providerSchema}.`))) {
    await createTablesOfSampleProvider(url);
  }
  const rows = await withClient(url, async (client) => {
    const known = await findKnown(client, names);
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const tables = names.tables.map((table) => known.tableOf({ ...table, columns: [] }).name);
    // Triggers are disabled, because the backup already contains the rows that they wrote.
    await eachTable(client, tables, 'disable trigger user');
    const makeIndexes = await deferIndexes(client, tables);
    const written = await writeRows(client, known, { file, secret });
    await makeIndexes();
    await eachTable(client, tables, 'enable trigger user');
    await client.query('commit');
    return written;
  });
  await migrateDatabase(url);
  return { ...head, rows };
}

async function eachTable(client: Client, tables: readonly string[], change: string) {
  for (const table of tables) await client.query(`alter table ${table} ${change}`);
}

type Contents = { head: BackupHead; names: BackupNames };

/** Reads a whole backup, to check it before anything is written. */
async function readContents(file: string, secret: string | undefined): Promise<Contents> {
  const tables: SiteTable[] = [];
  let head: BackupHead | undefined;
  let end: BackupEnd | undefined;
  await readBackupFile(file, secret, (part) => {
    if (part.kind === 'table') tables.push({ name: part.name, columns: [...part.columns] });
    if (part.kind === 'head') head = part.head;
    if (part.kind === 'end') end = part.end;
  });
  if (!head || !end) throw new Error(`${file} cannot be restored: it is cut off.`);
  for (const name of Object.keys(end.rows)) tables.push({ name, columns: [] });
  return { head, names: { tables, sequences: Object.keys(end.sequences) } };
}

function pick<Value>(
  all: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

async function requireEmpty(client: Client, head: BackupHead): Promise<void> {
  for (const { name } of await readSiteTables(client)) {
    if ((await countRows(client, name)) === 0) continue;
    throw new Error(
      `The database has rows already, in ${name}: a backup can only be restored into an empty database.`,
    );
  }
  const newer = (await readMigrationNames(client)).filter(
    (name) => !head.migrations.includes(name),
  );
  if (newer.length > 0) {
    throw new Error(
      `The database has newer migrations than the backup (${newer.join(', ')}): restore the backup into a new database without tables.`,
    );
  }
}

async function countRows(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ rows: number }>(
    `select count(*)::double precision as rows from ${table}`,
  );
  return rows[0]?.rows ?? 0;
}

async function createTablesOfSampleProvider(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  const db = new Kysely<ReservationTables>({ dialect: new PostgresDialect({ pool }) });
  await createReservationTables(db).finally(() => db.destroy());
}

/**
 * Writes the rows of a backup in the transaction of `client`, and checks that none is missing.
 * Returns their number.
 */
async function writeRows(
  client: Client,
  known: Known,
  { file, secret }: { file: string; secret: string | undefined },
): Promise<number> {
  let table: SiteTable | undefined;
  let waiting: string[] = [];
  let rows = 0;
  // The next rows are read while the database writes the previous ones.
  let writing: Promise<unknown> = Promise.resolve();
  const flush = async () => {
    await writing;
    if (waiting.length === 0) return;
    if (!table) throw new Error(`${file} cannot be restored: it has rows that belong to no table.`);
    const { name, columns } = table;
    const list = columns.join(', ');
    writing = client.query(
      `insert into ${name} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${waiting.join(',')}]`],
    );
    writing.catch(() => {});
    rows += waiting.length;
    waiting = [];
  };
  await readBackupFile(file, secret, async (part) => {
    if (part.kind === 'row') {
      waiting.push(part.json);
      if (waiting.length === batch) await flush();
    } else if (part.kind === 'table') {
      await flush();
      table = known.tableOf({ name: part.name, columns: [...part.columns] });
    } else if (part.kind === 'end') {
      await flush();
      await writing;
      await finish(client, known, part.end);
    }
  });
  return rows;
}

async function finish(client: Client, known: Known, { rows, sequences }: BackupEnd): Promise<void> {
  for (const [table, expected] of Object.entries(rows)) {
    const found = await countRows(client, known.tableOf({ name: table, columns: [] }).name);
    if (found !== expected) {
      throw new Error(`${table} has ${found} rows instead of ${expected}: nothing was restored.`);
    }
  }
  for (const [name, [last, called]] of Object.entries(sequences)) {
    await client.query('select setval($1, $2, $3)', [known.sequenceOf(name), last, called]);
  }
}

async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
