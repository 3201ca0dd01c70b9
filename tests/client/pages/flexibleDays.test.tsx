import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { type Handler, hangUp, hold, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

const hotelPath = `/hotel-detail/${fullHotel.id}`;
const callPath = `/api/hotels/${fullHotel.id}`;
const calendarPath = `${callPath}/calendar`;

let site: Awaited<ReturnType<typeof startProvider>>;

/** Returns the hotel with one rate for two nights from a day, with this total. */
const hotelFrom = (checkIn: string, total: string, left = 3) => ({
  ...fullHotel,
  rates: [
    {
      ...fullRate,
      check_in: checkIn,
      check_out: addDays(checkIn, 2),
      nights: [
        { date: checkIn, amount: '1.00' },
        { date: addDays(checkIn, 1), amount: (Number(total) - 1).toFixed(2) },
      ],
      taxes: [],
      total,
      total_now: total,
      total_property: '0.00',
      commission: null,
      left,
    },
  ],
});

const full = json({ ...fullHotel, rates: [] });
const price = (checkIn: string, total: string) => json(hotelFrom(checkIn, total));

/** Opens the flexible dates of a hotel that is sold out except on the days of `stays`. */
async function open(
  stays: Record<string, Handler>,
  { checkIn = fullRate.check_in, query = '', more = {}, currency = '' } = {},
) {
  const script: Record<string, Handler> = {
    [callPath]: (request, response) => {
      const asked = new URL(request.url ?? '', site.origin).searchParams.get('check_in') ?? '';
      (stays[asked] ?? full)(request, response);
    },
    ...more,
  };
  site = await startProvider(script);
  const stay = `check_in=${checkIn}&check_out=${addDays(checkIn, 2)}`;
  const app = renderAt(`${hotelPath}?${stay}${query}`, {
    apiOrigin: site.origin,
    live: true,
    storage: memoryStorage({ currency }),
  });
  await userEvent.click(await screen.findByText('Flexible dates? Compare prices'));
  const days = await screen.findByText('Mar 8 - Mar 10', { selector: 'li *' });
  return { ...app, list: days.closest('ul') ?? document.body };
}

const askedDays = () =>
  site.requests
    .filter((url) => url.startsWith(`${callPath}?`))
    .map((url) => new URL(url, site.origin).searchParams.get('check_in'));
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

it('shows the same price for a stay in the head, the rooms and the flexible dates', async () => {
  const nights = { '2027-03-08': '465.84', '2027-03-09': '465.85' };
  const days = Object.entries(nights).map(([date, amount]) => ({
    date,
    price: { amount, currency: 'USD' },
  }));
  const { list } = await open(
    { '2027-03-08': price('2027-03-08', '931.68') },
    { more: { [calendarPath]: json({ days }) } },
  );
  expect(within(list).getByRole('link', { name: /^Mar 8/ })).toHaveTextContent('$931.68');
  const amounts = document.body.textContent.match(/\$931\.\d\d/g) ?? [];
  expect(amounts.length).toBeGreaterThan(2);
  expect(new Set(amounts)).toEqual(new Set(['$931.68']));
  expect(document.body).not.toHaveTextContent(/approximate/i);
});

it('shows prices for up to three days earlier and later, with the lowest one marked', async () => {
  const { list } = await open({
    '2027-03-05': price('2027-03-05', '220.00'),
    '2027-03-08': price('2027-03-08', '190.00'),
    '2027-03-09': price('2027-03-09', '170.00'),
    '2027-03-10': price('2027-03-10', '175.00'),
    '2027-03-11': json({ ...fullHotel, rates: null }),
  });
  await within(list).findByText('Lowest price');
  expect(texts(list)).toEqual([
    'Mar 5 - Mar 7$220.00',
    'Mar 6 - Mar 8No rooms left for these dates',
    'Mar 7 - Mar 9No rooms left for these dates',
    'Mar 8 - Mar 10$190.00',
    'Mar 9 - Mar 11$170.00Lowest price',
    'Mar 10 - Mar 12$175.00',
    'Mar 11 - Mar 13No price available',
  ]);
  const links = within(list).getAllByRole('link');
  expect(links).toHaveLength(4);
  expect(links[1]).toHaveAttribute('aria-current', 'true');
  expect(links[2]).toHaveAttribute('href', `${hotelPath}?check_in=2027-03-09&check_out=2027-03-11`);
  // The price of the page's own stay is known, so only the others are requested, once each.
  expect(askedDays().toSorted()).toEqual(
    ['05', '06', '07', '08', '09', '10', '11'].map((day) => `2027-03-${day}`),
  );
});

it('requests other stays only when it is opened, and only new ones after a choice', async () => {
  const total = (checkIn: string) => [checkIn, price(checkIn, '100.00')] as const;
  const { list } = await open(
    Object.fromEntries(Array.from({ length: 12 }, (_, day) => total(addDays('2027-03-03', day)))),
    { more: { '/api/hotels/search': json({ hotels: [] }) } },
  );
  expect(askedDays()[0]).toBe('2027-03-08');
  await waitFor(() => expect(within(list).getAllByText('$100.00')).toHaveLength(7));
  expect(within(list).queryByText('Lowest price')).toBeNull();
  await userEvent.click(within(list).getByRole('link', { name: /^Mar 10/ }));
  await screen.findByRole('link', { name: /Mar 13 - Mar 15.*\$100/ });
  expect(askedDays()).toHaveLength(9);
});

it('marks no price as the lowest and no stay as sold out while a response is missing', async () => {
  const late = hold(hangUp);
  const stays: Record<string, Handler> = {
    '2027-03-07': late.handler,
    '2027-03-08': price('2027-03-08', '100.00'),
    '2027-03-09': price('2027-03-09', '90.00'),
  };
  const { list } = await open(stays);
  await within(list).findByText('$90.00');
  expect(texts(list)[2]).toBe('Mar 7 - Mar 9');
  expect(within(list).queryByText('Lowest price')).toBeNull();
  expect(screen.getByText('Loading…')).toHaveAttribute('role', 'status');

  late.release();
  const alert = await screen.findByText(/^Some prices could not be loaded/);
  expect(texts(list)[2]).toBe('Mar 7 - Mar 9Price not loaded');
  expect(within(list).queryByText('Lowest price')).toBeNull();
  expect(screen.queryByText('Loading…')).toBeNull();

  const before = askedDays().length;
  stays['2027-03-07'] = price('2027-03-07', '95.00');
  const box = within(alert.parentElement ?? document.body);
  await userEvent.click(box.getByRole('button', { name: 'Try again' }));
  expect(await within(list).findByText('$95.00')).toBeVisible();
  expect(texts(list)[4]).toBe('Mar 9 - Mar 11$90.00Lowest price');
  expect(screen.queryByText(/^Some prices/)).toBeNull();
  expect(askedDays().slice(before)).toEqual(['2027-03-07']);
});

it('shows the converted price for all rooms and for the chosen filters', async () => {
  const cheap = hotelFrom('2027-03-09', '80.00');
  const dear = hotelFrom('2027-03-09', '96.03');
  const roomOnly = cheap.rates.map((rate) => ({ ...rate, id: 'b', meal: 'room-only' }));
  const { list } = await open(
    {
      '2027-03-08': price('2027-03-08', '100.01'),
      '2027-03-09': json({ ...fullHotel, rates: [...roomOnly, ...dear.rates] }),
      // Fewer rooms are left than the party needs.
      '2027-03-10': json(hotelFrom('2027-03-10', '10.00', 1)),
    },
    {
      query: '&occupancy=1&occupancy=1&breakfast=1',
      currency: 'EUR',
      more: {
        '/api/exchange-rates': json({
          base: 'EUR',
          date: today(),
          outdated: false,
          rates: { USD: '1.25' },
        }),
      },
    },
  );
  await within(list).findByText('Lowest price');
  expect(texts(list).slice(3, 6)).toEqual([
    'Mar 8 - Mar 10≈ €160charged: $200.02Breakfast included',
    'Mar 9 - Mar 11≈ €154charged: $192.06Breakfast includedLowest price',
    'Mar 10 - Mar 12Not enough rooms left',
  ]);
  expect(
    screen.getByText('Prices are for the whole stay in 2 rooms, taxes included.'),
  ).toBeVisible();
});
