import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { fullHotel, sparseHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { enter } from '../../support/enter.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

// Tests of the listing of a provider with rates.

let provider: Awaited<ReturnType<typeof startProvider>>;

const stay = 'check_in=2027-03-08&check_out=2027-03-10';

/** Finds the count of the results: '2 of 3 hotels have a room for you'. */
const counted =
  /^(\d+ (of \d+ )?hotels? (has|have) |None of |The one hotel |Found \d|No properties found$)/;

async function open(hotels: readonly Hotel[], query = `?${stay}`) {
  provider = await startProvider({ '/api/hotels/search': json({ hotels }) });
  const app = renderAt(`/hotel-listing${query}`, { apiOrigin: provider.origin, live: true });
  await screen.findByText(counted);
  return app;
}

const searches = () => provider.requests.filter((url) => url.includes('/search'));
const heading = () => screen.getByRole('heading', { level: 1 });
const row = (name: string) => within(screen.getByRole('article', { name }));
const names = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'));

/** Returns a hotel whose two nights have this total, paid at the property. */
function priced(name: string, dollars: number, more: Partial<Hotel> = {}, currency = 'USD'): Hotel {
  const nights = fullRate.nights.map(({ date }) => ({ date, amount: `${dollars / 2}.00` }));
  const total = `${dollars}.00`;
  const due = { total, total_now: '0.00', total_property: total, payment: 'property' } as const;
  const rate: Rate = { ...fullRate, nights, taxes: [], ...due, currency, meal: 'room-only' };
  return { ...fullHotel, id: name, name, amenity_groups: null, rates: [rate], ...more };
}

it('shows the offer of a hotel in its row, and the stay and the party in its link', async () => {
  await open([fullHotel], `?${stay}&occupancy=1-4&occupancy=2`);
  const sea = row('Sea View Clifton');
  for (const text of [
    '$468.32',
    '2 nights, 2 rooms, taxes included',
    '9.1',
    'Wonderful',
    '412 ratings',
    '4 stars',
    'Clifton, Karachi',
    'Free cancellation until Mar 6, 6:00 PM',
    'Breakfast included',
    'Pay before arrival',
  ]) {
    expect(sea.getByText(text)).toBeVisible();
  }
  for (const name of ['Sea View Clifton', 'See availability: Sea View Clifton']) {
    expect(sea.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/hotel-detail/sea_view_clifton_karachi?${stay}&occupancy=1-4&occupancy=2`,
    );
  }
  expect(sea.queryByText('Deluxe Double Room')).not.toBeInTheDocument();
  const menu = sea.getByRole('button', { name: 'More about Sea View Clifton' });
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(sea.getByText('Deluxe Double Room')).toBeVisible();
  expect(await sea.findByText('City tax')).toBeVisible();
  expect(sea.getAllByText('$7.16').at(-1)).toBeVisible();
  expect(sea.getByText('$100.25 per night and room before taxes')).toBeVisible();
  const full = 'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5)';
  expect(sea.getByText(full)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(sea.queryByText(full)).not.toBeInTheDocument();
  expect(menu).toHaveFocus();
  await userEvent.click(menu);
  await userEvent.click(heading());
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

it('shows, sorts and limits the prices with breakfast once breakfast is wanted', async () => {
  const ratesOf = (dollars: number, meal: Rate['meal']) =>
    (priced('A', dollars).rates ?? []).map((rate) => ({ ...rate, id: `${meal} ${dollars}`, meal }));
  const listed = { amenity_groups: [{ amenities: [{ amenity: 'Breakfast' }] }] };
  const twice = [...ratesOf(90, 'room-only'), ...ratesOf(94, 'room-only')];
  await open([
    priced('A', 100, { rates: [...ratesOf(100, 'room-only'), ...ratesOf(140, 'breakfast')] }),
    priced('B', 120, { rates: ratesOf(120, 'breakfast') }),
    priced('C', 90, { ...listed, rates: twice }),
    priced('D', 80, listed),
    priced('Full', 0, { ...listed, rates: [] }),
    priced('Unknown', 0, { ...listed, rates: null }),
  ]);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price, lowest first');
  await waitFor(() => expect(names()).toEqual(['D', 'C', 'A', 'B', 'Full', 'Unknown']));
  const breakfast = screen.getByRole('checkbox', { name: 'Breakfast included' });
  expect(breakfast).toHaveAccessibleDescription('3');
  const linkOf = (name: string) => row(name).getByRole('link', { name }).getAttribute('href');
  expect(linkOf('A')).not.toContain('breakfast');
  await userEvent.click(breakfast);
  await waitFor(() => expect(names()).toEqual(['D', 'B', 'A']));
  expect(linkOf('A')).toBe(`/hotel-detail/A?${stay}&breakfast=1`);
  expect(row('A').getByText('$140.00')).toBeVisible();
  expect(row('A').getByText('Breakfast included')).toBeVisible();
  expect(row('D').getByText(/Breakfast not in this price$/)).toBeVisible();
  expect(screen.getByLabelText('Max')).toHaveValue('$140');
});

it('shows only rates with free cancellation once they are wanted, on hotel pages too', async () => {
  const [rate = fullRate] = priced('A', 90).rates ?? [];
  const strict = { ...rate, id: 'strict', free_cancellation_until: null };
  const passed = { ...strict, id: 'passed', free_cancellation_until: '2020-03-06T18:00:00+05:00' };
  const [dearer = fullRate] = priced('A', 130).rates ?? [];
  const { location, navigate } = await open([
    priced('A', 90, { rates: [strict, dearer] }),
    priced('B', 100, { rates: [passed] }),
  ]);
  const terms = within(screen.getByRole('group', { name: 'Booking terms' }));
  const free = terms.getByRole('checkbox', { name: 'Free cancellation' });
  expect(free).toHaveAccessibleDescription('1');
  expect(terms.getByRole('checkbox', { name: 'Pay at the property' })).toHaveAccessibleDescription(
    '2',
  );
  await userEvent.click(free);
  await waitFor(() => expect(names()).toEqual(['A']));
  expect(location().search).toBe(`?${stay}&free_cancellation=1`);
  expect(row('A').getByText('$130.00')).toBeVisible();
  expect(row('A').getByRole('link', { name: 'A' })).toHaveAttribute(
    'href',
    `/hotel-detail/A?${stay}&free_cancellation=1`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Free cancellation' }));
  await waitFor(() => expect(names()).toEqual(['A', 'B']));
  navigate(-1);
  await waitFor(() => expect(free).toBeChecked());
});

it('has no filter for a property that no rate has', async () => {
  const [rate = fullRate] = priced('A', 90).rates ?? [];
  await open(
    [priced('A', 90, { rates: [{ ...rate, free_cancellation_until: null }] })],
    `?${stay}&free_cancellation=1`,
  );
  expect(screen.queryByRole('checkbox', { name: 'Free cancellation' })).not.toBeInTheDocument();
  expect(names()).toEqual(['A']);
});

it('lists unavailable hotels last and counts them apart', async () => {
  const { location } = await open(
    [
      fullHotel,
      { ...fullHotel, id: 'none', name: 'None', room_groups: null, rates: [] },
      priced('A', 100, { room_groups: [] }),
    ],
    `?${stay}&occupancy=3`,
  );
  expect(names()).toEqual(['A', 'Sea View Clifton', 'None']);
  expect(screen.getByRole('checkbox', { name: 'Hotel' })).toHaveAccessibleDescription('1');
  expect(row('Sea View Clifton').getByText('No room for 3 adults')).toBeVisible();
  expect(row('Sea View Clifton').getByText('Try 2 rooms')).toBeVisible();
  expect(row('None').getByText('No rooms left for these dates')).toBeVisible();
  expect(screen.getByText('1 of 3 hotels has a room for the three of you')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try 2 rooms' }));
  await waitFor(() => expect(location().search).toContain('occupancy=2&occupancy=1'));
  expect(await screen.findByText('2 of 3 hotels have 2 rooms for the three of you')).toBeVisible();
});

it('marks requests, and hotels with one star or none', async () => {
  const [rate = fullRate] = priced('A', 100).rates ?? [];
  await open([
    priced('A', 100, { rates: [{ ...rate, booking: 'on-request' }], star_rating: 1 }),
    priced('B', 100, { star_rating: 0, guest_rating: null }),
  ]);
  expect(row('A').getByText('On request: the property confirms')).toBeVisible();
  expect(row('A').getByText('1 star')).toBeVisible();
  expect(row('B').queryByText(/rated|stars?$/)).not.toBeInTheDocument();
  expect(row('B').queryByText('-')).not.toBeInTheDocument();
});

it('leaves out the popular filters that no result passes', async () => {
  await open([priced('A', 100, { neighborhood: 'Saddar', star_rating: 3 }), priced('B', 90)]);
  const popular = within(screen.getByRole('group', { name: 'Popular filters' }));
  const shown = popular.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);
  expect(shown).toEqual(['Hotel', 'Wonderful 9+', 'Clifton']);
});

it('shows no filters on a live site without results, and links to other days and places', async () => {
  provider = await startProvider({ '/api/hotels/search': json({ hotels: [] }) });
  const query = `city=Kyoto&${stay}&occupancy=3&stars=5&breakfast=1`;
  const live = { apiOrigin: provider.origin, live: true };
  const { location } = renderAt(`/hotel-listing?${query}`, live);
  expect(await screen.findByText('No properties found')).toBeVisible();
  expect(screen.getByText('No hotels found for your search.')).toBeVisible();
  for (const untrue of ['Filter by', 'Clifton', 'Sort by', '5 stars', 'View in a map']) {
    expect(screen.queryByText(untrue)).not.toBeInTheDocument();
  }
  const links = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  const kept = `${stay}&occupancy=3`;
  await screen.findByRole('region', { name: 'Other days in Kyoto' });
  const kyoto = '/hotel-listing?city=Kyoto';
  expect(links('Other days in Kyoto')).toEqual([
    `Mar 1 - Mar 3 ${kyoto}&check_in=2027-03-01&check_out=2027-03-03&occupancy=3`,
    `Mar 15 - Mar 17 ${kyoto}&check_in=2027-03-15&check_out=2027-03-17&occupancy=3`,
    `Mar 22 - Mar 24 ${kyoto}&check_in=2027-03-22&check_out=2027-03-24&occupancy=3`,
  ]);
  expect(screen.getByText(/^We found no place for “Kyoto”\./)).toBeVisible();
  const elsewhere = links('Look elsewhere');
  expect(elsewhere[0]).toBe(`Karachi /hotel-listing?city=Karachi&${kept}`);
  expect(elsewhere.at(-1)).toBe(`All places /hotel-listing?${kept}`);
  expect(elsewhere.join()).not.toContain('city=Kyoto');
  provider.script['/api/hotels/search'] = json({ hotels: [fullHotel] });
  await userEvent.click(screen.getByRole('link', { name: 'Karachi' }));
  const found = 'The one hotel here does not have a room for the three of you';
  expect(await screen.findByText(found)).toBeVisible();
  expect(heading()).toHaveTextContent('Stays in Karachi');
  expect(heading()).toHaveFocus();
  expect(heading()).toHaveAccessibleDescription(found);
  expect(screen.getByText('Filter by')).toBeVisible();
  expect(location().search).toBe(`?city=Karachi&${kept}`);
});

it('draws no sample filter on a live site whose hotels have neither prices nor neighborhoods', async () => {
  const hotels = [{ ...fullHotel, rates: [], neighborhood: null }];
  provider = await startProvider({ '/api/hotels/search': json({ hotels }) });
  renderAt(`/hotel-listing?${stay}`, { apiOrigin: provider.origin, live: true });
  expect(await screen.findByRole('group', { name: 'Star rating' })).toBeVisible();
  for (const name of ['Price', 'Neighborhood', 'Popular filters']) {
    expect(screen.queryByRole('group', { name })).not.toBeInTheDocument();
  }
});

it('sorts by price, with unknown prices last, and keeps the order in the address', async () => {
  const { location } = await open([priced('B', 200), sparseHotel, priced('A', 100)]);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price, lowest first');
  await waitFor(() => expect(names()).toEqual(['A', 'B', 'Guest House 9']));
  expect(location().search).toBe(`?${stay}&sort=price`);
  expect(row('Guest House 9').getByText('No price available')).toBeVisible();
  expect(screen.queryByText('PKR 14,400')).not.toBeInTheDocument();
});

it('limits the price by typing and by the ends of the slider', async () => {
  const { location } = await open([priced('A', 100), priced('B', 200), priced('C', 300)]);
  const [min, max] = [screen.getByLabelText('Min'), screen.getByLabelText('Max')];
  expect([min, max].map((field) => field.getAttribute('value'))).toEqual(['$100', '$300']);
  await userEvent.type(max, '250', { initialSelectionStart: 0, initialSelectionEnd: 4 });
  await waitFor(() => expect(names()).toEqual(['A', 'B']));
  expect(location().search).toBe(`?${stay}&max_price=250`);
  expect(screen.getByRole('slider', { name: 'Highest price' })).toHaveValue('75');
  expect(screen.getByRole('button', { name: 'Remove filter: Up to $250' })).toBeVisible();
});

it('shows an error for an invalid price, and for a lowest price above the highest', async () => {
  const { location } = await open([priced('A', 100), priced('B', 300)]);
  const [min, max] = [screen.getByLabelText('Min'), screen.getByLabelText('Max')];
  await userEvent.type(max, 'cheap', { initialSelectionStart: 0, initialSelectionEnd: 4 });
  expect(max).toHaveAccessibleDescription('Enter an amount, such as 120.');
  await userEvent.type(max, '$1,50', { initialSelectionStart: 0, initialSelectionEnd: 5 });
  expect(max).toHaveAccessibleDescription('');
  await userEvent.type(min, '200', { initialSelectionStart: 0, initialSelectionEnd: 4 });
  expect(min).toHaveAccessibleDescription('Min is above Max.');
  await waitFor(() => expect(location().search).toBe(`?${stay}&min_price=200&max_price=150`));
});

it('scrolls to the start of the results when a filter changes', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  await open([priced('A', 100, { star_rating: 3 }), priced('B', 90)]);
  const three = screen.getByRole('checkbox', { name: '3 stars' });
  await userEvent.click(three);
  await waitFor(() => expect(names()).toEqual(['A']));
  expect(scrolled).not.toHaveBeenCalled();
  const none = { bottom: 0, left: 0, right: 0, x: 0, y: 0, width: 0, height: 0 };
  const far = { ...none, top: -1, toJSON: () => '' };
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  place.mockReturnValue(far);
  await userEvent.click(three);
  await waitFor(() => expect(names()).toEqual(['A', 'B']));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('explains why prices in several currencies have neither sort nor filter', async () => {
  await open([priced('A', 100), priced('B', 200, {}, 'EUR')]);
  expect(
    screen.getAllByText('Prices here are in USD and EUR and cannot be compared.'),
  ).toHaveLength(2);
  const options = within(screen.getByLabelText('Sort by')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).not.toContain('Price, lowest first');
  expect(screen.queryByLabelText('Min')).not.toBeInTheDocument();
});

it('has no star filter if no hotel has stars, and no placeholder if no hotel has a picture', async () => {
  const bare = { star_rating: null, images: null };
  await open([priced('A', 100, bare), priced('B', 90, bare)]);
  expect(screen.queryByRole('group', { name: 'Star rating' })).not.toBeInTheDocument();
  const [row] = screen.getAllByRole('article');
  expect(row?.querySelector('img')).toBeNull();
});

it('keeps two controls of the same filter in step, and shows how many results a click leaves', async () => {
  const { location } = await open([
    priced('A', 100, { star_rating: 5 }),
    priced('B', 200, { neighborhood: 'Saddar', guest_rating: { score: 7.2, reviews: 1 } }),
  ]);
  const popular = within(screen.getByRole('group', { name: 'Popular filters' }));
  expect(popular.getByRole('checkbox', { name: 'Clifton' })).toHaveAccessibleDescription('1');
  await userEvent.click(popular.getByRole('checkbox', { name: 'Clifton' }));
  await userEvent.click(popular.getByRole('checkbox', { name: '5 stars' }));
  await userEvent.click(popular.getByRole('checkbox', { name: 'Wonderful 9+' }));
  await waitFor(() =>
    expect(location().search).toBe(`?${stay}&stars=5&guest_rating=9&neighborhood=Clifton`),
  );
  expect(screen.getByRole('radio', { name: 'Clifton' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Wonderful 9+' })).toBeChecked();
  const stars = within(screen.getByRole('group', { name: 'Star rating' }));
  expect(stars.getByRole('checkbox', { name: '5 stars' })).toBeChecked();
  expect(searches()).toHaveLength(1);
});

it('names the filter to loosen when no hotel is left, and keeps the focus when a chip is removed', async () => {
  await open([priced('A', 100), priced('B', 200)], `?${stay}&stars=4&name=Z`);
  expect(screen.getByText('No properties found')).toBeVisible();
  expect(
    await screen.findByText(
      'No property matches all filters. Without ‘Name: Z’ there are 2 properties available.',
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove ‘Name: Z’' }));
  expect(await screen.findByText('2 hotels have a room for the two of you')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: 4 stars' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Active filters' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
});

it('shows 25 hotels a page and moves the focus to the heading of the next page', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const hotels = Array.from({ length: 60 }, (_, index) => priced(`Hotel-${index + 1}`, 100));
  const { location, navigate } = await open(hotels);
  expect(screen.getByText('60 hotels have a room for the two of you')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25));
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1');
  await userEvent.click(pages.getByRole('link', { name: 'Page 3' }));
  await waitFor(() => expect(names()).toEqual(hotels.slice(50).map(({ name }) => name)));
  expect(location().search).toBe(`?${stay}&page=3`);
  await waitFor(() => expect(heading()).toHaveFocus());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hotel' }));
  await waitFor(() => expect(location().search).toBe(`?${stay}&kind=Hotel`));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Hotel' })).toHaveFocus());
  navigate(-1);
  await waitFor(() => expect(names()[0]).toBe('Hotel-51'));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Hotel' })).toHaveFocus());
  navigate(-1);
  await waitFor(() => expect(names()[0]).toBe('Hotel-1'));
  expect(searches()).toHaveLength(1);
});

it('makes each choice a step that Back undoes, and continuous typing one step', async () => {
  const { location, navigate } = await open([priced('A', 200), priced('B', 100)]);
  const name = screen.getByLabelText('Search by property name');
  await userEvent.type(name, 'Bx{Backspace}');
  await waitFor(() => expect(names()).toEqual(['B']));
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Name: B' }));
  await waitFor(() => expect(names()).toEqual(['A', 'B']));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price, lowest first');
  await waitFor(() => expect(names()).toEqual(['B', 'A']));
  await userEvent.click(screen.getByRole('button', { name: 'More about A' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare: A' }));
  await waitFor(() => expect(location().search).toContain('compare=A'));
  navigate(-1);
  await waitFor(() => expect(names()).toEqual(['A', 'B']));
  navigate(-1);
  await waitFor(() => expect(names()).toEqual(['B']));
  await enter(name, 'C');
  await waitFor(() => expect(location().search).toBe(`?${stay}&name=BC`));
  navigate(-1);
  await waitFor(() => expect(location().search).toBe(`?${stay}&name=B`));
  navigate(-1);
  await waitFor(() => expect(location().search).toBe(`?${stay}`));
  expect(name).toHaveValue('');
});

it.each([
  [{ total: 1214 }, 'Showing the first 2 of 1,214 hotels'],
  [{ total: 2 }, undefined],
  [{ total: '1214' }, undefined],
])('shows for a response with %j the note %j', async (more, text) => {
  const hotels = [priced('A', 100), priced('B', 90)];
  provider = await startProvider({ '/api/hotels/search': json({ hotels, ...more }) });
  renderAt(`/hotel-listing?${stay}`, { apiOrigin: provider.origin, live: true });
  expect(await screen.findByText('2 hotels have a room for the two of you')).toBeVisible();
  const note = screen.queryByText(/^Showing the first/);
  if (text === undefined) expect(note).not.toBeInTheDocument();
  else expect(note).toHaveTextContent(text);
});
