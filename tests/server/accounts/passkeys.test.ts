import * as v from 'valibot';
import { openSessionsSchema } from '#contracts/site/account/account.ts';
import {
  mostPasskeys,
  passkeyCreationSchema,
  passkeyRequestSchema,
} from '#contracts/site/account/passkeys.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { softAuthenticator, type SoftPasskey } from '../../support/softAuthenticator.ts';
import { totp } from '../../support/totp.ts';
import { waitsForLock } from '../../support/waitsForLock.ts';
import { ada, accountSite, grace } from './accountSite.ts';
import type { Browser } from './startTestAccounts.ts';

const many = { limit: 1_000, windowSeconds: 60 };
const { site, join, db, database } = accountSite({ limits: { sensitive: many, signIn: many } });
const { password } = ada;
const origin = 'http://www.hotels.example';
const device = softAuthenticator(origin);
const faultOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];

const begin = async (browser: Browser, proof: object = { password }) =>
  v.parse(
    passkeyCreationSchema,
    (await browser.post('/api/account/passkeys/creation', proof)).body,
  );

/** Creates a passkey for the signed-in account. */
async function create(browser: Browser, proof: object = { password }): Promise<SoftPasskey> {
  const { sent, kept } = device.create(await begin(browser, proof));
  const response = await browser.post('/api/account/passkeys', { passkey: sent });
  if (response.status !== 204) throw new Error(response.text);
  return kept;
}

const challenge = async (browser: Browser, path = '/api/auth/passkey/challenge') =>
  v.parse(passkeyRequestSchema, (await browser.post(path)).body);

type Faults = Parameters<typeof device.assert>[2];
async function signIn(browser: Browser, passkey: SoftPasskey, faults: Faults = {}) {
  const signed = device.assert(await challenge(browser), passkey, faults);
  return browser.post('/api/auth/passkey', { passkey: signed, timeZone: 'Asia/Karachi' });
}

const viewOf = async (browser: Browser) =>
  v.parse(openSessionsSchema, (await browser.get('/api/account/sessions')).body);
const passkeysOf = async (browser: Browser) => (await viewOf(browser)).passkeys;
const isSignedIn = async (browser: Browser) =>
  (await browser.get('/api/auth/session')).body.session !== null;

