import { deskPaths } from '#client/desk/deskPaths.ts';
import { bookRequest } from './deskJourney.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoSidewaysScroll } from './expectFits.ts';
import { expect, heading, test } from './journey.ts';
import { joinDesk } from './joinDesk.ts';

test.use({ unlocked: false });

test('in Arabic the pages of the desk are accessible and fit a phone', async ({ page, site }) => {
  const { booking } = await bookRequest(page, site);
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('desk-language', 'ar'));
  await joinDesk(page, site, 'admin');
  const simple = Object.values(deskPaths).filter((path) => !path.includes(':'));
  for (const path of [...simple, deskPaths.booking.replace(':id', booking.id)]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
});
