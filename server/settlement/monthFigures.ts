import { type RawBuilder, sql } from 'kysely';
import { openStatuses } from '#contracts/site/bookings.ts';
import { toDecimal } from '#contracts/money/money.ts';
import type { MoneyFigures } from '#contracts/site/desk/deskMoney.ts';
import { commissionOfBooking, commissionOfStay } from '../ledger/commissionOfBooking.ts';

/** Selects the bookings that check out in a month, of all hotels or of the given hotels. */
type FiguresOf = { month: string; hotels?: readonly string[] | undefined };

/** The figures of a group of bookings from PostgreSQL, in minor units as text. */
type FiguresRow = {
  owed: string;
  commission: string;
  settled_owed: string;
  settled_commission: string;
};

/** 1 if the final amount of a booking is not known yet and may differ from zero, otherwise 0. */
const isWaiting = sql`case when b.status in (${sql.join(openStatuses)})
  and (coalesce(b.rates, b.rate) is null or b.credits <> '[]'::jsonb or b.payment_id is not null or ${commissionOfStay} > 0) then 1 else 0 end`;

/**
 * Returns a query for the figures of each booking of a month, by currency. The figures are the sum
 * in the hotel's ledger account, the commission, the settled amounts, and whether the booking is
 * `waiting`. Bookings without figures are left out.
 */
function figuresByBooking({ month, hotels }: FiguresOf): RawBuilder<unknown> {
  const { from, to } = daysOfMonth(month);
  const isOf = (hotel: RawBuilder<unknown>) =>
    hotels === undefined ? sql`true` : sql`${hotel} = any(${hotels}::text[])`;
  const ofMonth = sql`b.check_out >= ${from}::date and b.check_out < ${to}::date
    and ${isOf(sql`b.hotel_id`)}`;
  return sql`
    select hotel_id, booking_id, currency, sum(owed) as owed, sum(commission) as commission,
      sum(settled_owed) as settled_owed, sum(settled_commission) as settled_commission,
      sum(waiting) as waiting
    from (
      select b.hotel_id, b.id as booking_id, e.currency, e.amount::numeric as owed,
        0 as commission, 0 as settled_owed, 0 as settled_commission, 0 as waiting
      from bookings b
      join ledger_transactions t on t.booking_id = b.id
      join ledger_entries e on e.transaction_id = t.id and e.account = 'hotel:' || b.hotel_id
      where ${ofMonth}
      union all
      select b.hotel_id, b.id, b.figure_currency, 0, ${commissionOfBooking}, 0, 0, ${isWaiting}
      from bookings b
      where ${ofMonth} and b.status <> 'declined'
      union all
      select l.hotel_id, l.booking_id, s.currency, 0, 0, l.owed, l.commission, 0
      from settlements s
      join settlement_lines l on l.hotel_id = s.hotel_id and l.settlement_id = s.id
      where s.month = ${month} and ${isOf(sql`s.hotel_id`)}
    ) entries
    group by hotel_id, booking_id, currency
    having sum(owed) <> 0 or sum(commission) <> 0 or sum(settled_owed) <> 0
      or sum(settled_commission) <> 0 or sum(waiting) > 0`;
}

/**
 * Returns a query for the bookings behind the figures of a month, without data that identifies a
 * guest.
 */
export function bookingFigures(of: FiguresOf) {
  return sql<
    FiguresRow & {
      hotel_id: string;
      booking_id: string;
      number: string;
      check_in: string;
      check_out: string;
      status: string;
      currency: string;
      waiting: string;
    }
  >`
    select f.*, b.number, b.check_in, b.check_out, b.status
    from (${figuresByBooking(of)}) f
    join bookings b on b.hotel_id = f.hotel_id and b.id = f.booking_id
    order by b.check_out, b.number, f.currency`;
}

const sums = sql`count(*) as bookings, sum(owed) as owed, sum(commission) as commission,
  sum(settled_owed) as settled_owed, sum(settled_commission) as settled_commission,
  sum(waiting) as waiting, count(*) filter (where owed <> settled_owed or commission <> settled_commission) as changed`;

/**
 * The figures of a group of bookings. `changed` is the number of bookings that are not fully
 * settled.
 */
export type SumsRow = FiguresRow & {
  currency: string;
  bookings: string;
  waiting: string;
  changed: string;
};

