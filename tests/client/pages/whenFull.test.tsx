import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

const stay = 'check_in=2027-03-08&check_out=2027-03-10';
const night = (date: string, amount?: string) => ({
  date,
  price: amount && { amount, currency: 'USD' },
  arrival: amount !== undefined,
});

let site: Awaited<ReturnType<typeof startProvider>>;

it('proposes other days with prices and hotels like it where a hotel is sold out, and remembers and shares it', async () => {
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
    [`/api/hotels/${fullHotel.id}`]: json(full),
    [`/api/hotels/${fullHotel.id}/calendar`]: json({ days: calendar }),
    '/api/hotels/search': json({ hotels: [full, other] }),
    '/api/hotels/rand4': json([]),
    '/api/hotels/rand8': json([]),
  });
  const options = { apiOrigin: site.origin, storage, live: true };
  const page = renderAt(`/hotel-detail/${fullHotel.id}?${stay}`, options);
  const days = await screen.findByRole('region', { name: 'Available on these dates' });
  const [link, ...more] = within(days).getAllByRole('link');
  expect(link).toHaveTextContent('$190');
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
