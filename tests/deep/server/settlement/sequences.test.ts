import fc from 'fast-check';
import * as v from 'valibot';
import { deskHotelMonthSchema, type MoneyFigures } from '#contracts/site/desk/deskMoney.ts';
import { owedToHotel } from '#server/bookings/state/bookingPrice.ts';
import { readBooking } from '#server/bookings/state/bookingRow.ts';
import { actAtDesk } from '../../../server/bookings/support/actAtDesk.ts';
import { bookingRequest } from '../../../server/bookings/support/bookingRequest.ts';
import { staffOfRole } from '../../../server/desk/deskApp.ts';
import { rewardsSite, usd } from '../../../server/rewards/rewardsSite.ts';
import { moneyDesk } from '../../../server/settlement/moneyDesk.ts';

const { database, provider, clock, join, book, cancel } = rewardsSite();
const { hotelId, checkIn } = bookingRequest.stay;
const months = ['2027-03', '2027-04'] as const;
const afterwards = new Date('2027-05-02T12:00:00Z');
const stayed = new Date('2027-04-30T12:00:00Z');
const wholePrice = '234.16';
/** The price without city tax, which is the full cancellation fee of the terms. */
const wholeFee = '230.58';

type Step =
  | { do: 'book'; credit: number; later: boolean }
  | { do: 'cancel'; of: number; fee: number }
  | { do: 'stayed' | 'no-show'; of: number }
  | { do: 'settle' | 'undo'; month: 0 | 1 };

const most = 6;
const of = fc.nat({ max: most - 1 });
const month = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('book' as const), credit: fc.nat({ max: 4 }), later: fc.boolean() }),
  fc.record({ do: fc.constant('cancel' as const), of, fee: fc.constantFrom(0, 22_310, 23_058, 7) }),
  fc.record({ do: fc.constantFrom('stayed' as const, 'no-show' as const), of }),
  fc.record({ do: fc.constantFrom('settle' as const, 'settle' as const, 'undo' as const), month }),
);

/** These steps ensure that something is settled and undone. */
const last: Step[] = [
  { do: 'book', credit: 0, later: false },
  ...Array.from({ length: most + 1 }, (_, index): Step => ({ do: 'stayed', of: index })),
  { do: 'undo', month: 0 },
  { do: 'settle', month: 0 },
  { do: 'undo', month: 0 },
];

const cents = (amount: string) => Math.round(Number(amount) * 100);

/** Returns the commission that the documentation defines for a booking of the sample rate. */
function commissionOf(status: string, fee: number): number {
  if (status === 'stayed' || status === 'no-show') return 2_005;
  return status === 'cancelled' ? Math.floor((2_005 * fee) / cents(wholeFee) + 0.5) : 0;
}

