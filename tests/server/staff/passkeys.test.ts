import * as v from 'valibot';
import {
  passkeyCreationSchema,
  passkeyListSchema,
  passkeyRequestSchema,
} from '#contracts/site/account/passkeys.ts';
import { inviteAgain } from '#server/staff/staffMembers.ts';
import { softAuthenticator, type SoftPasskey } from '../../support/softAuthenticator.ts';
import { nextTotp } from '../../support/totp.ts';
import { waitsForLock } from '../../support/waitsForLock.ts';
import { ada } from '../accounts/accountSite.ts';
import type { Browser } from '../accounts/startTestAccounts.ts';
import { testSecret } from '../bookings/support/bookingRequest.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { addressOf, staffPassword } from './joinStaff.ts';
import { staffSite } from './staffSite.ts';

const { site, database, db, join, joinDesk, record } = staffSite();
beforeEach(() => db().deleteFrom('staff_rules').execute());

const device = softAuthenticator('http://www.hotels.example');
const root = '/api/desk/passkeys';
const password = staffPassword;
const faultOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
type Faults = Parameters<typeof device.assert>[2];

const begin = async (browser: Browser, proof: object = { password }) =>
  v.parse(passkeyCreationSchema, (await browser.post(`${root}/creation`, proof)).body);

/** Creates a passkey for the signed-in member. */
async function create(browser: Browser, proof: object = { password }): Promise<SoftPasskey> {
  const { sent, kept } = device.create(await begin(browser, proof));
  const response = await browser.post(root, { passkey: sent });
  if (response.status !== 204) throw new Error(response.text);
  return kept;
}

const challenge = async (browser: Browser, path = `${root}/sign-in/challenge`) =>
  v.parse(passkeyRequestSchema, (await browser.post(path)).body);
const signed = async (browser: Browser, passkey: SoftPasskey, faults: Faults = {}) => ({
  passkey: device.assert(await challenge(browser), passkey, faults),
});
const signIn = async (browser: Browser, passkey: SoftPasskey, faults: Faults = {}) =>
  browser.post(`${root}/sign-in`, await signed(browser, passkey, faults));
/** Returns the signature of a passkey for the open session. */
const confirmation = async (browser: Browser, passkey: SoftPasskey, faults: Faults = {}) => ({
  passkey: device.assert(await challenge(browser, `${root}/challenge`), passkey, faults),
});
const confirm = async (browser: Browser, passkey: SoftPasskey, faults: Faults = {}) =>
  browser.post(`${root}/confirmation`, await confirmation(browser, passkey, faults));

const whoIs = async (browser: Browser) => (await browser.get('/api/desk/session')).body.staff;
const passkeysOf = async (browser: Browser) =>
  v.parse(passkeyListSchema, (await browser.get(root)).body).items;
const done = async () =>
  (await record()).map(({ action, after, refused }) => [action, after, refused]);

