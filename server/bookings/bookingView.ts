import * as v from 'valibot';
import { withoutCommission } from '#contracts/money/commission.ts';
import { type DecimalMoney, addMoney, parseMoney, toDecimalMoney } from '#contracts/money/money.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { bookingCauses } from '#contracts/site/bookingSchema.ts';
import { type Booking, isOpenBooking } from '#contracts/site/bookings.ts';
import { rateInHotelTime } from '#contracts/site/hotelTime.ts';
import type { BookingPayment } from '#contracts/site/payments.ts';
import { dayMs } from '#contracts/values/durations.ts';
import { zonedTime } from '#contracts/values/zonedTime.ts';
import { bookedRates, hotelOf, stayOf } from './state/bookedRooms.ts';
import type { BookingCredits } from './state/bookingContext.ts';
import { cancellationTerms, rewardOfBooking } from './state/bookingPrice.ts';
import { cancellationSums } from './state/cancellationSums.ts';
import type {
  BookingEventRow,
  BookingRow,
  OtherBookings,
  ShownPayments,
} from './state/bookingRow.ts';
import type { BookingLinks } from './bookingLinks.ts';
import { isVoid } from './state/bookingStates.ts';
import { whenStayEarns } from './state/nextAttemptAt.ts';

type ViewContext = {
  now: () => Date;
  links: Pick<BookingLinks, 'pathOf'>;
  credits: Pick<BookingCredits, 'rewardOf' | 'delayDays' | 'earnsUnreported'>;
};

/** The columns of a booking's history that are shown. */
export type ShownEvent = Pick<BookingEventRow, 'at' | 'status' | 'cause'>;

/** The maximum number of days until a refund reaches the account of the card. */
const refundDays = 10;

/**
 * Returns a booking as its page and its mails show it now. Its history contains only the changes of
 * status. `others` are the other bookings of its changes. `payments` are its payment on the site
 * and the payment of the booking that it replaces. Deadlines, the history and the receipt are in
 * the hotel's time with its offset, as this server knows it. Readers therefore need no time zone
 * data.
 */
export function bookingView(
  row: BookingRow,
  events: readonly ShownEvent[],
  { now, credits, links }: ViewContext,
  others: OtherBookings,
  { payment, earlier }: ShownPayments = { payment: null },
): Booking {
  const hotel = hotelOf(row);
  const stay = stayOf(row);
  const inHotelTime = (instant: Date) => zonedTime(instant, hotel.timeZone);
  const ofText = (instant: string) => inHotelTime(new Date(instant));
  const rates = bookedRates(row).map((rate) =>
    withoutCommission(rateInHotelTime(rate, hotel.timeZone)),
  );
  const isAccepted = row.accepted_at !== null;
  const other = (id: string | null) => (id === null ? undefined : others.get(id));
  const replaced = other(row.replaces);
  const replacing = other(row.replaced_by);
  // A change that failed does not affect a booking that remains.
  const isReplaced = row.cancelling || isVoid(row) || (replacing && !isVoid(replacing));
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    cause: v.is(causeSchema, row.cause) ? row.cause : null,
    wantedBy: row.wanted_by,
    createdAt: row.created_at.toISOString(),
    answerBy:
      row.status === 'requested' && !isAccepted && row.answer_by
        ? inHotelTime(row.answer_by)
        : null,
    accepted: row.status === 'requested' && isAccepted,
    stay,
    hotel,
    utcOffset: /[+-]\d\d:\d\d$/.exec(inHotelTime(noonOf(stay.checkIn)))?.[0] ?? null,
    rates,
    traveller: row.traveller,
    mailsGuest: row.mails_guest,
    reference: row.reference,
    collector: row.payment_id === null ? 'hotel' : 'site',
    payment: payment && {
      ...payment,
      until: ofText(payment.until),
      at: payment.at && ofText(payment.at),
      refunds: payment.refunds.map((refund) => ({ ...refund, at: ofText(refund.at) })),
    },
    inAccount: row.account_id !== null,
    cancelling: row.cancelling,
    credits: row.credits,
    earns: row.earned ?? rewardOfBooking(row, credits.rewardOf) ?? null,
    earned: row.earned !== null,
    earnsBy: earnsBy(row, credits)?.toISOString() ?? null,
    cancellation: row.cancelling ? null : cancellationView(row, rates, payment, now()),
    cancellationFee: row.cancelled_fee,
    mismatch: row.mismatch !== null,
    replaces:
      replaced && row.replaces_fee
        ? {
            ...otherView(replaced, links),
            fee: replaced.cancelled_fee ?? row.replaces_fee,
            back: earlier ? paidBackOf(row, replaced, earlier, now()) : null,
          }
        : null,
    replacedBy: replacing && isReplaced ? otherView(replacing, links) : null,
    history: events
      .filter(({ status }, index) => status !== events[index - 1]?.status)
      .map(({ at, status, cause }) => ({ at: inHotelTime(at), status, cause })),
  };
}

function cancellationView(
  row: BookingRow,
  rates: Rate[],
  payment: BookingPayment | null,
  now: Date,
): Booking['cancellation'] {
  const terms = cancellationTerms(row, rates, now);
  if (!terms) return null;
  const fee = parseMoney(terms.fee);
  const booking = { rates, stay: stayOf(row), credits: row.credits, payment };
  const { returned } = cancellationSums(booking, fee);
  return { ...terms, returned: toDecimalMoney(returned ?? { ...fee, amount: 0n }) };
}

/**
 * Returns the part of a replaced booking's card payment that is refunded once this booking is
 * confirmed, or that is on its way back to the card. Returns null if there is none.
 */
function paidBackOf(
  row: BookingRow,
  replaced: BookingRow,
  { payment, events }: NonNullable<ShownPayments['earlier']>,
  now: Date,
): DecimalMoney | null {
  const { status, cancelling, credits, cancelled_fee: cost } = replaced;
  const at = events.find((event) => event.status === 'cancelled')?.at;
  const isComing = isOpenBooking(row) && isOpenBooking(replaced);
  const waits = isComing && (row.status !== 'confirmed' || cancelling);
  const isOnItsWay = at && now.getTime() - at.getTime() < refundDays * dayMs;
  if (!row.replaces_fee || !(status === 'cancelled' ? isOnItsWay : waits)) return null;
  const { card } = cancellationSums(
    { rates: bookedRates(replaced), stay: stayOf(replaced), credits, payment },
    parseMoney(cost ?? row.replaces_fee),
    at?.toISOString(),
  );
  if (!card) return null;
  // The payment is read after the status, so a refund may have been made in the meantime.
  const back = status === 'cancelled' ? card.back : addMoney(card.back, card.open);
  return back.amount > 0n ? toDecimalMoney(back) : null;
}

/** Returns noon of a day, when no time zone changes its offset. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function otherView(row: BookingRow, links: ViewContext['links']) {
  const { id, number, status, cancelling, check_in: checkIn, check_out: checkOut } = row;
  return { number, link: links.pathOf(id), status, cancelling, checkIn, checkOut };
}

/**
 * Returns the time at which a stay earns. A stay that has passed and has not earned may earn at the
 * worker's next look-up.
 */
function earnsBy(row: BookingRow, credits: ViewContext['credits']): Date | null {
  if (row.earned !== null) return null;
  const earnsAt = whenStayEarns(row, credits);
  return earnsAt && row.status === 'stayed' ? row.next_attempt_at : earnsAt;
}

const causeSchema = v.picklist(bookingCauses);
