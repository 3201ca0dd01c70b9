import { sql } from 'kysely';
import * as v from 'valibot';
import { twoStepStartSchema } from '#contracts/site/account/account.ts';
import { totp } from '../../support/totp.ts';
import { ada, accountSite } from './accountSite.ts';
import { type Browser, tokenOf } from './startTestAccounts.ts';

const { site, start, join, db } = accountSite();
const signIn = { email: ada.email, password: ada.password };
/**
 * The routes whose responses must not reveal whether an address has an account, with the rest of
 * their bodies.
 */
const routes = [
  ['sign-in', { password: 'not the password' }],
  ['reset-request', {}],
  ['sign-up', { name: 'Ada', password: 'another password' }],
] as const;

test('a session ends with the browser, or after 30 days if the traveler chose Remember me', async () => {
  await join();
  const lineOf = async (rememberMe: boolean) => {
    const response = await site()
      .browser()
      .post('/api/auth/sign-in', { ...signIn, rememberMe });
    return (response.get('Set-Cookie') ?? []).find((line) => line.includes('session_token=')) ?? '';
  };
  expect(await lineOf(false)).not.toMatch(/Max-Age|Expires/i);
  expect(await lineOf(true)).toMatch(/Max-Age=2592000/);
});

test('a session without Remember me ends after a day, even if an account change renewed it', async () => {
  const day = 86_400_000;
  const daysLeft = async () => {
    const rows = await db().selectFrom('session').select('expiresAt').execute();
    return rows.map(({ expiresAt }) => Math.round((expiresAt.getTime() - Date.now()) / day));
  };
  const { password } = ada;
  const changed = 'another password of hers';
  const change = (browser: Browser, from: string, to: string) =>
    browser.post('/api/account/password', { password: from, newPassword: to });
  const browser = await join();
  expect(await daysLeft()).toEqual([1]);
  expect((await change(browser, password, changed)).status).toBe(204);
  expect(await daysLeft()).toEqual([1]);
  const started = await browser.post('/api/account/two-step', { password: changed });
  const { secret } = v.parse(twoStepStartSchema, started.body);
  await browser.post('/api/account/two-step/confirmation', { code: totp(secret) });
  expect(await daysLeft()).toEqual([1]);
  await browser.post('/api/account/two-step/end', { password: changed });
  expect(await daysLeft()).toEqual([1]);

  // The same browser, now with Remember me.
  await browser.post('/api/auth/sign-out');
  await browser.post('/api/auth/sign-in', { ...signIn, password: changed, rememberMe: true });
  await change(browser, changed, password);
  expect(await daysLeft()).toEqual([30]);
});

test('cookies are HttpOnly and SameSite=Lax, and behind TLS also Secure and __Host-', async () => {
  const browser = await join();
  await browser.post('/api/auth/sign-out');
  const plain = await browser.post('/api/auth/sign-in', signIn);
  for (const line of plain.get('Set-Cookie') ?? []) {
    expect(line).toMatch(/^stayfarer\./);
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; SameSite=Lax/i);
    expect(line).not.toMatch(/Domain=|Secure/);
  }
  const proxied = start({ env: { TRUST_PROXY: 'loopback' } });
  const https = { 'X-Forwarded-Proto': 'https', Origin: 'https://www.hotels.example' };
  const tls = proxied.browser(https);
  const response = await tls.post('/api/auth/sign-in', signIn);
  const lines = response.get('Set-Cookie') ?? [];
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatch(/^__Host-stayfarer\./);
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; Secure/);
    expect(line).not.toMatch(/Domain=/);
  }
  expect((await tls.get('/api/auth/session')).body.session).toMatchObject({ email: ada.email });
  await proxied.stop();
});

test('a cookie with a wrong signature is not signed in', async () => {
  const browser = await join();
  for (const [name, value] of browser.cookies) {
    browser.cookies.set(
      name,
      value.replace(/\.[^.]*$/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D'),
    );
  }
  expect((await browser.get('/api/auth/session')).body).toEqual({ session: null });
});

test('known and unknown addresses get the same responses', async () => {
  await join();
  const browser = site().browser();
  const unknown = 'nobody@travelers.example';
  for (const [path, body] of routes) {
    const known = await browser.post(`/api/auth/${path}`, { ...body, email: ada.email });
    const other = await browser.post(`/api/auth/${path}`, { ...body, email: unknown });
    expect([known.status, known.text]).toEqual([other.status, other.text]);
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(other.headers).toSorted());
  }
  await site().mailTo(ada.email, 'You already have an account');
  expect((await browser.post('/api/auth/sign-in', signIn)).status).toBe(200);
});

test('a sign-up does not reveal whether its address has an account', async () => {
  await join();
  const now = new Date();
  const still = start({ now: () => now });
  const password = 'the password of a stranger';
  const forged = (email: string) =>
    `e30.${Buffer.from(JSON.stringify({ email })).toString('base64url')}.e30`;
  const learn = async (email: string) => {
    const browser = still.browser();
    await browser.post('/api/auth/sign-up', { name: 'Eve', email, password });
    const responses = [
      await browser.post('/api/auth/verification', { token: forged(email), password }),
    ];
    // More than the mails that a mailbox gets, and more than the free wrong passwords.
    for (let turn = 0; turn < 7; turn += 1) {
      responses.push(await browser.post('/api/auth/sign-in', { email, password }));
    }
    return responses.map(({ status, text, headers }) => [status, text, Object.keys(headers)]);
  };
  const [known, unknown] = await Promise.all([ada.email, 'nobody@travelers.example'].map(learn));
  await still.stop();
  expect(unknown).toEqual(known);
});

