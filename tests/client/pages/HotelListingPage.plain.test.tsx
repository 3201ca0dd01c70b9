import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import { enter } from '../../support/enter.ts';
import { renderAt, type RenderedApp } from '../../support/renderApp.tsx';
import { json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

// The sample rates are for other days than the requested ones, which logs errors.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

// Tests of the listing of a provider that sends only the fields of the specification.

let provider: Awaited<ReturnType<typeof startProvider>>;
let app: RenderedApp;

beforeEach(async () => {
  provider = await startProvider({
    '/api/hotels/search': json({ hotels: [plainHotel, sparseHotel] }),
  });
  app = renderAt('/hotel-listing', { apiOrigin: provider.origin });
  await screen.findByText('Found 2 properties');
});

const column = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const group = (name: string) => within(column().getByRole('group', { name }));

it('has every control of the specification in its default state', () => {
  expect(column().getByText('View in a map')).toBeVisible();
  expect(column().getByRole('switch', { name: 'Compare properties' })).toBeChecked();
  expect(column().getByLabelText('Search by property name')).toHaveValue('');
  expect(column().getByRole('heading', { name: 'Filter by' })).toBeVisible();
  for (const name of ['5 stars', 'Breakfast included', 'Hotel', 'Wonderful 9+', 'Clifton']) {
    expect(group('Popular filters').getByRole('checkbox', { name })).not.toBeChecked();
  }
  const groups = column().getAllByRole('group');
  expect(groups.map((each) => each.firstElementChild?.textContent)).toEqual([
    'Popular filters',
    'Star rating',
    'Price',
    'Guest rating',
    'Neighborhood',
  ]);
  for (const name of ['5', '4', '3']) expect(group('Star rating').getByText(name)).toBeVisible();
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
  for (const name of ['Min', 'Max']) {
    expect(group('Price').getByLabelText(name)).toHaveValue('$0');
    expect(group('Price').getByLabelText(name)).toHaveAttribute('readonly');
  }
  expect(group('Price').getByRole('slider')).toHaveAttribute('min', '0');
  expect(group('Price').getByRole('slider')).toHaveAttribute('max', '100');
  const options = within(screen.getByLabelText('Sort by')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Recommended']);
});

it('says which controls are disabled because the data cannot serve them', async () => {
  const unserved = [
    group('Popular filters').getByRole('checkbox', { name: 'Hotel' }),
    group('Popular filters').getByRole('checkbox', { name: 'Wonderful 9+' }),
    group('Popular filters').getByRole('checkbox', { name: 'Clifton' }),
    group('Price').getByRole('slider'),
    group('Guest rating').getByRole('radio', { name: 'Good 7+' }),
    group('Neighborhood').getByRole('radio', { name: 'Good 7+' }),
  ];
  for (const control of unserved) {
    expect(control).toHaveAttribute('aria-disabled', 'true');
    expect(control).toHaveAttribute('title', expect.stringMatching(/ (not|no) /));
    await userEvent.click(control);
    if (control.getAttribute('type') !== 'range') expect(control).not.toBeChecked();
  }
  fireEvent.change(group('Price').getByRole('slider'), { target: { value: '40' } });
  expect(group('Price').getByRole('slider')).toHaveValue('0');
  expect(app.location().search).toBe('');
});

it('ignores filters in the address that the data cannot serve', async () => {
  app.navigate('/hotel-listing?guest_rating=9&max_price=10&kind=Hotel&sort=price');
  expect(await screen.findByText('Found 2 properties')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Recommended');
});

it('filters by stars, amenity and name', async () => {
  const four = group('Star rating').getByRole('checkbox', { name: '4 stars' });
  expect(four).toHaveAccessibleDescription('1');
  await userEvent.click(four);
  expect(await screen.findByText('Found 1 properties')).toBeVisible();
  await userEvent.click(four);
  await screen.findByText('Found 2 properties');
  await userEvent.click(column().getByRole('checkbox', { name: 'Breakfast included' }));
  expect(await screen.findByText('Found 1 properties')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await enter(column().getByLabelText('Search by property name'), 'GUEST hóuse');
  await waitFor(() => expect(app.location().search).toBe('?name=GUEST+h%C3%B3use'));
  expect(await screen.findByText('Found 1 properties')).toBeVisible();
  expect(screen.getByRole('article')).toHaveAccessibleName('Guest House 9');
  expect(provider.requests).toHaveLength(1);
});
