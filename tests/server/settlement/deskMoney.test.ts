import { sql } from 'kysely';
import * as v from 'valibot';
import {
  type DeskHotelMonth,
  deskHotelMonthSchema,
  deskLedgerSchema,
  deskMonthsSchema,
  statementSchema,
} from '#contracts/site/desk/deskMoney.ts';
import { databaseOfFile, emptyTables } from '../../support/testDatabase.ts';
import { staffOfRole } from '../desk/deskApp.ts';
import { addStay, type MoneyDesk, moneyDesk, owe, pay } from './moneyDesk.ts';

const tables = [
  ...(['bookings', 'settlement_lines', 'settlements'] as const),
  ...(['ledger_entries', 'ledger_transactions', 'rate_limits'] as const),
  ...(['refunds', 'payments'] as const),
];
const clock = { now: new Date('2027-05-02T12:00:00Z') };
const created = databaseOfFile();
const database = () => created().database;
let desk: MoneyDesk;
beforeEach(async () => {
  await emptyTables(database(), tables);
  clock.now = new Date('2027-05-02T12:00:00Z');
  desk = moneyDesk(database(), () => clock.now);
});

const readHotel = async (hotel = 'h1', month = '2027-03'): Promise<DeskHotelMonth> => {
  const { body } = await desk.get(`/api/desk/money/${hotel}?month=${month}`).expect(200);
  return v.parse(deskHotelMonthSchema, body);
};
const readMonths = async (query = 'month=2027-03') => {
  const { body } = await desk.get(`/api/desk/money?${query}`).expect(200);
  return v.parse(deskMonthsSchema, body);
};
const settle = (owed: string, commission: string, more: object = {}, hotel = 'h1') =>
  desk.post(`/api/desk/money/${hotel}/settlements`, {
    month: '2027-03',
    currency: 'USD',
    owed,
    commission,
    reason: 'Paid in April.',
    ...more,
  });
const undo = (settlementId: string, reason = 'The bank sent it back.') =>
  desk.post('/api/desk/money/h1/settlements/undo', { settlementId, reason });

test.each([
  ['a stay owes the commission of all its rooms', { rooms: 3 }, '30.00'],
  [
    'a no-show owes the commission too, because the hotel charges it',
    { status: 'no-show' },
    '10.00',
  ],
  ['a cancellation owes the commission on its fee', { status: 'cancelled', fee: '33.34' }, '3.33'],
  [
    'a cancellation of two rooms owes the commission of both',
    { status: 'cancelled', fee: '50.00', rooms: 2 },
    '5.00',
  ],
  [
    'a stay in different rooms owes the commission of each',
    { others: [{ total: '300.00', commission: '45.00' }] },
    '55.00',
  ],
  [
    'a room without a commission adds nothing',
    { others: [{ total: '300.00', commission: null }] },
    '10.00',
  ],
  [
    'a cancellation of different rooms owes the commission on its fee',
    { status: 'cancelled', fee: '100.00', others: [{ total: '300.00', commission: '50.00' }] },
    '15.00',
  ],
  ['half a minor unit is rounded up', { status: 'cancelled', fee: '33.35' }, '3.34'],
  [
    'a fee of the whole price owes the full commission',
    { status: 'cancelled', fee: '100.00' },
    '10.00',
  ],
  [
    'a fee that the site pays owes the same commission',
    { status: 'cancelled', fee: '0.00', siteFee: '100.00' },
    '10.00',
  ],
  [
    'a fee above the price owes no more than the full commission',
    { status: 'cancelled', fee: '150.00' },
    '10.00',
  ],
  ['a free cancellation owes nothing', { status: 'cancelled', fee: '0.00' }, undefined],
  ['a declined booking owes nothing', { status: 'declined' }, undefined],
  ['a rate without a commission owes nothing', { commission: null }, undefined],
  ['a confirmed stay owes nothing yet', { status: 'confirmed' }, '0.00'],
  [
    'a currency without decimals is counted in its units',
    { currency: 'JPY', total: '10000', commission: '1000', status: 'cancelled', fee: '3333' },
    '333',
  ],
] as const)('%s', async (_name, stay, commission) => {
  await addStay(database(), stay);
  const { currencies } = await readHotel();
  expect(currencies[0]?.total.commission).toBe(commission);
});

