import { sql, type Transaction } from 'kysely';
import { type Money, toDecimalMoney } from '#contracts/money/money.ts';
import { withCredits } from '#contracts/money/priceLedger.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { type BookedHotel, priceOfBooking } from '#contracts/site/bookings.ts';
import { chargeRefusal } from '#contracts/site/charges.ts';
import { toCredit } from '#contracts/site/credits.ts';
import { defaultLanguage, isLanguage } from '#contracts/texts/languages.ts';
import { paidBackText } from '#contracts/texts/paidByCardText.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { dayMs, hourMs, minuteMs } from '#contracts/values/durations.ts';
import type { Tables } from '../../database/tables.ts';
import type { FollowingEvent, PaidBooking, PaidBookings } from '../../payments/paymentContext.ts';
import { bookingView } from '../bookingView.ts';
import { applyEvent } from '../state/applyEvent.ts';
import { applyUnrecorded } from '../state/recordEvent.ts';
import { storedHotel, storedRates, stayOf } from '../state/bookedRooms.ts';
import type { BookingContext, RecordingContext } from '../state/bookingContext.ts';
import { ownFee } from '../state/bookingPrice.ts';
import {
  type BookingRow,
  isBooking,
  readBookingOf,
  readOthers,
  readPayments,
} from '../state/bookingRow.ts';
import { dayHasPassed } from '../state/nextAttemptAt.ts';
import { isAsLeased, postpone } from './lease.ts';

/**
 * The hours that a traveler has to pay again. `leastMs` is the minimum time for a payment. The
 * payment provider keeps a page open for 30 minutes to 24 hours, and both times leave a margin
 * within these limits, because the page may be opened late.
 */
const againHours = 23;
const leastMs = 35 * minuteMs;

/**
 * Makes a booking wait for its payment. One transaction updates the booking and writes its payment,
 * before the payment provider is asked for a page. Returns `authorized` once the hotel can be
 * asked, and an outcome if the booking ends here. Returns undefined while the booking waits. The
 * payment later makes the booking due again, or declines it.
 */
export async function awaitPayment(
  context: BookingContext,
  row: BookingRow,
  { rates, hotel }: { rates: Rate[]; hotel: BookedHotel },
): Promise<'authorized' | { kind: 'declined'; cause: 'not-chargeable' } | undefined> {
  const { database, payments, pages } = context;
  const booking = { hotelId: row.hotel_id, bookingId: row.id };
  const price = priceOfBooking({ rates, stay: stayOf(row) });
  const { dueNow } = withCredits(price, row.credits.map(toCredit));
  if (row.payment_id === null) {
    // Credits cover the whole amount.
    if (dueNow.amount === 0n) return 'authorized';
    const planned = await database.transaction(async (tx) => {
      const waiting = await tx
        .selectFrom('bookings')
        .select('id')
        .where(isBooking(row))
        .where('status', '=', 'pending')
        .where('asked_at', 'is', null)
        .where('payment_id', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!waiting) return 'changed';
      const moved = await moveEarlier(tx, context, row, dueNow);
      const isRefused = chargeRefusal(dueNow, context.collecting.payments) !== undefined;
      if (moved === undefined && isRefused) return 'impossible';
      const isByPhone = await isAcceptedByPhone(tx, row);
      const until = payableUntil(context, row, isByPhone);
      const id = moved ?? (await payments.plan(tx, booking, dueNow, until));
      await tx
        .updateTable('bookings')
        .set({ payment_id: id, ...storedRates(rates), ...storedHotel(hotel) })
        .where(isBooking(row))
        .execute();
      // A guest on the phone pays through the link to the booking's page.
      if (isByPhone && moved === undefined) {
        await applyUnrecorded(tx, context, row, 'payment-planned');
      }
      return 'planned';
    });
    if (planned === 'changed') return undefined;
    if (planned === 'impossible') return { kind: 'declined', cause: 'not-chargeable' };
  }
  const state = await pages.open(booking);
  return state === 'authorized' || state === 'captured' ? 'authorized' : undefined;
}

