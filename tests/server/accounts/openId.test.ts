import * as v from 'valibot';
import {
  identitiesSchema,
  openIdResponseSchema,
  openSessionsSchema,
  twoStepStartSchema,
} from '#contracts/site/account/account.ts';
import { dayMs } from '#contracts/values/durations.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { issuerOfTest, oidcSettings, type TestIssuer } from '../../support/testIssuer.ts';
import { nextTotp, totp } from '../../support/totp.ts';
import { listeningLog } from '../testApp.ts';
import { ada, accountSite, grace } from './accountSite.ts';
import { type Browser, tokenOf } from './startTestAccounts.ts';

const { email, password } = ada;
const many = { limit: 1_000, windowSeconds: 60 };
const issuer = issuerOfTest();
const { site, start, join, db } = accountSite(() => ({
  env: oidcSettings(issuer()),
  limits: { signIn: many, sensitive: many, mails: many, mailbox: many },
  openIdSeconds: 1,
}));

const begin = async (browser: Browser, from?: string) => {
  const answer = await browser.post('/api/auth/oidc', {
    timeZone: 'Asia/Karachi',
    ...(from !== undefined && { from }),
  });
  return v.parse(openIdResponseSchema, answer.body).address;
};
/** Follows this path back from the issuer and returns the address that it leads to. */
const comeBack = async (browser: Browser, path: string): Promise<string> => {
  const answer = await browser.get(path);
  expect(answer.status).toBe(303);
  return answer.get('Location') ?? '';
};
const signIn = async (browser: Browser, from?: string) =>
  comeBack(browser, await issuer().visit(await begin(browser, from)));
const sessionOf = async (browser: Browser) => (await browser.get('/api/auth/session')).body.session;
const identitiesOf = async (browser: Browser) =>
  v.parse(identitiesSchema, (await browser.get('/api/account/identities')).body);

test('an unknown verified address gets an account without a password and is signed in', async () => {
  const browser = site().browser();
  const address = new URL(await begin(browser, '/trips'));
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: 'hotels',
    redirect_uri: 'http://www.hotels.example/api/oidc/callback',
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    nonce: expect.any(String),
  });
  const back = await comeBack(browser, await issuer().visit(address.href));
  expect(back).toBe('/sign-in?oidc=signed-in&from=%2Ftrips');
  expect(await sessionOf(browser)).toEqual({ name: 'Ada L.', email, twoStep: false });
  const { identities, password: hasPassword } = await identitiesOf(browser);
  expect([identities.length, hasPassword]).toEqual([1, false]);
  expect(identities[0]).toMatchObject({ name: 'Example ID', email });
  const seen = v.parse(openSessionsSchema, (await browser.get('/api/account/sessions')).body);
  expect(seen.signIns).toMatchObject([
    { way: 'oidc', provider: 'Example ID', timeZone: 'Asia/Karachi' },
  ]);
  const data = (await browser.get('/api/account/data')).body;
  expect(data.linkedAccounts).toHaveLength(1);
});

test('an identity signs in to the same account after its address at the issuer has changed', async () => {
  await signIn(site().browser());
  for (const changed of ['new@elsewhere.example', undefined]) {
    issuer().state.person = { ...issuer().state.person, email: changed, email_verified: false };
    const browser = site().browser();
    expect(await signIn(browser)).toBe('/sign-in?oidc=signed-in');
    expect(await sessionOf(browser)).toMatchObject({ email });
  }
  expect(await db().selectFrom('user').select('id').execute()).toHaveLength(1);
});

test('a new subject cannot take over the account of a known address', async () => {
  await signIn(site().browser());
  issuer().state.person = { ...issuer().state.person, sub: 'person-2' };
  const browser = site().browser();
  expect(await signIn(browser)).toBe('/sign-in?oidc=taken');
  expect(await sessionOf(browser)).toBeNull();
});

