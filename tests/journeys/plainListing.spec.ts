import AxeBuilder from '@axe-core/playwright';
import { expect, heading, plainTest } from './journey.ts';

plainTest(
  'with a provider of the plain specification the listing is as the specification draws it',
  async ({ page, open, viewport }) => {
    await open('/hotel-listing?city=Karachi');
    await expect(heading(page)).toHaveText(/^Found \d+ properties$/);
    const row = page.getByRole('article').first();
    for (const text of [
      'Free cancellation',
      'No prepayment needed – pay at the property',
      '1 night, 2 adults',
      'PKR 14,400',
      '+PKR 2,160 taxes and charges',
    ]) {
      await expect(row.getByText(text)).toBeVisible();
    }
    await expect(page.getByLabel('Sort by').locator('option')).toHaveText(['Recommended']);

    if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Filters' }).click();
    const price = page.getByRole('group', { name: 'Price' });
    await expect(price.getByLabel('Min')).toHaveValue('$0');
    await expect(price.getByRole('slider')).toHaveAttribute('aria-disabled', 'true');
    const neighborhood = page.getByRole('group', { name: 'Neighborhood' });
    await expect(neighborhood.getByRole('radio')).toHaveCount(4);
    await neighborhood.getByText('Good 7+').click({ force: true });
    await expect(neighborhood.getByRole('radio', { name: 'Any' })).toBeChecked();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    await page.getByRole('checkbox', { name: '5 stars' }).first().click();
    await expect(page).toHaveURL(/\?city=Karachi&stars=5$/);
  },
);
