import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { hotelAddress } from '#client/domain/addresses/hotelAddress.ts';
import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { searchResponseSchema } from '#contracts/provider/hotels.ts';
import { expect, heading, passGate, test, watch } from './journey.ts';

const checkIn = addDays(today(), 20);
const checkOut = addDays(checkIn, 3);

const searchForm = (page: Page) => page.getByRole('search', { name: 'Stays' });
const day = (page: Page, date: string) => page.locator(`[data-day="${date}"] button`);

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).options({ iframes: false }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
}

/** The values of the search fields that are wider than their field. */
async function cutTexts(page: Page) {
  const inputs = await page.locator('input:visible').all();
  const cut = await Promise.all(
    inputs.map((input) =>
      input.evaluate((field: HTMLInputElement) =>
        field.scrollWidth > field.clientWidth ? field.value || field.placeholder : '',
      ),
    ),
  );
  return cut.filter(Boolean);
}

async function anyHotelId(page: Page) {
  const response = await page.request.get('/api/hotels/search?city=Marrakech');
  const [hotel] = v.parse(searchResponseSchema, await response.json()).hotels ?? [];
  return hotel?.id ?? '';
}

/** Turns the calendar's pages until a day is shown, and chooses it. */
async function choose(page: Page, date: string) {
  const next = page.getByRole('button', { name: 'Go to the Next Month' });
  while ((await day(page, date).count()) === 0) await next.click();
  await day(page, date).click();
}

async function focusForm(form: Locator) {
  await form.getByLabel('Travelers').focus();
  await expect(form.getByLabel('Check-in')).toHaveAttribute('type', 'text');
}

test('a stay is chosen in the calendar, which is accessible and cuts nothing', async ({
  page,
  open,
  narrower,
}) => {
  await open('/');
  const form = searchForm(page);
  await focusForm(form);
  await form.getByLabel('Check-in').click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar).toBeVisible();
  await expect(calendar.getByRole('grid')).toHaveCount(
    (page.viewportSize()?.width ?? 0) < 768 ? 1 : 2,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await choose(page, checkIn);
  await choose(page, checkOut);
  await expect(calendar).toBeHidden();
  await page.setViewportSize({ width: narrower, height: 800 });
  expect(await cutTexts(page)).toEqual([]);
  await form.getByLabel('Check-out').click();
  await expect(calendar).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(listingAddress({ checkIn, checkOut }));
});

test('a place is suggested while it is typed, and again as a recent search', async ({
  page,
  open,
}) => {
  await open('/');
  const form = searchForm(page);
  const where = form.getByLabel('Where to?');
  await focusForm(form);
  await where.pressSequentially('LÍS');
  await expect(page.getByRole('option')).toHaveText([/^Lisbon/]);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(where).toHaveValue('Lisbon');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/^Found \d+ properties$/);

  await page.goto('/');
  await passGate(page);
  await focusForm(form);
  await where.click();
  await expect(page.getByRole('option').first()).toHaveText(/^Lisbon.*Recent/);
  await expectNoSidewaysScroll(page);
  const { violations } = await new AxeBuilder({ page }).include('form[role=search]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('option', { name: 'Clear recent searches' }).click();
  await expect(where).toBeFocused();
  await expect(page.getByRole('option').filter({ hasText: /recent/i })).toHaveCount(0);
});

