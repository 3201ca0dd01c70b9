import type { Site } from '../support/startSite.ts';
import { joinSite } from './accountMail.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, heading, test } from './journey.ts';
import { bookNow, expectBooking, findOffer, isInstant, openFilled } from './liveCheckout.ts';
import { queryDatabase } from './queryDatabase.ts';

test('a guest finds the review form after a stay, and the hotel page shows the review', async ({
  page,
  site,
  open,
}) => {
  const text = 'Quiet rooms, and a kind desk.';
  await joinSite(page, site);
  const offer = await findOffer(page, 64, isInstant);
  await openFilled(page, open, offer);
  await bookNow(page).click();
  const id = await expectBooking(page, 'Your booking is confirmed');
  await endStay(site, id);

  await open('/trips');
  await page.getByRole('link', { name: `Write a review of ${offer.hotel}` }).click();
  await expect(heading(page)).toHaveText(`Your stay at ${offer.hotel}`);
  const form = page.getByRole('form', { name: 'Your review' });
  await form.getByRole('button', { name: 'Publish review' }).click();
  await expect(form.getByText('Choose a score.')).toBeVisible();
  await expectAccessible(page);
  await form.getByText('9', { exact: true }).click();
  await form.getByRole('textbox').fill(text);
  await form.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Your review' })).toBeFocused();
  await expect(page.getByText(text)).toBeVisible();

  const hotel = new URL(offer.checkout, site.origin).searchParams.get('hotel');
  await open(`/hotel-detail/${hotel}`);
  // Behind the gate the server does not add the number of reviews to the page, so the section keeps
  // its first name.
  const reviews = page.getByRole('region', { name: 'Guest rating' });
  await page.getByRole('link', { name: 'See all reviews' }).click();
  await expect(reviews).toBeFocused();
  await expect(reviews.getByText('Reviews by our guests')).toBeVisible();
  await expect(reviews.getByText('Reviews from our travel partner')).toBeVisible();
  await expect(reviews.getByText(text)).toBeVisible();
  await reviews.getByRole('button', { name: 'Report the review by Ada' }).click();
  await expect(reviews.getByRole('group', { name: /^Report this review/ })).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  await reviews.getByRole('button', { name: 'Report it' }).click();
  await expect(reviews.getByText('Thank you. We will look at this review.')).toBeFocused();

  await open('/trips');
  await expect(page.getByRole('link', { name: offer.hotel })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Write a review/ })).toHaveCount(0);
});

/** Marks a booking as a past stay, like the worker after its check-out. */
async function endStay(site: Site, id: string): Promise<void> {
  await queryDatabase(
    site,
    `update bookings set status = 'stayed', next_attempt_at = null where id = $1`,
    [id],
  );
}