test('months equal the ledger and keep settled amounts after any sequence of bookings and settlements', async () => {
  const browser = await join();
  const db = database().database;
  const desk = moneyDesk(db, () => afterwards);
  const bookings: { booking: Awaited<ReturnType<typeof book>>; later: boolean }[] = [];
  const done: string[] = [];
  const settledBefore = new Map<string, string>();

  let requests = 0;
  const readMonth = async (which: string) => {
    // One person may not send this number of requests in a minute.
    requests += 1;
    desk.signIn({ ...staffOfRole('finance'), id: `staff-${Math.floor(requests / 50)}` });
    const response = await desk.get(`/api/desk/money/${hotelId}?month=${which}`);
    return response.status === 404 ? undefined : v.parse(deskHotelMonthSchema, response.body);
  };

  const run = async (each: Step) => {
    if (each.do === 'book') {
      if (bookings.length === most && !last.includes(each)) return;
      // The account has 15 dollars. A larger credit is refused, and nothing is booked.
      const credits = each.credit > 0 ? { rewards: usd(`${each.credit}.50`) } : {};
      clock.now = new Date('2027-02-01T12:00:00Z');
      const booking = await book(browser, credits).catch(() => undefined);
      if (!booking) return;
      bookings.push({ booking, later: each.later });
      if (!each.later) return;
      // This stay belongs to the next month.
      await db.db
        .updateTable('bookings')
        .set({ check_in: '2027-04-08', check_out: '2027-04-10' })
        .where('id', '=', booking.booking.id)
        .execute();
    } else if (each.do === 'settle' || each.do === 'undo') {
      const which = months[each.month];
      const found = await readMonth(which);
      const open = found?.currencies.find(({ currency }) => currency === 'USD');
      const last = found?.settlements.findLast(({ undoes, undone }) => undoes === null && !undone);
      if (each.do === 'settle' && open) {
        const { owed, commission } = open.open;
        const body = { month: which, currency: 'USD', owed, commission, reason: 'Paid.' };
        const { status } = await desk.post(`/api/desk/money/${hotelId}/settlements`, body);
        const canBe = open.state === 'open' || open.state === 'adjustment';
        expect([open.state, status]).toEqual([open.state, canBe ? 200 : 409]);
        if (canBe) done.push(open.state);
      } else if (each.do === 'undo' && last) {
        const body = { settlementId: last.id, reason: 'Sent back.' };
        await desk.post(`/api/desk/money/${hotelId}/settlements/undo`, body).expect(200);
        done.push('undone');
      }
    } else if ('of' in each) {
      const found = bookings[each.of];
      if (!found) return;
      if (each.do === 'cancel') {
        clock.now = new Date(`${checkIn}T00:00:00Z`);
        provider().state.fee = usd((each.fee / 100).toFixed(2));
        await cancel(browser, found.booking, wholePrice);
      } else {
        // The clock of the site stays earlier, because its worker would otherwise look up the
        // stays.
        const { id } = found.booking.booking;
        await actAtDesk(db, () => stayed, `report-${each.do}`, id).catch(() => undefined);
      }
    }
  };

  const check = async () => {
    let account = 0;
    for (const [index, which] of months.entries()) {
      const found = await readMonth(which);
      if (!found) continue;
      const mine = bookings.filter(({ later }) => later === (index === 1));
      let owed = 0;
      let commission = 0;
      for (const { booking } of mine) {
        const row = await readBooking({ database: db }, booking.booking.id);
        if (!row) throw new Error('A booking is lost.');
        const isOpen = row.status === 'pending' || row.status === 'requested';
        expect(isOpen).toBe(false);
        const owes = cents(owedToHotel(row).amount);
        owed += owes;
        const owesBack = commissionOf(row.status, cents(row.cancelled_fee?.amount ?? '0'));
        commission += owesBack;
        const shown = found.bookings.find(({ id }) => id === row.id);
        const figures = shown && [cents(shown.total.owed), cents(shown.total.commission)];
        expect(figures ?? [0, 0]).toEqual([owes, owesBack]);
      }
      const [shown] = found.currencies;
      expect(cents(shown?.total.owed ?? '0')).toBe(owed);
      expect(cents(shown?.total.commission ?? '0')).toBe(commission);
      const sumOf = (read: (figures: MoneyFigures) => string, list: MoneyFigures[]) =>
        list.reduce((sum, figures) => sum + cents(read(figures)), 0);
      const settled = found.settlements.map(({ figures }) => figures);
      for (const name of ['owed', 'commission', 'net'] as const) {
        expect(cents(shown?.settled[name] ?? '0')).toBe(sumOf((each) => each[name], settled));
        const lines = found.bookings.map((each) => each.open);
        expect(cents(shown?.open[name] ?? '0')).toBe(sumOf((each) => each[name], lines));
      }
      for (const { id, figures, reason } of found.settlements) {
        const text = JSON.stringify([figures, reason]);
        expect(settledBefore.get(id) ?? text).toBe(text);
        settledBefore.set(id, text);
      }
      account += owed - cents(shown?.settled.owed ?? '0');
    }
    const { body } = await desk.get('/api/desk/money-ledger').expect(200);
    const agreement = body.currencies.find((each: { currency: string }) => each.currency === 'USD');
    const ledger = agreement?.ledger ?? '0.00';
    expect(agreement?.difference ?? '0.00').toBe('0.00');
    expect(agreement?.explained ?? '0.00').toBe(ledger);
    expect(cents(ledger)).toBe(account);
  };

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 120, maxLength: 120 }), async (steps) => {
      for (const each of [...steps, ...last]) {
        await run(each);
        await check();
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
  expect(done.slice(-2)).toEqual([expect.stringMatching('open|adjustment'), 'undone']);
}, 120_000);
