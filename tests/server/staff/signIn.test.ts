import { backgroundHeader } from '#contracts/site/desk/deskSession.ts';
import { inviteAgain } from '#server/staff/staffMembers.ts';
import { nextTotp, totp } from '../../support/totp.ts';
import { ada } from '../accounts/accountSite.ts';
import { type Browser, tokenOf } from '../accounts/startTestAccounts.ts';
import { testSecret } from '../bookings/support/bookingRequest.ts';
import { addressOf, inviteStaff, staffPassword, takeInvitation } from './joinStaff.ts';
import { staffSite } from './staffSite.ts';

const { site, start, database, db, join, joinDesk, record } = staffSite();
const session = '/api/desk/session';
const signIn = '/api/desk/session/sign-in';
const code = '/api/desk/session/code';
const secondStep = '/api/desk/session/second-step';
const signOut = '/api/desk/session/sign-out';
const signOutEverywhere = '/api/desk/session/sign-out-everywhere';
const travelersOwn = { email: ada.email, password: ada.password };
const admin = { email: addressOf('admin'), password: staffPassword };

/** Returns the member who is signed in to the desk. */
const whoIs = async (browser: Browser) => (await browser.get(session)).body.staff;

test('an invitation signs a member in, and the next sign-in takes the password and a new code', async () => {
  const { id, token } = await inviteStaff(database().database, 'admin');
  const mail = await site().mailTo(admin.email, 'Set up your access to the desk');
  expect(tokenOf(mail)).toBe(token);
  const first = site().browser();
  const { secret } = await takeInvitation(first.post, token);
  expect(await whoIs(first)).toMatchObject({ id, email: admin.email, role: 'admin' });

  const browser = site().browser();
  const entered = await browser.post(signIn, { ...admin, email: 'ADMIN@Desk.example' });
  expect([entered.status, entered.text]).toEqual([204, '']);
  expect(await whoIs(browser)).toBeNull();
  const done = await browser.post(code, { code: nextTotp(secret) });
  expect(done.body.staff).toMatchObject({ id, name: 'Mary Jackson', role: 'admin' });
  const until = Date.parse(done.body.staff.secondStepUntil) - Date.now();
  expect(until).toBeGreaterThan(9 * 60_000);
  expect((await browser.get('/api/desk/staff')).body.items).toMatchObject([
    { id, state: 'active', lastSignInAt: expect.any(String), invitedUntil: null },
  ]);
  expect((await record()).map(({ action, subject_id }) => [action, subject_id])).toEqual([
    ['staff.invite', id],
    ['staff.join', id],
    ['staff.sign-in', id],
    ['staff.sign-in', id],
  ]);
});

test.each([
  ['http', /^stayfarer-desk\./],
  ['https', /^__Secure-stayfarer-desk\..*; Secure/],
])('on a site with %s, the cookies are sent to the desk only', async (scheme, pattern) => {
  const served = start({ siteOrigin: `${scheme}://www.hotels.example` });
  const { token } = await inviteStaff(database().database, 'admin');
  const browser = served.browser();
  const { secret } = await takeInvitation(browser.post, token);
  const answers = [await browser.post(signOut), await browser.post(signIn, admin)];
  answers.push(await browser.post(code, { code: nextTotp(secret) }));
  await served.stop();
  const cookies = answers.flatMap((answer) => answer.get('Set-Cookie') ?? []);
  expect(cookies.length).toBeGreaterThan(2);
  for (const cookie of cookies) {
    expect(cookie).toMatch(pattern);
    expect(cookie).toMatch(/; Path=\/api\/desk(;|$)/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Strict/i);
  }
});

test("a traveler's session does not open the desk, nor a member's session an account of travelers", async () => {
  const traveller = await join(ada);
  const { browser: staff } = await joinDesk('admin');
  for (const [name, value] of traveller.cookies) {
    traveller.cookies.set(name.replace('stayfarer.', 'stayfarer-desk.'), value);
  }
  expect(await whoIs(traveller)).toBeNull();
  expect((await traveller.get('/api/desk/staff')).body.code).toBe('signed-out');
  for (const [name, value] of staff.cookies) {
    staff.cookies.set(name.replace('stayfarer-desk.', 'stayfarer.'), value);
  }
  expect((await staff.get('/api/auth/session')).body.session).toBeNull();
  expect((await site().browser().post(signIn, travelersOwn)).body.code).toBe('wrong-credentials');
  expect((await site().browser().post('/api/auth/sign-in', admin)).body.code).toBe(
    'wrong-credentials',
  );
});

