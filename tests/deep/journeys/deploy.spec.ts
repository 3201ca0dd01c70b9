import { startSite } from '../../support/startSite.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';
import { expect, heading, test } from '../../journeys/journey.ts';
import {
  bookNow,
  expectBooking,
  findOffer,
  isInstant,
  openFilled,
} from '../../journeys/liveCheckout.ts';
import { ownScriptsOf } from '../../journeys/chunkFiles.ts';

test('a deployment during a checkout breaks nothing', async ({ page, open, errors }) => {
  const database = await createTestDatabase({ migrated: false });
  const env = {
    DATABASE_URL: database.url,
    AUTH_SECRET: 'a secret that both of the processes have',
  };
  let site = await startSite(env);
  try {
    const { origin } = site;
    const openHere = (path: string) => open(new URL(path, origin).href);
    await openHere('/');
    const offer = await findOffer(page, 61, isInstant);
    // The code of the other pages is loaded after the first page.
    const last = page.waitForResponse((response) =>
      ownScriptsOf('newsletter').test(response.url()),
    );
    await openFilled(page, openHere, offer);
    await last;
    await page.waitForLoadState('networkidle');

    // The new version listens at the same address and has none of the old files.
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await site.stop();
    site = await startSite({ ...env, PORT: new URL(origin).port });

    await expect(page.getByLabel('Email address')).toHaveValue('ada@example.com');
    await bookNow(page).click();
    await expectBooking(page, 'Your booking is confirmed');
    await expect(page.getByText(offer.hotel).first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Find my booking' }).click();
    await expect(heading(page)).toHaveText('Find my booking');
    await page.goBack();
    await expectBooking(page, 'Your booking is confirmed');
    // The map is loaded once it is near the view.
    await page.getByRole('heading', { name: 'How to reach the hotel' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('The map could not be loaded.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Parts of a page that load late, such as the map, are left out and can be loaded again.
    const isLate = (error: string) => error.startsWith('404: /assets/');
    expect(errors.filter((error) => !isLate(error))).toEqual([]);
    errors.length = 0;
  } finally {
    await site.stop();
    await database.close();
  }
});
