import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { deskTravelerSchema, deskTravelersSchema } from '#contracts/site/desk/deskTravelers.ts';
import type { StaffRole } from '#contracts/site/desk/permissions.ts';
import { startAccounts } from '#server/accounts/resource.ts';
import { parseConfig } from '#server/main/config.ts';
import { travelerList } from '#server/accounts/desk/travelerRoutes.ts';
import type { SignedInStaff } from '#server/desk/deskRoute.ts';
import { createRateLimits } from '#server/request/createRateLimits.ts';
import { startRewards } from '#server/rewards/resource.ts';
import { sql } from 'kysely';
import { testSecret } from '../bookings/support/bookingRequest.ts';
import { withClock } from '../../support/withClock.ts';
import { deskApp, staffOfRole } from '../desk/deskApp.ts';
import { listeningLog } from '../testApp.ts';
import { accountSite, ada, grace } from './accountSite.ts';
import { testRenderMail } from '../../support/testRenderMail.ts';

const deskTravelersPaths = {
  travellers: '/api/desk/travellers',
  traveller: '/api/desk/travellers/:id',
  signOut: '/api/desk/travellers/:id/sign-out',
  resetTwoStep: '/api/desk/travellers/:id/reset-two-step',
  adjustCredit: '/api/desk/travellers/:id/credit',
} as const;

const { database, site, join, db } = accountSite();
const none = () => Promise.resolve();

/** Returns the desk routes for travelers on the database of the site, called with a role. */
function desk(who: StaffRole | SignedInStaff = 'admin', at?: Date) {
  const now = () => at ?? new Date();
  const own = database().database;
  const parts = { database: at ? withClock(own, now) : own, now };
  const shared = { ...parts, rateLimits: createRateLimits({ ...parts, secret: testSecret }) };
  const config = parseConfig({});
  const rewards = startRewards(config, { ...shared, accountOf: () => Promise.resolve(undefined) });
  const accounts = startAccounts(config, {
    ...shared,
    secret: testSecret,
    siteOrigin: () => 'http://site',
    log: listeningLog().log,
    rejectLeakedPassword: none,
    onVerified: none,
    onDelete: none,
    dataOf: () => Promise.resolve({}),
    sendMail: none,
    renderMail: testRenderMail,
    wake: () => {},
    desk: { bookingsOf: () => Promise.resolve([]), creditsOf: rewards.creditsOf },
  });
  const routes = [...accounts.deskRoutes, ...rewards.deskRoutes];
  const app = deskApp({ database: shared.database, routes });
  app.signIn(who);
  return app;
}
const idOf = async (email: string) => {
  const users = db().selectFrom('user').select('id');
  return (await users.where('email', '=', email).executeTakeFirstOrThrow()).id;
};
const pathOf = (name: 'traveller' | 'signOut' | 'resetTwoStep' | 'adjustCredit', id: string) =>
  deskTravelersPaths[name].replace(':id', id);
const readOf = async (id: string) =>
  v.parse(deskTravelerSchema, (await desk().get(pathOf('traveller', id))).body);
const recorded = (id: string) =>
  db()
    .selectFrom('audit_record')
    .select(['action', 'actor_id', 'before', 'after', 'reason'])
    .where('subject_id', '=', id)
    .where('refused', '=', false)
    .orderBy('id')
    .execute();
const reason = 'Asked for by phone.';
const adjustmentOf = (amount: string, balance: string, more: object = {}) => ({
  key: randomUUID(),
  amount,
  balance,
  currency: 'USD',
  reason,
  ...more,
});

