import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { hotelPath } from '#client/domain/paths.ts';
import { today } from '#client/domain/search/calendarDay.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { json } from '../../../support/scriptedProvider.ts';
import { startProvider } from '../../../support/startProvider.ts';

const hotel = { ...fullHotel, rates: undefined };
let provider: Awaited<ReturnType<typeof startProvider>>;

beforeEach(async () => {
  provider = await startProvider({
    [`/api/hotels/${fullHotel.id}`]: json(hotel),
    '/api/hotels/search': json({ hotels: [hotel] }),
  });
});

const open = (address: string) => renderAt(address, { apiOrigin: provider.origin });

it('links back to the listing as it was last shown', async () => {
  open('/hotel-listing?city=Dubai');
  await userEvent.click(await screen.findByRole('link', { name: fullHotel.name }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute(
      'href',
      '/hotel-listing?city=Dubai',
    ),
  );
  await screen.findByText('Showing 2 rooms');
});

it('has an editable variant with the same defaults', async () => {
  const { location } = open(hotelPath(fullHotel.id));
  const form = within(await screen.findByRole('search'));
  expect(form.getByLabelText('Where to?')).toHaveValue('Karachi, Sindh, Pakistan');
  expect(form.getByLabelText('Travelers')).toHaveValue('2 travelers, 1 room');
  expect(form.getByText(/Nov 3 - Nov 4/)).toBeVisible();
  const [checkIn, checkOut] = ['Check-in', 'Check-out'].map((name) => form.getByLabelText(name));
  expect(checkIn).toHaveDisplayValue(/^Nov 3, /);
  expect(checkOut).toHaveDisplayValue(/^Nov 4, /);
  await userEvent.click(form.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(location().pathname).toBe('/hotel-listing'));
  const query = new URLSearchParams(location().search);
  expect(query.get('city')).toBe('Karachi');
  expect(query.get('check_in')?.localeCompare(today())).toBeGreaterThanOrEqual(0);
});
