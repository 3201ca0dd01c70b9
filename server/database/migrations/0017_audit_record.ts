import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_record')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_role', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('before', 'jsonb')
    .addColumn('after', 'jsonb')
    .addColumn('reason', 'text')
    .addColumn('request_id', 'text')
    .addColumn('refused', 'boolean', (column) => column.notNull().defaultTo(false))
    .addCheckConstraint('audit_record_id', sql`id > 0`)
    .execute();
  await db.schema
    .createIndex('audit_record_by_at')
    .on('audit_record')
    .columns(['at', 'id'])
    .execute();
  await db.schema
    .createIndex('audit_record_by_subject')
    .on('audit_record')
    .columns(['subject_id', 'at', 'id'])
    .execute();
  await db.schema
    .createIndex('audit_record_by_actor')
    .on('audit_record')
    .columns(['actor_id', 'at', 'id'])
    .execute();
}

/** The record of who did what. ADR 0046. */
export const auditRecord: Migration = { up };