/**
 * Returns whether the desk made the booking for a guest on the phone, regardless of who continues
 * it.
 */
async function isAcceptedByPhone(tx: Transaction<Tables>, row: BookingRow): Promise<boolean> {
  const made = await tx
    .selectFrom('booking_events')
    .select('seq')
    .where('hotel_id', '=', row.hotel_id)
    .where('booking_id', '=', row.id)
    .where('cause', '=', 'created')
    .where(sql<boolean>`detail->>'accepted' = 'by-phone'`)
    .executeTakeFirst();
  return made !== undefined;
}

/**
 * Returns the deadline for the payment. A guest on the phone has more time, because the guest must
 * open the mail first. A change by phone gets no more time than a change on the site, because
 * canceling the earlier booking may become more expensive in the meantime.
 */
function payableUntil(
  { now, phonePaymentHours }: Pick<BookingContext, 'now' | 'phonePaymentHours'>,
  { check_in, replaces }: BookingRow,
  isByPhone: boolean,
): Date {
  const hours = isByPhone && replaces === null ? phonePaymentHours : 0;
  const dayOver = new Date(Date.parse(`${check_in}T00:00:00Z`) + dayMs);
  return payableBy(now(), hours, dayOver);
}

/**
 * Lets the payment of the earlier booking pay for the booking that replaces it, so that a change to
 * a lower price charges nothing. Returns undefined if the earlier booking was not paid on the site,
 * or if its payment does not cover both the amount and the accepted fee.
 */
async function moveEarlier(
  tx: Transaction<Tables>,
  { payments }: BookingContext,
  { hotel_id: hotelId, id: bookingId, replaces, replaces_fee: fee }: BookingRow,
  amount: Money,
): Promise<string | undefined> {
  if (replaces === null || fee === null) return undefined;
  const earlier = await tx
    .selectFrom('bookings')
    .selectAll()
    .where(isBooking({ hotel_id: hotelId, id: replaces }))
    .where('status', '=', 'confirmed')
    .where('payment_id', 'is not', null)
    .executeTakeFirst();
  if (!earlier) return undefined;
  const keep = ownFee({ ...earlier, status: 'cancelled', cancelled_fee: fee, site_fee: null });
  const from = { hotelId, bookingId: replaces };
  return payments.move(tx, { booking: { hotelId, bookingId }, amount, from, keep });
}

/**
 * Takes the payment of a request that the hotel has confirmed. The request becomes confirmed once
 * it is paid. If the payment can no longer be taken, the traveler is asked to pay again, and the
 * booking waits.
 */
export async function takeAccepted(context: BookingContext, row: BookingRow): Promise<void> {
  const { database, payments, pages, now } = context;
  const booking = { hotelId: row.hotel_id, bookingId: row.id };
  if (dayHasPassed(row.check_in, now())) {
    await database.transaction((tx) => applyEvent(tx, context, row, 'expired'));
    return;
  }
  const state = await pages.open(booking);
  if (state === 'opening' || state === 'open') {
    await database.db
      .updateTable('bookings')
      .set({ next_attempt_at: null })
      .where(isAsLeased(row))
      .execute();
    return;
  }
  const taken = await payments.capture(booking, { asksAgain: true });
  if (taken === 'unknown') return postpone(context, row, { reason: 'payment' });
  await database.transaction(async (tx) => {
    if (taken === 'failed') return askToPayAgain(tx, context, row);
    await applyEvent(tx, context, row, 'desk-confirms');
  });
}

/**
 * Asks the traveler to pay for a request again, by mail and on the booking's page. The traveler has
 * until the hotel's deadline to answer, or about a day if the hotel has already confirmed. Does
 * nothing for any other booking.
 */
