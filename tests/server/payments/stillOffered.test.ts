import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import { prepareSite } from '../bookings/support/prepareSite.ts';
import { testNow } from '../bookings/support/bookingRequest.ts';
import { eventually, type TestBookings } from '../bookings/support/startTestBookings.ts';
import { cheaperRate, dearerRate, paidRate, paidRates, requestOf } from './paidRates.ts';
import { startTestBank, type TestBank } from './payAtBank.ts';

const many = { book: 1_000, bookAddress: 1_000, look: 10_000 };
const { database, provider, start, db } = prepareSite({ bookingLimits: many });
let bank: TestBank;
let site: TestBookings;
const clock = { now: testNow };

beforeEach(async () => {
  await sql`drop schema if exists sample_bank cascade`.execute(db());
  bank = await startTestBank(database(), () => clock.now);
  provider().state.rates = paidRates;
  site = start({ payments: bank.payments });
  clock.now = site.clock.now;
});
afterEach(async () => {
  await site.stop();
  await bank.close();
});

const later = (seconds: number) => {
  site.later(seconds);
  clock.now = site.clock.now;
};
const press = async (body: BookingRequest = requestOf(paidRate), language = 'en') => {
  const response = await site.post(body).set('Accept-Language', language).expect(202);
  const { booking, link } = response.body;
  const key = new URL(link, 'http://site').searchParams.get('key') ?? '';
  return { id: String(booking.id), key, address: String(booking.payment.address) };
};
/** Lets the time to pay expire. */
const abandon = async (...made: { id: string; key: string }[]) => {
  later(3_600);
  site.start();
  for (const one of made) await site.becomes(one, 'declined');
};
/** Returns the mails of the outbox that offer a stay again, in order. */
const offers = async () => {
  const rows = await db().selectFrom('outbox').selectAll().orderBy('next_attempt_at').execute();
  return rows.filter(({ payload }) => JSON.stringify(payload).includes('still-offered'));
};
/** Resolves to the outcomes of such mails once all of them are done. */
const ended = (count = 1) =>
  eventually(async (saw) => {
    const mails = saw(await offers());
    const open = mails.some(({ sent_at: sent, failed_at: failed }) => !sent && !failed);
    if (open || mails.length !== count) return undefined;
    return mails.map(({ sent_at: sent }) => (sent ? 'sent' : 'dropped')).toSorted();
  }, 'the mails are sent or dropped');

test('a guest who does not pay is mailed once that the room is still available, with a link to its checkout', async () => {
  const one = await press();
  const other = start({ payments: bank.payments });
  other.start();
  await abandon(one);
  expect(await ended()).toEqual(['sent']);
  const all = [...site.mails(), ...other.mails()];
  expect(all).toHaveLength(1);
  const [mail = ''] = all;
  expect(mail).toContain('Subject: Not paid: Sea View Clifton');
  expect(mail).toContain('To: ada@travelers.example');
  expect(mail).toContain('same price of $234.16');
  const link = new URL(/https:\/\/\S+\/checkout\?\S+/.exec(mail.replaceAll('=3D', '='))?.[0] ?? '');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    hotel: fullHotel.id,
    room: String(paidRate.room_group_id),
    rate: paidRate.id,
    check_in: '2027-03-08',
    check_out: '2027-03-10',
  });
  // The mail does not contain the wishes for the hotel.
  expect(mail).not.toContain('A quiet room');
  // The link gives no access to the booking.
  expect(mail).not.toContain('key=');
  later(24 * 3_600);
  expect(await ended()).toEqual(['sent']);
  await other.stop();
});

test('the mail and the page it links to are in the language of the guest', async () => {
  await abandon(await press(requestOf(paidRate), 'de'));
  const mail = await site.mail('Ihr Aufenthalt wurde nicht bezahlt');
  expect(mail).toContain('/de/checkout?');
});

