import type { Kysely } from 'kysely';
import type { Settlement } from '#contracts/site/desk/deskMoney.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { toMoneyFigures } from './monthFigures.ts';

/** Selects the settlements of a hotel's month, in all currencies or in one. */
export type SettlementsOf = { hotelId: string; month: string; currency?: string };

/**
 * Selects settlements with the names of their authors. The name is null if the staff member's
 * account does not exist.
 */
export function settlementRows(db: Kysely<Tables>, hotelId: string) {
  return db
    .selectFrom('settlements')
    .leftJoin('staff', 'staff.id', 'settlements.actor_id')
    .selectAll('settlements')
    .select('staff.name')
    .where('hotel_id', '=', hotelId);
}

type By = { name: string | null; actor_id: string | null; actor_kind: string };

/** Returns the name of a settlement's author, otherwise the id, otherwise the kind. */
export function byOf({ name, actor_id: id, actor_kind: kind }: By): string {
  return name ?? id ?? kind;
}

/** Returns the settlements of a month, the oldest first. */
export async function readSettlements(
  { db }: Pick<Database, 'db'>,
  { hotelId, month, currency }: SettlementsOf,
): Promise<Settlement[]> {
  const rows = await settlementRows(db, hotelId)
    .select((eb) =>
      eb
        .selectFrom('settlement_lines as line')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('line.hotel_id', '=', 'settlements.hotel_id')
        .whereRef('line.settlement_id', '=', 'settlements.id')
        .as('bookings'),
    )
    .where('month', '=', month)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? ''))
    .orderBy('at')
    .orderBy('seq')
    .execute();
  const undone = new Set(rows.map(({ undoes }) => undoes));
  return rows.map((row) => ({
    id: row.id,
    statement: row.statement,
    currency: row.currency,
    figures: toMoneyFigures(
      { owed: BigInt(row.owed), commission: BigInt(row.commission) },
      row.currency,
    ),
    bookings: Number(row.bookings),
    reference: row.reference,
    reason: row.reason,
    at: row.at.toISOString(),
    by: byOf(row),
    undoes: row.undoes,
    undone: undone.has(row.id),
  }));
}

/**
 * Returns the hotels and currencies, as `HOTEL CURRENCY`, that have a settlement of the month that
 * was not undone.
 */
export async function standingSettlements(
  { db }: Pick<Database, 'db'>,
  hotels: readonly string[],
  month: string,
): Promise<ReadonlySet<string>> {
  if (hotels.length === 0) return new Set();
  const rows = await db
    .selectFrom('settlements')
    .select(['id', 'hotel_id', 'currency', 'undoes'])
    .where('month', '=', month)
    .where('hotel_id', 'in', hotels)
    .execute();
  const undone = new Set(rows.map(({ undoes }) => undoes));
  const standing = rows.filter(({ id, undoes }) => undoes === null && !undone.has(id));
  return new Set(standing.map(({ hotel_id: hotel, currency }) => `${hotel} ${currency}`));
}
