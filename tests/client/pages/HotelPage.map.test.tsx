import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

// The sample rates are for other days than the requested ones, which logs errors.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

// Tests of the hotel page if the operator has switched the framed map off.

let provider: Awaited<ReturnType<typeof startProvider>>;

async function open(hotel: Hotel) {
  provider = await startProvider({ [`/api/hotels/${hotel.id}`]: json(hotel) });
  renderAt(`/hotel-detail/${hotel.id}`, { apiOrigin: provider.origin, mapEmbedUrl: '' });
  await screen.findByRole('heading', { level: 1, name: hotel.name });
}

const link = () => screen.findByRole('link', { name: 'View in a map' });

it('shows our own map with the name of the hotel, to which a link leads', async () => {
  await open(fullHotel);
  const map = await screen.findByRole('region', { name: `Map of ${fullHotel.name}` });
  expect(within(map).getByText(fullHotel.name)).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  expect(await link()).toHaveAttribute('href', '#map');
  await userEvent.click(await link());
  await waitFor(() => expect(document.querySelector('#map')).toHaveFocus());
  expect(document.querySelector('#map')).toContainElement(map);
});

it('says that a hotel without a place has no map', async () => {
  await open({ ...fullHotel, latitude: null });
  expect(await screen.findByText('Map not available')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View in a map' })).not.toBeInTheDocument();
});
