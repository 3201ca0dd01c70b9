import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './migrations/siteMigration.ts';

/**
 * The migrations of a version of the site. `checksums` holds the committed checksum of each
 * migration by name.
 */
export type MigrationSet = {
  migrations: Readonly<Record<string, SiteMigration>>;
  checksums: Readonly<Record<string, string>>;
  /** The version of the site, such as `1.2.0`. */
  version: string;
};

/** Thrown when this version of the site must not work with the tables of the database. */
class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError';
}

type Applied = { name: string; checksum: string; oldest_version: string | null };

/**
 * Throws an error for the operator if this version of the site must not use the database. The
 * reason is either an applied migration that was edited afterwards, or a newer migration that
 * requires a newer version. Migrations that were applied before checksums were recorded are not
 * compared.
 */
export async function refuseOtherTables(
  db: Kysely<unknown>,
  { migrations, checksums, version }: MigrationSet,
): Promise<void> {
  const edited: string[] = [];
  for (const { name, checksum, oldest_version: oldest } of await readApplied(db)) {
    const known = checksums[name];
    if (known !== undefined && known !== checksum) edited.push(name);
    if (!migrations[name] && oldest !== null && isOlder(version, oldest)) {
      throw new DatabaseRefusedError(
        `The database is newer than this version of the site: its migration ${name} requires version ${oldest} or later, and this is ${version}. Start that version, or restore a backup from before the upgrade.`,
      );
    }
  }
  if (edited.length === 0) return;
  throw new DatabaseRefusedError(
    `A migration was edited after it had been applied to the database: ${edited.join(', ')}. Start the build that applied it, or see "Migrations" in docs/operations.md.`,
  );
}

/**
 * Returns the migrations, each extended to record its name and checksum in the transaction that
 * applies it. The first one also records the migrations that were applied before checksums were
 * recorded.
 */
export function recorded(set: MigrationSet): Record<string, SiteMigration> {
  return Object.fromEntries(
    Object.entries(set.migrations).map(([name, migration]) => [
      name,
      {
        ...migration,
        up: async (db) => {
          await migration.up(db);
          await record(db, set, name);
        },
      } satisfies SiteMigration,
    ]),
  );
}

async function record(
  db: Kysely<unknown>,
  { migrations, checksums }: MigrationSet,
  latest: string,
): Promise<void> {
  await sql`create table if not exists applied_migrations (
    name text primary key,
    checksum text not null,
    oldest_version text,
    applied_at timestamptz not null default now()
  )`.execute(db);
  const earlier = await sql<{ name: string; timestamp: string }>`
    select name, "timestamp" from kysely_migration
    where name not in (select name from applied_migrations)`.execute(db);
  const applied = [...earlier.rows, { name: latest, timestamp: new Date().toISOString() }];
  for (const { name, timestamp } of applied) {
    const checksum = checksums[name];
    if (checksum === undefined) continue;
    const oldest = migrations[name]?.contract?.oldestVersion ?? null;
    await sql`insert into applied_migrations (name, checksum, oldest_version, applied_at)
      values (${name}, ${checksum}, ${oldest}, ${timestamp})`.execute(db);
  }
}

async function readApplied(db: Kysely<unknown>): Promise<Applied[]> {
  const { rows: tables } = await sql`select table_name from information_schema.tables
    where table_schema = current_schema() and table_name = 'applied_migrations'`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<Applied>`
    select name, checksum, oldest_version from applied_migrations order by name`.execute(db);
  return rows;
}

/**
 * Returns whether `version` is older than `than`. Compares number by number, and ignores a suffix
 * such as `-rc.1`.
 */
function isOlder(version: string, than: string): boolean {
  const [given, needed] = [version, than].map((text) =>
    (/^[\d.]+/.exec(text)?.[0] ?? '').split('.'),
  );
  for (const [index, number] of (needed ?? []).entries()) {
    const difference = Number(given?.[index] ?? 0) - Number(number);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