test('a passkey is created with the password, replaces both steps of the sign-in and is recorded', async () => {
  const { browser, id } = await joinDesk('admin');
  const options = await begin(browser);
  expect(options).toMatchObject({
    rp: { id: 'www.hotels.example', name: expect.stringContaining('desk') },
    user: { name: `${addressOf('admin')} (desk)`, displayName: 'Mary Jackson' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const passkey = await create(browser);
  const there = site().browser();
  const answer = await signIn(there, passkey);
  expect([answer.status, answer.body.staff]).toMatchObject([200, { id, role: 'admin' }]);
  expect(await whoIs(there)).toMatchObject({ id, secondStepUntil: expect.any(String) });
  const [listed] = await passkeysOf(there);
  expect(listed).toMatchObject({ name: 'Unknown browser', lastUsedAt: expect.any(String) });
  // This request moves no money but needs a second step.
  const invited = { email: 'new@desk.example', role: 'agent', reason: 'Joins the team.' };
  expect((await there.post('/api/desk/staff', invited)).status).toBe(201);
  expect((await done()).slice(2, 5)).toEqual([
    ['staff.sign-in', null, false],
    ['staff.add-passkey', null, false],
    ['staff.sign-in', { way: 'passkey' }, false],
  ]);
});

test('a member with a passkey can still sign in with the password and a code', async () => {
  const { browser, secret } = await joinDesk('agent');
  await create(browser);
  const there = site().browser();
  const entered = { email: addressOf('agent'), password };
  expect((await there.post('/api/desk/session/sign-in', entered)).status).toBe(204);
  const code = { code: nextTotp(secret) };
  expect((await there.post('/api/desk/session/code', code)).status).toBe(200);
});

test('a passkey can be renamed, and removed with the password or another passkey but not with itself', async () => {
  const { browser } = await joinDesk('agent');
  const one = await create(browser);
  const two = await create(browser, await confirmation(browser, one));
  expect(two.userHandle).toBe(one.userHandle);
  const [first, second] = await passkeysOf(browser);
  const path = `${root}/${first?.id}`;
  expect((await browser.patch(path, { name: ' Laptop ' })).status).toBe(204);
  expect((await passkeysOf(browser))[0]?.name).toBe('Laptop');
  const wrong = { password: 'not that one' };
  expect(faultOf(await browser.post(`${path}/removal`, wrong))).toEqual([403, 'wrong-password']);
  expect(faultOf(await browser.post(`${root}/creation`, wrong))).toEqual([403, 'wrong-password']);
  const own = await confirmation(browser, one);
  expect(faultOf(await browser.post(`${path}/removal`, own))).toEqual([403, 'passkey-unknown']);
  const other = await confirmation(browser, two);
  expect((await browser.post(`${path}/removal`, other)).status).toBe(204);
  expect(faultOf(await signIn(site().browser(), one))).toEqual([403, 'passkey-unknown']);
  const last = `${root}/${second?.id}/removal`;
  expect((await browser.post(last, { password })).status).toBe(204);
  expect(await passkeysOf(browser)).toEqual([]);
  expect(await done()).toEqual(
    expect.arrayContaining([
      ['staff.second-step', { refusal: 'wrong-password' }, true],
      ['staff.remove-passkey', null, false],
    ]),
  );
});

test('an assertion works once, and only for the purpose of its challenge', async () => {
  const { browser } = await joinDesk('agent');
  const passkey = await create(browser);
  const [there, thief] = [site().browser(), site().browser()];
  const body = await signed(there, passkey);
  const answers = await Promise.all([
    there.post(`${root}/sign-in`, body),
    thief.post(`${root}/sign-in`, body),
  ]);
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 410]);
  const expired = [410, 'passkey-expired'];
  expect(faultOf(await thief.post(`${root}/sign-in`, body))).toEqual(expired);
  const forSignIn = await signed(browser, passkey);
  expect(faultOf(await browser.post(`${root}/confirmation`, forSignIn))).toEqual(expired);
  // A challenge of the travelers' sign-in does not work at the desk, nor the reverse.
  const ofSite = await challenge(browser, '/api/auth/passkey/challenge');
  const foreign = { passkey: device.assert(ofSite, passkey) };
  expect(faultOf(await thief.post(`${root}/sign-in`, foreign))).toEqual(expired);
  const ofDesk = await signed(thief, passkey);
  expect(faultOf(await thief.post('/api/auth/passkey', ofDesk))).toEqual(expired);
});

test("a traveler's passkey does not open the desk, nor a member's passkey an account of travelers", async () => {
  const traveler = await join();
  const options = await traveler.post('/api/account/passkeys/creation', { password: ada.password });
  const { sent, kept } = device.create(v.parse(passkeyCreationSchema, options.body));
  await traveler.post('/api/account/passkeys', { passkey: sent });
  const there = site().browser();
  expect(faultOf(await signIn(there, kept))).toEqual([403, 'passkey-unknown']);
  const { browser } = await joinDesk('agent');
  const member = await create(browser);
  const ofSite = await challenge(there, '/api/auth/passkey/challenge');
  const body = { passkey: device.assert(ofSite, member) };
  expect(faultOf(await there.post('/api/auth/passkey', body))).toEqual([403, 'passkey-unknown']);
});

test.each([
  ['of another origin', { origin: 'http://www.hotels.example.evil.example' }, 'passkey-foreign'],
  ['for another relying party', { rpId: 'hotels.example' }, 'passkey-foreign'],
  ['without user verification', { verified: false }, 'passkey-unverified'],
  ['with another handle', { userHandle: 'AAAA' }, 'passkey-unknown'],
  ['whose counter went back', { counter: 1 }, 'passkey-copied'],
])('an assertion %s is refused and recorded', async (_what, faults, code) => {
  const { browser, id } = await joinDesk('agent');
  const passkey = await create(browser);
  const there = site().browser();
  expect(faultOf(await signIn(there, passkey, faults))).toEqual([403, code]);
  expect(await whoIs(there)).toBeNull();
  expect((await record()).at(-1)).toMatchObject({
    action: 'staff.sign-in',
    actor_id: null,
    subject_id: id,
    after: { refusal: code },
    refused: true,
  });
  expect(faultOf(await confirm(browser, passkey, faults))).toEqual([403, code]);
  expect((await record()).at(-1)).toMatchObject({
    action: 'staff.second-step',
    actor_id: id,
    after: { refusal: code },
    refused: true,
  });
  expect((await signIn(there, passkey, { counter: 2 })).status).toBe(200);
});

test('five wrong proofs end the session', async () => {
  const { browser } = await joinDesk('agent');
  for (let time = 0; time < 5; time += 1) {
    await browser.post(`${root}/creation`, { password: 'not that one' });
  }
  expect(await whoIs(browser)).toBeNull();
});

test('a passkey that is removed during its sign-in is refused and leaves no session', async () => {
  const { browser } = await joinDesk('agent');
  const passkey = await create(browser);
  const there = site().browser();
  const body = await signed(there, passkey);
  const { database: base } = database();
  let answer: ReturnType<Browser['post']> | undefined;
  await base.transaction(async (tx) => {
    await tx.selectFrom('staff').select('id').forUpdate().execute();
    await tx.deleteFrom('staff_passkeys').execute();
    await tx.deleteFrom('staff_session').execute();
    answer = there.post(`${root}/sign-in`, body);
    await eventually(() => waitsForLock(base));
  });
  expect(answer && faultOf(await answer)).toEqual([403, 'passkey-unknown']);
  expect(await db().selectFrom('staff_session').select('id').execute()).toEqual([]);
});

test('a new invitation and the end of an access remove the passkeys', async () => {
  const admin = await joinDesk('admin');
  const { browser, id } = await joinDesk('agent');
  const passkey = await create(browser);
  const context = {
    database: database().database,
    secret: testSecret,
    now: () => new Date(),
    wake: () => {},
  };
  const change = { actor: { kind: 'command' as const, id: 'operator' }, reason: 'Phone lost.' };
  const body = await signed(site().browser(), passkey);
  await inviteAgain(context, change, id);
  const there = site().browser();
  expect(faultOf(await there.post(`${root}/sign-in`, body))).toEqual([403, 'passkey-unknown']);
  const other = await joinDesk('finance');
  await create(other.browser);
  await admin.browser.post(`/api/desk/staff/${other.id}/end`, { reason: 'Leaves the team.' });
  expect(await db().selectFrom('staff_passkeys').select('id').execute()).toEqual([]);
});

const rule = '/api/desk/staff/passkey-rule';
const on = { passkeyForMoney: true, reason: 'Phishing.' };
const off = { passkeyForMoney: false, reason: 'A test.' };
const ruleOf = async (browser: Browser) =>
  (await browser.get('/api/desk/staff')).body.passkeyForMoney;
/** Moves the time of the last passkey and the last code this many minutes into the past. */
const age = (id: string, minutes: number) => {
  const at = new Date(Date.now() - minutes * 60_000);
  return db()
    .updateTable('staff_session')
    .set({ passkeyAt: at, secondStepAt: at })
    .where('userId', '=', id)
    .execute();
};
/** Sends a request that needs a second step but changes nothing here. */
const act = (browser: Browser) =>
  browser.put('/api/desk/staff/none/role', { from: 'agent', role: 'finance', reason: 'A test.' });
const moved = [404, 'not-found'];
const needed = [403, 'passkey-needed'];

test('an administrator with a passkey can require passkeys for moving money', async () => {
  const { browser, id } = await joinDesk('admin');
  expect(await ruleOf(browser)).toBe(false);
  expect(faultOf(await act(browser))).toEqual(moved);
  expect(faultOf(await browser.put(rule, on))).toEqual([409, 'no-passkey']);
  const passkey = await create(browser);
  expect(faultOf(await browser.put(rule, on))).toEqual(needed);
  expect((await confirm(browser, passkey)).status).toBe(200);
  expect((await browser.put(rule, on)).body).toEqual({ passkeyForMoney: true });
  expect(await ruleOf(browser)).toBe(true);
  expect((await record()).at(-1)).toMatchObject({
    action: 'staff.require-passkey',
    actor_id: id,
    after: { required: true },
  });

  await age(id, 14);
  expect(faultOf(await act(browser))).toEqual(moved);
  await age(id, 16);
  expect(faultOf(await act(browser))).toEqual(needed);
  expect((await record()).at(-1)).toMatchObject({
    action: 'staff.change-role',
    after: { refusal: 'passkey-needed' },
    refused: true,
  });
  expect(faultOf(await browser.put(rule, off))).toEqual(needed);
  expect((await confirm(browser, passkey)).status).toBe(200);
  expect(faultOf(await act(browser))).toEqual(moved);
  expect((await browser.put(rule, off)).body).toEqual({ passkeyForMoney: false });
});

test('where moving money needs a passkey, a code is not enough, but reading needs no passkey', async () => {
  const { browser } = await joinDesk('admin');
  const passkey = await create(browser);
  await confirm(browser, passkey);
  await browser.put(rule, on);
  const { browser: other, secret } = await joinDesk('admin', 'grace@desk.example');
  expect(faultOf(await act(other))).toEqual(needed);
  await other.post('/api/desk/session/second-step', { code: nextTotp(secret) });
  expect(faultOf(await act(other))).toEqual(needed);
  expect((await other.get('/api/desk/staff')).status).toBe(200);
  expect(faultOf(await other.post(`${root}/challenge`))).toEqual([409, 'no-passkey']);
  const there = site().browser();
  await signIn(there, passkey);
  expect(faultOf(await act(there))).toEqual(moved);
});

test('where moving money needs a passkey, the password alone cannot add or remove passkeys', async () => {
  const { browser, id } = await joinDesk('admin');
  const passkey = await create(browser);
  await confirm(browser, passkey);
  await browser.put(rule, on);
  await age(id, 16);
  const [listed] = await passkeysOf(browser);
  for (const path of [`${root}/creation`, `${root}/${listed?.id}/removal`]) {
    expect(faultOf(await browser.post(path, { password }))).toEqual(needed);
  }
  await confirm(browser, passkey);
  await create(browser);
  expect(await passkeysOf(browser)).toHaveLength(2);
});

test('only an administrator can change the rule about passkeys', async () => {
  const { browser } = await joinDesk('finance');
  await confirm(browser, await create(browser));
  expect(faultOf(await browser.put(rule, on))).toEqual([403, 'not-permitted']);
});

test('a member cannot reach the passkeys of another member, and a stranger cannot reach any', async () => {
  const { browser } = await joinDesk('agent');
  await create(browser);
  const [listed] = await passkeysOf(browser);
  const { browser: other } = await joinDesk('admin');
  const path = `${root}/${listed?.id}`;
  expect((await other.patch(path, { name: 'Mine' })).status).toBe(404);
  expect((await other.post(`${path}/removal`, { password })).status).toBe(404);
  expect(await passkeysOf(browser)).toEqual([listed]);
  expect(await passkeysOf(other)).toEqual([]);
  const { sent } = device.create(await begin(browser));
  expect(faultOf(await other.post(root, { passkey: sent }))).toEqual([410, 'passkey-expired']);
  const stranger = site().browser();
  for (const [method, route, body] of [
    ['get', root, {}],
    ['post', `${root}/challenge`, {}],
    ['post', `${root}/creation`, { password }],
    ['post', root, { passkey: sent }],
    ['patch', path, { name: 'Mine' }],
    ['post', `${path}/removal`, { password }],
  ] as const) {
    const answer =
      method === 'get' ? await stranger.get(route) : await stranger[method](route, body);
    expect([route, ...faultOf(answer)]).toEqual([route, 401, 'signed-out']);
  }
});
