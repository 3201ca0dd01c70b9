import {
  deskPromotionSchema,
  deskPromotionsSchema,
  promotionConflictSchema,
} from '#contracts/site/desk/deskPromotions.ts';
import { promotionRoutes } from '#server/rewards/promotions/promotionRoutes.ts';
import { grantNewsletterCode } from '#server/rewards/promotions/createPromotion.ts';
import * as v from 'valibot';
import { deskApp, recordOfTest } from '../desk/deskApp.ts';
import { rewardsSite, usd } from './rewardsSite.ts';

const { database, join, site, book, cancel, clock, db } = rewardsSite();

const desk = () => {
  const { database: db } = database();
  const app = deskApp({
    database: db,
    routes: promotionRoutes({
      database: db,
      now: () => (clock.now = new Date(clock.now.getTime() + 1)),
    }),
  });
  app.signIn('finance');
  return app;
};
const terms = {
  code: 'SPRING10',
  percent: 10,
  amount: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxUsesPerPerson: null,
};
const reason = 'The spring fair.';
const create = (changes: object = {}) =>
  desk().post('/api/desk/promotions', { ...terms, reason, ...changes });
const end = (code: string, body: object = { reason }) =>
  desk().post('/api/desk/promotions/:id/end'.replace(':id', code), body);
const list = async (query = '') => {
  const { body } = await desk().get(`/api/desk/promotions${query}`);
  return v.parse(v.strictObject(deskPromotionsSchema.entries), body);
};
const codes = async (query = '') => (await list(query)).items.map(({ code }) => code);
const conflictOf = ({ status, body }: { status: number; body: unknown }) => {
  const { code, promotion, by } = v.parse(promotionConflictSchema, body);
  return [status, code, promotion, by];
};
const check = (code: string) =>
  site().browser().post('/api/promotions/check', { code, currency: 'USD' });
/** The record is never emptied, so rows from before the test are left out. */
const recorded = recordOfTest(database, 'promotions');

test('a promotion is created once, and the record names the person and the reason', async () => {
  const created = await create({ code: ' spring10 ', endsOn: '2028-03-31', maxUses: 100 });
  expect(created.status).toBe(201);
  const promotion = v.parse(v.strictObject(deskPromotionSchema.entries), created.body);
  expect(promotion).toEqual({
    ...terms,
    endsOn: '2028-03-31',
    maxUses: 100,
    uses: 0,
    state: 'running',
    endedAt: null,
    createdAt: expect.stringMatching(/^2027-02-01T12:00/),
  });
  expect((await check('SPRING10')).body).toMatchObject({ percent: 10 });
  expect(conflictOf(await create({ percent: 50 }))).toEqual([409, 'exists', promotion, null]);
  expect(await recorded()).toMatchObject([
    {
      action: 'promotions.create',
      actor_kind: 'staff',
      actor_id: 'staff-finance',
      subject_id: 'SPRING10',
      reason,
      refused: false,
      after: { percent: 10, amount: null, ends_on: '2028-03-31', max_uses: 100 },
    },
    { action: 'promotions.create', refused: true, after: { refusal: 'exists' } },
  ]);
});

test('a promotion is ended once, and bookings keep what it took off', async () => {
  await create({ code: 'TWENTY', percent: null, amount: usd('20.00') });
  const { booking } = await book(undefined, {
    promotion: { code: 'TWENTY', amount: usd('20.00') },
  });
  expect((await end('TWENTY', {})).status).toBe(422);
  const ended = await end('TWENTY');
  const promotion = v.parse(deskPromotionSchema, ended.body);
  expect([ended.status, promotion]).toMatchObject([
    200,
    {
      state: 'ended',
      uses: 1,
      endedAt: expect.stringMatching(/^2027-02-01T12:00/),
      amount: usd('20.00'),
    },
  ]);
  expect((await check('TWENTY')).body).toMatchObject({ code: 'ended' });
  expect(booking.credits).toMatchObject([{ code: 'TWENTY' }]);
  expect(conflictOf(await end('TWENTY'))).toEqual([409, 'ended', promotion, null]);
  expect((await end('NONE')).status).toBe(404);
  expect((await recorded()).filter(({ refused }) => !refused)).toMatchObject([
    { action: 'promotions.create', after: { amount: usd('20.00') } },
    { action: 'promotions.end', actor_kind: 'staff', subject_id: 'TWENTY', reason },
  ]);
});

