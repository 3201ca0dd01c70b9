import { deskBookingListCalls } from '#contracts/site/calls/deskCalls.ts';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import {
  type DeskBookingFilters,
  type DeskListedBooking,
  mostExportedBookings,
} from '#contracts/site/desk/deskBookings.ts';
import { recordAction } from '../../audit/recordAction.ts';
import { countUpTo } from '../../desk/deskQueue.ts';
import { type CsvCell, streamCsv } from '../../desk/csv.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { paymentCells, paymentColumns, type PaymentSums } from '../../desk/paymentCells.ts';
import { type Place, placeOf } from '../../desk/keyset.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { multiplyMoney, parseMoney, toDecimalMoney } from '#contracts/money/money.ts';
import { sumCredits } from '#contracts/site/credits.ts';
import { priceOf } from '../state/bookingPrice.ts';
import {
  findBookings,
  type FoundBooking,
  listedBooking,
  searchBookings,
  waitingBookings,
  withHotelDays,
} from './searchBookings.ts';

/** How many bookings an export reads at a time. */
const exportedAtOnce = 500;

type ListContext = Pick<BookingContext, 'database' | 'now'> & {
  payments: Pick<BookingContext['payments'], 'sums'>;
};

/** The routes of the desk's list of bookings, and of its export. */
export function bookingListRoutes(context: ListContext): DeskRoute[] {
  const { database } = context;
  return deskRoutes(deskBookingListCalls)({
    'GET /api/desk/bookings': async ({ query: { cursor, order, ...filters } }) => ({
      status: 200,
      body: await searchBookings(context, { filters, order, after: placeOf(cursor) }),
    }),
    'GET /api/desk/bookings.csv': async ({ caller: { actor }, query: { order, ...wanted } }) => {
      const filters = await withHotelDays(context, wanted);
      const found = await countUpTo(
        database.db,
        waitingBookings(context, filters),
        mostExportedBookings,
      );
      await recordAction(database.db, actor, {
        action: 'bookings.export',
        subject: { kind: 'bookings', id: 'csv' },
        after: {
          filters: recordedFilters(wanted, found.count),
          rows: found.count,
          more: found.more,
        },
      });
      const rows = exportedRows(context, { filters, order, ...found });
      return { status: 200, send: (res) => streamCsv(res, 'bookings.csv', rows) };
    },
  });
}

/** May hold a name or a mail address. */
const personalFilters: readonly string[] = ['text', 'reference'];
/** Ids: but what was typed there by mistake finds nothing. */
const idFilters: readonly string[] = ['hotel', 'account'];

/**
 * The filters of an export as they are recorded: of those that may be personal, the names alone.
 */
function recordedFilters(filters: DeskBookingFilters, found: number): object {
  const isNamed = (name: string) =>
    personalFilters.includes(name) || (found === 0 && idFilters.includes(name));
  const entries = Object.entries(filters);
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
];

/**
 * The parts of the price, in its currency: taxes are a part of what is due now or at the property,
 * and these two are the total, before credits. The commission is that of the whole stay; what is
 * owed of it in the end is in the export of the month. What is due before arrival is collected by
 * the site where it has taken a payment, and by the hotel otherwise.
 */
function moneyCells(row: FoundBooking, paid: PaymentSums | undefined): CsvCell[] {
  const { taxesTotal, dueNow, dueAtProperty, currency } = priceOf(row);
  const { credits, cancelled_fee: fee, site_fee: siteFee, rate, stay } = row;
  const commission = rate?.commission
    ? multiplyMoney(parseMoney({ amount: rate.commission.amount, currency }), stay.rooms)
    : null;
  const isMade = row.status !== 'pending' && row.status !== 'declined';
  const byHotel = isMade && dueNow.amount > 0n;
  return [
    ...[taxesTotal, dueNow, dueAtProperty, sumCredits(credits, currency)].map(
      (money) => toDecimalMoney(money).amount,
    ),
    fee?.amount ?? null,
    siteFee?.amount ?? null,
    commission && toDecimalMoney(commission).amount,
    row.cancelled_at?.toISOString() ?? null,
    paid ? 'site' : byHotel ? 'hotel' : null,
    ...paymentCells(paid),
  ];
}

async function* exportedRows(
  context: ListContext,
  {
    filters,
    order,
    count,
    more,
  }: Pick<Parameters<typeof searchBookings>[1], 'order'> & {
    filters: DeskBookingFilters;
    count: number;
    more: boolean;
  },
): AsyncGenerator<CsvCell[]> {
  yield columns;
  let left = count;
  let after: Place | undefined;
  while (left > 0) {
    const size = Math.min(left, exportedAtOnce);
    const { rows, next } = await findBookings(context, { filters, order, after, size });
    const paid = await context.payments.sums(rows.map(({ id }) => id));
    for (const row of rows) {
      yield [...exportedCells(listedBooking(row)), ...moneyCells(row, paid.get(row.id))];
    }
    left -= rows.length;
    if (next === null) break;
    after = placeOf(next);
  }
  if (more) yield [`More than ${count} bookings match: narrow the filters to export the others.`];
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
