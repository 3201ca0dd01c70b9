import { expect, heading, password, resultCount, someResults, test } from './journey.ts';
import { tabTo } from './tabTo.ts';

test.describe('a locked site', () => {
  test.use({ unlocked: false });

  test('the keyboard alone leads from the gate to a hotel, with skip links past header and filters', async ({
    page,
  }) => {
    const { keyboard } = page;
    await page.goto('/');
    await expect(page.getByLabel('Password')).toBeFocused();
    await keyboard.type(password);
    await tabTo(page.getByRole('button', { name: 'Submit' }));
    await keyboard.press('Enter');

    await expect(heading(page)).toHaveText('Find a room worth the journey');
    await expect(heading(page)).toBeFocused();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page.getByLabel('Where to?'));
    await keyboard.type('Istanbul');
    await keyboard.press('Enter');

    await expect(page).toHaveURL('/hotel-listing?city=Istanbul');
    await expect(heading(page)).toBeFocused();
    await expect(resultCount(page)).toHaveText(someResults);
    const hotel = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const name = await hotel.innerText();
    // Going forward, the skip link, the filters and the link past them follow each other.
    await keyboard.press('Tab');
    await expect(skip).toBeFocused();
    const past = page.getByRole('link', { name: 'Skip to results' });
    await tabTo(past);
    await expect(past).toBeInViewport({ ratio: 1 });
    await tabTo(page.getByLabel('Search by property name'));
    await tabTo(past, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveText('Stays in Istanbul');
    await tabTo(hotel);
    await keyboard.press('Enter');

    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toBeFocused();
    await tabTo(page.getByRole('link', { name: 'Select a room' }));
    await keyboard.press('Enter');
    await tabTo(page.getByRole('link', { name: /^Select (?!a room)/ }).first());
    await keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Checkout');
    await expect(heading(page)).toBeFocused();
  });
});

test('the carousel works with the keyboard and has one reachable hotel at a time', async ({
  page,
  open,
}) => {
  await open('/');
  const carousel = page.getByRole('group', { name: 'Popular hotels' });
  const shown = carousel.getByRole('heading');
  await expect(shown).toHaveCount(1);
  const first = await shown.innerText();
  await tabTo(carousel.getByRole('button', { name: 'Next hotel' }));
  await page.keyboard.press('Enter');
  await expect(shown).not.toHaveText(first);
  await expect(shown).toHaveCount(1);
  await expect(shown).toBeInViewport();
  const second = await shown.innerText();
  await tabTo(carousel.getByRole('link', { name: second }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(second);
});
