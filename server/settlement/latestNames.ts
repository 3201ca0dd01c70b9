import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Returns the names of hotels, each from its latest booking. */
export async function latestNames(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .select(['hotel_id', sql<string | null>`hotel->>'name'`.as('name')])
    .distinctOn('hotel_id')
    .where('hotel_id', 'in', [...new Set(ids)])
    .where('hotel', 'is not', null)
    .orderBy('hotel_id')
    .orderBy('created_at', 'desc')
    .execute();
  return new Map(rows.flatMap(({ hotel_id: id, name }) => (name === null ? [] : [[id, name]])));
}
