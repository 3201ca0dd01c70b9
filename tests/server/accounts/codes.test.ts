import { symmetricEncrypt } from 'better-auth/crypto';
import * as v from 'valibot';
import { twoStepStartSchema } from '#contracts/site/account/account.ts';
import { nextTotp, totp } from '../../support/totp.ts';
import { testSecret } from '../bookings/support/bookingRequest.ts';
import { ada, accountSite } from './accountSite.ts';

const { site, start, join, db } = accountSite();
const { email, password } = ada;

/** Turns two-step sign-in on. Returns the secret of the app and the recovery codes. */
async function turnOn() {
  const browser = await join();
  const started = (await browser.post('/api/account/two-step', { password })).body;
  const { secret, recoveryCodes } = v.parse(twoStepStartSchema, started);
  await browser.post('/api/account/two-step/confirmation', { code: totp(secret) });
  return { browser, secret, recoveryCodes };
}

/** Returns a new browser that has sent the right password and still needs the second step. */
async function halfSignedIn(on = site()) {
  const browser = on.browser();
  await browser.post('/api/auth/sign-in', { email, password });
  return (kind: 'app' | 'recovery', code: string) =>
    browser.post('/api/auth/two-step', { kind, code });
}

const storedCodes = async () => {
  const { backupCodes } = await db()
    .selectFrom('twoFactor')
    .select('backupCodes')
    .executeTakeFirstOrThrow();
  return backupCodes;
};

test('only one of two sign-ins at once with the same code succeeds, even in two processes', async () => {
  const { secret } = await turnOn();
  const second = start({ env: { WORKER: 'off' } });
  const steps = [await halfSignedIn(), await halfSignedIn(second)];
  const answers = await Promise.all(steps.map((step) => step('app', nextTotp(secret))));
  const seen = answers.map(({ status, body }) => [status, body.code ?? body.outcome]);
  expect(seen.toSorted()).toEqual([
    [200, 'signed-in'],
    [403, 'used-code'],
  ]);
  await second.stop();
});

test('the code that turned on the second step cannot be used to sign in', async () => {
  const { secret } = await turnOn();
  const { status, body } = await (await halfSignedIn())('app', totp(secret));
  expect([status, body.code]).toEqual([403, 'used-code']);
});

test('a used code also invalidates the code before it', async () => {
  const { secret } = await turnOn();
  expect((await (await halfSignedIn())('app', nextTotp(secret))).status).toBe(200);
  const step = await halfSignedIn();
  for (const code of [totp(secret), nextTotp(secret)]) {
    expect((await step('app', code)).body.code).toBe('used-code');
  }
  // A used code counts as a wrong code, and five wrong codes end the sign-in.
  for (let time = 0; time < 3; time += 1) await step('app', totp(secret));
  expect((await step('app', totp(secret))).body.code).toBe('sign-in-again');
});

test('recovery codes are stored as hashes, and a used one is deleted', async () => {
  const { recoveryCodes } = await turnOn();
  const hashes = v.parse(v.array(v.string()), JSON.parse(await storedCodes()));
  expect(hashes).toHaveLength(10);
  for (const each of hashes) expect(each).toMatch(/^\$argon2id\$/);
  const { status, body } = await (await halfSignedIn())('recovery', recoveryCodes[3] ?? '');
  expect([status, body.codesLeft]).toEqual([200, 9]);
  const left = v.parse(v.array(v.string()), JSON.parse(await storedCodes()));
  expect(left).toEqual(hashes.filter((_, index) => index !== 3));
});

test('a stored hash of a recovery code does not work as a code', async () => {
  await turnOn();
  const [first = ''] = v.parse(v.array(v.string()), JSON.parse(await storedCodes()));
  const step = await halfSignedIn();
  for (const typed of [first, first.slice(-43), 'none']) {
    expect((await step('recovery', typed)).status).toBeGreaterThanOrEqual(403);
  }
});

test('codes that an earlier version encrypted still work, and become hashes after the first use', async () => {
  await turnOn();
  const earlier = ['aB3dE-fG7hJ', 'k3zp9-wm2qa', 'p4zp9-wm2qa'];
  const data = JSON.stringify(earlier);
  const backupCodes = await symmetricEncrypt({ key: testSecret, data });
  await db().updateTable('twoFactor').set({ backupCodes }).execute();
  const use = async (code = '') => (await halfSignedIn())('recovery', code);
  expect((await use('k3zp9-wm2qb')).body.code).toBe('wrong-recovery-code');
  expect(await storedCodes()).toBe(backupCodes);
  expect((await use(earlier[0])).body.codesLeft).toBe(2);
  const hashes = v.parse(v.array(v.string()), JSON.parse(await storedCodes()));
  expect(hashes.map((each) => each.slice(0, 9))).toEqual(['$argon2id', '$argon2id']);
  await site().mailTo(email, 'A recovery code was used to sign in');
  expect((await use(earlier[0])).body.code).toBe('wrong-recovery-code');
  expect((await use('K3ZP9 WM2QA')).body.codesLeft).toBe(1);
});
