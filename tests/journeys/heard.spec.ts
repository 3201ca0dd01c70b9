import { addDays } from '#client/domain/search/calendarDay.ts';
import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { expect, heading, test } from './journey.ts';
import { findOffer, isPrepaid } from './liveCheckout.ts';
import { checkIn, checkOut, focusForm, searchForm } from './searchForm.ts';

test('what screen readers hear of search, calendar, filters, results, rooms and errors', async ({
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
      - paragraph: /^\\d(\\.\\d)? of 10 \\D+ [\\d,]+ ratings$/
  `);

  const { checkout, hotel } = await findOffer(page, 21, isPrepaid);
  const { searchParams } = new URL(checkout, 'http://x');
  const days = { from: searchParams.get('check_in') ?? '' };
  await open(
    `/hotel-detail/${searchParams.get('hotel')}?check_in=${days.from}&check_out=${addDays(days.from, 2)}`,
  );
  await expect(heading(page)).toHaveText(hotel);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Choose your room":
      - heading "Choose your room" [level=2]
      - link /^Select /
  `);

  await open(checkout);
  await expect(heading(page)).toHaveText('Checkout');
  await page.getByRole('button', { name: 'Book and agree to pay' }).click();
  const first = page.getByLabel('First name').first();
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription(/\S/);
});
