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

/** A page to pay is open for a day at most, and for half an hour at least; a start may be late. */
const againHours = 23;
const leastMs = 35 * minuteMs;

/**
 * Has a booking wait for its payment. Its row and that of the payment are written in one
 * transaction, before the payment provider is asked for its page. Returns `authorized` once the
 * hotel can be asked, an outcome if the booking ends here, and undefined while it waits: the payment
 * then makes it due again, or declines it.
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
    // Credits pay for all of it.
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
      // Who is on the phone pays by the page of the booking.
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

/** Whether the desk has made the booking for a guest on the phone, whoever carries it on. */
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
 * By when a booking is paid: who is on the phone opens the mail first. A change waits no longer than
 * on the site, since cancelling the earlier booking may cost more meanwhile.
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
 * Has the payment of the booking that this one changes pay for it: a lower price is never charged.
 * Undefined where that was not paid here, or is not enough besides the fee that was accepted.
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
 * Takes the payment of a request that the hotel has confirmed: it is confirmed once it is paid. If
 * the payment cannot be taken any more, the traveler is asked to pay again, and the booking waits.
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
 * Asks the traveler by mail, and on the booking's page, to pay for a request again: until the hotel
 * has to have answered, or for a day once it has confirmed. Does nothing for any other booking.
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

/** By when a card can pay: within the hours and before `latest`, but for the least time. */
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

/** What follows in a booking from the events of its payment. */
const follows: Readonly<Record<FollowingEvent, Follow>> = {
  // The page of the payment provider is there: the booking waits for the traveler.
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
  // The hotel can be asked, or what it has confirmed can be taken.
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

/** What payments need of bookings. */
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
      // The same words each time, whatever has become of the booking since.
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