test('known and unknown addresses take the same time of at least 400 ms', async () => {
  await join();
  const many = { limit: 1_000, windowSeconds: 60 };
  const unlimited = start({
    realTiming: true,
    limits: { mails: many, signUp: many, reset: many, signIn: many },
  });
  const browser = unlimited.browser();
  const timeOf = async (path: string, body: object) => {
    const begun = performance.now();
    const { status } = await browser.post(`/api/auth/${path}`, body);
    return { status, ms: performance.now() - begun };
  };
  // The fastest of three, because a busy machine can delay single requests.
  const least = (times: readonly { ms: number }[]) => Math.min(...times.map(({ ms }) => ms));
  const compare = async ([path, body]: (typeof routes)[number]) => {
    const known: { status: number; ms: number }[] = [];
    const unknown: typeof known = [];
    // At the same time, so that a busy machine delays both.
    for (let turn = 0; turn < 3; turn += 1) {
      const email = `nobody-${path}-${turn}@travelers.example`;
      const pair = [ada.email, email].map((each) => timeOf(path, { ...body, email: each }));
      const [one, other] = await Promise.all(pair);
      if (one) known.push(one);
      if (other) unknown.push(other);
    }
    const all = [...known, ...unknown];
    // A timer may be a millisecond early.
    expect(least(all)).toBeGreaterThan(398);
    const statuses = new Set(all.map(({ status }) => status));
    expect([...statuses]).toEqual([path === 'sign-in' ? 401 : 202]);
    const ratio = least(known) / least(unknown);
    expect(Math.max(ratio, 1 / ratio)).toBeLessThan(2);
  };
  await Promise.all(routes.map(compare));
  await unlimited.stop();
});

test('a password is stored as an Argon2id hash that takes 19 MiB and two passes', async () => {
  const real = start({ realTiming: true });
  await real.browser().post('/api/auth/sign-up', ada);
  await real.stop();
  const query = sql<{ password: string }>`select password from account`;
  const { rows } = await query.execute(db());
  expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('two sign-ups at once with one address get the same response and create one account', async () => {
  const passwords = ['one password', 'two passwords'];
  const all = await Promise.all(
    passwords.map((password) =>
      site()
        .browser()
        .post('/api/auth/sign-up', { ...ada, password }),
    ),
  );
  expect(all.map(({ status, text }) => [status, text])).toEqual([
    [202, '{}'],
    [202, '{}'],
  ]);
  await site().mailTo(ada.email, 'Confirm your email address');
  await site().mailTo(ada.email, 'You already have an account');
});

test('a forgotten password is replaced once with a mailed link, which signs out everywhere', async () => {
  const browser = await join();
  const forgetful = site().browser();
  await forgetful.post('/api/auth/reset-request', { email: ada.email });
  const token = tokenOf(await site().mailTo(ada.email, 'Choose a new password'));
  const password = 'difference engine';
  expect((await forgetful.post('/api/auth/reset', { token, password: 'short' })).status).toBe(422);
  expect((await forgetful.post('/api/auth/reset', { token, password })).status).toBe(204);
  const again = await forgetful.post('/api/auth/reset', { token, password: 'a third password' });
  expect([again.status, again.body.code]).toEqual([410, 'link-expired']);
  await site().mailTo(ada.email, 'Your password has changed');
  expect((await browser.get('/api/auth/session')).body).toEqual({ session: null });
  expect((await forgetful.post('/api/auth/sign-in', signIn)).status).toBe(401);
  expect((await forgetful.post('/api/auth/sign-in', { ...signIn, password })).status).toBe(200);
});

test('the owner of a mailbox can reclaim an address with which somebody else signed up', async () => {
  const squatter = site().browser();
  await squatter.post('/api/auth/sign-up', ada);
  const owner = site().browser();
  await owner.post('/api/auth/sign-up', { ...ada, password: 'of the owner' });
  await site().mailTo(ada.email, 'You already have an account');
  await owner.post('/api/auth/reset-request', { email: ada.email });
  const token = tokenOf(await site().mailTo(ada.email, 'Choose a new password'));
  await owner.post('/api/auth/reset', { token, password: 'of the owner' });
  expect((await squatter.post('/api/auth/sign-in', signIn)).status).toBe(401);
  const own = await owner.post('/api/auth/sign-in', { ...signIn, password: 'of the owner' });
  expect(own.status).toBe(200);
});

test('each client can send only a limited number of requests', async () => {
  const hour = 3_600;
  const one = start({ limits: { signUp: { limit: 1, windowSeconds: hour } } });
  expect((await one.browser().post('/api/auth/sign-up', ada)).status).toBe(202);
  expect((await one.browser().post('/api/auth/sign-up', ada)).status).toBe(429);
  await one.stop();
});

test('passwords, tokens and addresses appear only in their own places', async () => {
  const browser = await join();
  await browser.post('/api/auth/reset-request', { email: ada.email });
  const token = tokenOf(await site().mailTo(ada.email, 'Choose a new password'));
  const outbox = JSON.stringify(await db().selectFrom('outbox').selectAll().execute());
  expect(outbox).not.toContain('ada@');
  expect(outbox).not.toContain(token);
  const tokens = JSON.stringify(await db().selectFrom('verification').selectAll().execute());
  expect(tokens).not.toContain(token);
  expect(site().lines.join()).not.toContain('ada@');
});
