import type { Rate } from '#contracts/provider/rateFields.ts';
import { expectAccessible } from '../../journeys/expectAccessible.ts';
import { expectFits } from '../../journeys/expectFits.ts';
import { expect, heading, test } from '../../journeys/journey.ts';
import {
  bookNow,
  expectBooking,
  findChange,
  findOffer,
  isFreeToCancel,
  isPrepaid,
  openFilled,
  pay,
} from '../../journeys/liveCheckout.ts';

const confirmed = 'Your booking is confirmed and paid';

test('a dearer change is paid by card, and a cheaper one reuses that payment', async ({
  page,
  open,
}) => {
  const wanted = (rate: Rate) => isPrepaid({ ...rate, left: null }) && isFreeToCancel(rate);
  const others = [3, 1].map((nights) => ({ days: 28, nights }));
  const offer = await findOffer(page, 28, wanted, others);
  await openFilled(page, open, offer);
  await bookNow(page).click();
  await pay(page, '4242 4242 4242 4242');
  const first = await expectBooking(page, confirmed);
  const change = page.getByRole('button', { name: 'Change my booking' });
  const review = async (booking: string, nights: number) => {
    await page.getByRole('link', { name: 'Change dates or guests' }).click();
    await expect(page.getByRole('region', { name: 'Change dates or guests' })).toBeVisible();
    await page.goto(await findChange(page, offer, nights, booking));
    await expect(change).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  };
  await review(first, 3);
  await expect(page.getByText(/^Next, you pay \$/)).toBeVisible();
  const comesBack = page.getByText(/^As soon as the earlier booking is canceled, \$.+ refunded/);
  await expect(comesBack).toBeVisible();
  await expect(page.getByText('Charged to your card now', { exact: true })).toBeVisible();
  await change.click();
  await expect(page.getByText('Test payment: no money moves')).toBeVisible();
  await expect(comesBack).toBeVisible();
  await expectFits(page);
  await pay(page, '5555 5555 5555 4444');
  await expect(heading(page)).toHaveText(confirmed);
  await expect(page).not.toHaveURL(new RegExp(first));
  const second = await expectBooking(page, confirmed);
  await expect(page.getByText(/until then both amounts can be on your card/)).toBeVisible();

  await review(second, 1);
  await expect(
    page.getByText(/^Nothing is charged now: .* is refunded to your card/),
  ).toBeVisible();
  await expect(page.getByText(/^Next, you pay/)).toHaveCount(0);
  await change.click();
  await expect(page).not.toHaveURL(new RegExp(second));
  await expectBooking(page, confirmed);
  await expect(page.getByText(/^Paid on .* by Mastercard, ending in 4444$/)).toBeVisible();
  await page.getByRole('link', { name: /^Open booking / }).click();
  await expectBooking(page, 'Your booking was changed');
  await expect(page.getByText(/pays for the booking that replaces this one/)).toBeVisible();
  await expect(page.getByText(/was refunded on .* within 5 to 10 days/)).toBeVisible();
  await expectFits(page);
});
