import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  openSessionsSchema,
  recoveryCodesSchema,
  twoStepStartSchema,
} from '#contracts/site/account/account.ts';
import { tripsSchema } from '#contracts/site/account/trips.ts';
import { nextTotp, totp } from '../../support/totp.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { ada, accountSite, grace } from './accountSite.ts';
import { type Browser, tokenOf } from './startTestAccounts.ts';

const { site, join, db } = accountSite();
const { email, password } = ada;

const isSignedIn = async (browser: Browser) =>
  (await browser.get('/api/auth/session')).body.session !== null;

test('the active sessions are listed, and can be signed out one by one or all at once', async () => {
  const here = await join();
  const there = site().browser({ 'User-Agent': 'Mozilla/5.0 (iPhone) Version/17 Safari/604' });
  await there.post('/api/auth/sign-in', { email, password });
  const list = async () =>
    v.parse(openSessionsSchema, (await here.get('/api/account/sessions')).body).sessions;
  const signInThere = () => there.post('/api/auth/sign-in', { email, password });
  const [own, other] = await list();
  expect([own?.current, other?.current]).toEqual([true, false]);
  expect(other?.device).toBe('Safari, iPhone');
  expect(JSON.stringify(await list())).not.toContain([...here.cookies.values()][0]?.split('.')[0]);

  expect((await here.delete(`/api/account/sessions/${other?.id}`)).status).toBe(200);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  await signInThere();
  const others = await here.post('/api/account/sessions/end-others');
  expect([others.status, v.parse(openSessionsSchema, others.body).sessions.length]).toEqual([
    200, 1,
  ]);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  await signInThere();
  expect((await here.delete('/api/account/sessions')).status).toBe(204);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]);
});

test('a browser with a name outside ASCII can sign in, and its name is stored as text', async () => {
  await join();
  const there = site().browser({ 'User-Agent': 'Caf\x82\u00e9 Firefox/1' });
  expect((await there.post('/api/auth/sign-in', { email, password })).status).toBe(200);
  const stored = await db()
    .selectFrom('session')
    .select('userAgent')
    .orderBy('createdAt')
    .execute();
  expect(stored.at(-1)?.userAgent).toMatch(/^Caf\?+ Firefox\/1$/);
});

test('a new password is refused if it is common, leaked, or close to the name of its owner', async () => {
  const browser = await join();
  for (const newPassword of ['qwertyuiop', '1qaz2wsx', 'Lovelace-1815']) {
    const refused = await browser.post('/api/account/password', { password, newPassword });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'newPassword']);
  }
  await site().browser().post('/api/auth/reset-request', { email });
  const token = tokenOf(await site().mailTo(email, 'Choose a new password'));
  const reset = (typed: string) =>
    site().browser().post('/api/auth/reset', { token, password: typed });
  expect((await reset('Lovelace-1815')).status).toBe(422);
  expect((await reset('1qaz2wsx')).body.errors?.[0]?.code).toBe('password-leaked');
  expect((await reset('difference engine')).status).toBe(204);
});

test('a changed password signs out all other sessions', async () => {
  const here = await join();
  const there = site().browser();
  await there.post('/api/auth/sign-in', { email, password });
  const newPassword = 'difference engine';
  const changed = await here.post('/api/account/password', { password, newPassword });
  expect(changed.status).toBe(204);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect((await there.post('/api/auth/sign-in', { email, password })).status).toBe(401);
  await site().mailTo(email, 'Your password has changed');
});

test('a link to the new address changes the address, and both addresses get a mail', async () => {
  const browser = await join();
  const body = { email: 'countess@travelers.example', password };
  expect((await browser.post('/api/account/email', body)).status).toBe(202);
  await site().mailTo(email, 'Your email address is about to change');
  const token = tokenOf(
    (await site().mailTo(body.email, 'Confirm your new email address')).replaceAll(
      '#change',
      '#token',
    ),
  );
  const stranger = await join(grace);
  const path = '/api/account/email/confirmation';
  expect((await stranger.post(path, { token })).body.code).toBe('link-expired');
  expect((await browser.post(path, { token })).body.session).toMatchObject({ email: body.email });
  await site().mailTo(email, 'Your email address has changed');
  expect((await browser.post(path, { token })).status).toBe(410);
});

test('a new address that has an account gets the same response and changes nothing', async () => {
  const browser = await join();
  await join(grace);
  const response = await browser.post('/api/account/email', { email: grace.email, password });
  expect([response.status, response.body]).toEqual([202, {}]);
  expect((await browser.get('/api/auth/session')).body.session).toMatchObject({ email });
});

