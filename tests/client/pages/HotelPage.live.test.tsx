import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel, plainHotel } from '#contracts/kit/samples/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { fullRate, leanRate, steppedRate } from '#contracts/kit/samples/rates.ts';
import { daysText } from '#contracts/texts/stayText.ts';
import { english } from '../../support/english.ts';
import { hotelTonight, rateOfTonight } from '../../support/tonight.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { hrefOf } from '../../support/hrefOf.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

const address = '/hotel-detail/sea_view_clifton_karachi';
const call = '/api/hotels/sea_view_clifton_karachi';
const stay = '?check_in=2027-03-08&check_out=2027-03-10';

let provider: Awaited<ReturnType<typeof startProvider>>;

beforeEach(async () => {
  provider = await startProvider({ [call]: json(fullHotel) });
});

/**
 * Returns the URLs of the requests for the hotel itself. Its calendar and reviews have longer
 * paths.
 */
const hotelRequests = () =>
  provider.requests.filter((url) => /^\/api\/hotels\/[^/?]+(\?|$)/.test(url));

async function open(query = '', storage = memoryStorage(), deskAnswers = '', live = false) {
  const app = renderAt(address + query, { apiOrigin: provider.origin, storage, deskAnswers, live });
  await screen.findByRole('heading', { level: 1, name: 'Sea View Clifton' });
  return { ...app, rooms: within(screen.getByRole('region', { name: 'Choose your room' })) };
}

/** Expands a section below the rooms and returns it. */
async function unfold(name: string) {
  const section = screen.getByRole('region', { name });
  expect(section.querySelector('details')).not.toHaveAttribute('open');
  await userEvent.click(within(section).getByRole('heading', { name }));
  return within(section);
}

it('requests the rates of the stay in its address and offers them', async () => {
  const { rooms } = await open(stay);
  expect(hotelRequests()).toEqual([call + stay]);
  expect(
    rooms.getByText('Prices for Mar 8 - Mar 10, 2 travelers, 1 room, taxes and charges included.'),
  ).toBeVisible();
  for (const text of [
    'Breakfast included',
    'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5)',
    '3 rooms left',
    'Pay before arrival, plus $3.58 city tax at the hotel',
    'Deposit at the property: PKR 15,000, returned after the stay.',
  ]) {
    expect(rooms.getByText(text)).toBeVisible();
  }
  await userEvent.click(rooms.getByText(/^Price details/));
  expect(await rooms.findByText(/^The property charges/)).toBeVisible();
  expect(rooms.getByText('$100.25 per night before taxes')).toBeVisible();
  expect(rooms.getByText('Not available for 2 travelers, 1 room on these nights.')).toBeVisible();
  expect(rooms.queryByText(/nightly/)).not.toBeInTheDocument();
});

it('shows the cancellation steps, and two rates as two offers if only the steps differ', async () => {
  const strict = { ...steppedRate, id: 'strict', no_show: null };
  const rates = [steppedRate, strict];
  provider = await startProvider({ [call]: json({ ...fullHotel, rates }) });
  const { rooms } = await open(stay);
  const steps =
    'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5). Then $120.00. From Mar 8 the whole price.';
  expect(rooms.getAllByText(steps)).toHaveLength(2);
});

it('says once, above the rooms, that nobody can collect a prepayment', async () => {
  const nobody = { ...fullHotel, payment_note: null };
  const twin = { ...fullRate, id: 'twin', meal: 'half-board' as const };
  provider.script[call] = json({ ...nobody, rates: [fullRate, twin, leanRate] });
  renderAt(address + stay, { apiOrigin: provider.origin, needsPaymentNote: true });
  const once = await screen.findAllByText(
    'Rooms that are paid before arrival cannot be booked on this site. Book them with the hotel.',
  );
  expect(once).toHaveLength(1);
  const rooms = within(screen.getByRole('region', { name: 'Choose your room' }));
  expect(rooms.getAllByText('Book with the hotel')).toHaveLength(2);
  expect(rooms.queryByText(/which is not possible here/)).not.toBeInTheDocument();
  expect(rooms.queryByRole('link', { name: /^Select .*Deluxe/ })).not.toBeInTheDocument();
});

