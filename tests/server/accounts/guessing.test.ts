import * as v from 'valibot';
import { twoStepStartSchema } from '#contracts/site/account/account.ts';
import { totp } from '../../support/totp.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { ada, accountSite } from './accountSite.ts';

// The clock stands still, so that waiting times do not depend on a slow machine.
const clock = { start: Date.now(), ms: 0 };
const quarter = 900;
const { site, start, join, db } = accountSite(() => ({
  env: { TRUST_PROXY: 'loopback' },
  now: () => new Date(clock.start + clock.ms),
  limits: {
    attack: { limit: 9, windowSeconds: quarter },
    mailbox: { limit: 7, windowSeconds: quarter },
  },
}));
const { email, password } = ada;
const path = '/api/auth/sign-in';

beforeEach(() => {
  clock.ms = 0;
});

/** Returns a browser without cookies at this address. */
const at = (client: string) => site().browser({ 'X-Forwarded-For': client });
const guess = async (client: string, address = email) => {
  const response = await at(client).post(path, { email: address, password: 'a guess' });
  return [response.status, response.headers['retry-after']];
};

test.each([email, 'nobody@travelers.example'])(
  'a client must wait after five wrong passwords for %s, twice as long each time',
  async (address) => {
    await join();
    for (let time = 0; time < 5; time += 1) {
      expect(await guess('192.0.2.1', address)).toEqual([401, undefined]);
    }
    for (const seconds of [1, 2, 4]) {
      expect(await guess('192.0.2.1', address)).toEqual([429, String(seconds)]);
      clock.ms += seconds * 1_000;
      const spelling = address.toUpperCase();
      expect(await guess('192.0.2.1', spelling)).toEqual([401, undefined]);
    }
  },
);

test('a guesser cannot lock the owner out, on a known device or at another address', async () => {
  const known = await join();
  await known.post('/api/auth/sign-out');
  // Nine wrong passwords from two clients count as an attack.
  for (const client of [1, 1, 1, 1, 1, 2, 2, 2, 2]) await guess(`192.0.2.${client}`);
  expect(await guess('192.0.2.1')).toEqual([429, '512']);
  expect(await guess('192.0.2.3')).toEqual([401, undefined]);
  expect(await guess('192.0.2.3')).toEqual([429, '32']);
  expect((await at('192.0.2.4').post(path, { email, password })).status).toBe(200);

  // A known device can sign in even behind the address of a guesser, such as the network of a
  // hotel.
  const there = at('192.0.2.1');
  expect((await there.post(path, { email, password })).status).toBe(429);
  known.cookies.forEach((value, name) => there.cookies.set(name, value));
  expect((await there.post(path, { email, password: 'a slip' })).status).toBe(401);
  expect((await there.post(path, { email, password })).status).toBe(200);

  // A cookie without the right signature does not count.
  const other = at('192.0.2.1');
  other.cookies.set(
    'stayfarer.device',
    known.cookies.get('stayfarer.device')?.replace(/.$/, '-') ?? '',
  );
  expect((await other.post(path, { email, password })).status).toBe(429);
});

test('a known device that guesses too often counts as unknown until its wait is over', async () => {
  const known = await join();
  await known.post('/api/auth/sign-out');
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) {
    statuses.push((await known.post(path, { email, password: 'a guess' })).status);
  }
  expect(statuses.lastIndexOf(401)).toBeLessThan(11);
  expect((await at('192.0.2.9').post(path, { email, password })).status).toBe(200);
});

test('wrong codes block the second step on unknown devices, but not on a known one or after a reset', async () => {
  // better-auth compares codes with the real clock.
  clock.ms = Date.now() - clock.start;
  const next = (secret: string) => totp(secret, clock.start + clock.ms + 30_000);
  const owner = await join();
  const started = (await owner.post('/api/account/two-step', { password })).body;
  const { secret } = v.parse(twoStepStartSchema, started);
  await owner.post('/api/account/two-step/confirmation', { code: totp(secret) });
  await owner.post('/api/auth/sign-out');
  const step = (browser: typeof owner, code = next(secret)) =>
    browser.post('/api/auth/two-step', { kind: 'app', code });
  for (let round = 0; round < 2; round += 1) {
    const thief = at('192.0.2.1');
    await thief.post(path, { email, password });
    for (let time = 0; time < 5; time += 1) await step(thief, '000000');
  }
  const stranger = at('192.0.2.2');
  await stranger.post(path, { email, password });
  expect((await step(stranger)).status).toBe(429);
  // The guess has used the code up, so the owner enters the next one.
  await db().updateTable('twoFactor').set({ lastStep: null }).execute();
  await owner.post(path, { email, password });
  expect((await step(owner)).body.outcome).toBe('signed-in');
});

test('nobody can use up the reset mails of an account, because each client has its own limit', async () => {
  const known = await join();
  const ask = async (browser: typeof known) =>
    (await browser.post('/api/auth/reset-request', { email })).status;
  const resets = () => site().mailsWith('Subject: Choose a new password');
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) statuses.push(await ask(at('192.0.2.1')));
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  // Two more mails are sent, and then none. The links of the sent mails still work.
  for (let time = 0; time < 3; time += 1) expect(await ask(at('192.0.2.2'))).toBe(202);
  expect(await ask(known)).toBe(202);
  await eventually(() => (resets().length >= 8 ? true : undefined));
  expect(resets()).toHaveLength(8);
});

test('the dangerous account routes are limited for each session instead of each client', async () => {
  const limited = start({
    env: { WORKER: 'off' },
    limits: { sensitive: { limit: 2, windowSeconds: quarter } },
  });
  const owner = await join();
  const own = limited.browser();
  owner.cookies.forEach((value, name) => own.cookies.set(name, value));
  const dangerous = { password: 'a guess', newPassword: 'another password' };
  const change = (browser: typeof owner) => browser.post('/api/account/password', dangerous);
  for (let time = 0; time < 3; time += 1)
    expect((await change(limited.browser())).status).toBe(401);
  expect((await change(own)).status).toBe(403);
  expect((await change(own)).status).toBe(403);
  expect((await change(own)).status).toBe(429);
  await limited.stop();
});

test('many accounts together cannot flood a mailbox by changing to its address', async () => {
  const statuses: number[] = [];
  for (const [client, name] of ['ada', 'eve'].entries()) {
    const who = { ...ada, email: `${name}@travelers.example` };
    await join(who);
    const browser = at(`192.0.2.${client + 1}`);
    await browser.post(path, { email: who.email, password });
    for (let turn = 0; turn < 4; turn += 1) {
      const body = { email: 'grace@travelers.example', password };
      statuses.push((await browser.post('/api/account/email', body)).status);
    }
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 202, 429]);
});
