import { type Kysely, sql } from 'kysely';
import type { SiteMigration } from './siteMigration.ts';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table staff_oidc_links (
    issuer text not null,
    subject text not null,
    staff_id text not null references staff (id) on delete cascade,
    created_at timestamptz not null,
    primary key (issuer, subject)
  )`.execute(db);
  await sql`create unique index staff_oidc_links_by_member on staff_oidc_links (staff_id, issuer)`.execute(
    db,
  );
}

/** Which account of another site opens which account of the staff. ADR 0040. */
export const staffOidcLinks: SiteMigration = { up };