test('two-step sign-in accepts a code or an unused recovery code, and ends after five wrong codes', async () => {
  const browser = await join();
  const started = (await browser.post('/api/account/two-step', { password })).body;
  const { secret, recoveryCodes } = v.parse(twoStepStartSchema, started);
  expect(recoveryCodes).toHaveLength(10);
  // The codes use no characters that look alike.
  for (const made of recoveryCodes) expect(made).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  // Until two-step sign-in is confirmed, the password alone is enough.
  const other = site().browser();
  const signIn = () => other.post('/api/auth/sign-in', { email, password });
  expect((await signIn()).body.outcome).toBe('signed-in');
  const wrong = await browser.post('/api/account/two-step/confirmation', { code: '000000' });
  expect(wrong.body.code).toBe('wrong-code');
  const code = totp(secret);
  expect((await browser.post('/api/account/two-step/confirmation', { code })).status).toBe(200);

  other.cookies.clear();
  expect((await signIn()).body).toEqual({ outcome: 'two-step' });
  expect(await isSignedIn(other)).toBe(false);
  const step = (kind: string, typed: string) =>
    other.post('/api/auth/two-step', { kind, code: typed });
  expect((await step('app', nextTotp(secret))).body.outcome).toBe('signed-in');

  // A user might type the code like this from paper.
  const recovery = (recoveryCodes[0] ?? '').replace('-', ' ').toUpperCase();
  for (const body of [{ codesLeft: 9 }, { code: 'wrong-recovery-code' }]) {
    other.cookies.clear();
    await signIn();
    expect((await step('recovery', recovery)).body).toMatchObject(body);
  }
  await site().mailTo(email, 'A recovery code was used to sign in');
  const renewal = '/api/account/two-step/recovery-codes';
  expect((await browser.post(renewal, { password: 'a guess' })).body.code).toBe('wrong-password');
  const renewed = v.parse(recoveryCodesSchema, (await browser.post(renewal, { password })).body);
  expect(renewed.recoveryCodes).toHaveLength(10);
  await site().mailTo(email, 'You have new recovery codes');
  for (const [codes, status] of [
    [recoveryCodes, 403],
    [renewed.recoveryCodes, 200],
  ] as const) {
    other.cookies.clear();
    await signIn();
    expect((await step('recovery', codes[1] ?? '')).status).toBe(status);
  }

  other.cookies.clear();
  await signIn();
  const codes: string[] = [];
  for (let time = 0; time < 6; time += 1) codes.push((await step('app', '000000')).body.code);
  expect(codes.at(-1)).toBe('sign-in-again');

  expect((await browser.post('/api/account/two-step/end', { password })).status).toBe(200);
  expect((await browser.post(renewal, { password })).status).toBe(409);
  other.cookies.clear();
  expect((await signIn()).body.outcome).toBe('signed-in');
});

test('one recovery code that is used in six sign-ins at once works for one of them', async () => {
  const browser = await join();
  const started = (await browser.post('/api/account/two-step', { password })).body;
  const { secret, recoveryCodes } = v.parse(twoStepStartSchema, started);
  await browser.post('/api/account/two-step/confirmation', { code: totp(secret) });
  const signIns: Browser[] = [];
  for (let time = 0; time < 6; time += 1) {
    const other = site().browser();
    browser.cookies.forEach((value, name) => other.cookies.set(name, value));
    other.cookies.delete('stayfarer.session_token');
    await other.post('/api/auth/sign-in', { email, password });
    signIns.push(other);
  }
  const body = { kind: 'recovery', code: recoveryCodes[0] ?? '' };
  const all = await Promise.all(signIns.map((one) => one.post('/api/auth/two-step', body)));
  const statuses = all.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses[0]).toBe(200);
  for (const status of statuses.slice(1)) expect([401, 403]).toContain(status);
});

test('an account saves at most 20 travelers, even if many are added at once', async () => {
  const browser = await join();
  const traveller = { firstName: 'A', lastName: 'B', citizenship: null, phone: null };
  const save = () => browser.post('/api/travellers', traveller);
  const all = await Promise.all(Array.from({ length: 24 }, save));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(all.filter(({ status }) => status === 409)).toHaveLength(4);
  expect((await browser.get('/api/travellers')).body.travellers).toHaveLength(20);
});