test('the party is picked, and is in the address of this and the next search', async ({
  page,
  open,
  narrower,
}) => {
  await open('/');
  const form = searchForm(page);
  await form.getByRole('button', { name: 'Choose guests' }).click();
  const picker = page.getByRole('dialog', { name: 'Guests and rooms' });
  await picker.getByRole('button', { name: 'More rooms' }).click();
  await picker.getByRole('button', { name: 'More children' }).click();
  await picker.getByLabel('Age of child 1').selectOption('3');
  await expectAccessible(page);
  await page.setViewportSize({ width: narrower, height: 800 });
  await expectNoSidewaysScroll(page);
  await picker.getByRole('button', { name: 'Done' }).click();
  await expect(form.getByLabel('Travelers')).toHaveValue('3 travelers, 2 rooms');
  expect(await cutTexts(page)).toEqual([]);
  await form.getByLabel('Where to?').fill('Dubai');
  await form.getByLabel('Where to?').press('Enter');
  await expect(page).toHaveURL('/hotel-listing?city=Dubai&rooms=2&child=3');
  await expect(heading(page)).toHaveText(/^Found \d+ properties$/);
  await form.getByLabel('Where to?').fill('Lisbon');
  await form.getByLabel('Where to?').press('Enter');
  await expect(page).toHaveURL('/hotel-listing?city=Lisbon&rooms=2&child=3');
});

test("the hotel page's bars show the sample without a search, and cut nothing", async ({
  page,
  open,
  narrower,
}) => {
  await open(hotelAddress(await anyHotelId(page)));
  const first = page.getByLabel('Travelers').first();
  await expect(first).toHaveValue('2 travelers, 1 room');
  await expect(page.getByLabel('Dates').first()).toHaveValue('Nov 3 - Nov 4');
  await expect(searchForm(page)).toBeVisible();
  for (const width of [page.viewportSize()?.width ?? 0, narrower, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutTexts(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});

test("the hotel page's bars show the search of its address, and cut nothing", async ({
  page,
  open,
  narrower,
}) => {
  const party = { rooms: 8, adults: 16, childAges: [1, 2, 3, 4] };
  await open(hotelAddress(await anyHotelId(page), { checkIn, checkOut, ...party }));
  await expect(page.getByLabel('Where to?').first()).toHaveValue('Marrakech');
  await expect(page.getByLabel('Travelers').first()).toHaveValue('20 travelers, 8 rooms');
  await focusForm(searchForm(page));
  for (const width of [page.viewportSize()?.width ?? 0, narrower, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutTexts(page)).toEqual([]);
  }
  await searchForm(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(listingAddress({ city: 'Marrakech', checkIn, checkOut, ...party }));
});

test('an address with past days says so and searches without them', async ({ page, open }) => {
  const request = page.waitForRequest('**/api/hotels/search**');
  await open('/hotel-listing?city=Lisbon&check_in=2020-01-05&check_out=2020-01-07');
  expect(new URL((await request).url()).search).toBe('?city=Lisbon');
  await expect(page.getByText('Check-in was in the past: Jan 5, 2020.')).toBeVisible();
  await expectAccessible(page);
});

test('the date fields stay those of the browser while the calendar does not load', async ({
  page,
  open,
  errors,
}) => {
  await page.route('**/assets/pickers.*.js', (route) => route.abort('internetdisconnected'));
  await open('/');
  const form = searchForm(page);
  const failed = page.waitForEvent('requestfailed');
  await form.getByLabel('Travelers').focus();
  await failed;
  await form.getByLabel('Check-in').fill(checkIn);
  await form.getByLabel('Check-out').fill(checkOut);
  await expect(form.getByLabel('Check-in')).toHaveAttribute('type', 'date');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(listingAddress({ checkIn, checkOut }));
  expect(errors.every((error) => /^net::ERR_INTERNET_DISCONNECTED: .*pickers/.test(error))).toBe(
    true,
  );
  errors.length = 0;
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test(`a day chosen in ${timezoneId} is the day searched for`, async ({
    browser,
    errors,
    map,
    open,
  }) => {
    const context = await browser.newContext({
      timezoneId,
      viewport: { width: 1280, height: 900 },
    });
    watch(context, errors, map);
    const page = await context.newPage();
    await open('/', page);
    const form = searchForm(page);
    await focusForm(form);
    await form.getByLabel('Check-in').click();
    await choose(page, checkIn);
    await choose(page, checkOut);
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(new RegExp(`check_in=${checkIn}&check_out=${checkOut}$`));
    await context.close();
  });
}