test('an identity with a known address is linked once the owner signs in with the password', async () => {
  await join();
  const browser = site().browser();
  expect(await signIn(browser, '/trips')).toBe('/sign-in?oidc=link&from=%2Ftrips');
  expect(await sessionOf(browser)).toBeNull();
  const signedIn = await browser.post('/api/auth/sign-in', { email, password });
  expect(signedIn.body).toMatchObject({ outcome: 'signed-in', linked: 'Example ID' });
  await site().mailTo(email, 'Your account is linked to Example ID');
  expect((await identitiesOf(browser)).identities).toHaveLength(1);
  // The link works only once.
  const again = await browser.post('/api/auth/sign-in', { email, password });
  expect(again.body.linked).toBeUndefined();
  const other = site().browser();
  expect(await signIn(other)).toBe('/sign-in?oidc=signed-in');
  expect(await sessionOf(other)).toMatchObject({ email });
});

test("a pending link waits ten minutes for the owner's password in the same browser", async () => {
  await join();
  await join(grace);
  const browser = site().browser();
  await signIn(browser);
  const asGrace = { email: grace.email, password: grace.password };
  expect((await browser.post('/api/auth/sign-in', asGrace)).body.linked).toBeUndefined();
  expect(
    (await browser.post('/api/auth/sign-in', { email, password })).body.linked,
  ).toBeUndefined();
  await signIn(browser);
  const elsewhere = await site().browser().post('/api/auth/sign-in', { email, password });
  expect(elsewhere.body.linked).toBeUndefined();
  const late = new Date(Date.now() - 1_000);
  await db().updateTable('oidc_steps').set({ expires_at: late }).execute();
  expect(
    (await browser.post('/api/auth/sign-in', { email, password })).body.linked,
  ).toBeUndefined();
  expect(await db().selectFrom('oidc_links').select('id').execute()).toEqual([]);
});

test('an account with an unconfirmed address is not linked without its password', async () => {
  await site().browser().post('/api/auth/sign-up', ada);
  const browser = site().browser();
  expect(await signIn(browser)).toBe('/sign-in?oidc=link');
  expect(await sessionOf(browser)).toBeNull();
});

test('a linked account with a second step still needs its code, and the owner learns how it was opened', async () => {
  const here = await join();
  const started = await here.post('/api/account/two-step', { password });
  const { secret, recoveryCodes } = v.parse(twoStepStartSchema, started.body);
  await here.post('/api/account/two-step/confirmation', { code: totp(secret) });
  const browser = site().browser();
  await signIn(browser);
  await browser.post('/api/auth/sign-in', { email, password });
  const linked = await browser.post('/api/auth/two-step', { kind: 'app', code: nextTotp(secret) });
  expect(linked.body.linked).toBe('Example ID');

  const other = site().browser();
  expect(await signIn(other)).toBe('/sign-in?oidc=code');
  expect(await sessionOf(other)).toBeNull();
  const step = { kind: 'recovery', code: recoveryCodes[0] ?? '' };
  expect((await other.post('/api/auth/two-step', step)).status).toBe(200);
  const seen = v.parse(openSessionsSchema, (await other.get('/api/account/sessions')).body);
  expect(seen.signIns.slice(0, 2)).toMatchObject([
    { way: 'oidc-recovery-code', provider: 'Example ID' },
    { way: 'password-code', provider: null },
  ]);
});

test('a link can be removed only if the account has a password, and a password reset keeps the link', async () => {
  const browser = site().browser();
  await signIn(browser);
  const [link] = (await identitiesOf(browser)).identities;
  const path = `/api/account/identities/${link?.id ?? ''}`;
  const refused = await browser.delete(path);
  expect([refused.status, refused.body.code]).toEqual([409, 'last-way']);

  await browser.post('/api/auth/reset-request', { email });
  const token = tokenOf(await site().mailTo(email, 'Choose a new password'));
  const reset = await site().browser().post('/api/auth/reset', { token, password });
  expect(reset.status).toBe(204);
  expect(await sessionOf(browser)).toBeNull();
  const told = await site().mailTo(email, 'Your password has changed');
  expect(told).toContain('Your Example ID account still signs you in.');

  expect(await signIn(browser)).toBe('/sign-in?oidc=signed-in');
  const removed = await browser.delete(path);
  expect(removed.body).toEqual({ identities: [], password: true });
  expect(await signIn(site().browser())).toBe('/sign-in?oidc=link');
});