test('an account stores at most 100 favorites and keeps the first ones', async () => {
  const browser = await join();
  const hotelsOf = (name: string) =>
    Array.from({ length: 60 }, (_, at) => ({ id: `${name}-${at}`, name }));
  await browser.post('/api/favorites', { hotels: hotelsOf('account') });
  const devices = ['one', 'two', 'three'].map((name) => ({ hotels: hotelsOf(name) }));
  await Promise.all(devices.map((device) => browser.post('/api/favorites', device)));
  const stored = await db().selectFrom('favourites').select('hotel_id').execute();
  expect(stored).toHaveLength(100);
  const ids = stored.map(({ hotel_id: id }) => id);
  expect(ids).toEqual(expect.arrayContaining(hotelsOf('account').map(({ id }) => id)));
  const full = await browser.post('/api/favorites', { hotels: [{ id: 'a', name: 'A' }] });
  expect([full.status, full.body.hotels.length]).toEqual([200, 100]);
  expect(JSON.stringify(full.body)).not.toContain('"id":"a"');
});

test('guest bookings join the account of the guest, and a signed-in traveler books for the account', async () => {
  const guest = site().browser({ 'Idempotency-Key': randomUUID() });
  const book = (browser: Browser, mail: string) =>
    browser.post('/api/bookings', {
      ...bookingRequest,
      traveller: { ...bookingRequest.traveller, email: mail },
    });
  const guests = (await book(guest, email)).body.booking.id;
  const browser = await join();
  const tripsOf = async (who: Browser) =>
    v.parse(tripsSchema, (await who.get('/api/trips')).body).trips;
  expect((await tripsOf(browser)).map(({ booking }) => booking.id)).toEqual([guests]);

  const signedIn = site().browser({ 'Idempotency-Key': randomUUID() });
  for (const [name, value] of browser.cookies) signedIn.cookies.set(name, value);
  await book(signedIn, 'colleague@travelers.example');
  const trips = await tripsOf(browser);
  expect(trips).toHaveLength(2);
  const opened = await site()
    .browser()
    .get(
      `/api/bookings${new URL(trips[0]?.link ?? '', 'http://a').pathname.replace('/booking', '')}${new URL(trips[0]?.link ?? '', 'http://a').search}`,
    );
  expect(opened.status).toBe(200);

  const data = (await browser.get('/api/account/data')).body;
  expect(data.bookings).toHaveLength(2);
  expect((await browser.post('/api/account/deletion', { password })).status).toBe(204);
  expect((await browser.post('/api/auth/sign-in', { email, password })).status).toBe(401);
  expect((await guest.get(`/api/bookings/${guests}?key=wrong`)).status).toBe(404);
  const rows = await db().selectFrom('bookings').selectAll().execute();
  expect(rows.map((row) => [row.account_id, row.status])).toEqual([
    [null, 'pending'],
    [null, 'pending'],
  ]);
});

test('favorites of devices join those of the account, newest first', async () => {
  const browser = await join();
  const add = async (...ids: string[]) => {
    const hotels = ids.map((id) => ({ id, name: id.toUpperCase() }));
    const { body } = await browser.post('/api/favorites', { hotels });
    return body.hotels.map((hotel: { id: string }) => hotel.id);
  };
  expect(await add('b', 'a')).toEqual(['b', 'a']);
  expect(await add('c', 'a')).toEqual(['c', 'b', 'a']);
  expect((await browser.delete('/api/favorites/b')).body.hotels).toHaveLength(2);
});

test('a favorite keeps the stay of its search until the dates have passed', async () => {
  const browser = await join();
  const past = '?check_in=2020-03-08&check_out=2020-03-10&occupancy=1';
  const ahead = '?check_in=2099-03-08&check_out=2099-03-10&occupancy=3';
  const add = async (...hotels: { id: string; stay?: string }[]) => {
    const named = hotels.map((hotel) => ({ ...hotel, name: 'Inn' }));
    const { body } = await browser.post('/api/favorites', { hotels: named });
    return body.hotels.map(({ id, stay }: { id: string; stay?: string }) => [id, stay]);
  };
  const first = await add({ id: 'none' }, { id: 'past', stay: past }, { id: 'ahead', stay: ahead });
  expect(first).toEqual([
    ['none', undefined],
    ['past', '?occupancy=1'],
    ['ahead', ahead],
  ]);
  // On another device the stay of the account wins if it still has future days.
  const later = ahead.replaceAll('2099', '2098');
  const second = await add(...['none', 'past', 'ahead'].map((id) => ({ id, stay: later })));
  expect(second).toEqual([
    ['none', later],
    ['past', later],
    ['ahead', ahead],
  ]);
  const wrong = { hotels: [{ id: 'a', name: 'Inn', stay: '?check_in=<b>' }] };
  expect((await browser.post('/api/favorites', wrong)).status).toBe(422);
});
