import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/samples/fullHotel.ts';
import { sparseHotel } from '#contracts/samples/sparseHotel.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { json, scriptProvider } from '../../support/scriptedProvider.ts';

let provider: Awaited<ReturnType<typeof scriptProvider>>;
let logged: jest.SpyInstance;

beforeEach(async () => {
  provider = await scriptProvider({
    '/api/hotels/search': json({ hotels: [fullHotel, sparseHotel] }),
  });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  logged.mockRestore();
  await provider.close();
});

const open = (address: string | { pathname: string; state: unknown }) =>
  renderAt(address, { apiOrigin: provider.origin });

it('searches for what its address names', async () => {
  open('/hotel-listing?city=Karachi&check_in=2030-01-02&check_out=2030-01-05');
  expect(await screen.findByText('Found 2 properties')).toBeVisible();
  expect(provider.asked).toEqual([
    '/api/hotels/search?city=Karachi&check_in=2030-01-02&check_out=2030-01-05',
  ]);
  expect(screen.getByLabelText('Where to?')).toHaveValue('Karachi');
  expect(screen.getByLabelText('Check-in')).toHaveValue('2030-01-02');
  expect(document.title).toBe('Stays in Karachi · Stayfarer');
});

it('shows what a row knows', async () => {
  open('/hotel-listing');
  const row = within(await screen.findByRole('article', { name: 'Sea View Clifton' }));
  expect(row.getByRole('link', { name: 'Sea View Clifton' })).toHaveAttribute(
    'href',
    '/hotel-detail/sea_view_clifton_karachi',
  );
  for (const text of [
    'Karachi',
    'Deluxe Double Room',
    'Free cancellation',
    'No prepayment needed – pay at the property',
    '4 stars',
    '4',
    '1 night, 2 adults',
    'PKR 14,400',
    '+PKR 2,160 taxes and charges',
  ]) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(row.getByRole('img')).toHaveAttribute(
    'src',
    'https://pictures.example/x300/sea-view/facade.jpg',
  );
});

it('falls back where a row knows nothing', async () => {
  open('/hotel-listing');
  const row = within(await screen.findByRole('article', { name: 'Guest House 9' }));
  for (const text of ['Room', 'No rating', '-']) expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('img')).toHaveAttribute('src', 'asset');
});

it('keeps the heart pressed', async () => {
  open('/hotel-listing');
  const heart = await screen.findByRole('button', { name: /Add to favorites: Sea View/ });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});

it('keeps the heart pressed of a hotel that the next search finds too', async () => {
  open('/hotel-listing');
  const name = /Add to favorites: Sea View/;
  await userEvent.click(await screen.findByRole('button', { name }));
  provider.script['/api/hotels/search'] = json({ hotels: [sparseHotel, fullHotel] });
  await userEvent.type(screen.getByLabelText('Where to?'), 'Karachi{Enter}');
  await waitFor(() => expect(screen.getAllByRole('article')[1]).toHaveTextContent('Sea View'));
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
});

it('says twice that there is nothing', async () => {
  provider.script['/api/hotels/search'] = json({});
  open('/hotel-listing?city=Nowhere');
  expect(await screen.findByText('No properties found')).toBeVisible();
  expect(screen.getByText('No hotels found for your search.')).toBeVisible();
});

it('is emptied by a search that fails, and filled by the next one', async () => {
  open('/hotel-listing?city=Karachi');
  await screen.findByText('Found 2 properties');
  const where = screen.getByLabelText('Where to?');
  provider.script['/api/hotels/search'] = json({}, 500);
  await userEvent.clear(where);
  await userEvent.type(where, 'Dubai{Enter}');
  expect(await screen.findByText('No properties found')).toBeVisible();
  expect(screen.getByText('No hotels found for your search.')).toBeVisible();
  expect(logged.mock.calls).toEqual([['API returned error', 500]]);
  provider.script['/api/hotels/search'] = json({ hotels: [fullHotel] });
  await userEvent.type(where, '{Enter}');
  expect(await screen.findByText('Found 1 properties')).toBeVisible();
});

it('stays empty after a failure until a search has succeeded', async () => {
  open('/hotel-listing?city=Karachi');
  await screen.findByText('Found 2 properties');
  const where = screen.getByLabelText('Where to?');
  provider.script['/api/hotels/search'] = json({}, 500);
  await userEvent.type(where, '{Enter}');
  await screen.findByText('No properties found');
  let answer = () => {};
  provider.script['/api/hotels/search'] = (request, response) => {
    answer = () => json({ hotels: [fullHotel] })(request, response);
  };
  await userEvent.type(where, '{Enter}');
  await waitFor(() => expect(provider.asked).toHaveLength(3));
  expect(screen.queryByText('Found 2 properties')).not.toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('Found 1 properties')).toBeVisible();
});

