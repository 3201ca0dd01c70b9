import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, heading, test } from './journey.ts';
import {
  bookNow,
  expectBooking,
  findOffer,
  isFreeToCancel,
  isPrepaid,
  openFilled,
} from './liveCheckout.ts';

const confirmed = 'Your booking is confirmed and paid';

const pay = async (page: Page, card: string) => {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pay / }).click();
};

test('a stay is paid with another card after one is declined, and paid back when it is canceled', async ({
  page,
  open,
  site,
}) => {
  const offer = await findOffer(page, 24, (rate) => isPrepaid(rate) && isFreeToCancel(rate));
  await openFilled(page, open, offer);
  await bookNow(page).dblclick();
  await expect(page.getByText('Test payment: no money moves')).toBeVisible();
  expect(page.url()).toContain(site.bank);
  await expectAccessible(page);
  await expectFits(page);
  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toContainText('declined');
  await pay(page, '5555 5555 5555 4444');
  await expectBooking(page, confirmed);
  await expect(page.getByText(/^Paid on .* by card, ending in 4444$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText('Your booking is canceled');
  await expect(page.getByText(/was refunded on .* within 5 to 10 days/)).toBeVisible();
});

test('who leaves the bank without paying takes it up again, and a stranger at the return sees nothing', async ({
  page,
  open,
  visit,
}) => {
  const offer = await findOffer(page, 26, isPrepaid);
  await openFilled(page, open, offer);
  await bookNow(page).click();
  await pay(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Do not confirm' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(heading(page)).toHaveText('Your stay is not paid yet');
  await expectAccessible(page);
  const { pathname } = new URL(page.url());

  const stranger = await visit();
  await open(pathname, stranger);
  await expect(heading(stranger)).not.toHaveText('Your stay is not paid yet');

  await page.getByRole('link', { name: /^Pay \$/ }).click();
  await pay(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectBooking(page, confirmed);
});
