import { type Kysely, type Migration, sql } from 'kysely';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('reports', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reported_at', 'timestamptz')
    .addColumn('hidden_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('reviews_pkey', ['hotel_id', 'booking_id'])
    .addCheckConstraint('reviews_score', sql`score between 0 and 10`)
    .execute();
  await db.schema
    .createIndex('reviews_by_hotel')
    .on('reviews')
    .columns(['hotel_id', 'created_at', 'id'])
    .execute();
  await db.schema.createIndex('reviews_by_id').on('reviews').column('id').execute();
}

/** Reviews by guests. Their primary key allows one for each booking. */
export const reviews: Migration = { up };
