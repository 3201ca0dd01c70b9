import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { hotelAddress } from '#client/domain/addresses/hotelAddress.ts';
import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { enter } from '../../../support/enter.ts';
import { memoryStorage } from '../../../support/memoryStorage.ts';
import { english } from '../../../support/english.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { hold, json } from '../../../support/scriptedProvider.ts';
import { startProvider } from '../../../support/startProvider.ts';

// Tests of dates and party on a live site: the hotel page shows and changes them, and pages without
// a stay in their address use them.

let provider: Awaited<ReturnType<typeof startProvider>>;
const threeAdults = [{ adults: 3, childAges: [] }];
/** A live hotel that is sold out on every day, because its prices do not matter here. */
const hotel = { ...fullHotel, rates: [] };
const { id } = hotel;
const checkIn = addDays(today(), 5);
const checkOut = addDays(today(), 8);
const stay = { checkIn, checkOut };

beforeEach(async () => {
  provider = await startProvider({
    [`/api/hotels/${id}`]: json(hotel),
    '/api/hotels/search': json({ hotels: [hotel] }),
    '/api/hotels/rand4': json([hotel]),
    '/api/hotels/rand8': json([hotel]),
  });
});

const tabStorage = memoryStorage();
beforeEach(() => tabStorage.setItem('last-stay', ''));

const open = (address: string) =>
  renderAt(address, { apiOrigin: provider.origin, live: true, tabStorage });

/** Opens the hotel's page and returns its summary once the hotel is shown. */
async function openHotel(address: Parameters<typeof hotelAddress>[1] = {}) {
  const app = open(hotelAddress(id, address));
  await screen.findByRole('region', { name: 'Choose your room' });
  return { ...app, summary: screen.getByRole('button', { name: /Change$/ }) };
}

/** Opens the form above the rooms, which is a single line at first. */
async function openForm() {
  await userEvent.click(screen.getByText('Change your stay', { selector: 'summary' }));
  return within(await screen.findByRole('search', { name: 'Change your stay' }));
}

/** Opens the form at the top, which loads its code. */
async function openEditor(summary: HTMLElement) {
  await userEvent.click(summary);
  await screen.findByRole('search', { name: 'Stays' });
}

const editor = () => within(screen.getByRole('search', { name: 'Stays' }));
/**
 * Returns the requests for the hotel itself, because a date field that opens also requests the
 * calendar.
 */
const hotelRequests = () => provider.requests.filter((url) => url.startsWith(`/api/hotels/${id}?`));

it('shows the place and tonight if no stay is chosen, without sample values', async () => {
  const { summary } = await openHotel();
  expect(summary).toHaveAccessibleName(/Tonight, 1 night, 2 adults/);
  expect(summary).toHaveTextContent(fullHotel.region.name);
  const form = await openForm();
  expect(form.getByLabelText('Where to?')).toHaveValue(fullHotel.region.name);
  expect(form.getByText('Tonight, 1 night')).toBeVisible();
  expect(form.getByLabelText('Check-in')).toHaveValue('');
  expect(form.getByLabelText('Travelers')).toHaveValue('2 travelers, 1 room');
  expect(screen.queryByDisplayValue(/Sindh|Nov 3/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: `All stays in ${fullHotel.region.name}` })).toBeVisible();
});

it('opens a form that takes the focus, and Escape closes it and returns the focus', async () => {
  const { summary } = await openHotel(stay);
  await openEditor(summary);
  expect(summary).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('search', { name: 'Stays' })).toHaveFocus();
  await userEvent.click(editor().getByRole('button', { name: 'Choose guests' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('search', { name: 'Stays' })).not.toBeInTheDocument();
  await waitFor(() => expect(summary).toHaveFocus());
});

it('keeps the focus in the open form when the hotel has loaded', async () => {
  const { handler, release } = hold(json(hotel));
  provider.script[`/api/hotels/${id}`] = handler;
  open(hotelAddress(id, stay));
  await openEditor(await screen.findByRole('button', { name: /Change$/ }));
  await userEvent.click(editor().getByLabelText('Where to?'));
  release();
  await screen.findByRole('heading', { level: 1, name: hotel.name });
  await screen.findByRole('region', { name: 'Choose your room' });
  await waitFor(() => expect(editor().getByLabelText('Where to?')).toHaveFocus());
});

it('changes dates and party of this hotel in place, and Back undoes the change', async () => {
  const { location, navigate, summary } = await openHotel({ ...stay, beds: '2' });
  await openEditor(summary);
  const travelers = editor().getByLabelText('Travelers');
  await waitFor(() =>
    expect(editor().getByLabelText('Check-in')).toHaveAttribute('role', 'combobox'),
  );
  await userEvent.clear(travelers);
  await enter(travelers, '3 adults{Enter}');
  expect(location()).toMatchObject({
    pathname: `/hotel-detail/${id}`,
    search: `?check_in=${checkIn}&check_out=${checkOut}&occupancy=3&beds=2`,
  });
  expect(summary).toHaveTextContent('3 adults');
  expect(summary).toHaveFocus();
  expect(screen.queryByRole('search', { name: 'Stays' })).not.toBeInTheDocument();

  const form = await openForm();
  const lastDay = form.getByLabelText('Check-out');
  await userEvent.click(lastDay);
  await waitFor(() => expect(lastDay).toHaveAttribute('role', 'combobox'));
  await userEvent.clear(lastDay);
  await enter(lastDay, `${addDays(checkOut, 1)}{Enter}`);
  await waitFor(() => expect(summary).toHaveTextContent('4 nights, 3 adults'));
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByText('Change your stay', { selector: 'summary' })).toHaveFocus(),
  );
  await waitFor(() =>
    expect(hotelRequests().at(-1)).toContain(`check_out=${addDays(checkOut, 1)}`),
  );
  navigate(-1);
  await waitFor(() => expect(summary).toHaveTextContent('3 nights, 3 adults'));
  navigate(-1);
  await waitFor(() => expect(summary).toHaveTextContent('3 nights, 2 adults'));
  expect(location().pathname).toBe(`/hotel-detail/${id}`);
});

