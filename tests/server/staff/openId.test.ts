import * as v from 'valibot';
import { openIdResponseSchema } from '#contracts/site/account/account.ts';
import { issuerOfTest, type TestIssuer } from '../../support/testIssuer.ts';
import { nextTotp } from '../../support/totp.ts';
import type { Browser } from '../accounts/startTestAccounts.ts';
import { inviteStaff } from './joinStaff.ts';
import { staffSite } from './staffSite.ts';

const issuer = issuerOfTest();
const email = 'mary@desk.example';
beforeEach(() => {
  issuer().state.person = { sub: 'mary', email, email_verified: true, name: 'Mary J.' };
});
const { site, db, database, joinDesk, record } = staffSite(() => ({
  env: {
    STAFF_OIDC_ISSUER: issuer().origin,
    STAFF_OIDC_CLIENT_ID: 'desk',
    STAFF_OIDC_CLIENT_SECRET: 'a secret of the desk',
    STAFF_OIDC_NAME: 'Example Work',
  },
  openIdSeconds: 1,
}));

const begin = async (browser: Browser) => {
  const answer = await browser.post('/api/desk/session/oidc');
  return v.parse(openIdResponseSchema, answer.body).address;
};
const comeBack = async (browser: Browser, path: string): Promise<string> => {
  const answer = await browser.get(path);
  expect(answer.status).toBe(303);
  return answer.get('Location') ?? '';
};
const signIn = async (browser: Browser) =>
  comeBack(browser, await issuer().visit(await begin(browser)));
const staffOf = async (browser: Browser) => (await browser.get('/api/desk/session')).body.staff;

test('a member signs in first by verified address and code, and later by the subject of the issuer', async () => {
  const { secret, id } = await joinDesk('agent', email);
  const browser = site().browser();
  expect(await signIn(browser)).toBe('/desk?oidc=code');
  expect(await staffOf(browser)).toBeNull();
  // The account of the other site is not linked before the code.
  expect(await db().selectFrom('staff_oidc_links').select('staff_id').execute()).toEqual([]);
  const given = await browser.post('/api/desk/session/code', { code: nextTotp(secret) });
  expect(given.body.staff).toMatchObject({ id, role: 'agent' });
  expect(await record()).toContainEqual(
    expect.objectContaining({ action: 'staff.sign-in', actor_id: id, refused: false }),
  );

  issuer().state.person = { sub: 'mary', email: 'other@elsewhere.example', email_verified: false };
  expect(await signIn(site().browser())).toBe('/desk?oidc=code');
  issuer().state.person = { sub: 'eve', email, email_verified: true };
  expect(await signIn(site().browser())).toBe('/desk?oidc=taken');
});

test('a stranger is refused, and so is a member who has not accepted the invitation', async () => {
  expect(await signIn(site().browser())).toBe('/desk?oidc=unknown');
  await inviteStaff(database().database, 'agent', email);
  expect(await signIn(site().browser())).toBe('/desk?oidc=unknown');
  expect(await db().selectFrom('staff_session').select('id').execute()).toEqual([]);
});

test('a member whose access ended is refused, both by address and by subject', async () => {
  const { secret, id } = await joinDesk('agent', email);
  const browser = site().browser();
  await signIn(browser);
  await browser.post('/api/desk/session/code', { code: nextTotp(secret) });
  await db().updateTable('staff').set({ endedAt: new Date() }).where('id', '=', id).execute();
  expect(await signIn(site().browser())).toBe('/desk?oidc=unknown');
  await db().deleteFrom('staff_oidc_links').execute();
  expect(await signIn(site().browser())).toBe('/desk?oidc=unknown');
  expect(await staffOf(browser)).toBeNull();
});

test('a new invitation removes the link to the identity at the issuer', async () => {
  const { secret } = await joinDesk('agent', email);
  const browser = site().browser();
  await signIn(browser);
  await browser.post('/api/desk/session/code', { code: nextTotp(secret) });
  expect(await db().selectFrom('staff_oidc_links').select('staff_id').execute()).toHaveLength(1);
  const admin = await joinDesk('admin');
  const member = await db()
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const ended = await admin.browser.post(`/api/desk/staff/${member.id}/invitation`, {
    reason: 'The phone is lost.',
  });
  expect(ended.status).toBe(200);
  expect(await db().selectFrom('staff_oidc_links').select('staff_id').execute()).toEqual([]);
});

test.each<[string, string, (state: TestIssuer['state']) => unknown]>([
  ['has an unverified address', 'unverified', ({ person }) => (person['email_verified'] = false)],
  ['has no address', 'no-email', ({ person }) => (person['email'] = undefined)],
  ['is for another site', 'untrusted', ({ claims }) => (claims['aud'] = 'another')],
  ['is signed by another key', 'untrusted', (state) => (state.signer = 'other')],
  ['comes too slowly', 'unavailable', (state) => (state.fault = { path: '/token', kind: 'slow' })],
  ['is refused', 'canceled', (state) => (state.refuse = 'access_denied')],
])('a token that %s is refused: %s', async (_case, outcome, misbehave) => {
  await joinDesk('agent', email);
  misbehave(issuer().state);
  expect(await signIn(site().browser())).toBe(`/desk?oidc=${outcome}`);
});

test('a callback works once, in the browser that began the sign-in and only at the desk', async () => {
  await joinDesk('agent', email);
  const browser = site().browser();
  const path = await issuer().visit(await begin(browser));
  expect(path).toMatch(/^\/api\/desk\/oidc\/callback\?/);
  expect(await comeBack(site().browser(), path)).toBe('/desk?oidc=again');
  const traveler = path.replace('/api/desk/oidc/', '/api/oidc/');
  expect(await comeBack(browser, traveler)).toBe('/sign-in?oidc=again');
  expect(await comeBack(browser, path)).toBe('/desk?oidc=code');
  expect(await comeBack(browser, path)).toBe('/desk?oidc=again');
});

test('an issuer that is down is reported when the sign-in begins', async () => {
  issuer().state.fault = { path: '/.well-known/openid-configuration', kind: 'down' };
  const answer = await site().browser().post('/api/desk/session/oidc');
  expect([answer.status, answer.body.code]).toEqual([503, 'oidc-unavailable']);
});
