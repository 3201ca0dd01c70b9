import { type Kysely, type RawBuilder, sql } from 'kysely';
import { taxesOnPrice } from '#contracts/money/localTaxes.ts';
import type { Tables } from '../database/tables.ts';

/**
 * Converts an amount of a JSON column to minor units. The amount always has the decimals of its
 * currency.
 */
function minor(amount: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`replace(${amount}, '.', '')::numeric`;
}

/** The number of rooms of a booking without a list of rooms, which all have the same rate. */
const rooms = sql`(b.stay->>'rooms')::numeric`;
/** The commission of the whole stay. */
export const commissionOfStay = sql`coalesce(b.rooms_commission,
  ${minor(sql`b.rate->'commission'->>'amount'`)} * ${rooms})`;
/**
 * The price of the rooms without extras and local taxes, which is the basis of cancellation fees.
 */
const price = sql`coalesce(
  (select sum(${priceOfRate(sql`rate.value`)}) from jsonb_array_elements(b.rates) as rate),
  ${priceOfRate(sql`b.rate`)} * ${rooms})`;
/** Returns the price of one room without local taxes, as `withoutLocalTaxes` computes it. */
function priceOfRate(rate: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${minor(sql`${rate}->>'total'`)} - coalesce((
    select sum(${minor(sql`tax->>'amount'`)})
    from jsonb_array_elements(nullif(${rate}->'taxes', 'null'::jsonb)) tax
    where tax->>'due' = 'property' and coalesce(tax->>'code', '') not in (${sql.join(taxesOnPrice)})
  ), 0))`;
}

/** The fee that the hotel received for a cancellation, from any payer. */
const fee = sql`(${minor(sql`b.cancelled_fee->>'amount'`)} + coalesce(${minor(sql`b.site_fee->>'amount'`)}, 0))`;

/**
 * The commission that the hotel owes for a booking, in minor units of the rate's currency. A stay
 * owes the whole commission. So does a no-show, because the hotel charges it too. A canceled
 * booking owes a share of the commission: the fee's share of the price without local taxes, rounded
 * half up. Other bookings owe nothing. ADR 0014. The query must use the alias `b` for `bookings`.
 */
export const commissionOfBooking = sql`coalesce(case
  when b.status in ('stayed', 'no-show') then ${commissionOfStay}
  when b.status = 'cancelled' and b.cancelled_fee->>'currency' = b.figure_currency and ${price} > 0
    then round(${commissionOfStay} * least(${fee}, ${price}) / ${price})
  else 0
end, 0)`;

/**
 * Returns the commission of the given bookings whose outcome is known, by id, in minor units of
 * their currency.
 */
export async function readCommissions(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; commission: string }>`
    select b.id, (${commissionOfBooking})::text as commission from bookings b
    where b.id in (${sql.join(ids)}) and b.status in ('stayed', 'no-show', 'cancelled')`.execute(
    db,
  );
  return new Map(rows.map(({ id, commission }) => [id, BigInt(commission.replace(/\..*$/, ''))]));
}
