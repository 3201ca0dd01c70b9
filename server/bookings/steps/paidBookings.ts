import { sql } from 'kysely';
import { toDecimalMoney } from '#contracts/money/money.ts';
import { isLanguage, defaultLanguage } from '#contracts/texts/languages.ts';
import { paidBackText } from '#contracts/texts/paidByCardText.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import type { PaidBooking, PaidBookings } from '../../payments/paymentContext.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { bookingView } from '../bookingView.ts';
import { isBooking, readBookingOf, readOthers, readPayments } from '../state/bookingRow.ts';
import { applyEvent, applyUnrecorded } from '../state/applyEvent.ts';
import { askToPayAgain } from './payRequest.ts';

const keyOf = ({ hotelId, bookingId }: PaidBooking) => ({ hotel_id: hotelId, id: bookingId });

/** What becomes of a booking with its payment, in the transaction that changes the payment. */
export function paidBookings(context: BookingContext): PaidBookings {
  const { database, links } = context;
  return {
    onOpen: async (tx, booking) => {
      await tx
        .updateTable('bookings')
        .set({ next_attempt_at: null, attempts: 0 })
        .where(isBooking(keyOf(booking)))
        .where('status', '=', 'pending')
        .where('asked_at', 'is', null)
        .execute();
    },
    onAuthorized: async (tx, booking) => {
      await tx
        .updateTable('bookings')
        .set({ next_attempt_at: database.now(), attempts: 0 })
        .where(isBooking(keyOf(booking)))
        .where(
          sql<boolean>`(status = 'pending' or status = 'requested' and accepted_at is not null)`,
        )
        .where(sql<boolean>`next_attempt_at is null`)
        .execute();
    },
    onNotPaid: async (tx, booking) => {
      const row = await tx
        .selectFrom('bookings')
        .selectAll()
        .where(isBooking(keyOf(booking)))
        .where('status', 'in', ['pending', 'requested'])
        .where('asked_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (row) await applyEvent(tx, context, row, 'not-paid');
    },
    onLapsing: async (tx, booking, hasLapsed) => {
      if (hasLapsed) return askToPayAgain(tx, context, keyOf(booking));
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
        returnTo: links.addressOf(row.id, language),
      };
    },
  };
}
