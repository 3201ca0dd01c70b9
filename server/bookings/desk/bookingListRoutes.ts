import { deskBookingListCalls } from '#contracts/site/calls/deskCalls.ts';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import {
  type DeskBookingFilters,
  type DeskListedBooking,
  mostExportedBookings,
} from '#contracts/site/desk/deskBookings.ts';
import { recordAction } from '../../record/recordAction.ts';
import { countUpTo } from '../../desk/deskQueue.ts';
import type { CsvCell } from '../../desk/csv.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { paymentCells, paymentColumns, type PaymentSums } from '../../desk/paymentCells.ts';
import { readCommissions } from '../../ledger/commissionOfBooking.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { toDecimalMoney } from '#contracts/money/money.ts';
import { commissionOf } from '#contracts/money/commission.ts';
import { sumCredits } from '#contracts/site/credits.ts';
import { ratesOf } from '../state/bookedRooms.ts';
import { priceOf } from '../state/bookingPrice.ts';
import type { HotelDays } from './hotelDays.ts';
import {
  bookingList,
  type BookingsCsv,
  type FoundBooking,
  listedBooking,
  waitingBookings,
  withHotelDays,
} from './searchBookings.ts';

type ListContext = Pick<BookingContext, 'database' | 'now'> & {
  payments: Pick<BookingContext['payments'], 'sums'>;
};

/** Returns the routes of the desk's list of bookings and of its export. */
export function bookingListRoutes(context: ListContext): DeskRoute[] {
  return deskRoutes(deskBookingListCalls)({
    'GET /api/desk/bookings': async (input) => {
      const list = bookingList(context, await withHotelDays(context, input.query));
      return list.handlers['GET /api/desk/bookings'](input);
    },
    'GET /api/desk/bookings.csv': async (input) => {
      const { hotelDays } = await withHotelDays(context, input.query);
      return bookingList(context, { hotelDays, csv: csvOf(context, hotelDays) }).sendCsv(input);
    },
  });
}

/**
 * Returns the definition of the export. Each export is recorded with its filters and its number of
 * rows.
 */
function csvOf(context: ListContext, hotelDays: HotelDays | undefined): BookingsCsv {
  const { db } = context.database;
  return {
    file: 'bookings.csv',
    columns,
    begin: async (wanted, actor) => {
      const waiting = waitingBookings(context, { ...wanted, hotelDays });
      const { count, more } = await countUpTo(db, waiting, mostExportedBookings);
      await recordAction(db, actor, {
        action: 'bookings.export',
        subject: { kind: 'bookings', id: 'csv' },
        after: { filters: recordedFilters(wanted, count), rows: count, more },
      });
      const hint = `More than ${count} bookings match: narrow the filters to export the others.`;
      return { count, more: more ? hint : undefined };
    },
    cells: async (rows) => {
      const ids = rows.map(({ id }) => id);
      const paid = await context.payments.sums(ids);
      const owed = await readCommissions(context.database.db, ids);
      return rows.map((row) => [
        ...exportedCells(listedBooking(row)),
        ...moneyCells(row, paid.get(row.id), owed.get(row.id)),
      ]);
    },
  };
}

/** Filters that may contain a name or a mail address. */
const personalFilters: readonly string[] = ['text', 'reference'];
/**
 * Filters that contain ids. If such a filter finds nothing, a name may have been typed into it by
 * mistake.
 */
const idFilters: readonly string[] = ['hotel', 'account'];

/**
 * Returns the filters of an export for the audit record. Filters that may be personal are recorded
 * without their values.
 */
function recordedFilters(filters: DeskBookingFilters, found: number): object {
  const isNamed = (name: string) =>
    personalFilters.includes(name) || (found === 0 && idFilters.includes(name));
  const entries = Object.entries(filters).filter(([name]) => name !== 'order');
  const fields = entries.flatMap(([name]) => (isNamed(name) ? [name] : []));
  return {
    ...Object.fromEntries(entries.filter(([name]) => !isNamed(name))),
    ...(fields.length > 0 && { fields }),
  };
}

const columns = [
  'number',
  'status',
  'cancelling',
  'mismatch',
  'hotel_id',
  'hotel',
  'check_in',
  'check_out',
  'rooms',
  'adults',
  'children',
  'first_name',
  'last_name',
  'email',
  'total',
  'currency',
  'reference',
  'created_at',
  'waits_since',
  'id',
  'cancelled_by',
  'taxes',
  'due_now',
  'due_at_property',
  'credits',
  'cancellation_fee',
  'fee_paid_by_site',
  'commission_of_stay',
  'cancelled_at',
  'collected_by',
  ...paymentColumns,
  'commission',
];

/**
 * Returns the cells for the parts of the price, in its currency. The amounts due now and at the
 * property add up to the total before credits, and include the taxes.
 *
 * One column has the commission of the whole stay. The last column has the commission that the
 * hotel owes by the rules of the settlement, once the outcome is known. For a canceled booking it
 * is proportional to the fee's share of the price. The site collects the amount due before arrival
 * if it has taken a payment, otherwise the hotel does.
 */
function moneyCells(
  row: FoundBooking,
  paid: PaymentSums | undefined,
  owed: bigint | undefined,
): CsvCell[] {
  const { taxesTotal, dueNow, dueAtProperty, currency } = priceOf(row);
  const { credits, cancelled_fee: fee, site_fee: siteFee } = row;
  const commission = commissionOf(ratesOf(row) ?? []);
  const isMade = row.status !== 'pending' && row.status !== 'declined';
  const byHotel = isMade && dueNow.amount > 0n;
  return [
    ...[taxesTotal, dueNow, dueAtProperty, sumCredits(credits, currency)].map(
      (money) => toDecimalMoney(money).amount,
    ),
    fee?.amount ?? null,
    siteFee?.amount ?? null,
    commission ? toDecimalMoney(commission).amount : null,
    row.cancelled_at?.toISOString() ?? null,
    paid ? 'site' : byHotel ? 'hotel' : null,
    ...paymentCells(paid),
    owed === undefined ? null : toDecimalMoney({ amount: owed, currency }).amount,
  ];
}

function exportedCells(booking: DeskListedBooking): CsvCell[] {
  const { guest, total } = booking;
  return [
    formatBookingNumber(booking.number),
    booking.status,
    booking.cancelling ? 'yes' : 'no',
    booking.mismatch ? 'yes' : 'no',
    booking.hotelId,
    booking.hotel,
    booking.checkIn,
    booking.checkOut,
    booking.rooms,
    booking.adults,
    booking.children,
    guest?.firstName ?? null,
    guest?.lastName ?? null,
    booking.email,
    total.amount,
    total.currency,
    booking.reference,
    booking.createdAt,
    booking.waitsSince,
    booking.id,
    booking.cancelledBy ?? null,
  ];
}
