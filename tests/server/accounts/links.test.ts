import * as v from 'valibot';
import { twoStepStartSchema } from '#contracts/site/account/account.ts';
import { nextTotp, totp } from '../../support/totp.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { ada, accountSite } from './accountSite.ts';
import { type Browser, tokenOf } from './startTestAccounts.ts';

const { site, join, db } = accountSite();
const { email, password } = ada;
const newPassword = 'difference engine';

const confirm = (browser: Browser, token: string) =>
  browser.post('/api/account/email/confirmation', { token });

/** Requests a change to a new address and returns the token of the link. */
async function changeLink(browser: Browser, address: string): Promise<string> {
  await browser.post('/api/account/email', { email: address, password });
  const mail = await site().mailTo(address, 'Confirm your new email address');
  return tokenOf(mail.replaceAll('#change', '#token'));
}

async function resetLink(): Promise<string> {
  await site().browser().post('/api/auth/reset-request', { email });
  return tokenOf(await site().mailTo(email, 'Choose a new password'));
}

const startTwoStep = async (browser: Browser) =>
  v.parse(twoStepStartSchema, (await browser.post('/api/account/two-step', { password })).body);
const turnOn = async (browser: Browser) => {
  const { secret } = await startTwoStep(browser);
  return browser.post('/api/account/two-step/confirmation', { code: totp(secret) });
};

/** The changes that an owner makes to an account. `before` prepares the change. */
const changes: Record<
  string,
  {
    before?: (browser: Browser) => Promise<unknown>;
    change: (browser: Browser) => Promise<unknown>;
  }
> = {
  'a changed password': {
    change: (browser) => browser.post('/api/account/password', { password, newPassword }),
  },
  'a changed address': {
    change: async (browser) =>
      confirm(browser, await changeLink(browser, 'first@travelers.example')),
  },
  'a second step': { change: turnOn },
  'new recovery codes': {
    before: turnOn,
    change: (browser) => browser.post('/api/account/two-step/recovery-codes', { password }),
  },
  'the end of the second step': {
    before: turnOn,
    change: (browser) => browser.post('/api/account/two-step/end', { password }),
  },
  'a reset password': {
    change: async () => {
      const token = await resetLink();
      await site().browser().post('/api/auth/reset', { token, password: newPassword });
    },
  },
};

test.each(Object.entries(changes))(
  '%s ends all open links of the account',
  async (_what, { before, change }) => {
    const browser = await join();
    await before?.(browser);
    const reset = await resetLink();
    const moved = await changeLink(browser, 'moved@travelers.example');
    await change(browser);
    const response = await site().browser().post('/api/auth/reset', { token: reset, password });
    expect([response.status, response.body.code]).toEqual([410, 'link-expired']);
    // A reset ends the session too.
    const { code } = (await confirm(browser, moved)).body;
    expect(['link-expired', 'signed-out']).toContain(code);
    const users = await db().selectFrom('user').select('email').execute();
    expect(users).not.toContainEqual({ email: 'moved@travelers.example' });
  },
);

test('only one of two address change links that are opened at once works', async () => {
  const browser = await join();
  const tokens = [
    await changeLink(browser, 'first@travelers.example'),
    await changeLink(browser, 'second@travelers.example'),
  ];
  const all = await Promise.all(tokens.map((token) => confirm(browser, token)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 410]);
});

test('only one of two password reset links that are opened at once works', async () => {
  await join();
  const first = await resetLink();
  await site().browser().post('/api/auth/reset-request', { email });
  const second = await eventually(() =>
    site()
      .mailsWith('Subject: Choose a new password')
      .map(tokenOf)
      .find((token) => token !== first),
  );
  const all = await Promise.all(
    [first, second].map((token, at) =>
      site()
        .browser()
        .post('/api/auth/reset', { token, password: `${newPassword} ${at}` }),
    ),
  );
  expect(all.map(({ status }) => status).toSorted()).toEqual([204, 410]);
});

test('a link no longer works if another account has taken its address meanwhile', async () => {
  const address = 'wanted@travelers.example';
  const browser = await join();
  const token = await changeLink(browser, address);
  await join({ ...ada, email: address });
  expect((await confirm(browser, token)).body.code).toBe('link-expired');
  expect((await browser.get('/api/auth/session')).body.session).toMatchObject({ email });
});

test('a changed password ends a sign-in that is waiting for its code', async () => {
  const browser = await join();
  const { secret } = await startTwoStep(browser);
  await browser.post('/api/account/two-step/confirmation', { code: totp(secret) });
  const thief = site().browser();
  await thief.post('/api/auth/sign-in', { email, password });
  await browser.post('/api/account/password', { password, newPassword });
  const step = await thief.post('/api/auth/two-step', { kind: 'app', code: nextTotp(secret) });
  expect([step.status, step.body.code]).toEqual([401, 'sign-in-again']);
});
