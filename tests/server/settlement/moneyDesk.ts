import { randomUUID } from 'node:crypto';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { toDecimalMoney } from '#contracts/money/money.ts';
import { dayNumber, dayText } from '#contracts/values/calendarDay.ts';
import type { BookingStatus } from '#contracts/site/bookings.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { readPaymentSums } from '#server/payments/desk/paymentSums.ts';
import { hotelAccount, postTransaction, transfer } from '#server/ledger/ledger.ts';
import { startSettlement } from '#server/settlement/resource.ts';
import { storedRates, storedStay } from '#server/bookings/state/bookedRooms.ts';
import { bookedRoom } from '../../support/sampleStay.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { deskApp } from '../desk/deskApp.ts';
import { listeningLog } from '../testApp.ts';

/** Returns the desk with only the money routes, at the time of a test, signed in as finance. */
export function moneyDesk(
  database: Database,
  now: () => Date,
  options: Partial<Parameters<typeof startSettlement>[0]> = {},
) {
  const desk = deskApp({
    database,
    routes: startSettlement({
      database,
      now,
      timeZone: 'Europe/Berlin',
      commissionVat: 1900,
      operator: { name: 'Stayfarer Ltd', address: '1 Quay Road', vatId: 'GB123' },
      paymentSums: (ids) => readPaymentSums(database.db, ids),
      log: listeningLog().log,
      readLegalInfo: () => Promise.resolve({ state: 'none' }),
      ...options,
    }).deskRoutes,
  });
  desk.signIn('finance');
  return desk;
}
export type MoneyDesk = ReturnType<typeof moneyDesk>;

type Stay = {
  hotelId?: string;
  status?: BookingStatus;
  checkOut?: string;
  /** The number of equal rooms, as the previous version stored them. */
  rooms?: number;
  /** Further rooms with other prices. */
  others?: readonly { total: string; commission: string | null }[];
  currency?: string;
  /** The total of one room, in the currency of the stay and without city tax. */
  total?: string;
  commission?: string | null;
  /** The part of the price that the site pays. */
  credit?: bigint;
  fee?: string;
  /** The cancellation fee that the site paid for the guest. */
  siteFee?: string;
};

/**
 * Adds a booking in the state in which the site leaves it, with its ledger entries. Returns its id.
 */
export async function addStay(
  { db, transaction }: Database,
  {
    hotelId = 'h1',
    status = 'stayed',
    checkOut = '2027-03-10',
    rooms = 1,
    currency = 'USD',
    total = '100.00',
    commission = '10.00',
    credit = 0n,
    fee,
    siteFee,
    others,
  }: Stay,
): Promise<string> {
  const id = randomUUID();
  const rates = [{ total, commission }, ...(others ?? [])].map((each): Rate => ({
    ...{ ...fullRate, total: each.total, taxes: [], currency },
    ...{ total_now: toDecimalMoney({ amount: 0n, currency }).amount, total_property: each.total },
    commission: each.commission === null ? null : { percent: 10, amount: each.commission },
  }));
  const booked = Array.from({ length: Math.max(rooms, rates.length) }, (_, index) =>
    bookedRoom(rates[index] ?? rates[0] ?? fullRate, { occupancy: '1' }),
  );
  const columns = {
    ...storedStay({ ...bookingRequest.stay, hotelId, rooms: booked }),
    ...storedRates(rates),
  };
  const { stay, price, rate } = columns;
  const money = { amount: credit, currency };
  await db
    .insertInto('bookings')
    .values({
      hotel_id: hotelId,
      id,
      status,
      check_out: checkOut,
      check_in: dayText((dayNumber(checkOut) ?? 0) - 2),
      key_hash: id,
      request_hash: id,
      link_hash: id,
      email_hash: id,
      number: id.slice(0, 8),
      ...(others ? columns : { stay, price, rate }),
      hotel: JSON.stringify({ name: `Hotel ${hotelId}` }),
      credits: JSON.stringify(
        credit === 0n ? [] : [{ kind: 'rewards', code: null, amount: toDecimalMoney(money) }],
      ),
      cancelled_fee: fee === undefined ? null : JSON.stringify({ amount: fee, currency }),
      site_fee: siteFee === undefined ? null : JSON.stringify({ amount: siteFee, currency }),
    })
    .execute();
  if (credit > 0n) await owe({ transaction }, { id, hotelId, amount: credit, currency });
  return id;
}

/**
 * Moves an amount from the site to the account of a hotel for a booking, or back if it is negative.
 */
export async function owe(
  { transaction }: Pick<Database, 'transaction'>,
  {
    id,
    hotelId,
    amount,
    currency = 'USD',
  }: { id?: string; hotelId: string; amount: bigint; currency?: string },
): Promise<void> {
  await transaction((tx) =>
    postTransaction(tx, {
      key: randomUUID(),
      kind: 'spent',
      bookingId: id,
      at: new Date(),
      entries: transfer('rewards', hotelAccount(hotelId), { amount, currency }),
    }),
  );
}

/**
 * Adds the card payment of a stay at hotel h1 with its fee, and a refund at the expense of the
 * site.
 */
export async function pay({ db, transaction }: Database, bookingId: string): Promise<void> {
  const of = { hotel_id: 'h1', booking_id: bookingId, currency: 'USD' };
  const at = new Date();
  await db
    .insertInto('payments')
    .values({ ...of, id: bookingId, state: 'captured', amount: 23_058n, expires_at: at })
    .execute();
  await db
    .insertInto('refunds')
    .values({ ...of, id: bookingId, payment_id: bookingId, state: 'sent', amount: 58n })
    .execute();
  const fee = { amount: 699n, currency: 'USD' };
  await transaction((tx) =>
    postTransaction(tx, {
      key: `payment-fee ${bookingId}`,
      kind: 'payment-fee',
      bookingId,
      at,
      entries: transfer('payment-fees', 'bank', fee),
    }),
  );
}