test('accounts are found by parts of a name or address, newest first, with an index', async () => {
  await join(ada);
  await join(grace);
  const found = async (query: string) => {
    const { body } = await desk('agent').get(`/api/desk/travellers${query}`);
    return v.parse(deskTravelersSchema, body).items.map(({ email }) => email);
  };
  expect(await found('')).toEqual([]);
  await join({ ...grace, email: 'ada.b@travelers.example' });
  expect(await found('?text=ada')).toEqual(['ada.b@travelers.example', ada.email]);
  const short = await desk('admin').get('/api/desk/travellers?text=a');
  expect(short.status).toBe(422);
  expect(await found('?text=ADA@')).toEqual([ada.email]);
  expect(await found('?text=a_a')).toEqual([]);
  await database().database.transaction(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const reader = { database: { ...database().database, db: tx } };
    const plan = JSON.stringify(await travelerList(reader).statement({ text: 'ada@' }).explain());
    expect(plan).not.toContain('Seq Scan');
  });
});

test('the desk sees the state of an account but no secrets', async () => {
  await join();
  const id = await idOf(ada.email);
  const response = await desk('agent').get(pathOf('traveller', id));
  expect(response.body).toMatchObject({
    name: ada.name,
    verified: true,
    twoStep: false,
    sessions: 1,
  });
  expect(response.text).not.toMatch(/password|token|secret|argon/i);
  expect((await desk().get(pathOf('traveller', 'nobody'))).status).toBe(404);
});

test('signing an account out everywhere ends its sessions and is recorded once', async () => {
  const browser = await join();
  const id = await idOf(ada.email);
  expect((await desk('finance').post(pathOf('signOut', id), { reason })).status).toBe(403);
  expect((await desk('agent').post(pathOf('signOut', id), { reason })).status).toBe(204);
  expect((await browser.get('/api/auth/session')).body).toMatchObject({ session: null });
  const again = await desk('agent').post(pathOf('signOut', id), { reason });
  expect([again.status, again.body.code]).toEqual([409, 'no-sessions']);
  expect(await recorded(id)).toMatchObject([
    { action: 'travellers.sign-out', actor_id: 'staff-agent', before: { sessions: 1 }, reason },
  ]);
});

test('resetting a second step ends its codes and sessions once, and a mail says so', async () => {
  await join();
  const id = await idOf(ada.email);
  await db().updateTable('user').set({ twoFactorEnabled: true }).where('id', '=', id).execute();
  await sql`insert into "twoFactor" (id, secret, "backupCodes", "userId")
    values (${randomUUID()}, 'sealed', 'sealed', ${id})`.execute(db());
  expect((await desk('agent').post(pathOf('resetTwoStep', id), { reason })).status).toBe(403);
  expect((await desk().post(pathOf('resetTwoStep', id), {})).status).toBe(422);
  expect((await desk().post(pathOf('resetTwoStep', id), { reason })).status).toBe(204);
  expect(await readOf(id)).toMatchObject({ twoStep: false, sessions: 0 });
  expect(await db().selectFrom('twoFactor').selectAll().execute()).toEqual([]);
  expect(await site().mailTo(ada.email, 'Your two-step sign-in was reset')).toContain('support');
  const again = await desk().post(pathOf('resetTwoStep', id), { reason });
  expect([again.status, again.body.code]).toEqual([409, 'two-step-off']);
  const actions = (await recorded(id)).map(({ action }) => action);
  expect(actions).toEqual(['travellers.reset-two-step']);
});

test('OneKeyCash is adjusted once for each key with a reason, and the traveler sees it', async () => {
  const browser = await join();
  const id = await idOf(ada.email);
  const { balances } = (await readOf(id)).credits;
  const before = balances[0]?.amount ?? '0.00';
  const after = (Number(before) + 20).toFixed(2);
  const adjust = (body: object) => desk('finance').post(pathOf('adjustCredit', id), body);
  const adjustment = adjustmentOf('20.00', before);
  const balance = { amount: after, currency: 'USD' };
  expect((await adjust(adjustment)).body).toEqual({ balance });
  expect((await adjust(adjustment)).body).toEqual({ balance });
  expect((await desk('agent').post(pathOf('adjustCredit', id), adjustment)).status).toBe(403);
  expect((await browser.get('/api/rewards')).body.account.history[0]).toMatchObject({
    kind: 'given',
    amount: { amount: '20.00', currency: 'USD' },
  });
  expect(await recorded(id)).toMatchObject([
    {
      action: 'travellers.adjust-credit',
      before: { balance: { amount: before } },
      after: { balance: { amount: after } },
      reason,
    },
  ]);
});

