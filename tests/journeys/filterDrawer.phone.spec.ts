import { expectAccessible } from './expectAccessible.ts';
import { expect, resultCount, someResults, test } from './journey.ts';
import { tabTo } from './tabTo.ts';

test('the filters open as a drawer that returns the focus and keeps its choices', async ({
  page,
  open,
}) => {
  await open('/hotel-listing?city=Karachi');
  await expect(resultCount(page)).toHaveText(someResults);
  // In a compact row the name is beside the picture. The row is lower than a third of a tall view.
  const row = page.getByRole('article').first();
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    const [picture, name] = [row.getByRole('img').first(), row.getByRole('heading')];
    const [pictureBox, nameBox] = [await picture.boundingBox(), await name.boundingBox()];
    expect(nameBox?.x).toBeGreaterThan((pictureBox?.x ?? 0) + (pictureBox?.width ?? 0));
    const heights = await page
      .getByRole('article')
      .evaluateAll((rows) => rows.map((each) => Math.round(each.getBoundingClientRect().height)));
    expect(Math.max(...heights)).toBeLessThanOrEqual(240);
  }

  const opener = page.getByRole('button', { name: 'Filters' });
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeHidden();

  await tabTo(opener, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await tabTo(drawer.getByRole('checkbox', { name: 'Clifton' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('checkbox', { name: 'Clifton' })).toBeChecked();
  await tabTo(drawer.getByRole('button', { name: /^Show \d+ hotels?$/ }));
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await drawer.getByLabel('Search by property name').fill('Sea');

  await page.setViewportSize({ width: 1280, height: 800 });
  const column = page.getByRole('complementary', { name: 'Filters' });
  await expect(drawer).toHaveCount(0);
  await expect(column.getByRole('checkbox', { name: 'Clifton' })).toBeChecked();
  await column.getByRole('radio', { name: 'Good 7+' }).first().check();

  await page.setViewportSize({ width: 375, height: 812 });
  await expect(drawer).toBeHidden();
  await opener.click();
  await expect(drawer.getByLabel('Search by property name')).toHaveValue('Sea');
  await expect(drawer.getByRole('radio', { name: 'Good 7+' }).first()).toBeChecked();
});