it('describes the hotel above its rooms and the surroundings below them, if known', async () => {
  const sections = ['About this property', 'Choose your room', 'What’s nearby'];
  const shown = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .filter((text) => sections.includes(text));
  const { unmount } = await open(stay);
  await screen.findByText('Clifton Beach');
  expect(shown()).toEqual(sections);
  unmount();

  // Fields of the wrong shape are left out.
  const description = [{ text: ' ' }];
  const nearby = [{ name: 'Beach', kind: 'sight', meters: -5 }];
  provider.script[call] = json({ ...fullHotel, description, nearby });
  await open(stay);
  expect(shown()).toEqual(['Choose your room']);
});

it('shows bad content of a provider as plain text, cuts it, or leaves it out and logs it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const markup = '<b onclick="steal()">Sea</b>';
  provider.script[call] = json({
    ...fullHotel,
    description: [{ text: `${markup} \u0007\u202eview` }, { text: 'A'.repeat(50_000) }],
    nearby: [
      { name: 'Minus', kind: 'sight', meters: -5 },
      { name: `${markup} Pier`, kind: 'sight', meters: 80 },
    ],
    images: [{ url: '/a/{size}.jpg', caption: `\u202e${markup}` }, { url: '/b/{size}.jpg' }],
    amenity_groups: [{ amenities: [{ amenity: 'Own word', code: '__proto__' }] }],
    guest_rating: { score: 11, reviews: 5 },
  });
  await open(stay);
  expect(await screen.findByText(`${markup} \ufffdview`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
  expect(screen.getByText(/^A+…$/).textContent).toHaveLength(2_001);
  const nearby = await unfold('What’s nearby');
  expect(nearby.getByText(`${markup} Pier`)).toBeVisible();
  expect(screen.getByText('Own word')).toBeVisible();
  expect(screen.queryByText('Minus')).not.toBeInTheDocument();
  expect(screen.queryByText(/^11/)).not.toBeInTheDocument();
  expect(document.querySelector('[onclick]')).toBeNull();
  expect(logged.mock.calls.map(([, path]: unknown[]) => String(path).split(':')[0])).toEqual([
    'answer.guest_rating.score',
    'answer.nearby[0].meters',
  ]);
});

it('names the night of the prices when the address has no stay', async () => {
  provider.script[call] = json(hotelTonight);
  const { rooms } = await open();
  expect(hotelRequests()).toEqual([call]);
  const { check_in, check_out } = rateOfTonight;
  const prices = `Prices for tonight, ${daysText(english, check_in, check_out)}, 2 travelers, 1 room, taxes and charges included.`;
  expect(rooms.getByText(prices)).toBeVisible();
});

it('shows no rates of other nights if the address has no stay', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rooms } = await open();
  expect(rooms.queryByText(/^Prices for/)).not.toBeInTheDocument();
  expect(rooms.queryByText('Breakfast included')).not.toBeInTheDocument();
  expect(screen.queryByText(/No rooms? (left|is free)/)).not.toBeInTheDocument();
  expect(screen.getAllByText('No price available')).toHaveLength(3);
  expect(rooms.getByText(/^The prices for tonight are not known\./)).toBeVisible();
  expect(logged.mock.calls.join()).toContain('Expected rates for the requested stay');
});

it('says when no room is free', async () => {
  provider.script[call] = json({ ...fullHotel, rates: [] });
  const { rooms } = await open(stay);
  expect(rooms.getByText(/^No rooms are available for Mar 8 - Mar 10/)).toBeVisible();
  expect(screen.queryByText('Fully refundable')).not.toBeInTheDocument();
  expect(screen.queryByText('Reserve now, pay later')).not.toBeInTheDocument();
});

