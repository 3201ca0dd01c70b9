import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { fullHotel, plainHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { enter } from '../../support/enter.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

// The sample rates are for other days than the requested ones, which logs errors.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

// Tests of the map of the listing. Leaflet needs a size, which jsdom does not compute.

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
});

const stay = 'check_in=2027-03-08&check_out=2027-03-10';

async function open(hotels: readonly Hotel[], query = `?${stay}&map=1`, mapTileUrl = '') {
  provider = await startProvider({ '/api/hotels/search': json({ hotels }) });
  const app = renderAt(`/hotel-listing${query}`, { apiOrigin: provider.origin, mapTileUrl });
  await screen.findByText(/^Found \d+ properties$/);
  return app;
}

function hotel(name: string, longitude: number | null, from: Hotel = fullHotel): Hotel {
  return { ...from, id: name, name, latitude: 24.8, longitude };
}

const region = () => within(screen.getByRole('region', { name: 'Map of the results' }));
const marker = (name: string) => region().findByRole('button', { name });
const opener = () => screen.getByRole('button', { name: 'View in a map' });

it('opens beside the list, with its state in the address, and Back closes it', async () => {
  const { location, navigate } = await open([hotel('A', 67)], `?${stay}`);
  expect(opener()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(opener());
  await waitFor(() => expect(location().search).toBe(`?${stay}&map=1`));
  expect(await marker('A, $234.16')).toBeVisible();
  expect(opener()).toHaveAttribute('aria-pressed', 'true');
  expect(region().getByText(/^Prices are for the whole stay/)).toBeVisible();
  expect(region().getByRole('region', { name: 'Map' })).toHaveAccessibleDescription(
    /The list shows the same properties as text\.$/,
  );
  await userEvent.click(region().getByRole('button', { name: 'View in a list' }));
  await waitFor(() => expect(location().search).toBe(`?${stay}`));
  expect(screen.queryByRole('region', { name: 'Map of the results' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await userEvent.click(opener());
  const close = await screen.findByRole('button', { name: 'View in a list' });
  act(() => close.focus());
  navigate(-1);
  await waitFor(() => expect(close).not.toBeInTheDocument());
  expect(location().search).toBe(`?${stay}`);
  await waitFor(() => expect(opener()).toHaveFocus());
});

it('says on the card that its price excludes the wanted breakfast', async () => {
  const without = { ...fullRate, meal: 'room-only' as const };
  await open([{ ...hotel('A', 67), rates: [without] }], `?${stay}&breakfast=1&map=1`);
  await userEvent.click(await marker('A, $234.16'));
  const card = within(region().getByRole('group', { name: 'A' }));
  expect(await card.findByText('Breakfast not in this price')).toBeVisible();
});

it('opens a card with the price and the address of the hotel, which Escape closes', async () => {
  await open([hotel('A', 67), hotel('B', 68)], `?${stay}&occupancy=2&occupancy=1&map=1`);
  await userEvent.click(await marker('A, $468.32'));
  const card = region().getByRole('group', { name: 'A' });
  expect(card).toHaveFocus();
  expect(within(card).getByText(/taxes included$/)).toBeVisible();
  expect(within(card).getByRole('link', { name: 'A' })).toHaveAttribute(
    'href',
    `/hotel-detail/A?${stay}&occupancy=2&occupancy=1`,
  );
  await userEvent.keyboard('{Escape}');
  expect(card).not.toBeInTheDocument();
  await waitFor(async () => expect(await marker('A, $468.32')).toHaveFocus());
});

it('highlights the row of a marker and the marker of a row', async () => {
  await open([hotel('A', 67), hotel('B', 68)]);
  const item = (name: string) => screen.getByRole('article', { name }).parentElement;
  await userEvent.hover(await marker('B, $234.16'));
  expect(item('B')).toHaveClass('highlighted');
  expect(item('A')).not.toHaveClass('highlighted');
  await userEvent.hover(screen.getByRole('article', { name: 'A' }));
  expect(await marker('A, $234.16')).toHaveClass('lit');
  expect(await marker('B, $234.16')).not.toHaveClass('lit');
});

it('shows the filtered hotels of all pages, and counts hotels without a place', async () => {
  const hotels = Array.from({ length: 30 }, (_, index) => hotel(`Hotel-${index}`, 60 + index * 4));
  const { location } = await open([...hotels, hotel('Nowhere', null), hotel('Neither', null)]);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25));
  expect(await region().findByText(/2 properties are not on the map\.$/)).toBeVisible();
  await waitFor(() => {
    const clusters = region().getAllByRole('button', { name: /^\d+ properties$/ });
    const counts = clusters.map(({ textContent }) => Number.parseInt(textContent, 10));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
  });
  await enter(screen.getByLabelText('Search by property name'), 'Hotel-29');
  await waitFor(() => expect(location().search).toContain('name=Hotel-29'));
  expect(await marker('Hotel-29, $234.16')).toBeVisible();
  expect(region().queryByText(/not on the map/)).not.toBeInTheDocument();
});

it('opens the cards of all hotels at one place', async () => {
  await open([hotel('A', 67), hotel('B', 67)]);
  await userEvent.click(await marker('2 properties'));
  const card = within(region().getByRole('group', { name: 'A, B' }));
  expect(card.getAllByRole('link')).toHaveLength(2);
  await userEvent.click(card.getByRole('button', { name: 'Close' }));
  expect(region().queryByRole('group')).not.toBeInTheDocument();
});

it('shows stars if the provider gives no prices, and never a sample price', async () => {
  await open([hotel('A', 67, plainHotel), { ...hotel('B', 68, plainHotel), star_rating: 0 }]);
  expect(await marker('A, 4 stars')).toHaveTextContent('4 ★');
  expect(await marker('B, No rating')).toHaveTextContent('Hotel');
  expect(region().queryByText(/Prices are/)).not.toBeInTheDocument();
});

it('says that no hotel has a place and opens nothing', async () => {
  const { location } = await open([hotel('A', null)], `?${stay}`);
  expect(opener()).toHaveAttribute('aria-disabled', 'true');
  expect(opener()).toHaveAttribute('title', 'The locations of these hotels are not known.');
  await userEvent.click(opener());
  expect(location().search).toBe(`?${stay}`);
});

it('names the source of its tiles if it has tiles', async () => {
  await open([hotel('A', 67)], undefined, 'https://tiles.example/{z}/{x}/{y}.png');
  await marker('A, $234.16');
  const source = region().getByRole('link', { name: '© OpenStreetMap contributors' });
  expect(source).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  const tiles = [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile-pane img')];
  expect(tiles.length).toBeGreaterThan(0);
  for (const { src } of tiles)
    expect(src).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
});