it('searches for another place if one is named', async () => {
  const { location, summary } = await openHotel(stay);
  await openEditor(summary);
  const where = editor().getByLabelText('Where to?');
  await userEvent.clear(where);
  await enter(where, 'Dubai{Enter}');
  await screen.findByText(/^(1 hotel has|The one hotel here|Found 1 property)/);
  const { pathname, search } = location();
  expect(pathname + search).toBe(listingAddress({ city: 'Dubai', ...stay }));
});

it('searches near a landmark of the same place', async () => {
  const landmark = {
    name: 'Frere Hall',
    kind: 'sight',
    city: fullHotel.region.name,
    latitude: fullHotel.latitude,
    longitude: fullHotel.longitude,
  };
  provider.script['/api/hotels/landmarks'] = json({ landmarks: [landmark] });
  const { location, summary } = await openHotel();
  await openEditor(summary);
  const where = editor().getByLabelText('Where to?');
  await userEvent.clear(where);
  await enter(where, 'Frere Hall{Enter}');
  await waitFor(() => expect(location().pathname).toBe('/hotel-listing'));
  expect(location().search).toContain('near_name=Frere+Hall');
});

it('leads back to the results with the changed stay', async () => {
  open(listingAddress({ city: 'Karachi', stars: ['4'] }));
  await userEvent.click(await screen.findByRole('link', { name: fullHotel.name }));
  const back = await screen.findByRole('link', { name: 'Back to results' });
  expect(back).toHaveAttribute('href', listingAddress({ city: 'Karachi', stars: ['4'] }));
  await openEditor(screen.getByRole('button', { name: /Change$/ }));
  await userEvent.type(editor().getByLabelText('Travelers'), '{Backspace>20/}3');
  await waitFor(() =>
    expect(editor().getByLabelText('Check-in')).toHaveAttribute('role', 'combobox'),
  );
  await userEvent.click(editor().getByRole('button', { name: 'Search' }));
  await waitFor(() =>
    expect(back).toHaveAttribute(
      'href',
      listingAddress({ city: 'Karachi', party: threeAdults, stars: ['4'] }),
    ),
  );
});

it('follows the traveler to the home page and its links, also after a reload', async () => {
  const query = `?check_in=${checkIn}&check_out=${checkOut}&occupancy=3`;
  provider.script['/api/destinations'] = json({
    destinations: [{ name: 'Lisbon', country_code: 'PT' }],
  });
  const first = await openHotel({ ...stay, party: threeAdults });
  first.unmount();
  open('/');
  const form = within(await screen.findByRole('search'));
  expect(form.getByLabelText('Check-in')).toHaveValue(english.formats.yearDay(checkIn));
  expect(form.getByLabelText('Travelers')).toHaveValue('3 travelers, 1 room');
  const all = await screen.findByRole('link', { name: 'View All' });
  expect(all).toHaveAttribute('href', `/hotel-listing${query}`);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: new RegExp(fullHotel.name) })[0]).toHaveAttribute(
      'href',
      `/hotel-detail/${id}${query}`,
    ),
  );
  expect(links).not.toContain(`/hotel-detail/${id}`);
  await userEvent.click(await screen.findByRole('link', { name: 'Lisbon Portugal' }));
  expect(
    await screen.findByText(/^(1 hotel has|The one hotel here|Found 1 property)/),
  ).toBeVisible();
  expect(provider.requests).toContain(
    `/api/hotels/search?city=Lisbon&check_in=${checkIn}&check_out=${checkOut}&occupancy=3`,
  );
});

it('is forgotten after a search without a stay, and when its days are past', async () => {
  tabStorage.setItem('last-stay', '?check_in=2020-01-05&check_out=2020-01-07&occupancy=4');
  const { location } = open('/');
  const form = within(await screen.findByRole('search'));
  expect(form.getByLabelText('Check-in')).toHaveValue('');
  expect(form.getByLabelText('Travelers')).toHaveValue('4 travelers, 1 room');
  await userEvent.clear(form.getByLabelText('Travelers'));
  await userEvent.click(form.getByRole('button', { name: 'Search' }));
  await screen.findByText(/^(1 hotel has|The one hotel here|Found 1 property)/);
  expect(location().search).toBe('');
  expect(tabStorage.getItem('last-stay')).toBe('');
});