test('a passkey is created with the password and replaces both steps of the sign-in', async () => {
  const here = await join();
  const options = await begin(here);
  expect(options).toMatchObject({
    rp: { id: 'www.hotels.example' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { user } = options;
  expect(Buffer.from(user.id, 'base64url')).toHaveLength(32);
  const passkey = await create(here);
  await site().mailTo(ada.email, 'A passkey was added to your account');
  const started = await here.post('/api/account/two-step', { password });
  await here.post('/api/account/two-step/confirmation', { code: totp(started.body.secret) });

  const there = site().browser({ 'User-Agent': 'Mozilla/5.0 (iPhone) Version/17 Safari/604' });
  const answer = await signIn(there, passkey);
  const session = { name: ada.name, email: ada.email, twoStep: true };
  expect([answer.status, answer.body]).toEqual([200, { outcome: 'signed-in', session }]);
  expect(await isSignedIn(there)).toBe(true);
  const { signIns, passkeys } = await viewOf(there);
  expect(signIns[0]).toMatchObject({ way: 'passkey', timeZone: 'Asia/Karachi' });
  expect(passkeys).toMatchObject([{ name: 'Unknown browser', lastUsedAt: expect.any(String) }]);
  expect((await there.get('/api/account/data')).body.passkeys).toHaveLength(1);
});

test("only a remembered sign-in outlasts the browser's session", async () => {
  const passkey = await create(await join());
  for (const [rememberMe, days] of [
    [false, 1],
    [true, 30],
  ] as const) {
    const there = site().browser();
    const signed = device.assert(await challenge(there), passkey);
    await there.post('/api/auth/passkey', { passkey: signed, rememberMe });
    const { expiresAt } = await db()
      .selectFrom('session')
      .select('expiresAt')
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(Math.round((expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(days);
  }
});

test('creating or removing a passkey requires the password or a passkey', async () => {
  const here = await join();
  await create(here);
  const [first] = await passkeysOf(here);
  const wrong = { password: 'not that one' };
  const removal = `/api/account/passkeys/${first?.id}/removal`;
  for (const path of ['/api/account/passkeys/creation', removal]) {
    expect(faultOf(await here.post(path, wrong))).toEqual([403, 'wrong-password']);
    expect((await here.post(path)).status).toBe(422);
  }
  expect(await passkeysOf(here)).toHaveLength(1);
});

test('a passkey can be renamed, and removed with another passkey but not with itself', async () => {
  const here = await join();
  const one = await create(here);
  const confirm = async (passkey: SoftPasskey) => ({
    passkey: device.assert(await challenge(here, '/api/account/passkeys/challenge'), passkey),
  });
  const two = await create(here, await confirm(one));
  expect(two.userHandle).toBe(one.userHandle);
  const [first] = await passkeysOf(here);
  const path = `/api/account/passkeys/${first?.id}`;
  expect((await here.patch(path, { name: ' Phone ' })).status).toBe(204);
  expect((await passkeysOf(here))[0]?.name).toBe('Phone');
  expect(faultOf(await here.post(`${path}/removal`, await confirm(one)))).toEqual([
    403,
    'passkey-unknown',
  ]);
  expect((await here.post(`${path}/removal`, await confirm(two))).status).toBe(204);
  await site().mailTo(ada.email, 'A passkey was removed from your account');
  expect(await passkeysOf(here)).toHaveLength(1);
  expect(faultOf(await signIn(site().browser(), one))).toEqual([403, 'passkey-unknown']);
  expect((await signIn(site().browser(), two)).status).toBe(200);
});

test('an assertion works once, even if two browsers send it at once', async () => {
  const passkey = await create(await join());
  const [there, thief] = [site().browser(), site().browser()];
  const body = { passkey: device.assert(await challenge(there), passkey) };
  const answers = await Promise.all([
    there.post('/api/auth/passkey', body),
    thief.post('/api/auth/passkey', body),
  ]);
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 410]);
  expect(faultOf(await thief.post('/api/auth/passkey', body))).toEqual([410, 'passkey-expired']);
});

test('a challenge expires after five minutes and works only for its purpose and its session', async () => {
  const here = await join();
  const passkey = await create(here);
  const there = site().browser();
  const late = device.assert(await challenge(there), passkey);
  await db()
    .updateTable('passkey_challenges')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .execute();
  const expired = [410, 'passkey-expired'];
  expect(faultOf(await there.post('/api/auth/passkey', { passkey: late }))).toEqual(expired);
  const forSignIn = device.assert(await challenge(here), passkey);
  const path = '/api/account/passkeys/creation';
  expect(faultOf(await here.post(path, { passkey: forSignIn }))).toEqual(expired);
  const { sent } = device.create(await begin(here));
  const other = site().browser();
  await other.post('/api/auth/sign-in', { email: ada.email, password });
  expect(faultOf(await other.post('/api/account/passkeys', { passkey: sent }))).toEqual(expired);
});

test.each([
  ['of another origin', { origin: 'http://www.hotels.example.evil.example' }, 'passkey-foreign'],
  ['for another relying party', { rpId: 'hotels.example' }, 'passkey-foreign'],
  ['without user verification', { verified: false }, 'passkey-unverified'],
  ['with another handle', { userHandle: 'AAAA' }, 'passkey-unknown'],
])('an assertion %s is refused', async (_what, faults, code) => {
  const passkey = await create(await join());
  const there = site().browser();
  expect(faultOf(await signIn(there, passkey, faults))).toEqual([403, code]);
  expect(await isSignedIn(there)).toBe(false);
  expect((await signIn(there, passkey)).status).toBe(200);
});

test.each([
  ['of another origin', { origin: 'http://evil.example' }, 'passkey-foreign'],
  ['for another relying party', { rpId: 'evil.example' }, 'passkey-wrong'],
  ['without user verification', { verified: false }, 'passkey-unverified'],
])('a new passkey %s is refused', async (_what, faults, code) => {
  const here = await join();
  const { sent } = device.create(await begin(here), faults);
  const answer = await here.post('/api/account/passkeys', { passkey: sent });
  expect(faultOf(answer)).toEqual([403, code]);
  expect(await passkeysOf(here)).toEqual([]);
});

test('a signature of another key is refused', async () => {
  const passkey = await create(await join());
  const { kept } = device.create({
    challenge: 'AAAA',
    rp: { id: 'a' },
    user: { id: passkey.userHandle },
  });
  const copy = { ...kept, id: passkey.id, counter: 5 };
  expect(faultOf(await signIn(site().browser(), copy))).toEqual([403, 'passkey-wrong']);
});

test('a passkey whose counter goes back is refused, and the owner is notified', async () => {
  const passkey = await create(await join());
  await signIn(site().browser(), passkey, { counter: 7 });
  const thief = site().browser();
  expect(faultOf(await signIn(thief, passkey, { counter: 7 }))).toEqual([403, 'passkey-copied']);
  await site().mailTo(ada.email, 'We refused one of your passkeys');
  expect(await isSignedIn(thief)).toBe(false);
  const there = site().browser();
  expect((await there.post('/api/auth/sign-in', { email: ada.email, password })).status).toBe(200);
});

test('an authenticator that does not count can sign in repeatedly', async () => {
  const here = await join();
  const { sent, kept } = device.create(await begin(here), { counter: 0 });
  await here.post('/api/account/passkeys', { passkey: sent });
  for (let time = 0; time < 2; time += 1) {
    expect((await signIn(site().browser(), kept, { counter: 0 })).status).toBe(200);
  }
});

test('a passkey that is removed during its sign-in is refused and leaves no session', async () => {
  const passkey = await create(await join());
  const there = site().browser();
  const signed = device.assert(await challenge(there), passkey);
  const { database: base } = database();
  let answer: ReturnType<Browser['post']> | undefined;
  await base.transaction(async (tx) => {
    await tx.selectFrom('user').select('id').forUpdate().execute();
    await tx.deleteFrom('passkeys').execute();
    await tx.deleteFrom('session').execute();
    answer = there.post('/api/auth/passkey', { passkey: signed });
    await eventually(() => waitsForLock(base));
  });
  expect(answer && faultOf(await answer)).toEqual([403, 'passkey-unknown']);
  expect(await db().selectFrom('session').select('id').execute()).toEqual([]);
});

test('two accounts that share an authenticator sign in with separate passkeys', async () => {
  const [first, second] = [await join(), await join(grace)];
  const one = await create(first);
  const two = await create(second, { password: grace.password });
  expect(one.userHandle).not.toBe(two.userHandle);
  for (const [passkey, email] of [
    [one, ada.email],
    [two, grace.email],
  ] as const) {
    const there = site().browser();
    expect((await signIn(there, passkey)).body.session.email).toBe(email);
  }
  // The passkey of one account cannot confirm a change in the other account.
  const foreign = device.assert(await challenge(second, '/api/account/passkeys/challenge'), one);
  const answer = await second.post('/api/account/passkeys/creation', { passkey: foreign });
  expect(faultOf(answer)).toEqual([403, 'passkey-unknown']);
});

test('an account has a limited number of passkeys and stores each only once', async () => {
  const here = await join();
  const begun = await begin(here);
  const { sent } = device.create(begun);
  const again = device.create({ ...begun, challenge: (await begin(here)).challenge });
  await here.post('/api/account/passkeys', { passkey: sent });
  await here.post('/api/account/passkeys', { passkey: again.sent });
  for (let count = 2; count < mostPasskeys; count += 1) await create(here);
  const path = '/api/account/passkeys/creation';
  expect(faultOf(await here.post(path, { password }))).toEqual([409, 'passkey-limit']);
  expect(await passkeysOf(here)).toHaveLength(mostPasskeys);
});

test('a new password keeps the passkeys and deleting the account removes them', async () => {
  const here = await join();
  const passkey = await create(here);
  const newPassword = 'difference engine';
  await here.post('/api/account/password', { password, newPassword });
  const mail = await site().mailTo(ada.email, 'Your password has changed');
  expect(mail.replaceAll('=\r\n', '')).toContain('Your passkeys still work.');
  const there = site().browser();
  expect((await signIn(there, passkey)).status).toBe(200);
  const gone = await there.post('/api/account/deletion', { password: newPassword });
  expect(gone.status).toBe(204);
  expect(await db().selectFrom('passkeys').select('id').execute()).toEqual([]);
});

test('a client can request a limited number of challenges', async () => {
  const there = site().browser();
  let answer = await there.post('/api/auth/passkey/challenge');
  for (let time = 0; time < 60; time += 1) answer = await there.post('/api/auth/passkey/challenge');
  expect(answer.status).toBe(429);
});
