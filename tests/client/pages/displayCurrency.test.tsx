import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { ExchangeRates } from '#contracts/site/exchangeRates.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { type Handler, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

// Tests of prices in the currency that a traveler has chosen.

const rates: ExchangeRates = {
  base: 'EUR',
  date: '2026-11-20',
  outdated: false,
  rates: { USD: '1.25', JPY: '160' },
};
const stay = '?check_in=2027-03-08&check_out=2027-03-10';
let site: Awaited<ReturnType<typeof startProvider>>;

async function open({
  path = `/hotel-listing${stay}`,
  hotels = [fullHotel],
  exchangeRates = json(rates),
  storage = memoryStorage(),
  live = true,
  more = {},
}: {
  path?: string;
  hotels?: readonly Hotel[];
  exchangeRates?: Handler;
  storage?: ReturnType<typeof memoryStorage>;
  live?: boolean;
  more?: Record<string, Handler>;
} = {}) {
  site = await startProvider({
    '/api/hotels/search': json({ hotels }),
    [`/api/hotels/${fullHotel.id}`]: json(fullHotel),
    '/api/exchange-rates': exchangeRates,
    ...more,
  });
  const app = renderAt(path, { apiOrigin: site.origin, storage, live });
  if (path.startsWith('/hotel-listing')) {
    await screen.findByText(
      /^(\d+ (of \d+ )?hotels? (has|have) |None of |The one hotel |Found \d|No properties found$)/,
    );
  }
  return app;
}

const select = () => screen.getByRole('combobox', { name: 'Currency to show prices in' });
const row = (name = fullHotel.name) => within(screen.getByRole('article', { name }));
const asked = () => site.requests.filter((url) => url.startsWith('/api/exchange-rates'));

/** Returns a hotel whose two nights have this total. */
function priced(name: string, total: number, currency: string): Hotel {
  const nights = fullRate.nights.map(({ date }) => ({ date, amount: `${total / 2}.00` }));
  const sum = `${total}.00`;
  const due = { total: sum, total_now: sum, total_property: '0.00', payment: 'now' } as const;
  const rate = { ...fullRate, nights, taxes: [], ...due, currency, commission: null };
  return { ...fullHotel, id: name.replaceAll(' ', '-'), name, rates: [rate] };
}

it('shows prices in the chosen currency and keeps the choice on the device', async () => {
  const storage = memoryStorage();
  const first = await open({ storage });
  expect(row().getByText('$234.16')).toBeVisible();
  expect(screen.queryByText(/≈/)).toBeNull();
  expect(asked()).toEqual([]);
  await userEvent.selectOptions(select(), 'EUR');
  expect(await row().findByText('≈ €187')).toBeVisible();
  expect(row().queryByText('$234.16')).toBeNull();
  await userEvent.click(row().getByRole('button', { name: /^More about/ }));
  expect(await row().findByText('$234.16')).toBeVisible();
  expect(screen.getByLabelText('Min')).toHaveValue('€187.33');
  expect(asked()).toHaveLength(1);

  first.unmount();
  await open({ storage });
  expect(await row().findByText('≈ €187')).toBeVisible();
  await userEvent.selectOptions(select(), 'Hotel’s currency');
  expect(screen.queryByText(/≈/)).toBeNull();
  expect(storage.getItem('currency')).toBe('');
});

const room = `${stay}&hotel=${fullHotel.id}&room=${fullRate.room_group_id}&rate=${fullRate.id}`;

it.each([
  ['at the rooms', `/hotel-detail/${fullHotel.id}${stay}`],
  ['at checkout', `/checkout${room}`],
])(
  'says %s in which currency the hotel is paid and which exchange rates apply',
  async (_where, path) => {
    const storage = memoryStorage({ currency: 'EUR' });
    await open({ path, storage });
    const note = await screen.findByText(/^You pay the hotel in/);
    await waitFor(() =>
      expect(note.parentElement).toHaveTextContent(
        'You pay the hotel in US dollars (USD) and Pakistani rupees (PKR). Amounts with ≈ are estimates in euros, based on the European Central Bank’s exchange rates of Nov 20, 2026. There is no exchange rate for PKR.',
      ),
    );
  },
);

it.each([
  ['a currency that is not known', { storage: memoryStorage({ currency: 'XXX' }) }],
  ['a currency that has no rates', { storage: memoryStorage({ currency: 'MAD' }) }],
  ['the charged currency', { storage: memoryStorage({ currency: 'USD' }) }],
  [
    'a hotel that is paid in a currency without a rate',
    { storage: memoryStorage({ currency: 'EUR' }), hotels: [priced(fullHotel.name, 100, 'MAD')] },
  ],
])('shows prices as charged and without a note for %s', async (_what, options) => {
  await open(options);
  await row().findByText(/^(\$234|MAD\s100)/);
  expect(screen.queryByText(/≈|Not converted/)).toBeNull();
});

