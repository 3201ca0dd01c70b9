import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { spreadParty } from '#contracts/values/party.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { hotelAddress } from '#client/domain/addresses/hotelAddress.ts';
import { memoryStorage } from '../../../../support/memoryStorage.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { siteIn } from '../../../../support/siteIn.ts';
import { renderAt } from '../../../../support/renderApp.tsx';
import { type Handler, hold, json } from '../../../../support/scriptedProvider.ts';
import { startProvider } from '../../../../support/startProvider.ts';

// The calendar of the hotel page shows the price of a night where it is known.

/**
 * The rates of the hotel do not matter here, but a sold-out hotel would request the calendar
 * itself.
 */
const hotel = { ...fullHotel, rates: null };
const { id } = hotel;
// Days of a single month, so that one request is sent for them.
const nextMonth = new Date(new Date().getFullYear(), new Date().getMonth() + 1, 1);
const first = today(nextMonth);
const second = addDays(first, 1);
const third = addDays(first, 2);
const fourth = addDays(first, 3);
const stay = { checkIn: addDays(first, 9), checkOut: addDays(first, 11) };
const price = (amount: string) => ({ amount, currency: 'USD' });
const days = [
  { date: first, price: price('120.40'), min_nights: 1, arrival: true },
  { date: second, price: price('84.00'), min_nights: 3, arrival: true },
  { date: third, price: null, min_nights: null, arrival: false },
  { date: fourth, price: null, min_nights: null, arrival: null },
];
const calendarPath = `/api/hotels/${id}/calendar`;

let provider: Awaited<ReturnType<typeof startProvider>>;
const start = async (calendar: Handler, more: Record<string, Handler> = {}) => {
  provider = await startProvider({
    [`/api/hotels/${id}`]: json(hotel),
    [calendarPath]: calendar,
    ...more,
  });
};

/** Opens the hotel's page and its calendar, in a chosen currency if there is one. */
async function openCalendar(
  party: Parameters<typeof hotelAddress>[1] = {},
  currency = '',
  language: Language = 'en',
) {
  const i18n = siteIn(language);
  const checkIn = i18n.t('searchFields.checkIn');
  const app = renderAt(hotelAddress(id, { ...stay, ...party }), {
    apiOrigin: provider.origin,
    live: true,
    storage: memoryStorage({ currency }),
    tabStorage: memoryStorage(),
    i18n,
  });
  await screen.findByRole('region', { name: i18n.t('hotel.sections.rooms') });
  await userEvent.click(screen.getByText(i18n.t('search.changeStay'), { selector: 'summary' }));
  const name = i18n.t('search.changeStay');
  const form = within(await screen.findByRole('search', { name }));
  await userEvent.click(form.getByLabelText(checkIn));
  await waitFor(() => expect(form.getByLabelText(checkIn)).toHaveAttribute('role', 'combobox'));
  if (!screen.queryByRole('dialog')) await userEvent.click(form.getByLabelText(checkIn));
  return {
    ...app,
    dialog: await screen.findByRole('dialog', { name: i18n.t('searchFields.calendar') }),
  };
}

const requests = () => provider.requests.filter((url) => url.startsWith(calendarPath));
const dayOf = (day: string) => {
  const cell = document.querySelector(`[data-day="${day}"] button`);
  if (!(cell instanceof HTMLElement)) throw new Error(`The calendar does not show ${day}.`);
  return cell;
};

it('shows the price of a night for each day, the cheapest day and the sold-out days', async () => {
  await start(json({ days }));
  const { dialog } = await openCalendar();
  await within(dialog).findByText('120');
  expect(dayOf(first)).toHaveAccessibleName(/\$120\.40$/);
  expect(dayOf(second)).toHaveAccessibleName(/\$84, lowest price, at least 3 nights$/);
  expect(dayOf(third)).toHaveAccessibleName(/, sold out$/);
  expect(dayOf(third)).toBeEnabled();
  expect(dayOf(fourth)).toHaveTextContent(/^\d+$/);
  expect(dialog).toHaveTextContent(
    'Lowest price of one night, taxes included; rounded. The total of a stay may differ. Amounts are in US dollars.',
  );
  await userEvent.click(dayOf(second));
  expect(dialog).toHaveTextContent(/From .* at least 3 nights\./);
});

it('sends one request for the days shown and the rooms of the party', async () => {
  await start(json({ days }));
  const { dialog } = await openCalendar({ party: spreadParty(2, 3, [4, 11]) });
  await within(dialog).findByText('120');
  const [url = ''] = requests();
  const query = new URL(url, provider.origin).searchParams;
  expect(query.getAll('occupancy')).toEqual(['2-11', '1-4']);
  const from = Date.parse(query.get('from') ?? '');
  const to = Date.parse(query.get('to') ?? '');
  expect((to - from) / 86_400_000).toBeLessThan(62);
  expect(requests()).toHaveLength(1);
  expect(dialog).toHaveTextContent('Lowest price of one night in 2 rooms');
});

it('shows no prices of other days while the next month loads', async () => {
  await start(json({ days }));
  const { dialog } = await openCalendar();
  await within(dialog).findByText('120');
  const { handler, release } = hold(json({ days: [] }));
  provider.script[calendarPath] = handler;
  await userEvent.click(within(dialog).getByRole('button', { name: /next month/i }));
  expect(dialog).not.toHaveTextContent('120');
  expect(dialog).not.toHaveTextContent('Lowest price');
  release();
});

it.each([
  ['EUR', 'en', '≈96', 'Amounts are in euros.'],
  ['KRW', 'ar', '≈144', 'المبالغ بآلاف'],
] as const)(
  'fits amounts in %s below the days, in the language %s, and names their unit',
  async (currency, language, below, unit) => {
    await start(json({ days }), {
      '/api/exchange-rates': json({
        base: 'EUR',
        date: today(),
        outdated: false,
        rates: { USD: '1.25', KRW: '1500' },
      }),
    });
    const { dialog } = await openCalendar({}, currency, language);
    await within(dialog).findByText(below);
    expect(dialog).toHaveTextContent(unit);
    const texts = [...dialog.querySelectorAll('td small')].map(({ textContent }) => textContent);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(5);
  },
);

it('names the currency of each amount if there are several', async () => {
  const euros = { ...days[1], price: { amount: '84.00', currency: 'EUR' } };
  await start(json({ days: [days[0], euros] }));
  const { dialog } = await openCalendar();
  await within(dialog).findByText('$120');
  expect(dayOf(second)).toHaveTextContent('€84');
  expect(dialog).not.toHaveTextContent('Amounts are');
});

it.each<[string, Handler]>([
  ['has no such call', json({ title: 'Not Found' }, 404)],
  ['answers no JSON', (_, response) => void response.end('<h1>Hello</h1>')],
  ['answers days of another shape', json({ days: [{ date: first, arrival: 'no' }, 7] })],
])(
  'shows a calendar without prices and without sold-out days if the provider %s',
  async (_, answer) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await start(answer);
    const { dialog } = await openCalendar();
    await waitFor(() => expect(requests()).not.toEqual([]));
    await waitFor(() => expect(dayOf(first)).toBeEnabled());
    for (const day of [first, second, third]) {
      expect(dayOf(day)).toHaveTextContent(/^\d+$/);
      expect(dayOf(day)).not.toHaveAccessibleName(/sold out|price|\$/);
    }
    expect(dialog).not.toHaveTextContent('Lowest price');
    expect(logged).not.toHaveBeenCalled();
  },
);
