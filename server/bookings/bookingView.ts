import * as v from 'valibot';
import { type Booking, bookingCauses } from '#contracts/site/bookings.ts';
import { cancellationTerms } from './cancellationTerms.ts';
import { rewardOfBooking } from './creditsOfBooking.ts';
import { unknownHotel } from './provider/bookedHotel.ts';
import { provisionalRate } from './provisionalRate.ts';
import type { BookingCredits } from './state/bookingCredits.ts';
import type { BookingEventRow, BookingRow } from './state/bookingRow.ts';

type ViewContext = { now: () => Date; credits: Pick<BookingCredits, 'rewardOf'> };

/** A booking as its page shows it now; of its history, the changes of status. */
export function bookingView(
  row: BookingRow,
  events: readonly BookingEventRow[],
  { now, credits }: ViewContext,
): Booking {
  const rate = row.rate ?? provisionalRate(row);
  return {
    id: row.id,
    status: row.status,
    cause: v.is(causeSchema, row.cause) ? row.cause : null,
    createdAt: row.created_at.toISOString(),
    stay: row.stay,
    hotel: row.hotel ?? unknownHotel,
    rate,
    traveller: row.traveller,
    reference: row.reference,
    cancelling: row.cancelling,
    credits: row.credits,
    earns: rewardOfBooking(row, credits.rewardOf) ?? null,
    cancellation: row.cancelling ? null : cancellationTerms(row, rate, now()),
    cancellationFee: row.cancelled_fee,
    history: events
      .filter(({ status }, index) => status !== events[index - 1]?.status)
      .map(({ at, status, cause }) => ({ at: at.toISOString(), status, cause })),
  };
}

const causeSchema = v.picklist(bookingCauses);
