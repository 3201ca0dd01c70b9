import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DecimalMoney } from '#contracts/money/money.ts';
import type { Tables } from '../../database/tables.ts';
import { type BookingRow, isBooking } from './bookingRow.ts';
import { type EventName, type LifecycleEvent, lifecycle } from './lifecycle.ts';

/**
 * A cancellation that the desk or a change had asked for and that the provider refused, while the
 * booking stands and nobody has ended the task. `fee`: what the provider asks for it; null if it does
 * not cancel at all. `payer`: who was to pay the fee instead of the traveler.
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

/** Whose cancellations the desk takes up once they are refused: travelers read the answer. */
const ofDesk = [
  'cancellation-asked-by-desk',
  'cancellation-asked-by-changed',
] as const satisfies EventName[];

/**
 * The refusals of a row of `bookings` that are open. They are read from the history alone, so that one
 * that a process of an earlier version records counts as well. What a traveler asks for meanwhile ends
 * none.
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

/** The condition that a row of `bookings` has a cancellation that was refused. */
export const isRefusedRow = sql<boolean>`(bookings.status = 'confirmed' and not bookings.cancelling
  and exists (select from ${openRefusals}))`;

/** The latest of these of a row of `bookings`; null for none. */
export const refusalOfRow = sql<RefusedCancellation | null>`case
  when bookings.status = 'confirmed' and not bookings.cancelling then (
    select jsonb_build_object('at', event.at, 'fee', event.detail->'fee',
      'payer', asked.detail->>'feePayer')
    from ${openRefusals} order by event.seq desc limit 1) end`;

/** The cancellation of a booking that was refused; undefined for none. */
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
