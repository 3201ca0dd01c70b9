import * as v from 'valibot';
import { openSessionsSchema, twoStepStartSchema } from '#contracts/site/account/account.ts';
import { dayMs } from '#contracts/values/durations.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { nextTotp, totp } from '../../support/totp.ts';
import { waitsForLock } from '../../support/waitsForLock.ts';
import { ada, accountSite, grace } from './accountSite.ts';
import type { Browser } from './startTestAccounts.ts';

const { site, start, join, db, database } = accountSite();
const { email, password } = ada;
const phone = { 'User-Agent': 'Mozilla/5.0 (iPhone) Version/17 Safari/604' };

const isSignedIn = async (browser: Browser) =>
  (await browser.get('/api/auth/session')).body.session !== null;
const signInsOf = async (browser: Browser) =>
  v.parse(openSessionsSchema, (await browser.get('/api/account/sessions')).body).signIns;

test('the last ten sign-ins are listed with device, method and time zone, newest first', async () => {
  const here = await join();
  await join(grace);
  const started = await here.post('/api/account/two-step', { password });
  const { secret, recoveryCodes } = v.parse(twoStepStartSchema, started.body);
  const there = site().browser(phone);
  const signIn = (rest: object = {}) =>
    there.post('/api/auth/sign-in', { email, password, ...rest });
  await signIn({ timeZone: 'Asia/Karachi' });
  await here.post('/api/account/two-step/confirmation', { code: totp(secret) });
  await there.post('/api/auth/sign-out');
  await signIn();
  const step = { kind: 'app', code: nextTotp(secret), timeZone: 'America/Argentina/Buenos_Aires' };
  await there.post('/api/auth/two-step', step);
  await there.post('/api/auth/sign-out');
  await signIn();
  await there.post('/api/auth/two-step', { kind: 'recovery', code: recoveryCodes[0] ?? '' });

  const shown = (await signInsOf(here)).map(({ way, device, timeZone }) => [way, device, timeZone]);
  expect(shown).toEqual([
    ['recovery-code', 'Safari, iPhone', null],
    ['password-code', 'Safari, iPhone', 'America/Argentina/Buenos_Aires'],
    ['password', 'Safari, iPhone', 'Asia/Karachi'],
    ['link', 'Unknown browser', null],
  ]);
  await here.post('/api/account/two-step/end', { password });
  for (let time = 0; time < 9; time += 1) await signIn();
  expect(await signInsOf(here)).toHaveLength(10);
  const data = (await here.get('/api/account/data')).body;
  expect(data.signIns).toHaveLength(13);
  // No sign-in contains an IP address.
  expect(JSON.stringify(data.signIns)).not.toMatch(/\d+\.\d+\.\d+\.\d+|::/);
});

test('a wrong password does not count as a sign-in', async () => {
  const here = await join();
  await site().browser().post('/api/auth/sign-in', { email, password: 'not that one' });
  expect(await signInsOf(here)).toHaveLength(1);
});

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Mars/Olympus_Mons', null],
  ['+05:00', null],
  ['<b>Berlin</b>', null],
  ['../../etc', null],
  ['a'.repeat(65), null],
  [5, null],
])('a sign-in from the time zone %s is stored with %s', async (timeZone, stored) => {
  await join();
  const there = site().browser();
  const answer = await there.post('/api/auth/sign-in', { email, password, timeZone });
  expect(answer.status).toBe(200);
  expect((await signInsOf(there))[0]?.timeZone).toBe(stored);
});

test('sign-ins are deleted after 90 days, and with the account', async () => {
  const here = await join();
  await site().browser().post('/api/auth/sign-in', { email, password });
  const ids = (await signInsOf(here)).map(({ id }) => id);
  const at = new Date(Date.now() - 90 * dayMs - 1_000);
  await db()
    .updateTable('sign_ins')
    .set({ at })
    .where('id', '=', ids[1] ?? '')
    .execute();
  expect(await signInsOf(here)).toHaveLength(1);
  const other = start();
  const rows = async () => (await db().selectFrom('sign_ins').select('id').execute()).length;
  await eventually(async () => ((await rows()) === 1 ? true : undefined));
  await other.stop();
  expect((await here.post('/api/account/deletion', { password })).status).toBe(204);
  expect(await rows()).toBe(0);
});

test('a session ends 90 days after its sign-in, even if it is used', async () => {
  const browser = await join(ada, true);
  const age = (days: number) =>
    db()
      .updateTable('session')
      .set({ createdAt: new Date(Date.now() - days * dayMs) })
      .execute();
  await age(89);
  expect(await isSignedIn(browser)).toBe(true);
  await age(91);
  expect((await browser.get('/api/account/sessions')).status).toBe(401);
  expect(await isSignedIn(browser)).toBe(false);
  expect(await db().selectFrom('session').select('id').execute()).toEqual([]);
});

test('a sign-in is refused if the password changes while it is compared', async () => {
  await join();
  const thief = site().browser();
  const { database: base } = database();
  let signIn: Promise<{ status: number }> | undefined;
  await base.transaction(async (tx) => {
    await tx.selectFrom('user').select('id').forUpdate().execute();
    await tx.updateTable('account').set({ password: 'the hash of another one' }).execute();
    await tx.deleteFrom('session').execute();
    signIn = thief.post('/api/auth/sign-in', { email, password });
    await eventually(() => waitsForLock(base));
  });
  expect((await signIn)?.status).toBe(401);
  expect(thief.cookies.has('stayfarer.session_token')).toBe(false);
  expect(await db().selectFrom('session').select('id').execute()).toEqual([]);
});
