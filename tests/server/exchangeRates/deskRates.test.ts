import * as v from 'valibot';
import { deskExchangeRatesSchema } from '#contracts/site/desk/deskExchangeRates.ts';
import { readQueues } from '#server/desk/deskQueue.ts';
import { ratesCommands } from '#server/exchangeRates/ratesCommands.ts';
import { startExchangeRates } from '#server/exchangeRates/resource.ts';
import { keepRates, ratesOf } from '#server/exchangeRates/storedRates.ts';
import { testRates } from '../../support/ratesFile.ts';
import { databaseOfFile } from '../../support/testDatabase.ts';
import { addStaff, deskApp, recordOfTest, staffOfRole } from '../desk/deskApp.ts';
import { callCommand } from '../operatorCommandOf.ts';
import { listeningLog } from '../testApp.ts';

const database = databaseOfFile();
const records = recordOfTest(database, 'exchange-rates');
const clock = { now: new Date('2026-11-20T18:00:00Z') };
const db = () => database().database.db;
const path = '/api/desk/exchange-rates';
const reason = 'The central bank says so.';

beforeEach(async () => {
  clock.now = new Date('2026-11-20T18:00:00Z');
  await db().deleteFrom('exchange_rates').execute();
});

/** Starts a process of the site with the exchange rates of the desk. */
function startProcess() {
  const context = {
    database: database().database,
    log: listeningLog().log,
    now: () => clock.now,
  };
  const resource = startExchangeRates({ exchangeRatesUrl: 'https://rates.example/x' }, context);
  const desk = deskApp({ ...context, routes: resource.deskRoutes });
  desk.signIn(staffOfRole('finance', clock.now));
  const read = async () => {
    const { body } = await desk.get(path).expect(200);
    return v.parse(deskExchangeRatesSchema, body);
  };
  const decide = (how: 'confirmation' | 'keeping', currency: string, rate: string) =>
    desk.post(`${path}/${currency}/${how}`, { rate, reason });
  /** Receives the rates of a day from the source and returns the rates in use afterwards. */
  const receive = async (date: string, changed: Record<string, string> = {}) => {
    clock.now = new Date(`${date}T18:00:00Z`);
    desk.signIn(staffOfRole('finance', clock.now));
    await keepRates(context, { date, rates: { ...testRates, ...changed } }, 'rates.example');
    return (await ratesOf(context)).rates;
  };
  const waiting = async () => {
    const [queue] = await readQueues(db(), resource.queuesAt(clock.now), clock.now);
    return queue;
  };
  return { context, desk, read, decide, receive, waiting, used: () => ratesOf(context) };
}

test('a rate that moved far is a task of the desk until a clerk accepts it', async () => {
  const { desk, read, decide, receive, waiting, used } = startProcess();
  await receive('2026-11-20');
  expect(await waiting()).toMatchObject({ name: 'exchange-rates', count: 0, oldest: null });
  await receive('2026-11-21', { USD: '0.8', ISK: '300' });
  expect(await receive('2026-11-23', { USD: '0.81', ISK: '301' })).not.toHaveProperty('USD');
  expect(await waiting()).toMatchObject({
    count: 2,
    oldest: '2026-11-21T18:00:00.000Z',
    late: true,
  });
  const state = await read();
  expect(state).toMatchObject({ date: '2026-11-23', source: 'rates.example', outdated: false });
  expect(state.kept).toEqual([]);
  expect(state.waiting).toMatchObject([
    { currency: 'ISK', follows: [] },
    {
      currency: 'USD',
      was: '1.25',
      wasOn: '2026-11-20',
      wasFrom: 'rates.example',
      rate: '0.81',
      until: '2026-11-30',
      since: '2026-11-21T18:00:00.000Z',
      follows: ['AED', 'BHD', 'JOD', 'OMR', 'QAR', 'SAR'],
    },
  ]);

  desk.signIn('agent');
  expect((await desk.get(path)).status).toBe(200);
  expect((await decide('confirmation', 'USD', '0.81')).status).toBe(403);
  desk.signIn(staffOfRole('finance', null));
  expect((await decide('confirmation', 'USD', '0.81')).body.code).toBe('second-step-needed');
  desk.signIn(staffOfRole('finance', clock.now));
  const { status, body } = await decide('confirmation', 'USD', '0.81');
  expect([status, body.waiting.length]).toEqual([200, 1]);
  expect((await used()).rates).toMatchObject({ USD: '0.81', AED: '2.974725' });
  expect(await waiting()).toMatchObject({ count: 1 });
  const done = (await records()).filter(({ refused }) => !refused);
  expect(done).toMatchObject([
    {
      action: 'exchange-rates.confirm',
      actor_id: 'staff-finance',
      subject_id: 'USD',
      before: { USD: '1.25' },
      after: { USD: '0.81' },
      reason,
    },
  ]);
});

