import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_seals')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('ids', sql`bigint[]`, (column) => column.notNull())
    .addColumn('digests', sql`text[]`, (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('last_at', 'timestamptz', (column) => column.notNull())
    .addColumn('sealed_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('audit_seals_seq', sql`seq > 0`)
    .execute();
  await db.schema
    .createIndex('audit_seals_by_last_at')
    .on('audit_seals')
    .column('last_at')
    .execute();
  await sql`
    create function refuse_change_of_record() returns trigger language plpgsql as
    'begin raise exception ''rows of % are never changed'', tg_table_name; end'
  `.execute(db);
  for (const table of ['audit_record', 'audit_seals']) {
    await sql`
      create trigger refuse_change before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change_of_record()
    `.execute(db);
    await sql`revoke update, delete, truncate on ${sql.table(table)} from current_user`.execute(db);
  }
}

/** The seals of the record, and what keeps the rows of both tables from being changed. ADR 0046. */
export const auditSeals: Migration = { up };