test('nobody can remove the link of another account, and deleting an account deletes its links', async () => {
  const browser = site().browser();
  await signIn(browser);
  const [link] = (await identitiesOf(browser)).identities;
  const other = await join(grace);
  const refused = await other.delete(`/api/account/identities/${link?.id ?? ''}`);
  expect(refused.status).toBe(404);
  expect((await identitiesOf(browser)).identities).toHaveLength(1);
  await db().deleteFrom('user').where('email', '=', email).execute();
  expect(await db().selectFrom('oidc_links').select('id').execute()).toEqual([]);
});

const hour = 3_600;
const seconds = () => Math.floor(Date.now() / 1_000);
test.each<[string, string, (state: TestIssuer['state']) => unknown]>([
  ['has expired', 'untrusted', ({ claims }) => (claims['exp'] = seconds() - hour)],
  ['is for another site', 'untrusted', ({ claims }) => (claims['aud'] = 'another')],
  ['is of another issuer', 'untrusted', ({ claims }) => (claims['iss'] = 'https://evil.example')],
  ['has another nonce', 'untrusted', ({ claims }) => (claims['nonce'] = 'another')],
  ['has no nonce', 'untrusted', ({ claims }) => (claims['nonce'] = undefined)],
  ['is signed by another key', 'untrusted', (state) => (state.signer = 'other')],
  ['is not signed', 'untrusted', (state) => (state.signer = 'none')],
  ['has an unverified address', 'unverified', ({ person }) => (person['email_verified'] = false)],
  [
    'does not say whether the address is verified',
    'unverified',
    ({ person }) => (person['email_verified'] = undefined),
  ],
  ['has no address', 'no-email', ({ person }) => (person['email'] = undefined)],
  ['has an invalid address', 'no-email', ({ person }) => (person['email'] = 'not an address')],
])('a token that %s is refused: %s', async (_case, outcome, misbehave) => {
  misbehave(issuer().state);
  const browser = site().browser();
  expect(await signIn(browser)).toBe(`/sign-in?oidc=${outcome}`);
  expect(await sessionOf(browser)).toBeNull();
  expect(await db().selectFrom('user').select('id').execute()).toEqual([]);
});

test('an address from the userinfo endpoint alone is enough', async () => {
  Object.assign(issuer().state.claims, { email: undefined, email_verified: undefined });
  expect(await signIn(site().browser())).toBe('/sign-in?oidc=signed-in');
});

test.each([
  ['access_denied', 'canceled'],
  ['temporarily_unavailable', 'unavailable'],
  ['invalid_request', 'again'],
])('an issuer that returns %s leads to the result %s', async (error, outcome) => {
  issuer().state.refuse = error;
  expect(await signIn(site().browser(), '/trips')).toBe(`/sign-in?oidc=${outcome}&from=%2Ftrips`);
});

test.each(['down', 'slow', 'html', 'endless'] as const)(
  'an issuer that is %s counts as unavailable at each step and works again later',
  async (kind) => {
    const { state } = issuer();
    const browser = site().browser();
    state.fault = { path: '/.well-known/openid-configuration', kind };
    const refused = await browser.post('/api/auth/oidc');
    expect([refused.status, refused.body.code]).toEqual([503, 'oidc-unavailable']);
    for (const path of ['/token', '/keys']) {
      state.fault = { path, kind };
      expect(await signIn(browser)).toBe('/sign-in?oidc=unavailable');
    }
    state.fault = undefined;
    expect(await signIn(browser)).toBe('/sign-in?oidc=signed-in');
    const asked = state.calls.filter((path) => path.includes('openid-configuration'));
    expect(asked).toHaveLength(2);
  },
  20_000,
);

