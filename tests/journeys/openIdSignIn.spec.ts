import { startSite } from '../support/startSite.ts';
import { oidcSettings, startTestIssuer, type TestIssuer } from '../support/testIssuer.ts';
import { createAccount, newTraveler } from './accountMail.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, heading, siteTest } from './journey.ts';

/** A test on a site with a test issuer, whose page agrees at once. */
const test = siteTest.extend<object, { issuer: TestIssuer }>({
  issuer: [
    async ({}, provide) => {
      const issuer = await startTestIssuer();
      await provide(issuer);
      await issuer.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ issuer }, provide) => {
      const site = await startSite({
        GATE: 'off',
        OPERATOR_NAME: 'Example Hotels',
        OPERATOR_ADDRESS: '1 Example Road, Berlin',
        OPERATOR_EMAIL: 'desk@hotels.example',
        ...oidcSettings(issuer),
      });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test('a traveler signs in through another site and links a known address', async ({
  page,
  site,
  issuer,
}) => {
  const button = page.getByRole('button', { name: 'Continue with Example ID' });
  const stranger = newTraveler();
  issuer.state.person = { sub: 'one', name: 'Ada L.', email: stranger.email, email_verified: true };
  await page.goto('/account/security');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
  await expectAccessible(page);
  await button.click();
  // The issuer leads back to the page that asked for the sign-in.
  await expect(heading(page, 'Account')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/security$/);
  await expect(page.getByText('Your account has no password yet.')).toBeVisible();
  await expect(page.getByText(`Example ID, ${stranger.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the link to Example ID' }).click();
  await expect(page.getByText('Set a password first.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();

  const known = newTraveler();
  await createAccount(page.request, site, known);
  await page.context().clearCookies();
  issuer.state.person = { sub: 'two', name: 'Ada L.', email: known.email, email_verified: true };
  await page.goto('/sign-in');
  await button.click();
  await expect(page.getByText('There already is an account with the email address')).toBeVisible();
  await page.getByLabel('Email address').fill(known.email);
  await page.getByLabel('Password', { exact: true }).fill(known.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Your account is now linked to Example ID.')).toBeVisible();

  await page.context().clearCookies();
  issuer.state.refuse = 'access_denied';
  await page.goto('/de/sign-in');
  await page.getByRole('button', { name: 'Weiter mit Example ID' }).click();
  await expect(page.getByText('Sie haben bei Example ID abgebrochen.')).toBeVisible();
  issuer.state.refuse = undefined;
  await page.getByRole('button', { name: 'Weiter mit Example ID' }).click();
  await expect(page.getByRole('banner').getByText(known.name)).toBeVisible();
});