it('says for tonight that no room is free if no days were chosen', async () => {
  provider.script[call] = json({ ...fullHotel, rates: [] });
  await open();
  expect(screen.getAllByText('No rooms left tonight').length).toBeGreaterThan(0);
  expect(screen.queryByText(/for these dates/)).not.toBeInTheDocument();
});

it('carries the chosen rate, its stay and the party to the checkout', async () => {
  const { location, rooms } = await open(`${stay}&occupancy=1-4`);
  expect(rooms.getByText(/^Prices for Mar 8 - Mar 10, 2 travelers, 1 room/)).toBeVisible();
  expect(rooms.getAllByText('$234.16')[0]).toBeVisible();
  expect(rooms.getByText('Pay before arrival, plus $3.58 city tax at the hotel')).toBeVisible();
  expect(rooms.queryByText('Pay now')).not.toBeInTheDocument();
  await userEvent.click(rooms.getByRole('link', { name: /^Select Deluxe Double Room, Breakfast/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(location()).toMatchObject({
    pathname: '/checkout',
    search:
      '?hotel=sea_view_clifton_karachi&room=101&rate=101-breakfast-flexible' +
      '&check_in=2027-03-08&check_out=2027-03-10&occupancy=1-4',
    state: { rates: [fullRate] },
  });
});

describe('for a party in two different rooms', () => {
  /** A rate for one adult in the room of the full rate. */
  const single: Rate = {
    ...fullRate,
    id: 'single',
    occupancy: '1',
    nights: fullRate.nights.map((night, index) =>
      index === 0 ? { ...night, amount: '46.00' } : night,
    ),
    total: '184.16',
    total_now: '180.58',
  };
  const double: Rate = { ...fullRate, occupancy: '2' };
  const dearer: Rate = { ...single, id: 'all-inclusive', meal: 'all-inclusive', left: 1 };
  const party = '&occupancy=2&occupancy=1';
  const openParty = async (rates: readonly Rate[], query = party) => {
    provider.script[call] = json({ ...fullHotel, rates });
    return open(`${stay}${query}`, memoryStorage(), '', true);
  };

  it('starts with the cheapest rate of each room and links to the checkout of both', async () => {
    const { location, rooms } = await openParty([double, single, dearer]);
    expect(rooms.getByRole('button', { name: /^Room 1: 2 adults/ })).toHaveTextContent('$234.16');
    expect(rooms.getByRole('button', { name: /^Room 2: 1 adult/ })).toHaveTextContent('$184.16');
    expect(rooms.getByText('Total for 2 rooms').nextSibling).toHaveTextContent('$418.32');
    await userEvent.click(rooms.getByRole('link', { name: 'Continue' }));
    expect((await screen.findAllByText('$418.32'))[0]).toBeVisible();
    expect(location()).toMatchObject({
      pathname: '/checkout',
      search:
        '?hotel=sea_view_clifton_karachi&room=101&room=101&rate=101-breakfast-flexible&rate=single' +
        `&check_in=2027-03-08&check_out=2027-03-10${party}`,
      state: { rates: [double, single] },
    });
  });

  it('shows the rates for the current room and keeps a choice in the address', async () => {
    const { location, rooms } = await openParty([double, single, dearer]);
    const choices = () =>
      rooms
        .getAllByRole('button', { name: /^Choose for room/ })
        .map(({ textContent }) => textContent);
    expect(choices()).toEqual(['Chosen for room 1']);
    await userEvent.click(rooms.getByRole('button', { name: /^Choose for room 1/ }));
    expect(rooms.getByRole('button', { name: /^Room 2/ })).toHaveFocus();
    expect(choices()).toEqual(['Chosen for room 2', 'Choose for room 2']);
    await userEvent.click(rooms.getByRole('button', { name: /^Choose .*All inclusive/ }));
    expect(location().search).toBe(
      `${stay}${party}&room=101&room=101&rate=101-breakfast-flexible&rate=all-inclusive`,
    );
    expect(rooms.getByRole('button', { name: /^Room 2/ })).toHaveTextContent('All inclusive');
  });

  it('names the room that does not fit if too few are left, and has no link to the checkout', async () => {
    const last = { ...double, left: 1 };
    const chosen = '&room=101&room=101&rate=101-breakfast-flexible&rate=all-inclusive';
    const { rooms } = await openParty([last, { ...single, left: 1 }, dearer], party + chosen);
    expect(rooms.getByText(/Choose another one for room 2\.$/)).toBeVisible();
    expect(rooms.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('links to the checkout of all rooms with one press if a rate fits them', async () => {
    const { location, rooms } = await openParty([fullRate], '&occupancy=1&occupancy=1');
    await userEvent.click(rooms.getByRole('link', { name: /^Take it for all 2 rooms/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(location().search).toContain('room=101&rate=101-breakfast-flexible&check_in');
    expect((await screen.findAllByText('$468.32'))[0]).toBeVisible();
  });
});

it('filters the rooms by their beds, in the address and without a new request', async () => {
  const { location, rooms } = await open(stay);
  expect(rooms.getByText('Showing 2 rooms')).toBeVisible();
  const choices = rooms.getAllByRole('button', { name: /^All rooms$|beds?$/ });
  const names = choices.map(({ textContent }) => textContent);
  expect(names).toEqual(['All rooms', '1 bed', '2 beds', '3+ beds']);
  expect(rooms.getByRole('button', { pressed: true })).toHaveTextContent('All rooms');
  await userEvent.click(rooms.getByRole('button', { name: '2 beds' }));
  expect(rooms.getByText('Showing 1 room')).toBeVisible();
  expect(rooms.queryByRole('heading', { name: 'Deluxe Double Room' })).not.toBeInTheDocument();
  expect(location().search).toBe(`${stay}&beds=2`);
  await userEvent.click(rooms.getByRole('button', { name: '3+ beds' }));
  expect(rooms.getByText(/^No room has this number of beds/)).toBeVisible();
  expect(hotelRequests()).toHaveLength(1);
});

it('links to no reviews if there is only a rating of the provider', async () => {
  await open(stay);
  await userEvent.click(screen.getByRole('button', { name: 'Guest rating' }));
  const rating = screen.getByRole('region', { name: 'Guest rating' });
  expect(rating).toHaveFocus();
  for (const text of ['9.1', 'Wonderful', '412 ratings by its guests']) {
    expect(within(rating).getByText(text)).toBeVisible();
  }
  for (const name of [/^Guest reviews/, 'See all reviews']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
});

it('shows rating, price, terms, place and contact of a hotel in its head', async () => {
  await open(stay);
  const head = within(screen.getByRole('region', { name: 'Overview' }));
  for (const text of [
    '9.1',
    'Wonderful',
    '4 stars',
    '12 Marine Promenade, Clifton, Karachi',
    '$234.16',
    '2 nights, 2 adults, taxes and charges included',
    '$3.58 of it paid at the property',
    'Fully refundable',
  ]) {
    expect(head.getByText(text)).toBeVisible();
  }
  expect(head.getByText(/^from/)).toHaveTextContent('from $234.16 for your stay');
  for (const untrue of [/member prices/, 'Reserve now, pay later', 'No rollaway beds']) {
    expect(screen.queryByText(untrue)).not.toBeInTheDocument();
  }
  const policies = await unfold('Policies');
  expect(policies.getByText('Minimum check-in age is 18.')).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  expect(hrefOf(/^Directions and street map/)).toBe(
    'https://maps.example/embed?at=24.8138,67.0299&z=14',
  );
  expect(hrefOf('View in a map')).toBe('#map');
  expect(hrefOf('+1 202 555 0142')).toBe('tel:+12025550142');
  const phone = screen.getByRole('link', { name: '+1 202 555 0142' });
  expect(phone.parentElement).toHaveAttribute('dir', 'ltr');
  expect(hrefOf('stay@sea-view.example')).toBe('mailto:stay@sea-view.example');
  expect(screen.getByRole('heading', { name: 'Sign in, save money' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Select a room' }));
  expect(screen.getByRole('region', { name: 'Choose your room' })).toHaveFocus();
});

it('shows only the terms of the rate whose price it shows', async () => {
  const amenities = ['Breakfast included', 'Free cancellation', 'Non-refundable deposit', 'Pool'];
  const groups = [{ amenities: amenities.map((amenity) => ({ amenity })) }];
  const [double, twin] = fullHotel.room_groups;
  const cheap = { ...leanRate, booking: 'instant' as const };
  provider.script[call] = json({
    ...fullHotel,
    amenity_groups: groups,
    room_groups: [double, { ...twin, room_amenities: groups[0]?.amenities }],
    rates: [fullRate, cheap, { ...cheap, id: 'also', meal: 'breakfast' }],
  });
  const { unmount, rooms } = await open(stay);
  const head = () => within(screen.getByRole('region', { name: 'Overview' }));
  const facilities = () =>
    within(screen.getByRole('region', { name: 'Most popular facilities' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(head().getByText('$175.50')).toBeVisible();
  expect(head().getByText('Reserve now, pay later')).toBeVisible();
  for (const term of ['Fully refundable', / on some rates$/]) {
    expect(screen.queryByText(term)).not.toBeInTheDocument();
  }
  // The facilities that travelers ask for most come first.
  expect(facilities()).toEqual(['Pool', 'Non-refundable deposit']);
  expect(rooms.queryByText('Free cancellation')).not.toBeInTheDocument();
  expect(rooms.getByText('Non-refundable deposit')).toBeVisible();
  unmount();
  await open(`${stay}&breakfast=1&free_cancellation=1`);
  expect(head().getByText('$234.16')).toBeVisible();
  expect(head().getByText('Fully refundable')).toBeVisible();
  expect(screen.queryByText('Reserve now, pay later')).not.toBeInTheDocument();
  expect(facilities()).toEqual([
    'Pool',
    'Breakfast included',
    'Free cancellation',
    'Non-refundable deposit',
  ]);
});

it('says in its head why there is no price for a party', async () => {
  await open(`${stay}&occupancy=3`);
  const head = within(screen.getByRole('region', { name: 'Overview' }));
  expect(head.getByText('No room for 3 adults')).toBeVisible();
  expect(head.getByText('Try 2 rooms')).toBeVisible();
  expect(head.queryByRole('link', { name: 'Select a room' })).not.toBeInTheDocument();
  await userEvent.click(head.getByRole('link', { name: 'Change your stay' }));
  await waitFor(async () =>
    expect(await screen.findByRole('search', { name: 'Change your stay' })).toHaveFocus(),
  );
  expect(screen.queryByText('Fully refundable')).not.toBeInTheDocument();
});

it('lists the room with the cheapest rate first, and one rate for the same terms', async () => {
  const twin = { ...leanRate, room_group_id: 102 };
  const nights = [
    { date: '2027-03-08', amount: '130.00' },
    { date: '2027-03-09', amount: '136.34' },
  ];
  const dearer = { ...fullRate, id: 'same', nights };
  const total = { total: '300.00', total_now: '296.42' };
  provider.script[call] = json({ ...fullHotel, rates: [{ ...dearer, ...total }, fullRate, twin] });
  const { rooms } = await open(stay, undefined, 'Hotels answer by noon.');
  const named = rooms.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(named).toEqual(['Twin Room', 'Deluxe Double Room']);
  expect(rooms.getAllByRole('link', { name: /^Select Deluxe/ })).toHaveLength(1);
  expect(rooms.queryByText('$300.00')).not.toBeInTheDocument();
  expect(rooms.getByRole('link', { name: /^Send request: Twin Room/ })).toHaveTextContent(
    'Send request',
  );
  expect(rooms.getByText('On request: the property confirms the booking')).toBeVisible();
  expect(rooms.getAllByText('Hotels answer by noon.')).toHaveLength(1);
});

it('shows no sample of a hotel without rates on a live site', async () => {
  provider.script[call] = json(plainHotel);
  renderAt(address + stay, { apiOrigin: provider.origin, live: true });
  await screen.findByRole('heading', { level: 1, name: 'Sea View Clifton' });
  expect(screen.getAllByText('No price available')).toHaveLength(3);
  for (const text of ['Fully refundable', 'Reserve now, pay later', '$148 total']) {
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }
});

it('shows no sample policies, missing reviews or dead links, and no sign-in to a signed-in traveler', async () => {
  const rules = { policies: null, check_in_from: null, check_out_until: null };
  const ways = { contact_phone: 'ask', contact_email: null };
  provider.script[call] = json({ ...fullHotel, ...rules, ...ways, guest_rating: null });
  await open(stay, memoryStorage({ 'signed-in': '1' }));
  const policies = await unfold('Policies');
  expect(policies.getByText('The property lists no policies.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Guest rating' })).toBeVisible();
  expect(screen.getByText('ask')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'ask' })).not.toBeInTheDocument();
  expect(screen.queryByText('Email:', { exact: false })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Sign in, save money' })).not.toBeInTheDocument();
});

it('shows rates with breakfast first to a traveler who filtered results by breakfast', async () => {
  const cheap = { ...leanRate, booking: 'instant' as const };
  provider.script[call] = json({ ...fullHotel, rates: [cheap, fullRate] });
  const { location, rooms } = await open(`${stay}&breakfast=1`);
  const head = within(screen.getByRole('region', { name: 'Overview' }));
  expect(head.getByText('$234.16')).toBeVisible();
  expect(
    head.getByText('2 nights, 2 adults, breakfast included, taxes and charges included'),
  ).toBeVisible();
  const named = () => rooms.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(named()).toEqual(['Deluxe Double Room', 'Twin Room']);
  await userEvent.click(rooms.getByRole('button', { name: 'Breakfast first', pressed: true }));
  await waitFor(() => expect(named()).toEqual(['Twin Room', 'Deluxe Double Room']));
  expect(head.getByText('$175.50')).toBeVisible();
  expect(location().search).toBe(stay);
  await waitFor(() =>
    expect(rooms.getByRole('button', { name: 'Breakfast first', pressed: false })).toHaveFocus(),
  );
});

it('marks its price as freely cancelable for a traveler who filtered results by free cancellation', async () => {
  const cheap = { ...leanRate, booking: 'instant' as const };
  provider.script[call] = json({ ...fullHotel, rates: [cheap, fullRate] });
  const { rooms } = await open(`${stay}&free_cancellation=1`);
  const head = within(screen.getByRole('region', { name: 'Overview' }));
  expect(head.getByText('$234.16')).toBeVisible();
  expect(head.getByText('Free cancellation')).toBeVisible();
  const first = rooms.getByRole('button', { name: 'Free cancellation first', pressed: true });
  await userEvent.click(first);
  await waitFor(() => expect(head.getByText('$175.50')).toBeVisible());
});

it('says that a price excludes the breakfast of the search', async () => {
  provider.script[call] = json({ ...fullHotel, rates: [leanRate] });
  const { rooms } = await open(`${stay}&breakfast=1`);
  const head = within(screen.getByRole('region', { name: 'Overview' }));
  expect(head.getByText(/without breakfast/)).toBeVisible();
  expect(rooms.getByText('No rate for this stay includes breakfast.')).toBeVisible();
});

it('shows all pictures in a dialog that works with keys and buttons', async () => {
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