async function askToPayAgain(
  tx: Transaction<Tables>,
  context: RecordingContext,
  { hotel_id, id }: Pick<BookingRow, 'hotel_id' | 'id'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('bookings')
    .selectAll()
    .where(isBooking({ hotel_id, id }))
    .where('status', '=', 'requested')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const booking = { hotelId: hotel_id, bookingId: id };
  const by = payAgainBy(context.now(), row);
  if (!(await context.payments.again(tx, booking, by))) return false;
  await applyEvent(tx, context, row, 'payment-asked', {
    set: {
      attempts: 0,
      ...(row.accepted_at !== null && { next_attempt_at: null }),
      updated_at: context.now(),
    },
  });
  return true;
}

function payAgainBy(now: Date, { accepted_at, answer_by, check_in }: BookingRow): Date {
  const end = accepted_at === null ? answer_by : null;
  return payableBy(now, againHours, end ?? new Date(`${check_in}T00:00:00Z`));
}

/**
 * Returns the deadline for a payment: after these hours but not after `latest`, and never before
 * the minimum time.
 */
function payableBy(now: Date, hours: number, latest: Date): Date {
  const by = Math.min(now.getTime() + hours * hourMs, latest.getTime());
  return new Date(Math.max(by, now.getTime() + leastMs));
}

const keyOf = ({ hotelId, bookingId }: PaidBooking) => ({ hotel_id: hotelId, id: bookingId });

type Follow = (
  tx: Transaction<Tables>,
  context: RecordingContext,
  booking: Pick<BookingRow, 'hotel_id' | 'id'>,
) => Promise<boolean>;

/** The change of a booking for each event of its payment. */
const follows: Readonly<Record<FollowingEvent, Follow>> = {
  // The page of the payment provider is open, so the booking waits for the traveler.
  'payment-opened': async (tx, _context, booking) => {
    const { numUpdatedRows } = await tx
      .updateTable('bookings')
      .set({ next_attempt_at: null, attempts: 0 })
      .where(isBooking(booking))
      .where('status', '=', 'pending')
      .where('asked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  // The hotel can be asked, or the payment of an accepted request can be taken.
  'payment-authorized': async (tx, { database }, booking) => {
    const { numUpdatedRows } = await tx
      .updateTable('bookings')
      .set({ next_attempt_at: database.now(), attempts: 0 })
      .where(isBooking(booking))
      .where(sql<boolean>`(status = 'pending' or status = 'requested' and accepted_at is not null)`)
      .where(sql<boolean>`next_attempt_at is null`)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  'payment-asked': askToPayAgain,
  'not-paid': async (tx, context, booking) => {
    const row = await tx
      .selectFrom('bookings')
      .selectAll()
      .where(isBooking(booking))
      .where('status', 'in', ['pending', 'requested'])
      .where('asked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    return row !== undefined && (await applyEvent(tx, context, row, 'not-paid')) !== undefined;
  },
};

/** Returns the functions through which payments change bookings. */
export function paidBookings(context: RecordingContext): PaidBookings {
  return {
    follow: (tx, booking, event) => follows[event](tx, context, keyOf(booking)),
    asksAgain: async (tx, booking) => {
      const row = await tx
        .selectFrom('bookings')
        .select('id')
        .where(isBooking(keyOf(booking)))
        .where('status', '=', 'requested')
        .executeTakeFirst();
      return row !== undefined;
    },
    onPaidBack: (tx, booking, amount) =>
      applyUnrecorded(tx, context, keyOf(booking), 'paid-back', { amount: toDecimalMoney(amount) }),
    orderOf: async (booking) => {
      const row = await readBookingOf(context, keyOf(booking));
      if (!row?.traveller) return undefined;
      const language = isLanguage(row.language) ? row.language : defaultLanguage;
      const others = await readOthers(context, [row]);
      const payments = await readPayments(context, row, others);
      // The payment provider needs the same words on each call, even if the booking has changed.
      const asked = { ...row, status: 'pending' } as const;
      const shown = bookingView(asked, [], context, others, payments);
      return {
        title: row.hotel?.name ?? row.hotel_id,
        description: paidBackText(serverI18n(language), shown) || undefined,
        email: row.traveller.email,
        language,
        returnTo: context.links.addressOf(row.id, language),
      };
    },
  };
}