it('keeps what it found when the same search fails on another page', async () => {
  provider.script['/api/hotels/rand4'] = json([]);
  provider.script['/api/hotels/rand8'] = json([]);
  const { navigate } = open('/hotel-listing?city=Karachi');
  await screen.findByText('Found 2 properties');
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  provider.script['/api/hotels/search'] = json({}, 500);
  await screen.findByText('Find a room worth the journey');
  await userEvent.type(screen.getByLabelText('Where to?'), 'Karachi{Enter}');
  await waitFor(() => expect(logged).toHaveBeenCalledWith('API returned error', 500));
  navigate(-1);
  expect(await screen.findByText('Found 2 properties')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('shows a hotel that is listed twice as often as that, and the next results alone', async () => {
  provider.script['/api/hotels/search'] = json({ hotels: [fullHotel, fullHotel, fullHotel] });
  open('/hotel-listing?city=Karachi');
  await screen.findByText('Found 3 properties');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  provider.script['/api/hotels/search'] = json({ hotels: [sparseHotel] });
  await userEvent.type(screen.getByLabelText('Where to?'), ' West{Enter}');
  await screen.findByText('Found 1 properties');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(logged).not.toHaveBeenCalled();
});

it('moves the focus to what the next search found, and keeps the travellers', async () => {
  open('/hotel-listing?city=Karachi');
  await screen.findByText('Found 2 properties');
  await userEvent.type(screen.getByLabelText('Travelers'), '3 friends');
  const where = screen.getByLabelText('Where to?');
  await userEvent.clear(where);
  await userEvent.type(where, 'Dubai, UAE{Enter}');
  await waitFor(() => expect(where).toHaveValue('Dubai'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByLabelText('Travelers')).toHaveValue('3 friends');
});

it('stays at its search when a link of the foot leads nowhere', async () => {
  const { location } = open('/hotel-listing?city=Karachi');
  await screen.findByText('Found 2 properties');
  await userEvent.click(screen.getByRole('link', { name: 'About Us' }));
  expect(location().search).toBe('?city=Karachi');
});

it('shows the hotels it was handed while it searches again', async () => {
  let answerLate = () => {};
  provider.script['/api/hotels/search'] = (request, response) => {
    answerLate = () => json({ hotels: [fullHotel, sparseHotel] })(request, response);
  };
  open({ pathname: '/hotel-listing', state: { hotels: [fullHotel] } });
  expect(await screen.findByText('Found 1 properties')).toBeVisible();
  await waitFor(() => expect(provider.asked).toHaveLength(1));
  const nameFilter = screen.getByLabelText('Search by property name');
  nameFilter.focus();
  answerLate();
  expect(await screen.findByText('Found 2 properties')).toBeVisible();
  expect(nameFilter).toHaveFocus();
});

it('is not misled by a navigation state of another shape', async () => {
  open({ pathname: '/hotel-listing', state: { hotels: [{ id: 1 }] } });
  expect(await screen.findByText('Found 2 properties')).toBeVisible();
});

describe('the left column', () => {
  beforeEach(async () => {
    open('/hotel-listing');
    await screen.findByText('Found 2 properties');
  });

  it('has every control with its default', () => {
    const column = within(screen.getByRole('complementary', { name: 'Filters' }));
    expect(column.getByText('View in a map')).toBeVisible();
    expect(column.getByRole('switch', { name: 'Compare properties' })).toBeChecked();
    expect(column.getByLabelText('Search by property name')).toHaveValue('');
    expect(column.getByRole('heading', { name: 'Filter by' })).toBeVisible();
    const group = (name: string) => within(column.getByRole('group', { name }));
    for (const name of ['5 stars', 'Breakfast included', 'Hotel', 'Wonderful 9+', 'Clifton']) {
      expect(group('Popular filters').getByRole('checkbox', { name })).not.toBeChecked();
    }
    for (const name of ['5', '4', '3']) {
      expect(group('Star rating').getByText(name)).toBeVisible();
    }
    expect(group('Star rating').getAllByRole('checkbox')).toHaveLength(3);
    for (const legend of ['Guest rating', 'Neighborhood']) {
      const radios = group(legend).getAllByRole('radio');
      expect(radios.map((radio) => radio.getAttribute('value'))).toEqual([
        'Any',
        'Wonderful 9+',
        'Very good 8+',
        'Good 7+',
      ]);
      expect(radios[0]).toBeChecked();
    }
    const price = group('Price');
    for (const name of ['Min', 'Max']) {
      expect(price.getByLabelText(name)).toHaveValue('$0');
      expect(price.getByLabelText(name)).toHaveAttribute('readonly');
    }
    expect(price.getByRole('slider')).toHaveAttribute('min', '0');
    expect(price.getByRole('slider')).toHaveAttribute('max', '100');
  });

  it('keeps the state of its controls and changes nothing', async () => {
    const breakfast = screen.getByRole('checkbox', { name: 'Breakfast included' });
    await userEvent.click(breakfast);
    await userEvent.type(screen.getByLabelText('Search by property name'), 'Nobody');
    expect(breakfast).toBeChecked();
    expect(screen.getByText('Found 2 properties')).toBeVisible();
    expect(provider.asked).toHaveLength(1);
  });

  it('sorts by what is recommended and nothing else', () => {
    const options = within(screen.getByLabelText('Sort by')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Recommended']);
  });
});