/** Returns a query for the figures of hotels in a month, sorted by hotel id and currency. */
export function hotelFigures(
  of: FiguresOf,
  { after, limit }: { after?: readonly [hotel: string, currency: string]; limit?: number } = {},
) {
  return sql<SumsRow & { hotel_id: string }>`
    select hotel_id, currency, ${sums}
    from (${figuresByBooking(of)}) f
    ${after ? sql`where (hotel_id, currency) > (${after[0]}, ${after[1]})` : sql``}
    group by hotel_id, currency
    order by hotel_id, currency
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`;
}

/** Returns a query for the sums of hotels in a month, by currency. */
export function currencyFigures(of: FiguresOf) {
  return sql<SumsRow & { hotels: string }>`
    select currency, count(distinct hotel_id) as hotels, ${sums}
    from (${figuresByBooking(of)}) f
    group by currency
    order by currency`;
}

/**
 * Whether an entry belongs to a booking of its hotel. The subquery reads only the key, not the wide
 * rows of all bookings.
 */
const hasBooking = sql`(
  select true from bookings b where b.hotel_id = substr(e.account, 7) and b.id = t.booking_id limit 1
)`;

/**
 * Returns a query for the sums in the ledger accounts of one hotel or all hotels, by currency and
 * over all months. Also selects the parts that bookings and settlements explain.
 */
export function ledgerFigures(hotel?: string) {
  const account =
    hotel === undefined ? sql`e.account like 'hotel:%'` : sql`e.account = ${`hotel:${hotel}`}`;
  const settlementsOf = hotel === undefined ? sql`true` : sql`l.hotel_id = ${hotel}`;
  return sql<{ currency: string; ledger: string; bookings: string; settled: string }>`
    select currency, sum(ledger) as ledger, sum(bookings) as bookings, sum(settled) as settled
    from (
      select e.currency, sum(e.amount) as ledger,
        coalesce(sum(e.amount) filter (where ${hasBooking}), 0) as bookings, 0 as settled
      from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
      where ${account}
      group by e.currency
      union all
      select s.currency, 0, 0, sum(l.owed)
      from settlements s
      join settlement_lines l on l.hotel_id = s.hotel_id and l.settlement_id = s.id
      where ${settlementsOf}
      group by s.currency
    ) entries
    group by currency
    order by currency`;
}

/** Returns the first day of a month (`YYYY-MM`) and the first day of the next month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    from: `${month}-01`,
    to: new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10),
  };
}

/**
 * Returns whether the last day of a month has passed in every time zone. The day ends last at
 * UTC-12, which is noon UTC on the next day.
 */
export function hasMonthEnded(month: string, now: Date): boolean {
  return now.getTime() >= Date.parse(`${daysOfMonth(month).to}T12:00:00Z`);
}

/**
 * The amount that the site owes to a hotel, and the commission that the hotel owes to the site, in
 * minor units.
 */
export type Figures = { owed: bigint; commission: bigint };

/** Converts figures to JSON. */
export function toMoneyFigures({ owed, commission }: Figures, currency: string): MoneyFigures {
  const text = (amount: bigint) => toDecimal({ amount, currency });
  return { owed: text(owed), commission: text(commission), net: text(owed - commission) };
}

/** Returns the total amounts of a row, their settled parts, and their open parts. */
export function figuresOf(row: FiguresRow) {
  const total = { owed: BigInt(row.owed), commission: BigInt(row.commission) };
  const settled = { owed: BigInt(row.settled_owed), commission: BigInt(row.settled_commission) };
  const open = {
    owed: total.owed - settled.owed,
    commission: total.commission - settled.commission,
  };
  return { total, settled, open };
}

/** Returns the result of `figuresOf` as JSON. */
export function toAllFigures(row: FiguresRow, currency: string) {
  const { total, settled, open } = figuresOf(row);
  return {
    total: toMoneyFigures(total, currency),
    settled: toMoneyFigures(settled, currency),
    open: toMoneyFigures(open, currency),
  };
}

/** Returns whether a row has amounts that are not settled. */
export function isOpen(row: FiguresRow): boolean {
  const { open } = figuresOf(row);
  return open.owed !== 0n || open.commission !== 0n;
}
