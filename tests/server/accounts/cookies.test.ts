import type { Response } from 'supertest';
import * as v from 'valibot';
import { openIdResponseSchema, twoStepStartSchema } from '#contracts/site/account/account.ts';
import { contentSchema } from '#contracts/site/content.ts';
import { languages } from '#contracts/texts/languages.ts';
import { issuerOfTest, oidcSettings } from '../../support/testIssuer.ts';
import { totp } from '../../support/totp.ts';
import { ada, accountSite } from './accountSite.ts';
import type { Browser } from './startTestAccounts.ts';

const issuer = issuerOfTest();
const { site, join } = accountSite(() => ({ env: oidcSettings(issuer()) }));
const { email, password } = ada;

/** Returns the names of the cookies that a response sets, without those that it removes. */
function namesIn(response: Response): string[] {
  return (response.get('Set-Cookie') ?? [])
    .filter((line) => !/; Max-Age=0\b/i.test(line))
    .map((line) => line.slice(0, line.indexOf('=')));
}

/** Returns the names of all cookies that a traveler receives in any way of signing in. */
async function cookiesOfSigningIn(): Promise<Set<string>> {
  const browser = await join();
  const signIn = (one: Browser, rememberMe: boolean) =>
    one.post('/api/auth/sign-in', { email, password, rememberMe });
  const responses = [await signIn(browser, false), await signIn(browser, true)];
  responses.push(await browser.get('/api/auth/session'));
  const started = await browser.post('/api/account/two-step', { password });
  const { secret, recoveryCodes } = v.parse(twoStepStartSchema, started.body);
  const code = totp(secret);
  responses.push(started, await browser.post('/api/account/two-step/confirmation', { code }));
  const other = site().browser();
  responses.push(
    await signIn(other, false),
    await other.post('/api/auth/two-step', { kind: 'recovery', code: recoveryCodes[0] ?? '' }),
    await browser.post('/api/account/two-step/end', { password }),
    await other.post('/api/auth/sign-out'),
  );
  // The issuer confirms the address of this account, which is not linked yet.
  const begun = await other.post('/api/auth/oidc', { timeZone: 'Asia/Karachi' });
  const { address } = v.parse(openIdResponseSchema, begun.body);
  const back = await other.get(await issuer().visit(address));
  expect(back.get('Location')).toBe('/sign-in?oidc=link');
  expect(responses.filter(({ status }) => status >= 300)).toEqual([]);
  return new Set([...responses, begun, back].flatMap(namesIn));
}

// Storage on a device needs no consent only if it is necessary, and must be disclosed:
// docs/legal.md.
test('the privacy page lists every cookie and no other in each language', async () => {
  const names = [...(await cookiesOfSigningIn())].toSorted();
  expect(names.length).toBeGreaterThan(0);
  for (const language of languages) {
    const page = await site().browser().get(`/api/content/${language}/privacy`);
    const { html } = v.parse(contentSchema, page.body);
    const named = [...html.matchAll(/<li><code>([^<]+)<\/code>/g)].map(([, name]) => name);
    expect([language, ...named.toSorted()]).toEqual([language, ...names]);
  }
});

test('a visitor who is not signed in has no cookies', async () => {
  const browser = site().browser();
  const body = { email, password: 'not the password' };
  const responses = [
    await browser.get('/'),
    await browser.get('/api/auth/session'),
    await browser.get('/api/content/en/privacy'),
    await browser.post('/api/auth/sign-up', ada),
    await browser.post('/api/auth/sign-in', body),
    await browser.post('/api/newsletter', { email }),
  ];
  expect(responses.flatMap(namesIn)).toEqual([]);
});
