import { createServer } from 'node:http';
import request from 'supertest';
import * as v from 'valibot';
import { exchangeRatesSchema } from '#contracts/site/exchangeRates.ts';
import { createRefresh } from '#server/exchangeRates/createRefresh.ts';
import { embeddedRates } from '#server/exchangeRates/storedRates.ts';
import { ratesCommands } from '#server/exchangeRates/ratesCommands.ts';
import { readRatesFile } from '#server/exchangeRates/readRatesFile.ts';
import { startExchangeRates } from '#server/exchangeRates/resource.ts';
import { listenOnLoopback } from '../../support/listenOnLoopback.ts';
import { ratesFile, testRates } from '../../support/ratesFile.ts';
import { accountSite } from '../accounts/accountSite.ts';
import { callCommand } from '../operatorCommandOf.ts';
import { listeningLog, testApp } from '../testApp.ts';

const { database, site, join, db } = accountSite();
const clock = { now: new Date('2026-11-20T18:00:00Z') };
const file = { status: 200, body: ratesFile('2026-11-20') };
const started: { origin?: string; close?: () => Promise<void> } = {};

beforeAll(async () => {
  const server = createServer((_, response) => {
    response.writeHead(file.status, { 'content-type': 'text/xml' }).end(file.body);
  });
  Object.assign(started, await listenOnLoopback(server));
});
afterAll(() => started.close?.());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T18:00:00Z');
  Object.assign(file, { status: 200, body: ratesFile('2026-11-20') });
  await db().deleteFrom('exchange_rates').execute();
});

/** Starts the resource and returns it with its refresh job and its warnings. */
function start() {
  const { log, lines } = listeningLog();
  const context = { database: database().database, log, now: () => clock.now };
  const url = `${started.origin}/daily.xml`;
  const { resources, status } = startExchangeRates({ exchangeRatesUrl: url }, context);
  const refresh = createRefresh(context, url);
  const app = testApp('http://127.0.0.1:9', { resources });
  const read = async (query = '') => {
    const response = await request(app).get(`/api/exchange-rates${query}`);
    return v.parse(exchangeRatesSchema, response.body);
  };
  const warnings = () => lines.filter((line) => line.includes('not received')).length;
  return { app, read, refresh, status, warnings, lines };
}

function pass(hours: number) {
  clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
}

test('rates are fetched twice a day, stored, and served with the currencies pegged to the dollar', async () => {
  const { app, read, refresh, status, warnings } = start();
  expect(await read()).toEqual({ base: 'EUR', date: '2024-12-31', outdated: true, rates: {} });
  await refresh();
  const first = await read();
  expect(first).toMatchObject({ base: 'EUR', date: '2026-11-20', outdated: false });
  expect(first.rates).toMatchObject({ ...testRates, AED: '4.590625', SAR: '4.6875' });
  expect(first.rates).not.toHaveProperty('MAD');
  expect(await status?.()).toEqual({ date: '2026-11-20', unconfirmed: [] });

  file.body = ratesFile('2026-11-21', { ...testRates, USD: '1.5' });
  pass(11);
  await refresh();
  expect((await read()).date).toBe('2026-11-20');
  pass(2);
  await refresh();
  expect(await read()).toMatchObject({ date: '2026-11-21', rates: { USD: '1.5' } });
  expect(await read('?date=2026-11-20')).toEqual(first);
  expect(await read('?date=2026-11-19')).toMatchObject({ date: '2026-11-21' });
  expect(warnings()).toBe(0);

  const { headers } = await request(app).get('/api/exchange-rates');
  expect(headers['cache-control']).toBe('public, max-age=600');
  const conditional = request(app).get('/api/exchange-rates');
  expect((await conditional.set('If-None-Match', headers['etag'] ?? '')).status).toBe(304);
  expect((await request(app).get('/api/exchange-rates?date=monday')).status).toBe(422);
});

test('rates older than ten days convert nothing and are not kept', async () => {
  const { read, refresh } = start();
  await refresh();
  pass(10 * 24);
  expect(await read()).toMatchObject({ date: '2026-11-20', outdated: false });
  pass(24);
  expect(await read('?date=2026-11-20')).toMatchObject({ outdated: true, rates: {} });
  file.body = ratesFile('2026-12-01');
  await refresh();
  const rows = await db().selectFrom('exchange_rates').select('date').execute();
  expect(rows).toEqual([{ date: '2026-12-01' }]);
});

