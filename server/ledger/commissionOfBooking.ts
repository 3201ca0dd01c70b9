import { type Kysely, type RawBuilder, sql } from 'kysely';
import { taxesOnPrice } from '#contracts/money/localTaxes.ts';
import type { Tables } from '../database/tables.ts';

/**
 * An amount of a JSON column in minor units. It was checked to have the decimals of its currency.
 */
function minor(amount: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`replace(${amount}, '.', '')::numeric`;
}

/** Of bookings without a list of rooms, which have a number of rooms of one rate. */
const rooms = sql`(b.stay->>'rooms')::numeric`;
/** The commission of the whole stay. */
export const commissionOfStay = sql`coalesce(b.rooms_commission,
  ${minor(sql`b.rate->'commission'->>'amount'`)} * ${rooms})`;
/** The price of the rooms without extras and local taxes, as fees are a part of it. */
const price = sql`coalesce(
  (select sum(${priceOfRate(sql`rate.value`)}) from jsonb_array_elements(b.rates) as rate),
  ${priceOfRate(sql`b.rate`)} * ${rooms})`;
/** The price of one room as `withoutLocalTaxes` has it. */
function priceOfRate(rate: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${minor(sql`${rate}->>'total'`)} - coalesce((
    select sum(${minor(sql`tax->>'amount'`)})
    from jsonb_array_elements(nullif(${rate}->'taxes', 'null'::jsonb)) tax
    where tax->>'due' = 'property' and coalesce(tax->>'code', '') not in (${sql.join(taxesOnPrice)})
  ), 0))`;
}

/** What the hotel has got for a cancellation, whoever has paid it. */
const fee = sql`(${minor(sql`b.cancelled_fee->>'amount'`)} + coalesce(${minor(sql`b.site_fee->>'amount'`)}, 0))`;

/**
 * The commission that the hotel owes for a booking, in minor units of the rate's currency. A stay,
 * and a no-show, which the hotel charges too, owes all of it; one that was cancelled the share of
 * the price, local taxes left out, that the hotel got as a fee, rounded half up; anything else
 * nothing. ADR 0014. The table of bookings is `b`.
 */
export const commissionOfBooking = sql`coalesce(case
  when b.status in ('stayed', 'no-show') then ${commissionOfStay}
  when b.status = 'cancelled' and b.cancelled_fee->>'currency' = b.figure_currency and ${price} > 0
    then round(${commissionOfStay} * least(${fee}, ${price}) / ${price})
  else 0
end, 0)`;

/**
 * The same of these bookings whose outcome is known, by id, in minor units of their currency.
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
