import type { SavedTraveller } from '#contracts/site/savedTravellers.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The travellers that an account has saved, the first one first. */
export async function listTravellers(
  db: Kysely<Tables>,
  accountId: string,
): Promise<SavedTraveller[]> {
  const rows = await db
    .selectFrom('saved_travellers')
    .select(['id', 'traveller'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, traveller }) => ({ id, ...traveller }));
}
