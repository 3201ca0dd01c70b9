import { expectAccessible } from './expectAccessible.ts';
import { expectNoSidewaysScroll } from './expectFits.ts';
import { expect, resultCount, someResults, test } from './journey.ts';
import {
  checkIn,
  checkOut,
  choose,
  expectWholeTexts,
  focusForm,
  searchForm,
  searchSummary,
} from './searchForm.ts';

// In the time zone where the day begins last, the chosen days must also be the searched ones.
test.use({ timezoneId: 'Pacific/Pago_Pago' });

const chosen = `check_in=${checkIn}&check_out=${checkOut}&occupancy=2-3&occupancy=1`;

test('days and a party are chosen on a phone and stay in the address of the next search', async ({
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
  await expectWholeTexts(page);
  await form.getByLabel('Check-out').click();
  await expect(calendar).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');

  await form.getByRole('button', { name: 'Choose guests' }).click();
  const picker = page.getByRole('dialog', { name: 'Guests and rooms' });
  await picker.getByRole('button', { name: 'Add a room' }).click();
  await picker
    .getByRole('group', { name: 'Room 1' })
    .getByRole('button', { name: 'More children' })
    .click();
  await picker.getByLabel('Age of child 1').selectOption('3');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picker.getByRole('button', { name: 'Done' }).click();
  await expect(form.getByLabel('Travelers')).toHaveValue('4 travelers, 2 rooms');
  await expectWholeTexts(page);
  await form.getByLabel('Where to?').fill('Dubai');
  await form.getByLabel('Where to?').press('Enter');
  await expect(page).toHaveURL(`/hotel-listing?city=Dubai&${chosen}`);
  await expect(resultCount(page)).toHaveText(someResults);
  await expect(form).toHaveCount(0);
  await expect(searchSummary(page)).toHaveText(
    /^Dubai .+, 3 nights, 3 adults, 1 child, 2 rooms Change$/,
  );
  await searchSummary(page).tap();
  await expect(form).toBeFocused();
  await expectNoSidewaysScroll(page);
  await form.getByLabel('Where to?').fill('Lisbon');
  await form.getByLabel('Where to?').press('Enter');
  await expect(page).toHaveURL(`/hotel-listing?city=Lisbon&${chosen}`);
});
