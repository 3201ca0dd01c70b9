import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '#contracts/texts/languages.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { english } from '../../../../support/english.ts';
import { englishTextsIn } from '../../../../support/englishTextsIn.ts';
import { enter } from '../../../../support/enter.ts';
import { renderAt } from '../../../../support/renderApp.tsx';
import { json } from '../../../../support/scriptedProvider.ts';
import { startProvider } from '../../../../support/startProvider.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
const inDays = (days: number) => addDays(today(), days);
const shown = (days: number) => english.formats.yearDay(inDays(days));

beforeEach(async () => {
  provider = await startProvider({
    '/api/hotels/rand4': json([]),
    '/api/hotels/rand8': json([]),
    '/api/hotels/search': json({ hotels: [] }),
  });
});

/** Opens the home page and waits until its date fields use the calendar. */
async function openDates(language: Language = 'en') {
  const i18n = englishTextsIn(language);
  const app = renderAt('/', { apiOrigin: provider.origin, i18n });
  const form = within(await screen.findByRole('search'));
  const checkIn = form.getByLabelText('Check-in');
  const checkOut = form.getByLabelText('Check-out');
  expect(checkIn).toHaveAttribute('type', 'text');
  await userEvent.click(form.getByLabelText('Travelers'));
  await waitFor(() => expect(checkIn).toHaveAttribute('aria-haspopup', 'dialog'));
  return { ...app, form, checkIn, checkOut };
}

const dayButton = (days: number) => {
  const button = document.querySelector(`[data-day="${inDays(days)}"] button`);
  if (!(button instanceof HTMLButtonElement)) throw new Error(`no day ${inDays(days)}`);
  return button;
};

it('chooses both days in one calendar and searches for them', async () => {
  const { form, checkIn, checkOut, location } = await openDates();
  await userEvent.click(checkIn);
  expect(screen.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
  await userEvent.click(dayButton(2));
  expect(checkIn).toHaveValue(shown(2));
  await userEvent.click(dayButton(5));
  expect(checkOut).toHaveValue(shown(5));
  expect(checkOut).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(location().pathname).toBe('/hotel-listing'));
  expect(location().search).toBe(`?check_in=${inDays(2)}&check_out=${inDays(5)}`);
});

it('reads typed days that were submitted before the code for reading them was loaded', async () => {
  const { location } = renderAt('/', { apiOrigin: provider.origin });
  const form = within(await screen.findByRole('search'));
  const year = Number(today().slice(0, 4)) + 1;
  const button = form.getByRole('button', { name: 'Search' });
  act(() => button.focus());
  fireEvent.change(form.getByLabelText('Check-in'), { target: { value: `Dec 14, ${year}` } });
  fireEvent.change(form.getByLabelText('Check-out'), { target: { value: `Dec 16, ${year}` } });
  expect(form.getByLabelText('Check-in')).not.toHaveAttribute('aria-haspopup');
  fireEvent.click(button);
  await waitFor(() => expect(location().pathname).toBe('/hotel-listing'));
  expect(location().search).toBe(`?check_in=${year}-12-14&check_out=${year}-12-16`);
});

it('offers no past day and no check-out before the check-in', async () => {
  const { checkIn, checkOut } = await openDates();
  await userEvent.click(checkIn);
  const past = document.querySelectorAll(`[data-day="${inDays(-1)}"] button:enabled`);
  expect(past).toHaveLength(0);
  expect(dayButton(0)).toBeEnabled();
  // The middle of a month, so that the calendar shows all its days.
  let middle = 28;
  while (!inDays(middle).endsWith('-15')) middle += 1;
  await enter(checkIn, inDays(middle));
  await userEvent.click(checkOut);
  expect(dayButton(middle - 1)).toBeDisabled();
  expect(dayButton(middle)).toBeDisabled();
  expect(dayButton(middle + 1)).toBeEnabled();
});

it('moves the check-out when the check-in passes it', async () => {
  const { checkIn, checkOut } = await openDates();
  await enter(checkOut, inDays(2));
  await enter(checkIn, inDays(5));
  await userEvent.tab();
  expect(checkIn).toHaveValue(shown(5));
  expect(checkOut).toHaveValue(shown(6));
});

it('rejects a past day or an invalid day with an error', async () => {
  const { checkIn } = await openDates();
  for (const text of [inDays(-3), 'someday']) {
    await enter(checkIn, text);
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(checkIn).toHaveValue('');
    expect(screen.getByText(`“${text}” is not a date on or after ${shown(0)}.`)).toBeVisible();
  }
});

