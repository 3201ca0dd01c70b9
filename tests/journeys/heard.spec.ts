import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { expect, test } from './journey.ts';
import { checkIn, checkOut, focusForm, searchForm } from './searchForm.ts';

test('what screen readers hear of search, calendar, filters and results', async ({
  page,
  open,
}) => {
  await open('/');
  const form = searchForm(page);
  await focusForm(form);
  await form.getByLabel('Where to?').fill('Marrakech');
  await expect(form.getByRole('status').first()).toHaveText(/^\d+ suggestions?$/);
  await expect(form).toMatchAriaSnapshot(`
    - search "Stays":
      - combobox "Where to?" [expanded]: Marrakech
      - listbox "Destinations":
        - option /Marrakech/
      - status: /\\d+ suggestions?/
  `);
  await page.keyboard.press('Escape');
  await form.getByLabel('Check-in').click();
  await expect(page.getByRole('grid').first()).toMatchAriaSnapshot(`
    - grid /\\w+ \\d{4}/:
      - rowgroup:
        - row:
          - gridcell:
            - button /\\w+day, \\w+ \\d+/
  `);

  await open(listingAddress({ city: 'Marrakech', checkIn, checkOut }));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - complementary "Filters":
      - link "Skip to results"
      - group "Star rating":
        - checkbox "5 stars"
    - heading "Stays in Marrakech" [level=1]
    - status: /^Found \\d+ properties$/
  `);
  const row = page.getByRole('article').filter({ hasText: 'ratings' }).first();
  await expect(row).toMatchAriaSnapshot(`
    - article:
      - paragraph: /^[\\d.]+ of 10 .*ratings$/
  `);
});
