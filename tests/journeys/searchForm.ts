import type { Locator, Page } from '@playwright/test';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { expect } from './journey.ts';

/** The searched days. */
export const checkIn = addDays(today(), 20);
export const checkOut = addDays(checkIn, 3);

/** Locates the search form of a page. */
export const searchForm = (page: Page) => page.getByRole('search', { name: 'Stays' });

/** Locates the button that opens the search form of a hotel page, and of the listing on a phone. */
export const searchSummary = (page: Page) => page.getByRole('button', { name: /Change$/ });

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"] button`);

/**
 * Waits until the page has its present width and checks that no search field cuts its text. A field
 * with a fractional width may measure one pixel more inside than outside.
 */
export async function expectWholeTexts(page: Page): Promise<void> {
  const cut = () =>
    page
      .locator('input:visible')
      .evaluateAll((fields: HTMLInputElement[]) =>
        fields
          .filter((field) => field.scrollWidth > field.clientWidth + 1)
          .map((field) => field.value || field.placeholder),
      );
  await expect.poll(cut).toEqual([]);
}

/** Turns the pages of the calendar until a day is shown, and chooses it. */
export async function choose(page: Page, date: string) {
  const next = page.getByRole('button', { name: 'Go to the Next Month' });
  while ((await day(page, date).count()) === 0) await next.click();
  await day(page, date).click();
}

/** Moves the focus into a search form and waits until the calendar is loaded. */
export async function focusForm(form: Locator) {
  await form.getByLabel('Travelers').focus();
  await expect(form.getByLabel('Check-in')).toHaveAttribute('aria-haspopup', 'dialog');
}
