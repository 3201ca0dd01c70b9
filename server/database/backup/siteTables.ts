import type { Client } from 'pg';

/** A table: its quoted name with its schema, and its quoted writable columns. */
export type SiteTable = { name: string; columns: string[] };

/**
 * Returns the tables that a backup contains, each after the tables that its foreign keys reference.
 * A backup omits the applied migrations, the table `commit_marks` of `distributeDatabase`, and the
 * shared values in `site_state`. It also omits tables of extensions and unlogged tables: rate
 * limits and attempts of travelers.
 */
export async function readSiteTables(client: Client): Promise<SiteTable[]> {
  const { rows } = await client.query<SiteTable & { references: string[] }>(`
    select
      format('%I.%I', nspname, relname) as name,
      (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select format('%I.%I', other_schema.nspname, other.relname)
        from pg_constraint
        join pg_class as other on other.oid = confrelid
        join pg_namespace as other_schema on other_schema.oid = other.relnamespace
        where contype = 'f' and conrelid = pg_class.oid and confrelid <> conrelid) as references
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relpersistence = 'p'
      and nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg_toast%'
      and relname not like 'kysely\\_migration%' and relname not in ('applied_migrations', 'commit_marks', 'site_state')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by 1`);
  const left = new Map(rows.map((row) => [row.name, row]));
  const ordered: SiteTable[] = [];
  while (left.size > 0) {
    const next = [...left.values()].find(
      ({ references }) => !references.some((name) => left.has(name)),
    );
    if (!next) throw new Error(`The tables ${[...left.keys()].join(', ')} refer to each other.`);
    left.delete(next.name);
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}

/** Returns the quoted names of the sequences, with their schemas. */
export async function readSequenceNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'S' and nspname not in ('pg_catalog', 'information_schema')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`);
  return rows.map(({ name }) => name);
}

/** Returns the names of the migrations that were applied to a database. A new database has none. */
export async function readMigrationNames(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query(`select from information_schema.tables
    where table_schema = current_schema() and table_name = 'kysely_migration'`);
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  return rows.map(({ name }) => name);
}