test('an adjustment is refused if it is too large, has no reason, or makes the balance negative', async () => {
  const browser = await join();
  const id = await idOf(ada.email);
  const before = (await readOf(id)).credits.balances[0]?.amount ?? '0.00';
  const cases = [
    [adjustmentOf('500.01', before), 422, 'invalid-fields'],
    [adjustmentOf('50001', '0', { currency: 'JPY' }), 422, 'invalid-fields'],
    [adjustmentOf('0.00', before), 422, 'invalid-fields'],
    [adjustmentOf('1.5', before), 422, 'invalid-fields'],
    [adjustmentOf('1.00', before, { reason: ' ' }), 422, 'invalid-fields'],
    [adjustmentOf('1.00', '999.00'), 409, 'balance-changed'],
    [adjustmentOf('-400.00', before), 409, 'below-zero'],
    [adjustmentOf('-400.00', before, { belowZero: true }), 200, undefined],
  ] as const;
  for (const [body, status, code] of cases) {
    const response = await desk('finance').post(pathOf('adjustCredit', id), body);
    expect([body.amount, response.status, response.body.code]).toEqual([body.amount, status, code]);
  }
  expect((await browser.get('/api/rewards')).body.account.history[0]).toMatchObject({
    kind: 'taken',
    amount: { amount: '400.00', currency: 'USD' },
  });
});

test('adjustments in 24 hours are limited for each account and staff member, even at the same time', async () => {
  const ids: string[] = [];
  for (const name of ['ada', 'grace', 'alan', 'edith']) {
    const email = `${name}@travelers.example`;
    await join({ ...ada, email });
    ids.push(await idOf(email));
  }
  const [first = '', second = '', third = '', fourth = ''] = ids;
  const staff = { ...staffOfRole('finance'), id: 'staff-generous' };
  const adjust = async (id: string, amount: string, more: object = {}, now?: Date) => {
    const { balances } = (await readOf(id)).credits;
    const usd = balances.find(({ currency }) => currency === 'USD');
    const body = adjustmentOf(amount, usd?.amount ?? '0.00', more);
    const response = await desk(staff, now).post(pathOf('adjustCredit', id), body);
    return response.body.code ?? response.status;
  };
  const yen = { currency: 'JPY', balance: '0' };
  expect(await adjust(first, '500.00')).toBe(200);
  expect(await adjust(first, '-400.00')).toBe(200);
  expect(await adjust(first, '10100', yen)).toBe('account-limit');
  expect(await adjust(first, '10000', yen)).toBe(200);
  expect(await adjust(second, '500.00')).toBe(200);
  expect(await adjust(second, '500.00')).toBe(200);
  const last = await Promise.all([adjust(third, '300.00'), adjust(fourth, '300.00')]);
  expect(last.map(String).sort()).toEqual(['200', 'staff-limit']);
  // This is exactly the rest of the limit.
  expect(await adjust(fourth, '200.00')).toBe(200);
  const record = db().selectFrom('audit_record').select('after');
  const refused = record.where('refused', '=', true).where('actor_id', '=', staff.id);
  expect((await refused.orderBy('id').execute()).map(({ after }) => after)).toEqual([
    { refusal: 'account-limit' },
    { refusal: 'staff-limit' },
  ]);
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect(await adjust(first, '500.00', {}, tomorrow)).toBe(200);
});

test('only one of two simultaneous adjustments of the same balance is posted', async () => {
  await join();
  const id = await idOf(ada.email);
  const before = (await readOf(id)).credits.balances[0]?.amount ?? '0.00';
  const path = pathOf('adjustCredit', id);
  const both = await Promise.all(
    ['5.00', '7.00'].map((amount) => desk('finance').post(path, adjustmentOf(amount, before))),
  );
  expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  const { history } = (await readOf(id)).credits;
  expect(history.filter(({ kind }) => kind === 'adjusted')).toHaveLength(1);
});