test('a conflict names the staff member who was first', async () => {
  await db()
    .insertInto('staff')
    .values({
      id: 'staff-finance',
      name: 'Sam Desk',
      email: 'sam@hotels.example',
      role: 'finance',
      createdAt: clock.now,
    })
    .execute();
  await create();
  expect((await create()).body).toMatchObject({ by: 'Sam Desk' });
  await end('SPRING10');
  expect((await end('SPRING10')).body).toMatchObject({ by: 'Sam Desk' });
});

test('the list has the uses and the state of each promotion, page by page', async () => {
  const today = clock.now.toISOString().slice(0, 10);
  await create({ code: 'RUNNING', startsOn: today, endsOn: today, maxUsesPerPerson: 2 });
  await create({ code: 'PLANNED', startsOn: '2030-01-01' });
  await create({ code: 'PASSED', endsOn: '2026-12-31' });
  await create({ code: 'STOPPED' });
  await end('STOPPED');
  const browser = await join();
  const promotion = { code: 'RUNNING', amount: usd('20.05') };
  await book(browser, { promotion });
  await cancel(browser, await book(browser, { promotion }));
  const { items, next } = await list();
  expect([items.map(({ code, state, uses }) => [code, state, uses]), next]).toEqual([
    [
      ['STOPPED', 'ended', 0],
      ['PASSED', 'ended', 0],
      ['PLANNED', 'planned', 0],
      ['RUNNING', 'running', 1],
    ],
    null,
  ]);
  expect(await codes('?state=running')).toEqual(['RUNNING']);
  expect(await codes('?state=planned')).toEqual(['PLANNED']);
  expect(await codes('?state=ended')).toEqual(['STOPPED', 'PASSED']);
  for (const query of ['?state=any', '?cursor=nonsense']) {
    expect((await desk().get(`/api/desk/promotions${query}`)).status).toBe(422);
  }

  const created_at = clock.now;
  const more = Array.from({ length: 30 }, (_, at) => ({ code: `MANY-${at}`, percent: 5 }));
  await db()
    .insertInto('promotions')
    .values(more.map((row) => ({ ...row, created_at })))
    .execute();
  const first = await list();
  const second = await list(`?cursor=${first.next}`);
  const all = [...first.items, ...second.items].map(({ code }) => code);
  expect([first.items.length, second.next, new Set(all).size]).toEqual([25, null, 34]);
});

test('personal codes are counted and not listed', async () => {
  const browser = await join();
  const email = 'ada@travelers.example';
  const code = await grantNewsletterCode(db(), { email, now: clock.now });
  await grantNewsletterCode(db(), { email: 'grace@travelers.example', now: clock.now });
  expect(await list()).toMatchObject({ personal: { codes: 2, uses: 0 }, items: [] });
  await book(browser, { promotion: { code, amount: usd('20.05') } });
  expect((await list()).personal).toEqual({ codes: 2, uses: 1 });
});

test.each([
  ['no reason', { reason: ' ' }, 'reason'],
  ['no code', { code: 'A' }, 'code'],
  ['neither a share nor an amount', { percent: null }, 'amount'],
  ['both a share and an amount', { amount: usd('20.00') }, 'amount'],
  ['more than all', { percent: 101 }, 'percent'],
  ['a part of a percent', { percent: 2.5 }, 'percent'],
  ['an amount without its decimals', { percent: null, amount: usd('20') }, 'amount'],
  ['an amount of zero', { percent: null, amount: usd('0.00') }, 'amount'],
  ['an unknown currency', { percent: null, amount: { amount: '1.00', currency: 'XXX' } }, 'amount'],
  ['a day that does not exist', { endsOn: '2027-02-30' }, 'endsOn'],
  ['a day that cannot be stored', { startsOn: '0000-01-01' }, 'startsOn'],
  ['an end before the beginning', { startsOn: '2027-03-02', endsOn: '2027-03-01' }, 'endsOn'],
  ['no use at all', { maxUses: 0 }, 'maxUses'],
  ['a number that cannot be stored', { maxUsesPerPerson: 1e9 }, 'maxUsesPerPerson'],
  ['an unknown field', { hotel: 'h1' }, 'hotel'],
])('%s is refused and nothing is created', async (_what, changes, path) => {
  const { status, body } = await create(changes);
  expect([status, body.errors]).toMatchObject([422, [{ path }]]);
  expect(await codes()).toEqual([]);
});