test.each<[string, () => void]>([
  ['is dearer', () => (provider().state.rates = [{ ...dearerRate, id: paidRate.id }])],
  ['is cheaper', () => (provider().state.rates = [{ ...cheaperRate, id: paidRate.id }])],
  ['is gone', () => (provider().state.rates = [cheaperRate])],
  ['cannot be checked because the provider fails', () => (provider().state.modes.hotel = 'fail')],
  [
    'cannot be checked because a gateway answers',
    () => (provider().state.modes.hotel = 'html-200'),
  ],
  ['cannot be checked in time', () => (provider().state.modes.hotel = 'hang')],
])('no mail is sent about a room that %s', async (_what, change) => {
  const one = await press();
  change();
  await abandon(one);
  expect(await ended()).toEqual(['dropped']);
  expect(site.mails()).toEqual([]);
});

test('no mail is sent to a guest who has another booking of the same nights, paid or in payment', async () => {
  const first = await press();
  later(1_800);
  const second = await press(requestOf(cheaperRate));
  later(600);
  site.start();
  await site.becomes(first, 'declined');
  expect(await ended()).toEqual(['dropped']);
  await bank.pay(second.address);
  await site.becomes(second, 'confirmed');
  expect(site.mailsWith('Not paid')).toEqual([]);
});

test('a booking of other nights or of another guest does not prevent the mail', async () => {
  const first = await press();
  const { traveller, ...rest } = requestOf(cheaperRate);
  const other = { ...rest, traveller: { ...traveller, email: 'grace@travelers.example' } };
  const { address, ...second } = await press(other);
  await bank.pay(address);
  site.start();
  await site.becomes(second, 'confirmed');
  await abandon(first);
  expect(await ended()).toEqual(['sent']);
});

test('many unpaid bookings by a stranger send at most one mail a day to an address in any spelling', async () => {
  const { traveller, ...rest } = requestOf(paidRate);
  const spelled = ['ada@travelers.example', 'ADA@travelers.example', 'ada+1@travelers.example'];
  const made = [];
  for (let index = 0; index < 24; index += 1) {
    const email = spelled[index % spelled.length] ?? '';
    made.push(await press({ ...rest, traveller: { ...traveller, email } }));
  }
  const other = start({ payments: bank.payments });
  other.start();
  await abandon(...made);
  const outcomes = await ended(made.length);
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
  expect([...site.mails(), ...other.mails()]).toHaveLength(1);
  await other.stop();
  // The next day allows a mail about another stay.
  later(24 * 3_600);
  await abandon(await press());
  expect((await ended(made.length + 1)).filter((outcome) => outcome === 'sent')).toHaveLength(2);
});

test('a mail that cannot be delivered at first is sent later, and is dropped once it is old', async () => {
  const folder = join(site.dataDir, 'mail');
  writeFileSync(folder, 'no folder');
  await abandon(await press());
  const failed = () =>
    eventually(async () => (await offers()).some(({ last_error: error }) => error) || undefined);
  await failed();
  rmSync(folder);
  later(600);
  expect(await ended()).toEqual(['sent']);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  later(24 * 3_600);
  await abandon(await press());
  await failed();
  rmSync(folder);
  mkdirSync(folder);
  later(7 * 3_600);
  expect(await ended(2)).toEqual(['dropped', 'sent']);
  expect(site.mails()).toEqual([]);
});

test('no mail is sent about a booking whose data was erased', async () => {
  const { id } = await press();
  later(3_600);
  await db()
    .updateTable('bookings')
    .set({ traveller: null, email_hash: '', erased_at: clock.now })
    .where('id', '=', id)
    .execute();
  site.start();
  expect(await ended()).toEqual(['dropped']);
});

test('no mail follows an unpaid change, a missing payment page or a refusal of the hotel', async () => {
  const { address, ...first } = await press();
  await bank.pay(address);
  site.start();
  await site.becomes(first, 'confirmed');
  await abandon(await press(requestOf(dearerRate, first)));
  bank.control({ fault: { path: '.', how: 'down' } });
  await site.post(requestOf(paidRate)).expect(409);
  bank.control({ fault: { path: '.', how: null } });
  provider().state.left = 0;
  const refused = await press();
  await bank.pay(refused.address);
  later(60);
  await site.becomes(refused, 'declined');
  expect(await offers()).toEqual([]);
});
