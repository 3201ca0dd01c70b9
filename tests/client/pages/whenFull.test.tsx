import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '#client/domain/search/calendarDay.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { type Handler, hangUp, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

const stay = 'check_in=2027-03-08&check_out=2027-03-10';
const night = (date: string, amount?: string) => ({
  date,
  price: amount && { amount, currency: 'USD' },
  arrival: amount !== undefined,
});

const callPath = `/api/hotels/${fullHotel.id}`;

let site: Awaited<ReturnType<typeof startProvider>>;

/** Returns the hotel with one rate for two nights from a day. */
const offered = (checkIn: string, total: string) => {
  const [first, second, end] = [0, 1, 2].map((days) => addDays(checkIn, days));
  const rate = {
    ...leanRate,
    check_in: checkIn,
    check_out: end,
    nights: [
      { date: first, amount: '1.00' },
      { date: second, amount: (Number(total) - 1).toFixed(2) },
    ],
    total,
    total_property: total,
  };
  return json({ ...fullHotel, rates: [rate] });
};

/** Returns the hotel, sold out on all days except those of `stays`. */
const onDays =
  (stays: Record<string, Handler>): Handler =>
  (request, response) => {
    const checkIn = new URL(request.url ?? '', site.origin).searchParams.get('check_in') ?? '';
    (stays[checkIn] ?? json({ ...fullHotel, rates: [] }))(request, response);
  };

it('proposes other days and similar hotels if a hotel is sold out', async () => {
  const storage = memoryStorage();
  const full = { ...fullHotel, rates: [] };
  const other = { ...fullHotel, id: 'other', name: 'Other Hotel' };
  const calendar = [
    night('2027-03-08'),
    night('2027-03-10', '90.00'),
    night('2027-03-11', '100.00'),
    night('2027-03-12'),
  ];
  site = await startProvider({
    [callPath]: onDays({ '2027-03-10': offered('2027-03-10', '190.01') }),
    [`${callPath}/calendar`]: json({ days: calendar }),
    '/api/hotels/search': json({ hotels: [full, other] }),
    '/api/hotels/rand4': json([]),
    '/api/hotels/rand8': json([]),
  });
  const options = { apiOrigin: site.origin, storage, live: true };
  const page = renderAt(`/hotel-detail/${fullHotel.id}?${stay}`, options);
  const days = await screen.findByRole('region', { name: 'Available on these dates' });
  const [link, ...more] = within(days).getAllByRole('link');
  expect(link).toHaveTextContent('$190.01');
  expect(link).toHaveAttribute(
    'href',
    `/hotel-detail/${fullHotel.id}?check_in=2027-03-10&check_out=2027-03-12`,
  );
  expect(more).toEqual([]);
  expect(screen.queryByText(/^Showing \d+ rooms?$/)).toBeNull();
  expect(await screen.findByRole('article', { name: 'Other Hotel' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stays in Karachi' })).toBeVisible();

  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(`?${stay}`);

  page.unmount();
  const home = renderAt('/', options);
  const seen = await screen.findByRole('region', { name: 'Recently viewed hotels' });
  expect(within(seen).getByRole('link', { name: /Sea View Clifton/ })).toBeVisible();
  await user.click(within(seen).getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(seen).not.toBeInTheDocument());
  home.unmount();
  expect(storage.getItem('seen-hotels')).toBe('[]');
});

it('requests at most three other stays and proposes only free ones', async () => {
  const days = Array.from({ length: 12 }, (_, day) =>
    night(addDays('2027-03-02', day), day === 6 ? undefined : '90.00'),
  );
  const stays: Record<string, Handler> = {
    '2027-03-06': offered('2027-03-06', '180.05'),
    // Each night has a free room, but no room is free on both nights.
    '2027-03-09': json({ ...fullHotel, rates: [] }),
    '2027-03-10': hangUp,
  };
  site = await startProvider({
    [callPath]: onDays(stays),
    [`${callPath}/calendar`]: json({ days }),
    '/api/hotels/search': json({ hotels: [] }),
  });
  renderAt(`/hotel-detail/${fullHotel.id}?${stay}`, { apiOrigin: site.origin, live: true });
  const region = await screen.findByRole('region', { name: 'Available on these dates' });
  const alert = await screen.findByText(/^Some prices could not be loaded/);
  const links = () => within(region).getAllByRole('link');
  expect(links().map(({ textContent }) => textContent)).toEqual(['Mar 6 - Mar 8$180.05']);
  stays['2027-03-10'] = offered('2027-03-10', '199.99');
  const box = within(alert.parentElement ?? document.body);
  await userEvent.click(box.getByRole('button', { name: 'Try again' }));
  await within(region).findByText('$199.99');
  expect(links()).toHaveLength(2);
  expect(alert).not.toBeInTheDocument();
  const asked = site.requests.filter((url) => url.startsWith(`${callPath}?`));
  expect(new Set(asked).size).toBe(4);
});