test('a callback with a state that is missing, used, foreign or expired is refused', async () => {
  const browser = site().browser();
  const path = await issuer().visit(await begin(browser));
  expect(await comeBack(site().browser(), path)).toBe('/sign-in?oidc=again');
  const used = new Map(browser.cookies);
  expect(await comeBack(browser, path)).toBe('/sign-in?oidc=signed-in');
  expect(await comeBack(browser, path)).toBe('/sign-in?oidc=again');
  const thief = site().browser();
  for (const [name, value] of used) thief.cookies.set(name, value);
  expect(await comeBack(thief, path)).toBe('/sign-in?oidc=again');
  expect(await sessionOf(thief)).toBeNull();

  const other = await issuer().visit(await begin(thief));
  expect(await comeBack(thief, other.replace(/state=[^&]+/, 'state=fr.another'))).toBe(
    '/fr/sign-in?oidc=again',
  );
  const noState = await issuer().visit(await begin(thief));
  expect(await comeBack(thief, noState.replace(/state=[^&]+/, ''))).toBe('/sign-in?oidc=again');
  const late = await issuer().visit(await begin(thief));
  const before = new Date(Date.now() - 1);
  await db().updateTable('oidc_steps').set({ expires_at: before }).execute();
  expect(await comeBack(thief, late)).toBe('/sign-in?oidc=again');
  expect(await comeBack(thief, '/api/oidc/callback')).toBe('/sign-in?oidc=again');
});

test('a code that the issuer does not know leads to a new attempt', async () => {
  const browser = site().browser();
  const path = await issuer().visit(await begin(browser));
  expect(await comeBack(browser, path.replace(/code=[^&]+/, 'code=another'))).toBe(
    '/sign-in?oidc=again',
  );
});

test('the return address is in the language of the page and stays on this site', async () => {
  const browser = site().browser({ 'Accept-Language': 'ar' });
  expect(await signIn(browser)).toBe('/ar/sign-in?oidc=signed-in');
  for (const from of ['//evil.example', 'https://evil.example', '/\\evil.example', '/\tx']) {
    expect((await browser.post('/api/auth/oidc', { from })).status).toBe(422);
  }
});

test('the cookies of a sign-in are limited to this site, and the log contains no token', async () => {
  const lines: string[] = [];
  const keep = (...parts: unknown[]) => void lines.push(JSON.stringify(parts));
  const { log: quiet } = listeningLog();
  const logged = start({ log: { ...quiet, debug: keep, info: keep, warn: keep, error: keep } });
  const browser = logged.browser();
  const begun = await browser.post('/api/auth/oidc');
  const [cookie] = begun.get('Set-Cookie') ?? [];
  expect(cookie).toMatch(
    /^stayfarer\.oidc=[\w-]{43}; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Lax$/,
  );
  issuer().state.claims['aud'] = 'another';
  const { address } = v.parse(openIdResponseSchema, begun.body);
  const path = await issuer().visit(address);
  await comeBack(browser, path);
  await logged.stop();
  const query = new URLSearchParams(path.split('?')[1]);
  const all = lines.join();
  expect(all).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED');
  expect(all).not.toContain(query.get('code'));
  expect(all).not.toContain(query.get('state'));
  expect(all).not.toMatch(/eyJ/);
});

test('the limit of sign-ins for one client is the same as with passwords', async () => {
  const strict = start({ limits: { signIn: { limit: 2, windowSeconds: 900 } } });
  const browser = strict.browser();
  const statuses = [];
  for (let time = 0; time < 3; time += 1) {
    statuses.push((await browser.post('/api/auth/oidc')).status);
  }
  await strict.stop();
  expect(statuses).toEqual([200, 200, 429]);
});

test('the stored steps of expired sign-ins are deleted', async () => {
  const browser = site().browser();
  await begin(browser);
  await db()
    .updateTable('oidc_steps')
    .set({ expires_at: new Date(Date.now() - dayMs) })
    .execute();
  const other = start();
  const rows = async () => (await db().selectFrom('oidc_steps').select('id').execute()).length;
  await eventually(async () => ((await rows()) === 0 ? true : undefined));
  await other.stop();
});

test('a site without the settings of an issuer does not offer this sign-in', async () => {
  const plain = start({ env: {} });
  const answer = await plain.browser().post('/api/auth/oidc');
  expect([answer.status, answer.body.detail]).toEqual([404, 'This site has no OpenID provider.']);
  await plain.stop();
});