test.each<[string, Partial<typeof file>]>([
  ['an error page', { body: '<html>Bad gateway</html>' }],
  ['another status', { status: 503 }],
  ['a redirect', { status: 302 }],
  ['a file that is too long', { body: ratesFile('2026-11-20') + ' '.repeat(70_000) }],
  ['half a file', { body: ratesFile('2026-11-21').split("<Cube currency='ISK'", 1).join('') }],
  ['an earlier day', { body: ratesFile('2026-11-19') }],
  ['a day in the future', { body: ratesFile('2026-11-22') }],
  ['a day that does not exist', { body: ratesFile('2026-02-30') }],
  ['two days', { body: ratesFile('2026-11-20') + ratesFile('2026-11-19') }],
  ['a rate of zero', { body: ratesFile('2026-11-20', { ...testRates, USD: '0.000' }) }],
  ['a negative rate', { body: ratesFile('2026-11-20', { ...testRates, USD: '-1.2' }) }],
  ['a rate in exponents', { body: ratesFile('2026-11-20', { ...testRates, USD: '1e9' }) }],
  ['no number', { body: ratesFile('2026-11-20', { ...testRates, USD: 'NaN' }) }],
  [
    'a currency twice',
    { body: ratesFile('2026-11-20').replace("currency='ISK'", "currency='USD'") },
  ],
  ['too few currencies', { body: ratesFile('2026-11-20', { USD: '1.2' }) }],
])('%s keeps the last good rates and logs one warning', async (_what, broken) => {
  const { read, refresh, warnings } = start();
  await refresh();
  const good = await read();
  Object.assign(file, broken);
  pass(13);
  await refresh();
  await refresh();
  expect(await read()).toEqual(good);
  expect(warnings()).toBe(1);
});

/** Returns the stored days and the instants at which they were received. */
const received = async () => {
  const rows = await db().selectFrom('exchange_rates').select(['date', 'received_at']).execute();
  return rows.map(({ date, received_at: at }) => `${date} ${at.toISOString()}`);
};

test('a file of the same day is not stored again, and the file of the next day is', async () => {
  const { read, refresh, warnings } = start();
  await refresh();
  const first = await received();
  pass(24);
  file.body = ratesFile('2026-11-20', { ...testRates, USD: '1.3' });
  await refresh();
  expect(await received()).toEqual(first);
  expect(await read()).toMatchObject({ rates: { USD: '1.25' } });
  pass(1);
  file.body = ratesFile('2026-11-21');
  await refresh();
  expect((await read()).date).toBe('2026-11-21');
  expect(warnings()).toBe(0);
});

test('a file that is too old is not stored, even if it is the first', async () => {
  const { refresh, warnings } = start();
  file.body = ratesFile('2026-11-09');
  await refresh();
  expect(await received()).toEqual([]);
  expect(warnings()).toBe(1);
});

const command = (...positionals: string[]) =>
  callCommand((say) =>
    ratesCommands(
      { database: database().database, actor: { kind: 'command', id: 'operator' } },
      { positionals, reason: 'The dollar is revalued.' },
      say,
    ),
  );

test('a rate that moves by more than 30 % is used only after an operator confirms it', async () => {
  const { read, refresh, status, lines } = start();
  await refresh();
  file.body = ratesFile('2026-11-21', { ...testRates, USD: '0.8', GBP: '1.04', ISK: '1.5' });
  pass(24);
  await refresh();
  const { date, rates } = await read();
  expect({ date, rates }).toEqual({
    date: '2026-11-21',
    rates: { GBP: '1.04', JPY: '160', CHF: '0.95' },
  });
  expect(await status?.()).toEqual({ date: '2026-11-21', unconfirmed: ['ISK', 'USD'] });
  expect(lines.filter((line) => line.includes('wait for confirmation'))).toHaveLength(1);

  // The next file is compared with the last rates in use.
  file.body = ratesFile('2026-11-22', { ...testRates, USD: '0.81' });
  pass(24);
  await refresh();
  expect((await read()).rates).toMatchObject({ ISK: '150' });
  expect((await command('list')).stdout).toBe(
    'USD=0.81  (2026-11-22; the last rate that was used is 1.25)\n',
  );
  for (const wrong of ['USD=0.8', 'ISK=150', 'USD', 'USD=0.81 ']) {
    expect(await command('confirm', 'USD=0.81', wrong)).toMatchObject({ code: 1, stdout: '' });
  }
  expect((await read()).rates).not.toHaveProperty('USD');
  expect(await command('confirm', 'USD=0.81')).toMatchObject({ code: 0 });
  expect((await read()).rates).toMatchObject({ USD: '0.81', AED: '2.974725' });
  expect(await status?.()).toEqual({ date: '2026-11-22', unconfirmed: [] });
  expect((await command('list')).stdout).toBe('No exchange rate needs a decision.\n');
  const done = db().selectFrom('audit_record').where('action', '=', 'exchange-rates.confirm');
  expect(await done.select(['before', 'after', 'reason']).execute()).toEqual([
    { before: { USD: '1.25' }, after: { USD: '0.81' }, reason: 'The dollar is revalued.' },
  ]);

  file.body = ratesFile('2026-11-23', { ...testRates, USD: '0.82' });
  pass(24);
  await refresh();
  expect((await read()).rates).toMatchObject({ USD: '0.82' });
});