/** Runs a test in a browser with another locale. */
async function inLocale(locale: string, test: () => Promise<void>) {
  const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
  await test();
  language.mockRestore();
}

it.each<[locale: string, Language, shown: string, said: string]>([
  ['en-GB', 'en', 'Apr 12, 2098', 'We read “12/04/2098” as Saturday, April 12, 2098.'],
  ['en-US@posix', 'en', 'Dec 4, 2098', 'We read “12/04/2098” as Thursday, December 4, 2098.'],
  ['en-US', 'de', '12. Apr. 2098', 'We read “12/04/2098” as Samstag, 12. April 2098.'],
  ['en-US', 'fr', '12 avr. 2098', 'We read “12/04/2098” as samedi 12 avril 2098.'],
  ['en-US', 'ar', '12 أبريل 2098', 'We read “12/04/2098” as السبت، 12 أبريل 2098.'],
])(
  'shows the month of a typed day as a word before the search, in a browser in %s and a page in %s',
  (locale, language, shown, said) =>
    inLocale(locale, async () => {
      const { checkIn, form, location } = await openDates(language);
      await enter(checkIn, '12/04/2098');
      await userEvent.keyboard('{Enter}');
      expect(checkIn).toHaveFocus();
      expect(checkIn).toHaveValue(shown);
      const unmarked = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
      expect(form.getByText((text) => unmarked(text) === said)).toBeVisible();
      expect(location().pathname).not.toMatch(/hotel-listing$/);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(location().pathname).toMatch(/hotel-listing$/));
      expect(location().search).toMatch(/^\?check_in=2098-(04-12|12-04)/);
    }),
);

it('shows how it read a day when the field loses focus, and searches at once for a clear day', async () => {
  const { checkIn, form, location } = await openDates();
  await enter(checkIn, '12/4/98');
  await userEvent.tab();
  expect(checkIn).toHaveValue('Dec 4, 2098');
  const said = 'We read “12/4/98” as Thursday, December 4, 2098.';
  expect(form.getByText(said)).toBeVisible();
  await userEvent.clear(checkIn);
  await enter(checkIn, '12.4.2098');
  expect(form.queryByText(said)).toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location().search).toBe('?check_in=2098-04-12'));
});

it('chooses the check-out in the calendar once the focus has moved to it', async () => {
  const { checkIn, checkOut } = await openDates();
  await userEvent.click(checkIn);
  await enter(checkIn, inDays(2));
  await userEvent.tab();
  expect(checkOut).toHaveFocus();
  expect(screen.getByText('Choose the day you leave')).toBeVisible();
  await userEvent.click(dayButton(5));
  expect(checkIn).toHaveValue(shown(2));
  expect(checkOut).toHaveValue(shown(5));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(checkOut).toHaveFocus();
});

it('works with the keyboard alone and closes on Escape', async () => {
  const { checkIn, checkOut } = await openDates();
  act(() => checkIn.focus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(dayButton(0)).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}{ArrowDown}{Enter}');
  expect(checkIn).toHaveValue(shown(2));
  expect(checkOut).toHaveValue(shown(9));
  await waitFor(() => expect(checkOut).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(checkOut).toHaveFocus());
});

function focused(): HTMLElement {
  if (!(document.activeElement instanceof HTMLElement)) throw new Error('nothing is focused');
  return document.activeElement;
}

it('closes when the focus leaves it', async () => {
  const { form, checkIn } = await openDates();
  await userEvent.click(checkIn);
  await userEvent.click(form.getByLabelText('Travelers'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each<[Language, firstDay: string, day: string, shown: string]>([
  ['de', 'Montag', '3.11.2098', '3. Nov. 2098'],
  ['ar', 'السبت', '٣/١١/٢٠٩٨', '3 نوفمبر 2098'],
])('uses weekdays, months and date order of %s', async (language, firstDay, day, shown) => {
  const { checkIn } = await openDates(language);
  await userEvent.click(checkIn);
  const [first] = screen.getAllByRole('columnheader', { hidden: true });
  expect(first).toHaveAttribute('aria-label', firstDay);
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  expect(first?.closest('[dir]')).toHaveAttribute('dir', direction);
  await enter(checkIn, day);
  await userEvent.tab();
  expect(checkIn).toHaveValue(shown);
});