test('a decision applies only to the rate that the clerk saw', async () => {
  const { read, decide, receive, used } = startProcess();
  await receive('2026-11-20');
  await receive('2026-11-21', { USD: '0.8', ISK: '300', JPY: '300' });
  await receive('2026-11-22', { USD: '0.7', ISK: '151', JPY: '300' });
  const before = await read();
  for (const how of ['confirmation', 'keeping'] as const) {
    const { status, body } = await decide(how, 'USD', '0.8');
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'changed',
      state: 'waiting',
      now: '0.7',
      date: '2026-11-22',
    });
  }
  // The source has returned to the old rate, or never knew the currency.
  expect((await decide('keeping', 'ISK', '300')).body).toMatchObject({
    code: 'changed',
    state: 'used',
    now: '151',
  });
  expect((await decide('confirmation', 'CZK', '25')).body).toMatchObject({
    state: 'none',
    now: null,
  });
  for (const wrong of ['0', '-1', '1e9', '0.70 ', '']) {
    expect((await decide('confirmation', 'USD', wrong)).status).toBe(422);
  }
  expect(await read()).toEqual(before);
  expect((await used()).rates).not.toHaveProperty('USD');
  expect((await records()).filter(({ refused }) => !refused)).toEqual([]);
});

test('when two clerks decide in different processes, the second learns the decision of the first', async () => {
  const [one, other] = [startProcess(), startProcess()];
  await addStaff(database().database, 'finance', 'Ada');
  await one.receive('2026-11-20');
  await one.receive('2026-11-21', { USD: '0.8', ISK: '300' });
  await other.receive('2026-11-21');
  const both = await Promise.all([
    one.decide('confirmation', 'USD', '0.8'),
    other.decide('keeping', 'USD', '0.8'),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = both.find(({ status }) => status === 409);
  expect(late?.body).toMatchObject({ code: 'decided', now: '0.8', by: 'Ada' });

  // A repeated request, such as after a lost answer, is not an error and leaves one row in the
  // record.
  expect((await one.decide('keeping', 'ISK', '300')).status).toBe(200);
  const again = await other.decide('keeping', 'ISK', '300');
  expect([again.status, again.body.kept.length > 0]).toEqual([200, true]);
  const done = (await records()).filter(({ refused, subject_id: id }) => !refused && id === 'ISK');
  expect(done).toMatchObject([
    { action: 'exchange-rates.keep', after: { ISK: '150', refused: '300' }, reason },
  ]);
  expect((await other.used()).rates).toMatchObject({ ISK: '150' });
});

test('an old rate that a clerk keeps is used for ten days, unless the source moves further', async () => {
  const { read, decide, receive, used, waiting } = startProcess();
  await receive('2026-11-20');
  await receive('2026-11-21', { USD: '0.8', ISK: '300' });
  await decide('keeping', 'USD', '0.8');
  await decide('keeping', 'ISK', '300');
  expect((await used()).rates).toMatchObject({ USD: '1.25', AED: '4.590625', ISK: '150' });
  // A small further move needs no decision. A rate far from the refused one does, even if it moved
  // slowly.
  expect(await receive('2026-11-22', { USD: '0.7', ISK: '380' })).toMatchObject({
    USD: '1.25',
    ISK: '150',
  });
  expect(await waiting()).toMatchObject({ count: 0 });
  expect((await read()).kept).toMatchObject([
    { currency: 'ISK', was: '150', rate: '380', refused: '300', until: '2026-11-30' },
    { currency: 'USD', was: '1.25', rate: '0.7', refused: '0.8', until: '2026-11-30' },
  ]);
  const moved = await receive('2026-11-23', { USD: '0.7', ISK: '400' });
  expect(moved).not.toHaveProperty('ISK');
  expect((await read()).waiting).toMatchObject([
    { currency: 'ISK', was: '150', wasOn: '2026-11-20', rate: '400' },
  ]);
  // After ten days the old rate converts nothing, both before and after a new file.
  clock.now = new Date('2026-11-30T23:00:00Z');
  expect((await used()).rates).toMatchObject({ USD: '1.25' });
  clock.now = new Date('2026-12-01T01:00:00Z');
  expect((await used()).rates).not.toHaveProperty('USD');
  expect((await read()).kept).toMatchObject([{ currency: 'USD', until: null }]);
  await receive('2026-12-01', { USD: '0.7', ISK: '400' });
  expect((await read()).waiting).toMatchObject([
    { currency: 'ISK', until: null },
    { currency: 'USD', until: null },
  ]);
  // After a second refusal the rate converts nothing and needs no daily decision.
  await decide('keeping', 'USD', '0.7');
  expect(await receive('2026-12-02', { USD: '0.7', ISK: '400' })).not.toHaveProperty('USD');
  expect((await read()).kept).toMatchObject([{ currency: 'USD', until: null }]);
  // A clerk who refused a rate by mistake can still accept it.
  expect((await decide('confirmation', 'USD', '0.7')).status).toBe(200);
  expect((await used()).rates).toMatchObject({ USD: '0.7' });
  expect((await read()).kept).toEqual([]);
});

test('a source that returns to the old rate needs no decision', async () => {
  const { read, decide, receive } = startProcess();
  await receive('2026-11-20');
  await receive('2026-11-21', { USD: '0.8' });
  await decide('keeping', 'USD', '0.8');
  expect(await receive('2026-11-22', { USD: '1.2' })).toMatchObject({ USD: '1.2' });
  expect(await read()).toMatchObject({ waiting: [], kept: [] });
});

test('rates that an older version stored are shown without the fields that it did not store', async () => {
  const { read, decide, used, waiting } = startProcess();
  const held = { USD: { was: '1.25', rate: '0.8' } };
  await db()
    .insertInto('exchange_rates')
    .values({
      date: '2026-11-20',
      rates: JSON.stringify({ GBP: '0.8' }),
      unconfirmed: JSON.stringify(held),
      received_at: clock.now,
    })
    .execute();
  expect(await waiting()).toMatchObject({ count: 1, oldest: null, late: false });
  expect(await read()).toMatchObject({
    source: null,
    waiting: [{ currency: 'USD', wasOn: null, wasFrom: null, until: null, since: null }],
  });
  // A rate with an unknown date is not used.
  expect((await decide('keeping', 'USD', '0.8')).status).toBe(200);
  expect((await used()).rates).toEqual({ GBP: '0.8' });
});

test('without received rates, the page shows the date of the built-in rates', async () => {
  const { read, decide } = startProcess();
  expect(await read()).toEqual({
    date: '2024-12-31',
    source: null,
    outdated: true,
    waiting: [],
    kept: [],
  });
  expect((await decide('confirmation', 'USD', '0.8')).body).toMatchObject({
    code: 'changed',
    state: 'none',
  });
});

test('a decision and the rates of the next day at the same time leave a consistent rate', async () => {
  const { context, desk, decide, receive, used } = startProcess();
  await receive('2026-11-20');
  await receive('2026-11-21', { USD: '0.8' });
  clock.now = new Date('2026-11-22T18:00:00Z');
  desk.signIn(staffOfRole('finance', clock.now));
  const next = { date: '2026-11-22', rates: { ...testRates, USD: '0.79' } };
  const [decided] = await Promise.all([
    decide('confirmation', 'USD', '0.8'),
    keepRates(context, next, 'rates.example'),
  ]);
  // Either the new day builds on the decision, or the decision came too late.
  const expected = decided.status === 200 ? '0.79' : undefined;
  expect((await used()).rates['USD']).toBe(expected);
  expect([200, 409]).toContain(decided.status);
});

test('the command lists the waiting rates and keeps an old rate like the desk', async () => {
  const { read, receive } = startProcess();
  const command = (...positionals: string[]) =>
    callCommand((say) =>
      ratesCommands(
        {
          database: database().database,
          actor: { kind: 'command', id: 'operator' },
          now: () => clock.now,
        },
        { positionals, reason },
        say,
      ),
    );
  await receive('2026-11-20');
  await receive('2026-11-21', { USD: '0.8' });
  expect(await command('keep', 'USD=0.9')).toMatchObject({ code: 1, stdout: '' });
  expect(await command('keep', 'USD=0.8')).toMatchObject({ code: 0 });
  expect((await command('list')).stdout).toBe(
    'No exchange rate needs a decision.\n' +
      'USD=0.8  (2026-11-21; refused, the old rate is 1.25, which is used until 2026-11-30)\n',
  );
  expect((await read()).kept).toMatchObject([{ currency: 'USD', until: '2026-11-30' }]);
  expect(await command('confirm', 'USD=0.8')).toMatchObject({ code: 0 });
  expect(await read()).toMatchObject({ waiting: [], kept: [] });
  expect((await records()).map(({ action, actor_kind: kind }) => `${kind} ${action}`)).toEqual([
    'command exchange-rates.keep',
    'command exchange-rates.confirm',
  ]);
});
