import type { Page } from '@playwright/test';
import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { hotelPath } from '#client/domain/paths.ts';
import { expect, test } from './journey.ts';
import { bookNow, findOffer, isPrepaid } from './liveCheckout.ts';
import { checkIn, checkOut, focusForm, searchForm } from './searchForm.ts';

test('screen readers announce the search, the calendar, the filters and the results', async ({
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
    - status: /^\\d+ (of \\d+ )?hotels have a room for /
  `);
  const row = page.getByRole('article').filter({ hasText: 'ratings' }).first();
  await expect(row).toMatchAriaSnapshot(`
    - article:
      - paragraph: /^[\\d.]+ of 10 .*ratings$/
  `);
});

test('screen readers announce rooms and the errors of a form, which take the focus', async ({
  page,
  open,
}) => {
  const { checkout, rate } = await findOffer(page, 30, isPrepaid);
  const id = new URL(checkout, 'http://x').searchParams.get('hotel') ?? '';
  await open(`${hotelPath(id)}?check_in=${rate.check_in}&check_out=${rate.check_out}`);
  const rooms = page.getByRole('region', { name: 'Choose your room' });
  await expect(rooms).toMatchAriaSnapshot(`
    - region "Choose your room":
      - heading "Choose your room" [level=2]
      - status: /^Showing \\d+ rooms$/
      - paragraph: /^Prices for .*, taxes and charges included\\.$/
      - list:
        - listitem:
          - heading [level=3]
          - table /^Rates/:
            - rowgroup:
              - row "Meals Terms Price Choice"
            - rowgroup:
              - row:
                - rowheader /^(Room only|Breakfast included|Half board|Full board|All inclusive)/
                - cell:
                  - paragraph: /^(Non-refundable|Free cancellation.*)$/
                  - paragraph: /^(Pay|Reserve) /
                - cell:
                  - paragraph: /^\\$[\\d,.]+$/
                - cell:
                  - link /, (Non-refundable|Free cancellation.*), (Pay|Reserve) /
  `);
  const room = rooms.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const name = await room.first().getByRole('heading', { level: 3 }).innerText();
  await expect(room.first().getByRole('link', { name })).not.toHaveCount(0);

  await open(checkout);
  await bookNow(page).click();
  await expectErrorsHeard(page, [
    ['First name', 'Enter a first name'],
    ['Last name', 'Enter a last name'],
    ['Email address', 'Enter an email address, such as name@example.com'],
    ['Mobile phone number', 'Enter a phone number with its country code, such as +92 300 1234567'],
  ]);

  await open('/sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectErrorsHeard(page, [
    ['Email address', 'Enter an email address, such as name@example.com.'],
    ['Password', 'Enter your password.'],
  ]);
});

/**
 * Checks that exactly these fields are invalid and described by these errors. The first of them
 * must have the focus, so that a screen reader announces its error.
 */
async function expectErrorsHeard(
  page: Page,
  fields: readonly (readonly [label: string, error: string])[],
): Promise<void> {
  const main = page.getByRole('main');
  for (const [place, [label, error]] of fields.entries()) {
    const field = main.getByLabel(label).first();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(error);
    if (place === 0) await expect(field).toBeFocused();
  }
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(fields.length);
}