it.each([
  [
    'are outdated',
    json({ ...rates, date: '2024-12-31', outdated: true }),
    'EUR',
    'Not converted: the latest exchange rates are from Dec 31, 2024',
  ],
  [
    'could not be loaded',
    json({ title: 'Unavailable' }, 503),
    '',
    'Not converted: the exchange rates could not be loaded',
  ],
])(
  'converts nothing, and says so in the menu, when the rates %s',
  async (_what, exchangeRates, currency, text) => {
    await open({ exchangeRates, storage: memoryStorage({ currency }) });
    await userEvent.click(select());
    expect(await within(select()).findByRole('option', { name: text })).toBeDisabled();
    const usable = within(select())
      .getAllByRole<HTMLOptionElement>('option')
      .filter(({ disabled }) => !disabled);
    expect(usable.map(({ textContent }) => textContent)).toEqual(['Hotel’s currency']);
    expect(select()).toHaveDisplayValue('Hotel’s currency');
    expect(screen.queryByText(/≈|You pay the hotel in/)).toBeNull();
  },
);

it('offers no choice on a site with sample prices', async () => {
  await open({ live: false, storage: memoryStorage({ currency: 'EUR' }) });
  expect(screen.queryByRole('combobox', { name: 'Currency to show prices in' })).toBeNull();
  expect(screen.queryByText(/≈/)).toBeNull();
  expect(asked()).toEqual([]);
});

it('takes over the currency of the account and saves a choice there', async () => {
  const sent: string[] = [];
  await open({
    storage: memoryStorage({ 'signed-in': '1' }),
    more: {
      '/api/auth/session': json({
        session: { name: 'Ada', email: 'ada@example.com', twoStep: false },
      }),
      '/api/account/currency': (request, response) => {
        request.on('data', (chunk: Buffer) => sent.push(`${request.method} ${String(chunk)}`));
        request.once('end', () => json({ currency: 'EUR' })(request, response));
      },
    },
  });
  expect(await row().findByText('≈ €187')).toBeVisible();
  await userEvent.selectOptions(select(), 'JPY');
  expect(await row().findByText('≈ ¥29,972')).toBeVisible();
  await waitFor(() => expect(sent).toEqual(['PUT {"currency":"JPY"}']));
});

describe('a listing in several currencies', () => {
  const hotels = [priced('A', 120, 'USD'), priced('B', 90, 'EUR'), priced('C', 10, 'MAD')];
  const names = () =>
    screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
  const sort = () => screen.getByLabelText('Sort by');

  it('is sorted by the exchange rates of the day in its address', async () => {
    const { location } = await open({ hotels });
    expect(
      await screen.findByText(
        'Prices here are in USD, EUR, and MAD, compared in US dollars by the exchange rates of Nov 20, 2026. There is no rate for MAD.',
      ),
    ).toBeVisible();
    await userEvent.selectOptions(sort(), 'Price, lowest first');
    await waitFor(() =>
      expect(location().search).toBe(`${stay}&sort=price&rates=2026-11-20&price_currency=USD`),
    );
    await waitFor(() => expect(names()).toEqual(['B', 'A', 'C']));
    expect(row('B').getByText('€90.00')).toBeVisible();
    await waitFor(() => expect(asked().at(-1)).toBe('/api/exchange-rates?date=2026-11-20'));
    await userEvent.selectOptions(sort(), 'Recommended');
    await waitFor(() => expect(location().search).toBe(stay));
  });

  it('limits prices in the currency of its address', async () => {
    const query = `${stay}&min_price=100&rates=2026-11-20&price_currency=EUR`;
    await open({
      hotels,
      path: `/hotel-listing${query}`,
      storage: memoryStorage({ currency: 'JPY' }),
    });
    expect(await screen.findByText('No properties found')).toBeVisible();
    expect(screen.getByLabelText('Min')).toHaveValue('€100');
    expect(
      screen.getByText(/taxes included, in euros\. With a limit, hotels in MAD/),
    ).toBeVisible();
  });

  it('says when the exchange rates of its address no longer exist', async () => {
    const query = `${stay}&sort=price&rates=2026-10-01&price_currency=USD`;
    await open({ hotels, path: `/hotel-listing${query}` });
    expect(
      await screen.findByText(/^The exchange rates of Oct 1, 2026 are no longer known\./),
    ).toBeVisible();
  });
});
