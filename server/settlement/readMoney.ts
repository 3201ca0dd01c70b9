import { sql } from 'kysely';
import { bookingStatuses } from '#contracts/site/bookingSchema.ts';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import type {
  CurrencySum,
  DeskHotelMonth,
  DeskMonths,
  HotelMonth,
  LedgerAgreement,
  MoneyBooking,
} from '#contracts/site/desk/deskMoney.ts';
import { toDecimal } from '#contracts/money/money.ts';
import {
  bookingFigures,
  currencyFigures,
  daysOfMonth,
  hasMonthEnded,
  hotelFigures,
  ledgerFigures,
  type SumsRow,
  toAllFigures,
} from './monthFigures.ts';
import { readSettlements, standingSettlements } from './readSettlements.ts';
import type { SettlementContext } from './settlementContext.ts';

type Reader = Pick<SettlementContext, 'database' | 'now'>;

const pageLength = 50;

/** Returns the figures of a month: the sums of all hotels, and a page of hotels sorted by id. */
export async function readMonths(
  { database, now }: Reader,
  { month, hotel, after }: { month: string; hotel?: string; after?: readonly [string, string] },
): Promise<Omit<DeskMonths, 'next'> & { next: readonly [string, string] | null }> {
  const { db } = database;
  const ended = hasMonthEnded(month, now());
  const hotels = hotel === undefined ? undefined : await findHotels(database, month, hotel);
  const of = { month, hotels };
  const [sums, rows] = await Promise.all([
    currencyFigures(of).execute(db),
    hotelFigures(of, { ...(after && { after }), limit: pageLength + 1 }).execute(db),
  ]);
  const page = rows.rows.slice(0, pageLength);
  const last = rows.rows.length > pageLength ? page.at(-1) : undefined;
  return {
    month,
    ended,
    sums: sums.rows.map(toCurrencySum),
    items: await toHotelMonths(database, page, month, ended),
    next: last ? [last.hotel_id, last.currency] : null,
  };
}

/** Returns all hotels of a month, for the export. */
export async function readAllMonths(
  { database, now }: Reader,
  month: string,
): Promise<HotelMonth[]> {
  const { rows } = await hotelFigures({ month }).execute(database.db);
  return toHotelMonths(database, rows, month, hasMonthEnded(month, now()));
}

/**
 * Returns a hotel's month with the bookings and settlements behind its figures. Returns undefined
 * if the site has no booking of this hotel.
 */
export async function readHotelMonth(
  { database, now }: Reader,
  hotelId: string,
  month: string,
): Promise<DeskHotelMonth | undefined> {
  const of = { month, hotels: [hotelId] };
  const { db } = database;
  const [known, figures, bookings, settlements, ledger] = await Promise.all([
    db.selectFrom('bookings').select('id').where('hotel_id', '=', hotelId).limit(1).execute(),
    hotelFigures(of).execute(db),
    bookingFigures(of).execute(db),
    readSettlements(database, { hotelId, month }),
    readLedger({ database }, hotelId),
  ]);
  if (known.length === 0) return undefined;
  const ended = hasMonthEnded(month, now());
  const names = await namesOf(database, [hotelId], month);
  return {
    hotelId,
    hotelName: names.get(hotelId) ?? null,
    month,
    ended,
    currencies: await toHotelMonths(database, figures.rows, month, ended),
    bookings: bookings.rows.flatMap((row): MoneyBooking[] => {
      const status = bookingStatuses.find((each) => each === row.status);
      if (!status) return [];
      const { currency } = row;
      return [
        {
          id: row.booking_id,
          number: formatBookingNumber(row.number),
          checkIn: row.check_in,
          checkOut: row.check_out,
          status,
          currency,
          waiting: Number(row.waiting) > 0,
          ...toAllFigures(row, currency),
        },
      ];
    }),
    settlements,
    ledger,
  };
}

/**
 * Compares the ledger with the bookings and settlements that explain it, over all months, for one
 * hotel or all hotels.
 */
export async function readLedger(
  { database }: Pick<Reader, 'database'>,
  hotelId?: string,
): Promise<LedgerAgreement[]> {
  const { rows } = await ledgerFigures(hotelId).execute(database.db);
  return rows.map(({ currency, ...row }) => {
    const bookings = BigInt(row.bookings);
    const settled = BigInt(row.settled);
    const ledger = BigInt(row.ledger);
    const text = (amount: bigint) => toDecimal({ amount, currency });
    return {
      currency,
      bookings: text(bookings),
      settled: text(settled),
      explained: text(bookings - settled),
      ledger: text(ledger),
      difference: text(ledger - (bookings - settled)),
    };
  });
}

function toCurrencySum({ currency, hotels, ...row }: SumsRow & { hotels: string }): CurrencySum {
  return { currency, hotels: Number(hotels), ...toAllFigures(row, currency) };
}

async function toHotelMonths(
  database: SettlementContext['database'],
  rows: readonly (SumsRow & { hotel_id: string })[],
  month: string,
  ended: boolean,
): Promise<HotelMonth[]> {
  const ids = [...new Set(rows.map(({ hotel_id: id }) => id))];
  const [names, standing] = await Promise.all([
    namesOf(database, ids, month),
    standingSettlements(database, ids, month),
  ]);
  return rows.map(({ hotel_id: hotelId, currency, bookings, waiting, changed, ...row }) => {
    const wasSettled = standing.has(`${hotelId} ${currency}`);
    const facts = { ended, waiting: Number(waiting), changed: Number(changed), wasSettled };
    return {
      hotelId,
      hotelName: names.get(hotelId) ?? null,
      currency,
      bookings: Number(bookings),
      waiting: facts.waiting,
      state: stateOf(facts),
      ...toAllFigures(row, currency),
    };
  });
}

type MonthFacts = { ended: boolean; waiting: number; changed: number; wasSettled: boolean };

function stateOf({ ended, waiting, changed, wasSettled }: MonthFacts): HotelMonth['state'] {
  if (!ended) return 'running';
  if (waiting > 0) return 'waiting';
  if (changed === 0) return 'settled';
  return wasSettled ? 'adjustment' : 'open';
}

/** Returns the hotels with stays in a month whose id or part of the name matches. */
async function findHotels(
  { db }: SettlementContext['database'],
  month: string,
  typed: string,
): Promise<string[]> {
  const { from, to } = daysOfMonth(month);
  const pattern = `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .selectFrom('bookings')
    .select('hotel_id')
    .distinct()
    .where('check_out', '>=', from)
    .where('check_out', '<', to)
    .where((eb) =>
      eb.or([eb('hotel_id', '=', typed), sql<boolean>`hotel->>'name' ilike ${pattern}`]),
    )
    .execute();
  return rows.map(({ hotel_id: id }) => id);
}

/** Returns the names of hotels, each from its latest booking of a stay in the month. */
async function namesOf(
  { db }: SettlementContext['database'],
  ids: readonly string[],
  month: string,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { from, to } = daysOfMonth(month);
  const rows = await db
    .selectFrom('bookings')
    .select(['hotel_id', sql<string | null>`hotel->>'name'`.as('name')])
    .distinctOn('hotel_id')
    .where('hotel_id', 'in', ids)
    .where('check_out', '>=', from)
    .where('check_out', '<', to)
    .where('hotel', 'is not', null)
    .orderBy('hotel_id')
    .orderBy('created_at', 'desc')
    .execute();
  return new Map(rows.flatMap(({ hotel_id: id, name }) => (name === null ? [] : [[id, name]])));
}
