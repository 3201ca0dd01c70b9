import * as v from 'valibot';
import { type Booking, bookingCauses } from '#contracts/site/bookings.ts';
import { unknownHotel } from './reservations/bookedHotel.ts';
import type { BookingCredits } from './state/bookingContext.ts';
import { cancellationTerms, provisionalRate, rewardOfBooking } from './state/bookingPrice.ts';
import type { BookingEventRow, BookingRow } from './state/bookingRow.ts';
import { whenStayEarns } from './state/nextVisit.ts';

type ViewContext = {
  now: () => Date;
  credits: Pick<BookingCredits, 'rewardOf' | 'delayDays' | 'earnsUnreported'>;
};

/** What is shown of a row of a booking's history. */
export type ShownEvent = Pick<BookingEventRow, 'at' | 'status' | 'cause'>;

/** A booking as its page shows it now; of its history, the changes of status. */
export function bookingView(
  row: BookingRow,
  events: readonly ShownEvent[],
  { now, credits }: ViewContext,
): Booking {
  const rate = row.rate ?? provisionalRate(row);
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    cause: v.is(causeSchema, row.cause) ? row.cause : null,
    createdAt: row.created_at.toISOString(),
    stay: row.stay,
    // A booking of an earlier version lacks what was added since.
    hotel: { ...unknownHotel, ...row.hotel },
    rate,
    traveller: row.traveller,
    reference: row.reference,
    inAccount: row.account_id !== null,
    cancelling: row.cancelling,
    credits: row.credits,
    earns: row.earned ?? rewardOfBooking(row, credits.rewardOf) ?? null,
    earned: row.earned !== null,
    earnsBy: earnsBy(row, credits)?.toISOString() ?? null,
    cancellation: row.cancelling ? null : cancellationTerms(row, rate, now()),
    cancellationFee: row.cancelled_fee,
    mismatch: row.mismatch !== null,
    history: events
      .filter(({ status }, index) => status !== events[index - 1]?.status)
      .map(({ at, status, cause }) => ({ at: at.toISOString(), status, cause })),
  };
}

/** A stay that has passed and has not earned may do so at the worker's next visit. */
function earnsBy(row: BookingRow, credits: ViewContext['credits']): Date | null {
  if (row.earned !== null) return null;
  const earnsAt = whenStayEarns(row, credits);
  return earnsAt && row.status === 'stayed' ? row.next_attempt_at : earnsAt;
}

const causeSchema = v.picklist(bookingCauses);