test('a percentage fee is not calculated on city tax', async () => {
  const id = await addStay(database(), { status: 'cancelled', fee: '50.00', rooms: 2 });
  const tax = (amount: string, due: string, code?: string) => ({ name: 'Tax', amount, due, code });
  const taxes = [tax('7.00', 'property', 'city-tax'), tax('9.00', 'property'), tax('1.00', 'now')];
  await sql`update bookings set rate = rate || ${JSON.stringify({
    taxes: [...taxes, tax('5.00', 'property', 'vat')],
    total: '116.00',
  })}::jsonb where id = ${id}`.execute(database().db);
  const { currencies } = await readHotel();
  expect(currencies[0]?.total.commission).toBe('5.00');
});

test('a booking counts in the month of its check-out, separately for each hotel and currency', async () => {
  await addStay(database(), { credit: 500n });
  await addStay(database(), { checkOut: '2027-03-31', credit: 25n });
  await addStay(database(), { checkOut: '2027-04-01', credit: 9_900n });
  await addStay(database(), { hotelId: 'h2', currency: 'EUR', credit: 300n, commission: null });
  const { items, sums, ended } = await readMonths();
  expect(ended).toBe(true);
  expect(
    items.map(({ hotelId, hotelName, currency, bookings, total, state }) => [
      hotelId,
      hotelName,
      currency,
      bookings,
      total,
      state,
    ]),
  ).toEqual([
    ['h1', 'Hotel h1', 'USD', 2, { owed: '5.25', commission: '20.00', net: '-14.75' }, 'open'],
    ['h2', 'Hotel h2', 'EUR', 1, { owed: '3.00', commission: '0.00', net: '3.00' }, 'open'],
  ]);
  expect(sums.map(({ currency, hotels, total }) => [currency, hotels, total.net])).toEqual([
    ['EUR', 1, '3.00'],
    ['USD', 1, '-14.75'],
  ]);
  for (const [query, found] of [
    ['hotel=h2', ['h2']],
    ['hotel=hotel%20H1', ['h1']],
    ['hotel=%25', []],
  ] as const) {
    const filtered = await readMonths(`month=2027-03&${query}`);
    expect(filtered.items.map(({ hotelId }) => hotelId)).toEqual(found);
  }
});

test('the list of hotels is divided into pages', async () => {
  const add = (index: number) => addStay(database(), { hotelId: `h${100 + index}` });
  for (let index = 0; index < 50; index += 1) await add(index);
  expect(await readMonths()).toMatchObject({ next: null });
  await add(50);
  await add(51);
  const first = await readMonths();
  const second = await readMonths(`month=2027-03&cursor=${first.next}`);
  const ids = [...first.items, ...second.items].map(({ hotelId }) => hotelId);
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 2, null]);
  expect(new Set(ids).size).toBe(52);
  expect(second.sums).toEqual(first.sums);
  await desk.get('/api/desk/money?month=2027-03&cursor=nonsense').expect(400);
  await desk.get('/api/desk/money?month=2027-13').expect(422);
});

test('a settlement pays the net amount, and every view shows the same amount', async () => {
  const id = await addStay(database(), { credit: 2_500n });
  await settle('25.00', '10.00', { reference: 'SEPA 4711' }).expect(200);
  const { currencies, settlements, bookings, ledger } = await readHotel();
  const figures = { owed: '25.00', commission: '10.00', net: '15.00' };
  const nothing = { owed: '0.00', commission: '0.00', net: '0.00' };
  expect(currencies).toMatchObject([{ state: 'settled', settled: figures, open: nothing }]);
  expect(bookings).toMatchObject([{ id, settled: figures, open: nothing }]);
  expect(settlements).toMatchObject([
    { figures, bookings: 1, reference: 'SEPA 4711', reason: 'Paid in April.', undone: false },
  ]);
  expect(settlements[0]?.by).toBe('staff-finance');
  expect(ledger).toEqual([
    {
      currency: 'USD',
      bookings: '25.00',
      settled: '25.00',
      explained: '0.00',
      ledger: '0.00',
      difference: '0.00',
    },
  ]);
  const { db } = database();
  const entries = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as cause', 'cause.id', 'entry.transaction_id')
    .select(['account', 'amount', 'key'])
    .where('kind', '=', 'settled')
    .orderBy('seq')
    .execute();
  const key = 'settled:h1:2027-03:USD:1';
  expect(entries.map((entry) => [entry.account, Number(entry.amount), entry.key])).toEqual([
    ['hotel:h1', -2_500, key],
    ['settlements', 1_500, key],
    ['commissions', 1_000, key],
  ]);
  const newest = db.selectFrom('audit_record').selectAll().orderBy('id', 'desc').limit(1);
  const record = await newest.execute();
  expect(record).toMatchObject([
    {
      action: 'money.settle',
      actor_id: 'staff-finance',
      reason: 'Paid in April.',
      subject_kind: 'settlement',
      after: { hotelId: 'h1', month: '2027-03', ...figures, bookings: 1 },
    },
  ]);
});

