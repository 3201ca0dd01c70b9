import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { formatStay } from '#client/domain/search/calendarDay.ts';
import { hotelTonight, rateOfTonight } from '../../support/tonight.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { json, scriptProvider } from '../../support/scriptedProvider.ts';

const address = '/hotel-detail/sea_view_clifton_karachi';
const call = '/api/hotels/sea_view_clifton_karachi';
const stay = '?check_in=2027-03-08&check_out=2027-03-10';

let provider: Awaited<ReturnType<typeof scriptProvider>>;

beforeEach(async () => {
  provider = await scriptProvider({ [call]: json(fullHotel) });
});
afterEach(() => provider.close());

/** The URLs of the requests for hotels so far. */
const hotelRequests = () => provider.requests.filter((url) => url.startsWith('/api/hotels/'));

async function open(query = '') {
  const app = renderAt(address + query, { apiOrigin: provider.origin });
  await screen.findByRole('heading', { level: 1, name: 'Sea View Clifton' });
  return { ...app, rooms: within(screen.getByRole('region', { name: 'Choose your room' })) };
}

it('requests the rates of the stay in its address and offers them', async () => {
  const { rooms } = await open(stay);
  expect(hotelRequests()).toEqual([call + stay]);
  expect(rooms.getByText('Prices for Mar 8 - Mar 10, 2 travelers, 1 room.')).toBeVisible();
  for (const text of [
    'Breakfast included',
    'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5)',
    '3 rooms left',
    '2 nights, 2 adults',
    '$100.25 per night',
    '$33.66 taxes and charges included',
    '$3.58 of it at the property',
  ]) {
    expect(rooms.getByText(text)).toBeVisible();
  }
  expect(rooms.getByText(/^The property charges/)).toBeInTheDocument();
  expect(rooms.getByText('Not available for 2 travelers, 1 room on these nights.')).toBeVisible();
  expect(rooms.queryByText(/nightly/)).not.toBeInTheDocument();
});

it('says for which night the prices are when the address has no stay', async () => {
  provider.script[call] = json(hotelTonight);
  const { rooms } = await open();
  expect(hotelRequests()).toEqual([call]);
  const { check_in, check_out } = rateOfTonight;
  const prices = `Prices for tonight, ${formatStay(check_in, check_out)}, 2 travelers, 1 room.`;
  expect(rooms.getByText(prices, { exact: false })).toBeVisible();
});

it('shows no rates of other nights where the address has no stay', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rooms } = await open();
  expect(rooms.queryByText(/^Prices for/)).not.toBeInTheDocument();
  expect(rooms.queryByText('Breakfast included')).not.toBeInTheDocument();
  expect(logged.mock.calls.join()).toContain('Expected rates for the requested stay');
  logged.mockRestore();
});

it('says so when no room is free', async () => {
  provider.script[call] = json({ ...fullHotel, rates: [] });
  const { rooms } = await open(stay);
  expect(rooms.getByText(/^No room is free for Mar 8 - Mar 10/)).toBeVisible();
  expect(screen.queryByText('Fully refundable')).not.toBeInTheDocument();
  expect(screen.queryByText('Reserve now, pay later')).not.toBeInTheDocument();
});

it('carries the chosen rate, its stay and the party to pre-checkout', async () => {
  const { location, rooms } = await open(`${stay}&rooms=2&adults=3&child=4`);
  expect(rooms.getByText('2 nights, 3 adults, 1 child, 2 rooms')).toBeVisible();
  expect(rooms.getAllByText('$468.32')[0]).toBeVisible();
  expect(rooms.getAllByText('Pay before arrival')[0]).toBeVisible();
  expect(rooms.queryByText('Pay now')).not.toBeInTheDocument();
  await userEvent.click(rooms.getByRole('link', { name: /^Select Deluxe Double Room, Breakfast/ }));
  expect(await screen.findByText('Review your booking')).toBeVisible();
  expect(location()).toMatchObject({
    pathname: '/pre-checkout',
    search:
      '?hotel=sea_view_clifton_karachi&room=101&rate=101-breakfast-flexible' +
      '&check_in=2027-03-08&check_out=2027-03-10&rooms=2&adults=3&child=4',
    state: { rate: fullRate },
  });
});

it('filters the rooms by their beds, in the address and without a new request', async () => {
  const { location, rooms } = await open(stay);
  expect(rooms.getByText('Showing 2 rooms')).toBeVisible();
  await userEvent.click(rooms.getByRole('button', { name: '2 beds' }));
  expect(rooms.getByText('Showing 1 rooms')).toBeVisible();
  expect(rooms.queryByRole('heading', { name: 'Deluxe Double Room' })).not.toBeInTheDocument();
  expect(location().search).toBe(`${stay}&beds=2`);
  await userEvent.click(rooms.getByRole('button', { name: '3+ beds' }));
  expect(rooms.getByText(/^No room has this number of beds/)).toBeVisible();
  expect(hotelRequests()).toHaveLength(1);
});

it("shows the hotel's own terms, policies and guest rating", async () => {
  await open(stay);
  expect(screen.getByText('Fully refundable')).toBeVisible();
  expect(screen.queryByText('Reserve now, pay later')).not.toBeInTheDocument();
  const policies = within(screen.getByRole('region', { name: 'Policies' }));
  expect(policies.getByText('Minimum check-in age is 18.')).toBeVisible();
  expect(policies.queryByText('No rollaway beds')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Guest Review (412)' })).toBeVisible();
  const reviews = within(screen.getByRole('region', { name: 'Guest reviews' }));
  for (const text of ['9.1', 'Wonderful', '412 reviews']) {
    expect(reviews.getByText(text)).toBeVisible();
  }
});

it('goes to the rooms to select one', async () => {
  await open(stay);
  await userEvent.click(screen.getByRole('button', { name: 'Select a room' }));
  expect(screen.getByRole('region', { name: 'Choose your room' })).toHaveFocus();
});

it('shows all pictures in a dialog, by keys and buttons', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Show picture 4 of 5' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pictures of Sea View Clifton' });
  const gallery = within(dialog);
  expect(gallery.getAllByRole('img')).toHaveLength(5);
  expect(gallery.getByText('4 of 5')).toBeVisible();
  gallery.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(gallery.getByText('5 of 5')).toBeVisible();
  await userEvent.click(gallery.getByRole('button', { name: 'Previous picture' }));
  await userEvent.click(gallery.getByRole('button', { name: 'Previous picture' }));
  await userEvent.click(gallery.getByRole('button', { name: 'Next picture' }));
  expect(gallery.getByText('4 of 5')).toBeVisible();
  await userEvent.click(gallery.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
