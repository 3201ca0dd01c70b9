import { deskFiguresSchema } from '#contracts/site/desk/deskFigures.ts';
import { sql } from 'kysely';
import * as v from 'valibot';
import { steppedRate } from '#contracts/kit/samples/rates.ts';
import { storedRates, storedStay } from '#server/bookings/state/bookedRooms.ts';
import { twinRate, twinWithExtras, unlikeRequest } from '../bookings/support/unlikeRooms.ts';
import { writeManyBookings } from '../../support/manyBookings.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';
import { moneyDesk } from './moneyDesk.ts';

const now = new Date('2027-04-10T12:00:00Z');
let created: TestDatabase;
beforeAll(async () => {
  created = await createTestDatabase();
  await writeManyBookings(created, 40, now);
  // All other bookings move to other years. In Berlin the clocks go forward on March 28.
  await sql`update bookings set created_at = created_at - interval '10 years'`.execute(
    created.database.db,
  );
  const made: [string, string, string, string][] = [
    ['REF1', '2027-03-27T22:59:59Z', 'confirmed', 'en'],
    ['REF2', '2027-03-27T23:00:00Z', 'stayed', 'de'],
    ['REF5', '2027-03-28T21:59:59Z', 'cancelled', 'de'],
    ['REF6', '2027-03-28T22:00:00Z', 'confirmed', 'de'],
    ['REF7', '2027-03-28T22:00:00Z', 'declined', 'fr'],
  ];
  for (const [reference, at, status, language] of made) {
    await sql`update bookings set created_at = ${at}::timestamptz, status = ${status},
      language = ${language}, check_out = check_in + 3,
      rates = null, rooms_commission = null, rate = '{"total":"234.16","currency":"USD","commission":{"amount":"10.50","currency":"USD"}}'
      where reference = ${reference}`.execute(created.database.db);
  }
}, 60_000);
afterAll(() => created.close());

const desk = () => moneyDesk(created.database, () => now);
const read = async (query: string) => {
  const { body } = await desk().get(`/api/desk/figures?${query}`).expect(200);
  return v.parse(deskFiguresSchema, body);
};

test('days follow the time zone of the operator even at a clock change, and sums cover all rows', async () => {
  const { rows, sums, timeZone } = await read('from=2027-03-27&to=2027-03-29');
  expect(timeZone).toBe('Europe/Berlin');
  const money = { turnover: rows[0]?.turnover, commission: '10.50' };
  const one = { currency: 'USD', bookings: 1, nights: 3, label: null, cancelled: 0, ...money };
  expect(rows).toEqual([
    { ...one, key: '2027-03-27' },
    { ...one, key: '2027-03-28', bookings: 2, cancelled: 1 },
    { ...one, key: '2027-03-29' },
  ]);
  expect(sums).toMatchObject([{ bookings: 4, nights: 9, commission: '31.50', cancelled: 1 }]);
  const languages = await read('from=2027-03-27&to=2027-03-29&by=language');
  expect(languages.rows.map(({ key, bookings }) => [key, bookings])).toEqual([
    ['de', 3],
    ['en', 1],
  ]);
  const { from, to } = await read('from=2020-01-01');
  expect([from, to]).toEqual(['2026-04-10', '2027-04-10']);
});

test('a booking of different rooms with extras counts with its total', async () => {
  const stay = unlikeRequest(twinWithExtras).stay;
  const { rooms, rooms_turnover, stay: older, price } = storedStay(stay);
  const { rates, rate, rooms_commission } = storedRates([steppedRate, twinRate]);
  await sql`update bookings set created_at = '2027-03-20T12:00:00Z', status = 'confirmed',
    rooms = ${rooms}::jsonb, rooms_turnover = ${rooms_turnover}::numeric, stay = ${older}::jsonb,
    price = ${price}::jsonb, rates = ${rates}::jsonb, rate = ${rate}::jsonb,
    rooms_commission = ${rooms_commission}::numeric, check_out = check_in + 2
    where reference = 'REF8'`.execute(created.database.db);
  const { rows } = await read('from=2027-03-20&to=2027-03-20');
  expect(rows).toMatchObject([{ nights: 4, turnover: '472.98', commission: '37.60' }]);
});

test('the export names the hotels, is safe in a spreadsheet and is recorded', async () => {
  await sql`update bookings set hotel = '{"name":"=1+1"}' where reference = 'REF1'`.execute(
    created.database.db,
  );
  const path = '/api/desk/figures.csv?from=2027-03-27&to=2027-03-27&by=hotel';
  const { text } = await desk().get(path).expect(200);
  expect(text).toBe(
    `\uFEFFhotel,name,currency,bookings,nights,turnover,commission,cancelled\r\nhotel-1,'=1+1,USD,1,3,${(await read('from=2027-03-27&to=2027-03-27')).rows[0]?.turnover ?? ''},10.50,0\r\n`,
  );
  const { db } = created.database;
  const records = await db.selectFrom('audit_record').select(['action', 'after']).execute();
  expect(records).toMatchObject([
    {
      action: 'figures.export',
      after: { filters: { from: '2027-03-27', to: '2027-03-27' }, rows: 1 },
    },
  ]);
});

test('months follow the time zone of the operator, are listed in order and go back twelve months', async () => {
  const { rows, by } = await read('from=2027-03-27&to=2027-04-10&by=month');
  expect([by, rows.map(({ key, bookings, cancelled }) => [key, bookings, cancelled])]).toEqual([
    'month',
    [['2027-03', 4, 1]],
  ]);
  await sql`update bookings set created_at = '2027-03-31T22:00:00Z'
    where reference = 'REF6'`.execute(created.database.db);
  const later = await read('from=2027-03-27&to=2027-04-10&by=month');
  expect(later.rows.map(({ key, bookings }) => [key, bookings])).toEqual([
    ['2027-03', 3],
    ['2027-04', 1],
  ]);
  const usual = await read('by=month');
  expect([usual.from, usual.to]).toEqual(['2026-05-01', '2027-04-10']);
  const long = await read('by=month&from=2001-01-01');
  expect(long.from).toBe('2026-04-10');
});

test('figures by city are never summed across currencies, and all unknown cities form one group', async () => {
  const { db } = created.database;
  await sql`update bookings set hotel = '{"name":"A","region":"Karachi, PK"}'
    where reference in ('REF1', 'REF2', 'REF5')`.execute(db);
  await sql`update bookings set price = jsonb_set(price, '{currency}', '"EUR"')
    where reference = 'REF2'`.execute(db);
  const path = 'from=2027-03-27&to=2027-04-10&by=city';
  const { rows, sums } = await read(path);
  const shown = rows.map(({ key, currency, bookings, cancelled }) => [
    key,
    currency,
    bookings,
    cancelled,
  ]);
  expect(shown).toHaveLength(3);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['Karachi, PK', 'USD', 2, 1],
      ['Karachi, PK', 'EUR', 1, 0],
      ['', 'USD', 1, 0],
    ]),
  );
  expect(sums.map(({ currency, bookings }) => [currency, bookings]).sort()).toEqual([
    ['EUR', 1],
    ['USD', 3],
  ]);
  const { text } = await desk().get(`/api/desk/figures.csv?${path}`).expect(200);
  const lines = text.trim().split('\r\n');
  expect(lines[0]).toBe('city,name,currency,bookings,nights,turnover,commission,cancelled');
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^"Karachi, PK",,EUR,1,/),
      expect.stringMatching(/^unknown,,USD,1,/),
    ]),
  );
});