test('when two people settle at once, the second reads who did it and when', async () => {
  await addStay(database(), { credit: 2_500n });
  const responses = await Promise.all([settle('25.00', '10.00'), settle('25.00', '10.00')]);
  const [won, lost] = responses.toSorted((a, b) => a.status - b.status);
  expect([won?.status, lost?.status]).toEqual([200, 409]);
  const { settlements } = await readHotel();
  expect(settlements).toHaveLength(1);
  expect(lost?.body).toMatchObject({
    code: 'settled-already',
    by: 'staff-finance',
    at: settlements[0]?.at,
  });
});

test.each([
  ['the month has not ended', { now: '2027-04-01T11:59:59Z' }, { waiting: 0 }],
  ['a stay is not reported', { stay: { status: 'confirmed', credit: 1n } }, { waiting: 1 }],
  ['a request has no answer', { stay: { status: 'requested', credit: 1n } }, { waiting: 1 }],
] as const)('nothing is settled while %s', async (_name, given, members) => {
  await addStay(database(), { credit: 2_500n });
  if ('stay' in given) await addStay(database(), given.stay);
  if ('now' in given) clock.now = new Date(given.now);
  const { body } = await settle('25.00', '10.00').expect(409);
  expect(body).toMatchObject({ code: 'still-open', ...members });
  expect((await readHotel()).currencies[0]?.state).toBe('now' in given ? 'running' : 'waiting');
});

test('stays of other months or currencies, or without commission, do not keep a month open', async () => {
  await addStay(database(), { credit: 2_500n });
  await addStay(database(), { status: 'confirmed', currency: 'EUR' });
  await addStay(database(), { status: 'confirmed', checkOut: '2027-04-02' });
  await addStay(database(), { status: 'confirmed', commission: null });
  clock.now = new Date('2027-04-01T12:00:00Z');
  await settle('25.00', '10.00').expect(200);
});

test('a change after the settlement becomes an adjustment, which can be settled too', async () => {
  const id = await addStay(database(), { credit: 2_500n });
  await settle('25.00', '10.00').expect(200);
  const [before] = (await readHotel()).settlements;
  await owe(database(), { id, hotelId: 'h1', amount: -700n });
  await database().db.updateTable('bookings').set({ status: 'declined' }).execute();

  const changed = await readHotel();
  const open = { owed: '-7.00', commission: '-10.00', net: '3.00' };
  expect(changed.currencies).toMatchObject([{ state: 'adjustment', open }]);
  expect(changed.settlements).toEqual([before]);
  const { body } = await settle('25.00', '10.00').expect(409);
  expect(body).toMatchObject({ code: 'figures-changed', open, by: 'staff-finance' });
  await settle('-7.00', '-10.00').expect(200);
  const settled = await readHotel();
  expect(settled.currencies).toMatchObject([
    { state: 'settled', total: { owed: '18.00', commission: '0.00' } },
  ]);
  expect(settled.settlements).toMatchObject([before, { figures: open }]);
  expect(settled.ledger).toMatchObject([{ ledger: '0.00', difference: '0.00' }]);
});

test('undoing a settlement posts one counter-transaction and reopens its month', async () => {
  await addStay(database(), { credit: 2_500n });
  await settle('25.00', '10.00').expect(200);
  const [{ id } = { id: '' }] = (await readHotel()).settlements;
  const responses = await Promise.all([undo(id), undo(id)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'undone-already',
    by: 'staff-finance',
  });
  const { settlements, currencies, ledger } = await readHotel();
  expect(settlements).toMatchObject([
    { id, undone: true },
    { undoes: id, figures: { owed: '-25.00', net: '-15.00' }, reason: 'The bank sent it back.' },
  ]);
  expect(currencies).toMatchObject([{ state: 'open', open: { net: '15.00' } }]);
  expect(ledger).toMatchObject([{ ledger: '25.00', explained: '25.00' }]);
  const [, counter] = settlements;
  await undo(counter?.id ?? '').expect(404);
  await settle('25.00', '10.00').expect(200);
});

test('an entry without a booking is shown as a difference to the ledger', async () => {
  await addStay(database(), { credit: 2_500n });
  await owe(database(), { hotelId: 'h1', amount: 99n });
  const { body } = await desk.get('/api/desk/money-ledger').expect(200);
  const { currencies } = v.parse(deskLedgerSchema, body);
  expect(currencies).toMatchObject([{ explained: '25.00', ledger: '25.99', difference: '0.99' }]);
  expect((await readHotel()).ledger).toEqual(currencies);
});

