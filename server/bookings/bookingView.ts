import * as v from 'valibot';
import { unknownHotel } from '#contracts/site/bookedHotel.ts';
import { type Booking, bookingCauses } from '#contracts/site/bookings.ts';
import type { BookingPayment } from '#contracts/site/payments.ts';
import type { BookingCredits } from './state/bookingContext.ts';
import { cancellationTerms, provisionalRate, rewardOfBooking } from './state/bookingPrice.ts';
import type { BookingEventRow, BookingRow, OtherBookings } from './state/bookingRow.ts';
import type { BookingLinks } from './bookingLinks.ts';
import { isVoid } from './state/bookingStates.ts';
import { whenStayEarns } from './state/nextAttemptAt.ts';

type ViewContext = {
  now: () => Date;
  links: Pick<BookingLinks, 'pathOf'>;
  credits: Pick<BookingCredits, 'rewardOf' | 'delayDays' | 'earnsUnreported'>;
};

/** What is shown of a row of a booking's history. */
export type ShownEvent = Pick<BookingEventRow, 'at' | 'status' | 'cause'>;

/**
 * A booking as its page shows it now; of its history, the changes of status. `others` has the other
 * bookings of its changes; `payment` is its payment on the site.
 */
export function bookingView(
  row: BookingRow,
  events: readonly ShownEvent[],
  { now, credits, links }: ViewContext,
  others: OtherBookings,
  payment: BookingPayment | null = null,
): Booking {
  const rate = row.rate ?? provisionalRate(row);
  const isAccepted = row.accepted_at !== null;
  const other = (id: string | null) => (id === null ? undefined : others.get(id));
  const replaced = other(row.replaces);
  const replacing = other(row.replaced_by);
  // What came to nothing changes nothing of a booking that stands.
  const isReplaced = row.cancelling || isVoid(row) || (replacing && !isVoid(replacing));
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    cause: v.is(causeSchema, row.cause) ? row.cause : null,
    wantedBy: row.wanted_by,
    createdAt: row.created_at.toISOString(),
    answerBy: (row.status === 'requested' && !isAccepted && row.answer_by?.toISOString()) || null,
    accepted: row.status === 'requested' && isAccepted,
    stay: row.stay,
    // A booking of an earlier version lacks what was added since.
    hotel: { ...unknownHotel, ...row.hotel },
    rate,
    traveller: row.traveller,
    reference: row.reference,
    collector: row.payment_id === null ? 'hotel' : 'site',
    payment,
    inAccount: row.account_id !== null,
    cancelling: row.cancelling,
    credits: row.credits,
    earns: row.earned ?? rewardOfBooking(row, credits.rewardOf) ?? null,
    earned: row.earned !== null,
    earnsBy: earnsBy(row, credits)?.toISOString() ?? null,
    cancellation: row.cancelling ? null : cancellationTerms(row, rate, now()),
    cancellationFee: row.cancelled_fee,
    mismatch: row.mismatch !== null,
    replaces:
      replaced && row.replaces_fee
        ? { ...otherView(replaced, links), fee: replaced.cancelled_fee ?? row.replaces_fee }
        : null,
    replacedBy: replacing && isReplaced ? otherView(replacing, links) : null,
    history: events
      .filter(({ status }, index) => status !== events[index - 1]?.status)
      .map(({ at, status, cause }) => ({ at: at.toISOString(), status, cause })),
  };
}

function otherView(row: BookingRow, links: ViewContext['links']) {
  const { id, number, status, cancelling, check_in: checkIn, check_out: checkOut } = row;
  return { number, link: links.pathOf(id), status, cancelling, checkIn, checkOut };
}

/** A stay that has passed and has not earned may do so at the worker's next visit. */
function earnsBy(row: BookingRow, credits: ViewContext['credits']): Date | null {
  if (row.earned !== null) return null;
  const earnsAt = whenStayEarns(row, credits);
  return earnsAt && row.status === 'stayed' ? row.next_attempt_at : earnsAt;
}

const causeSchema = v.picklist(bookingCauses);
