import { expectAccessible } from './expectAccessible.ts';
import { expectNoSidewaysScroll } from './expectFits.ts';
import { expect, heading, test } from './journey.ts';

test('in German the foot of a page leads to the contact form and back', async ({ page, open }) => {
  await open('/de/compare');
  const before = await heading(page).textContent();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/info\/contact-us$/);
  await expect(heading(page)).toHaveText('Kontakt');
  await expect(heading(page)).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(before ?? '');
});
