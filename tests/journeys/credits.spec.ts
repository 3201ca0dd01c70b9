import type { Page } from '@playwright/test';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { joinSite, mailTo } from './accountMail.ts';
import { createPromotion } from './createPromotion.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import {
  bookNow,
  expectBooking,
  fillGuest,
  findOffer,
  isFreeToCancel,
  isInstant,
} from './liveCheckout.ts';

/** Selects a price on which the welcome credit can be spent before the first stay. */
const takesWelcome = ({ total, currency }: Rate) => currency === 'USD' && Number(total) >= 100;

/** Opens the account's OneKeyCash in the menu of the header. */
async function openRewards(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await expect(heading(page)).toHaveText('Account');
  await page.getByRole('main').getByRole('link', { name: 'OneKeyCash' }).click();
}

test('OneKeyCash and a promotion code pay part of a stay, and return when it is canceled', async ({
  page,
  context,
  site,
  open,
  errors,
}) => {
  const who = await joinSite(page, site);
  const code = await createPromotion(site, '5.00', 1);
  await context.clearCookies();
  const offer = await findOffer(
    page,
    88,
    (rate) => isInstant(rate) && isFreeToCancel(rate) && takesWelcome(rate),
  );
  const main = page.getByRole('main');

  await open(offer.checkout);
  await main.getByLabel('First name').fill('Ada');
  const signIn = main.getByRole('link', { name: 'Sign in to use OneKeyCash' });
  await expect(signIn).toBeVisible();
  await main.getByText('Use a coupon, credit, or promotion code').click();
  await main.getByLabel('Promo code').fill(code);
  await main.getByRole('button', { name: 'Apply' }).click();
  const asksToSignIn = `Sign in with a confirmed email address to use ${code}.`;
  await expect(main.getByText(asksToSignIn)).toBeVisible();
  await expectErrors(errors, ['422: /api/promotions/check']);
  await main.getByRole('link', { name: 'Sign in to use this code' }).click();
  await expect(heading(page, 'Login')).toBeVisible();
  await page.getByLabel('Email address').fill(who.email);
  await main.getByLabel('Password').fill(who.password);
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(heading(page)).toHaveText('Checkout');
  await expect(main.getByLabel('First name')).toHaveValue('Ada');
  await expect(main.getByRole('switch', { name: 'Apply my $15.00 in OneKeyCash' })).toBeChecked();
  await expect(main.getByText(/^You will earn \$[\d.]+ in OneKeyCash/)).toBeVisible();
  await main.getByLabel('OneKeyCash value').fill('7.5');
  await expect(main.getByText('−$7.50')).toBeVisible();
  await expect(main.getByLabel('Promo code')).toHaveValue(code);
  await main.getByLabel('Promo code').fill('NONE-SUCH');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(
    main.getByText('There is no promotion code NONE-SUCH for this account.'),
  ).toBeVisible();
  await expectErrors(errors, ['422: /api/promotions/check']);
  await main.getByLabel('Promo code').fill(code);
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByText(`Promotion ${code}: $5.00 off`)).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);

  await main.getByLabel('OneKeyCash value').fill('15');
  await fillGuest(page);
  await page.getByLabel('Email address').fill(who.email);
  await bookNow(page).click();

  await expectBooking(page, 'Your booking is confirmed');
  for (const text of [`Promotion ${code}`, '−$5.00', 'OneKeyCash', '−$15.00', '$20.00']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  const mail = await mailTo(site, who.email, `Confirmed: ${offer.hotel}`);
  for (const line of [`Promotion ${code}: -$5.00`, 'OneKeyCash: -$15.00'])
    expect(mail).toContain(line);

  const booking = page.url();
  await openRewards(page);
  await expect(main.getByText('You have no OneKeyCash at the moment.')).toBeVisible();
  await expect(main.getByText('−$15.00')).toBeVisible();
  await open(booking);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText('Your booking is canceled');
  await openRewards(page);
  const rewards = main.locator('section', {
    has: page.getByRole('heading', { name: 'OneKeyCash' }),
  });
  await expect(rewards.getByText('$15.00', { exact: true })).toBeVisible();
  const minimum = 'Until your first stay, it is for bookings of $100.00 or more.';
  await expect(rewards.getByText(minimum)).toBeVisible();
  await expect(rewards.getByText('Returned from a canceled or declined booking')).toBeVisible();
});
