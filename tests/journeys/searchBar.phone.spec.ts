import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoSidewaysScroll } from './expectFits.ts';
import { expect, heading, test } from './journey.ts';
import {
  checkIn,
  checkOut,
  choose,
  cutTexts,
  focusForm,
  searchForm,
  searchSummary,
} from './searchForm.ts';

test('a stay is chosen in the calendar, which is accessible and cuts nothing', async ({
  page,
  open,
}) => {
  await open('/');
  const form = searchForm(page);
  await focusForm(form);
  await form.getByLabel('Check-in').click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar).toBeVisible();
  await expect(calendar.getByRole('grid')).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await choose(page, checkIn);
  await choose(page, checkOut);
  await expect(calendar).toBeHidden();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await cutTexts(page)).toEqual([]);
  await form.getByLabel('Check-out').click();
  await expect(calendar).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(listingAddress({ checkIn, checkOut }));
});

test('the party is picked, and is in the address of this and the next search', async ({
  page,
  open,
}) => {
  await open('/');
  const form = searchForm(page);
  await form.getByRole('button', { name: 'Choose guests' }).click();
  const picker = page.getByRole('dialog', { name: 'Guests and rooms' });
  await picker.getByRole('button', { name: 'More rooms' }).click();
  await picker.getByRole('button', { name: 'More children' }).click();
  await picker.getByLabel('Age of child 1').selectOption('3');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await picker.getByRole('button', { name: 'Done' }).click();
  await expect(form.getByLabel('Travelers')).toHaveValue('3 travelers, 2 rooms');
  expect(await cutTexts(page)).toEqual([]);
  await form.getByLabel('Where to?').fill('Dubai');
  await form.getByLabel('Where to?').press('Enter');
  await expect(page).toHaveURL('/hotel-listing?city=Dubai&rooms=2&child=3');
  await expect(heading(page)).toHaveText(/^Found \d+ properties$/);
  await expect(form).toHaveCount(0);
  await expect(searchSummary(page)).toHaveText(
    'Dubai Tonight, 1 night, 2 adults, 1 child, 2 rooms Change',
  );
  await searchSummary(page).tap();
  await expect(form).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByLabel('Where to?').fill('Lisbon');
  await form.getByLabel('Where to?').press('Enter');
  await expect(page).toHaveURL('/hotel-listing?city=Lisbon&rooms=2&child=3');
});