describe('a session ends', () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  test.each([
    ['after half an hour without a request', { updatedAt: ago(31) }],
    ['after twelve hours, however busy it is', { expiresAt: ago(1) }],
  ])('%s', async (_name, times) => {
    const { browser } = await joinDesk('agent');
    await db().updateTable('staff_session').set(times).execute();
    expect(await whoIs(browser)).toBeNull();
    await db().updateTable('staff_session').set({ updatedAt: new Date() }).execute();
    expect(await whoIs(browser)).toBeNull();
  });

  test('later with each request, but after twelve hours at the latest', async () => {
    const { browser } = await joinDesk('agent');
    await db()
      .updateTable('staff_session')
      .set({ updatedAt: ago(29) })
      .execute();
    expect(await whoIs(browser)).not.toBeNull();
    const { updatedAt, expiresAt, createdAt } = await db()
      .selectFrom('staff_session')
      .select(['updatedAt', 'expiresAt', 'createdAt'])
      .executeTakeFirstOrThrow();
    expect(updatedAt.getTime()).toBeGreaterThan(ago(1).getTime());
    const hours = (expiresAt.getTime() - createdAt.getTime()) / 3_600_000;
    expect(Math.round(hours)).toBe(12);
  });

  test('no later because of automatic requests of the page', async () => {
    const { browser } = await joinDesk('agent');
    const before = ago(29);
    await db().updateTable('staff_session').set({ updatedAt: before }).execute();
    browser.headers[backgroundHeader] = '1';
    expect(await whoIs(browser)).not.toBeNull();
    const { updatedAt } = await db()
      .selectFrom('staff_session')
      .select('updatedAt')
      .executeTakeFirstOrThrow();
    expect(updatedAt).toEqual(before);
  });

  test('after a sign-out on this device or everywhere', async () => {
    const { browser, secret, id } = await joinDesk('admin');
    const other = site().browser();
    await other.post(signIn, admin);
    await other.post(code, { code: nextTotp(secret) });
    const stolen = site().browser();
    browser.cookies.forEach((value, name) => stolen.cookies.set(name, value));
    await browser.post(signOut);
    expect([await whoIs(browser), await whoIs(stolen)]).toEqual([null, null]);
    expect(await whoIs(other)).not.toBeNull();
    const copy = site().browser();
    other.cookies.forEach((value, name) => copy.cookies.set(name, value));
    expect((await other.post(signOutEverywhere)).status).toBe(204);
    expect([await whoIs(other), await whoIs(copy)]).toEqual([null, null]);
    expect((await record()).at(-1)).toMatchObject({
      actor_id: id,
      actor_role: 'admin',
      action: 'staff.sign-out-everywhere',
    });
  });
});

