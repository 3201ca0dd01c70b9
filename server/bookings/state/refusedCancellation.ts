import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DecimalMoney } from '#contracts/money/money.ts';
import type { Tables } from '../../database/tables.ts';
import { type BookingRow, isBooking } from './bookingRow.ts';
import { type EventName, type LifecycleEvent, lifecycle } from './lifecycle.ts';

/**
 * A cancellation for the desk or a change that the provider refused. The booking remains, and the
 * desk has not closed the task yet. `fee` is the provider's fee, or null if the provider does not
 * cancel at all. `payer` is the party that was meant to pay the fee instead of the traveler.
 */
export type RefusedCancellation = {
  at: string;
  fee: DecimalMoney | null;
  payer: BookingRow['fee_payer'];
};

function eventsThat(refusal: LifecycleEvent['refusal']): RawBuilder<unknown> {
  const events = Object.entries<LifecycleEvent>(lifecycle);
  return sql.join(events.filter(([, event]) => event.refusal === refusal).map(([name]) => name));
}

/**
 * The requests whose refusal becomes a task of the desk. A refusal of a traveler's own cancellation
 * is no task, because the traveler reads it.
 */
const ofDesk = [
  'cancellation-asked-by-desk',
  'cancellation-asked-by-changed',
] as const satisfies EventName[];

/**
 * The open refusals of a row of `bookings`. They come from the history alone, so that refusals
 * recorded by a process of an earlier version count too. A cancellation by the traveler in the
 * meantime does not close them.
 */
const openRefusals = sql`booking_events as event
  cross join lateral (
    select asked.cause, asked.detail from booking_events as asked
    where asked.hotel_id = event.hotel_id and asked.booking_id = event.booking_id
      and asked.seq < event.seq and asked.cause like 'cancellation-asked-by-%'
    order by asked.seq desc limit 1
  ) as asked
  where event.hotel_id = bookings.hotel_id and event.booking_id = bookings.id
    and event.cause in (${eventsThat('begins')}) and asked.cause in (${sql.join(ofDesk)})
    and not exists (select from booking_events as ended
      where ended.hotel_id = event.hotel_id and ended.booking_id = event.booking_id
        and ended.seq > event.seq and ended.cause in (${eventsThat('ends')}))`;

/** The condition that a row of `bookings` has an open refusal. */
export const isRefusedRow = sql<boolean>`(bookings.status = 'confirmed' and not bookings.cancelling
  and exists (select from ${openRefusals}))`;

/** The latest open refusal of a row of `bookings`, or null. */
export const refusalOfRow = sql<RefusedCancellation | null>`case
  when bookings.status = 'confirmed' and not bookings.cancelling then (
    select jsonb_build_object('at', event.at, 'fee', event.detail->'fee',
      'payer', asked.detail->>'feePayer')
    from ${openRefusals} order by event.seq desc limit 1) end`;

/** Returns the latest open refusal of a booking, or undefined. */
export async function readRefusal(
  db: Kysely<Tables>,
  row: Pick<BookingRow, 'hotel_id' | 'id'>,
): Promise<RefusedCancellation | undefined> {
  const found = await db
    .selectFrom('bookings')
    .select(refusalOfRow.as('refusal'))
    .where(isBooking(row))
    .executeTakeFirst();
  return found?.refusal ?? undefined;
}