test('an absurd rate in the first file waits for a confirmation, and all others are served', async () => {
  const { read, refresh, status } = start();
  const absurd = { USD: '999999999999.999999999999', JPY: '0.000000000001' };
  file.body = ratesFile('2026-11-20', { ...testRates, ...absurd });
  await refresh();
  const { rates } = await read();
  expect(rates).toEqual({ GBP: '0.8', CHF: '0.95', ISK: '150' });
  expect(await status?.()).toEqual({ date: '2026-11-20', unconfirmed: ['JPY', 'USD'] });

  // The pegs of a rate with the maximum number of decimals can still be served.
  file.body = ratesFile('2026-11-21', { ...testRates, USD: '1.250000000001' });
  pass(24);
  await refresh();
  expect((await read()).rates).toMatchObject({ USD: '1.250000000001', AED: '4.590625000003' });
});

test('a worker fetches the rates when it starts, however recent the stored ones are', async () => {
  await start().refresh();
  pass(1);
  file.body = ratesFile('2026-11-21', { ...testRates, USD: '1.5' });
  pass(6);
  const restarted = start();
  file.status = 500;
  await restarted.refresh();
  expect((await restarted.read()).date).toBe('2026-11-20');
  file.status = 200;
  await restarted.refresh();
  expect(await restarted.read()).toMatchObject({ date: '2026-11-21', rates: { USD: '1.5' } });
});

test('a source that does not answer is logged once and asked again later', async () => {
  const { log, lines } = listeningLog();
  const context = { database: database().database, log, now: () => clock.now };
  const refresh = createRefresh(context, 'http://127.0.0.1:9/daily.xml');
  await refresh();
  await refresh();
  expect(lines.filter((line) => line.includes('not received'))).toHaveLength(1);
});

test('an empty address turns the fetching off', () => {
  const { log } = listeningLog();
  const context = { database: database().database, log, now: () => clock.now };
  const { hourlyJobs, status } = startExchangeRates({ exchangeRatesUrl: '' }, context);
  expect({ hourlyJobs, status }).toEqual({ hourlyJobs: [], status: undefined });
});

test('the built-in rates are a file of the central bank', () => {
  const { date, rates } = readRatesFile(embeddedRates);
  expect(date).toBe('2024-12-31');
  expect(Object.keys(rates)).toHaveLength(30);
});

test('an account keeps its display currency', async () => {
  const browser = await join();
  const read = async () => (await browser.get('/api/account/currency')).body;
  expect(await read()).toEqual({ currency: null });
  await browser.put('/api/account/currency', { currency: 'EUR' });
  expect(await read()).toEqual({ currency: 'EUR' });
  expect((await browser.get('/api/account/data')).text).toContain('"displayCurrency":"EUR"');
  for (const currency of ['MAD', '__proto__']) {
    expect((await browser.put('/api/account/currency', { currency })).status).toBe(422);
  }
  await db().updateTable('user').set({ displayCurrency: 'XXX' }).execute();
  expect(await read()).toEqual({ currency: null });
  await browser.put('/api/account/currency', { currency: null });
  expect(await read()).toEqual({ currency: null });
  expect((await site().browser().get('/api/account/currency')).status).toBe(401);
});
