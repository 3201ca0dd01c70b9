import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index refunds_by_reference on refunds (refund_id) where refund_id is not null`.execute(
    db,
  );
}

/** Finds a refund by what the payment provider calls it. */
export const refundsByReference: SiteMigration = { up };