test('the exported files contain the figures, and a hotel name cannot become a formula', async () => {
  await addStay(database(), { credit: 500n });
  await database()
    .db.updateTable('bookings')
    .set({ hotel: JSON.stringify({ name: '=1+1, "Sun"' }) })
    .execute();
  const list = await desk.get('/api/desk/money-export?month=2027-03').expect(200);
  expect(list.headers['content-disposition']).toBe('attachment; filename="money-2027-03.csv"');
  expect(list.text.split('\r\n')[1]).toBe(
    `2027-03,h1,"'=1+1, ""Sun""",USD,open,1,0,5.00,10.00,-5.00,0.00,0.00,0.00,5.00,10.00,-5.00`,
  );
  const hotel = await desk.get('/api/desk/money/h1/export?month=2027-03').expect(200);
  expect(hotel.text.split('\r\n')).toHaveLength(3);
  const records = database().db.selectFrom('audit_record').where('action', '=', 'money.export');
  const recorded = records.select(['actor_id', 'subject_kind', 'subject_id', 'after']);
  const entry = { actor_id: 'staff-finance', after: { filters: { month: '2027-03' }, rows: 1 } };
  expect(await recorded.orderBy('id').execute()).toEqual([
    { ...entry, subject_kind: 'month', subject_id: '2027-03' },
    { ...entry, subject_kind: 'hotel', subject_id: 'h1' },
  ]);
});

test('statements are numbered without gaps, even for simultaneous settlements, and include the VAT', async () => {
  const hotels = ['h1', 'h2', 'h3'];
  const ids = await Promise.all(
    hotels.map((hotelId) => addStay(database(), { hotelId, credit: 2_500n, commission: '11.90' })),
  );
  await pay(database(), ids[0] ?? '');
  const responses = await Promise.all([
    ...hotels.map((hotel) => settle('25.00', '11.90', {}, hotel)),
    ...hotels.map((hotel) => settle('25.00', '0.01', {}, hotel)),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 409, 409, 409]);
  const [settled] = (await readHotel()).settlements;
  await undo(settled?.id ?? '').expect(200);
  const { text } = await desk.get('/api/desk/money-statements?month=2027-03').expect(200);
  const [, ...rows] = text.trim().split('\r\n');
  expect(rows.map((row) => Number(row.split(',')[0]))).toEqual([1, 2, 3, 4]);
  expect(rows[3]).toContain(',-11.90,19,-1.90,-10.00,-13.10,,');

  const { body } = await desk.get(`/api/desk/money-statements/${settled?.statement}`).expect(200);
  expect(v.parse(statementSchema, body)).toMatchObject({
    number: settled?.statement,
    operator: { vatId: 'GB123' },
    vat: { percent: '19', amount: '1.90', without: '10.00' },
    figures: { owed: '25.00', commission: '11.90', net: '13.10' },
    lines: [{ paid: { captured: '230.58', refunded: '0.58' } }],
  });
  const undone = await desk.get('/api/desk/money-statements/4').expect(200);
  expect(undone.body).toMatchObject({ undoes: settled?.statement, vat: { amount: '-1.90' } });
  await desk.get('/api/desk/money-statements/5').expect(404);
  const hotel = await desk.get('/api/desk/money/h1/export?month=2027-03').expect(200);
  expect(hotel.text).toContain(',site,230.58,0.58,6.99,USD');
});

test.each([
  ['no reason', { reason: ' ' }, 422],
  ['a reason that is too long', { reason: 'a'.repeat(501) }, 422],
  ['an unknown field', { force: true }, 422],
  ['an invalid amount', { owed: 'all' }, 422],
])('a request with %s settles nothing', async (_name, more, status) => {
  await addStay(database(), { credit: 500n });
  await settle('5.00', '10.00', more).expect(status);
  expect((await readHotel()).settlements).toEqual([]);
});

test('only finance can settle, and only with a recent second step', async () => {
  await addStay(database(), { credit: 500n });
  desk.signIn('agent');
  await desk.get('/api/desk/money?month=2027-03').expect(403);
  await settle('5.00', '10.00').expect(403);
  desk.signIn(staffOfRole('finance', null));
  const { body } = await settle('5.00', '10.00').expect(403);
  expect(body.code).toBe('second-step-needed');
  await desk.get('/api/desk/money/nobody?month=2027-03').expect(404);
});
