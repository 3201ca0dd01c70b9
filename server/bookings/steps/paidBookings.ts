import { sql } from 'kysely';
import { isLanguage, defaultLanguage } from '#contracts/texts/languages.ts';
import type { PaidBooking, PaidBookings } from '../../payments/paymentContext.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { isBooking, readBookingOf } from '../state/bookingRow.ts';
import { changeStatus } from '../state/changeStatus.ts';

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
        .where('status', '=', 'pending')
        .where(sql<boolean>`next_attempt_at is null`)
        .execute();
    },
    onNotPaid: async (tx, booking) => {
      const row = await tx
        .selectFrom('bookings')
        .selectAll()
        .where(isBooking(keyOf(booking)))
        .where('status', '=', 'pending')
        .where('asked_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (row) await changeStatus(tx, context, row, { to: 'declined', cause: 'not-paid' });
    },
    orderOf: async (booking) => {
      const row = await readBookingOf(context, keyOf(booking));
      if (!row?.traveller) return undefined;
      const language = isLanguage(row.language) ? row.language : defaultLanguage;
      return {
        title: row.hotel?.name ?? row.hotel_id,
        email: row.traveller.email,
        language,
        returnTo: links.addressOf(row.id, language),
      };
    },
  };
}
