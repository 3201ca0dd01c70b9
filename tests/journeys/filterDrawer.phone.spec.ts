import { expect, heading, test } from './journey.ts';
import { tabTo } from './tabTo.ts';

test('the filters open as a drawer, hold the focus, and give it back', async ({ page, open }) => {
  await open('/hotel-listing?city=Karachi');
  await expect(heading(page)).toHaveText(/^Found \d+ properties$/);
  const opener = page.getByRole('button', { name: 'Filters' });
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeHidden();

  await tabTo(opener, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await tabTo(drawer.getByLabel('Clifton'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(drawer.getByLabel('Clifton')).toBeChecked();
  await tabTo(drawer.getByRole('button', { name: 'Show results' }));
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});