describe('a code', () => {
  test('works once, at a sign-in or as a second step', async () => {
    const { browser, secret, id } = await joinDesk('admin');
    const other = site().browser();
    await other.post(signIn, admin);
    const used = await other.post(code, { code: totp(secret) });
    expect([used.status, used.body.code]).toEqual([403, 'used-code']);
    expect((await record()).at(-1)).toMatchObject({
      actor_id: null,
      action: 'staff.sign-in',
      subject_id: id,
      refused: true,
      after: { refusal: 'used-code' },
    });
    const fresh = nextTotp(secret);
    expect((await browser.post(secondStep, { code: fresh })).status).toBe(200);
    expect((await browser.post(secondStep, { code: fresh })).body.code).toBe('used-code');
    expect((await other.post(code, { code: fresh })).body.code).toBe('used-code');
  });

  test('opens one session if two requests use it at once', async () => {
    const { secret } = await joinDesk('admin');
    const browsers = [site().browser(), site().browser()];
    for (const browser of browsers) await browser.post(signIn, admin);
    const body = { code: nextTotp(secret) };
    const answers = await Promise.all(browsers.map((browser) => browser.post(code, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('extends the time in which a member may move money', async () => {
    const { browser, secret } = await joinDesk('admin');
    await db()
      .updateTable('staff_session')
      .set({ secondStepAt: new Date(Date.now() - 11 * 60_000) })
      .execute();
    expect((await whoIs(browser)).secondStepUntil).toBeNull();
    const invited = { email: 'new@desk.example', role: 'agent', reason: 'Joins us.' };
    const refused = await browser.post('/api/desk/staff', invited);
    expect([refused.status, refused.body.code]).toEqual([403, 'second-step-needed']);
    await browser.post(secondStep, { code: nextTotp(secret) });
    expect((await browser.post('/api/desk/staff', invited)).status).toBe(201);
  });

  test.each([false, true])(
    'that is wrong five times ends the session, and each attempt is recorded (recovery: %s)',
    async (recovery) => {
      const { browser, id } = await joinDesk('admin');
      for (const code of ['000001', '000002', '000003', '000004', '000005']) {
        const { status, body } = await browser.post(secondStep, { code, recovery });
        expect([status, body.code]).toEqual([403, 'wrong-code']);
      }
      const after = await browser.post(secondStep, { code: '000000', recovery });
      expect([after.status, after.body.code]).toEqual([401, 'signed-out']);
      const refused = (await record()).filter(({ action }) => action === 'staff.second-step');
      expect(refused).toHaveLength(5);
      expect(refused[0]).toMatchObject({ actor_id: id, subject_id: id, refused: true });
    },
  );

  test('for recovery works once', async () => {
    const { browser, recoveryCodes } = await joinDesk('admin');
    const [first = '', second = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    const attempt = async (typed: string) => {
      const other = site().browser();
      await other.post(signIn, admin);
      return (await other.post(code, { code: typed, recovery: true })).status;
    };
    expect([await attempt(first), await attempt(first)]).toEqual([200, 403]);
    const again = () => browser.post(secondStep, { code: second, recovery: true });
    expect([(await again()).status, (await again()).status]).toEqual([200, 403]);
  });

  test('is useless without a correct password before it', async () => {
    const { secret } = await joinDesk('admin');
    const answer = await site()
      .browser()
      .post(code, { code: nextTotp(secret) });
    expect([answer.status, answer.body.code]).toEqual([401, 'sign-in-again']);
  });
});

test('a wrong password gets the response for an unknown address, and the sixth attempt must wait', async () => {
  const { id } = await joinDesk('admin');
  const before = (await record()).length;
  const [known, unknown] = ['admin@desk.example', 'nobody@desk.example'];
  const attempt = (email: string) =>
    site().browser().post(signIn, { email, password: 'not that one' });
  const [one, other] = [await attempt(known), await attempt(unknown)];
  expect([one.status, one.body]).toEqual([
    other.status,
    { ...other.body, requestId: one.body.requestId },
  ]);
  expect((await record()).slice(before)).toMatchObject([
    { actor_id: null, subject_id: id, refused: true, after: { refusal: 'wrong-credentials' } },
  ]);
  for (let wrong = 0; wrong < 4; wrong += 1) await attempt(known);
  expect((await attempt(known)).status).toBe(429);
});

describe('among many simultaneous guesses from different addresses,', () => {
  const attempts = Array.from({ length: 24 }, (_, index) => `192.0.2.${index}`);
  const statusesOf = (answers: readonly { status: number }[]) => {
    const statuses = answers.map(({ status }) => status);
    return [401, 403, 429].map((wanted) => statuses.filter((each) => each === wanted).length);
  };
  const refusalsOf = async (staffId: string) => {
    const rows = (await record()).filter((row) => row.refused && row.subject_id === staffId);
    const refusals = rows.map(({ after }) => JSON.stringify(after));
    return [...new Set(refusals)]
      .toSorted()
      .map((each) => [each, refusals.filter((other) => other === each).length]);
  };

  test("only ten passwords are compared, and the owner's known device still signs in", async () => {
    const served = start({ env: { TRUST_PROXY: 'loopback' } });
    const owner = served.browser();
    const { id, token } = await inviteStaff(database().database, 'admin');
    const { secret } = await takeInvitation(owner.post, token);
    await owner.post(signOut);
    const guess = (address: string, email: string) =>
      served.browser({ 'X-Forwarded-For': address }).post(signIn, { email, password: 'a guess' });
    for (const email of [admin.email, 'nobody@desk.example']) {
      const answers = await Promise.all(attempts.map((address) => guess(address, email)));
      expect(statusesOf(answers)).toEqual([10, 0, 14]);
    }
    expect(await refusalsOf(id)).toEqual([
      ['{"refusal":"too-many-passwords"}', 1],
      ['{"refusal":"wrong-credentials"}', 10],
    ]);
    const elsewhere = served.browser();
    const closed = await elsewhere.post(signIn, admin);
    expect([closed.status, Number(closed.headers['retry-after']) > 800]).toEqual([429, true]);
    expect((await owner.post(signIn, admin)).status).toBe(204);
    expect((await owner.post(code, { code: nextTotp(secret) })).status).toBe(200);
    const context = { database: database().database, secret: testSecret, wake: () => {} };
    const by = { actor: { kind: 'command' as const, id: 'operator' }, reason: 'A test.' };
    const again = await inviteAgain({ ...context, now: () => new Date() }, by, id);
    await takeInvitation(elsewhere.post, again);
    expect(await whoIs(elsewhere)).toMatchObject({ id });
    await served.stop();
  });

  test('only ten codes are compared, and then even the right code must wait', async () => {
    const served = start({ env: { TRUST_PROXY: 'loopback' } });
    const { id, token } = await inviteStaff(database().database, 'admin');
    const { secret } = await takeInvitation(served.browser().post, token);
    const browsers = attempts.map((address) => served.browser({ 'X-Forwarded-For': address }));
    for (const { post } of browsers) await post(signIn, admin);
    const answers = await Promise.all(browsers.map(({ post }) => post(code, { code: '000000' })));
    expect(statusesOf(answers)).toEqual([0, 10, 14]);
    const later = served.browser();
    await later.post(signIn, admin);
    const locked = await later.post(code, { code: nextTotp(secret) });
    expect([locked.status, Number(locked.headers['retry-after']) > 890]).toEqual([429, true]);
    expect(await refusalsOf(id)).toEqual([
      ['{"refusal":"too-many-codes"}', 1],
      ['{"refusal":"wrong-code"}', 10],
    ]);
    await served.stop();
  });
});
