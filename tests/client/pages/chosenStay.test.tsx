import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { hrefOf } from '../../support/hrefOf.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

const stay = 'check_in=2027-03-08&check_out=2027-03-10';
const choice = `?hotel=sea_view_clifton_karachi&room=101&rate=101-breakfast-flexible&${stay}`;
const call = '/api/hotels/sea_view_clifton_karachi';

/** Returns the sample rate with other prices of the nights, which are due now. */
function rateAt(first: string, total: string, totalNow: string, more: Partial<Rate> = {}): Rate {
  const nights = [{ date: '2027-03-08', amount: first }, ...fullRate.nights.slice(1)];
  return { ...fullRate, nights, total, total_now: totalNow, ...more };
}
const dearer = rateAt('106.00', '244.16', '240.58');
const cheaper = rateAt('86.00', '224.16', '220.58');

let provider: Awaited<ReturnType<typeof startProvider>>;

beforeEach(async () => {
  provider = await startProvider({ [call]: json(fullHotel) });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function open(
  page: 'pre-checkout' | 'checkout',
  { query = choice, rate = {}, agentPrices = false } = {},
) {
  const entry = { pathname: `/${page}`, search: query, state: { rates: [rate] } };
  return renderAt(entry, { apiOrigin: provider.origin, agentPrices });
}
const offer = (rates: readonly Rate[]) => {
  provider.script[call] = json({ ...fullHotel, rates });
};
const bookNow = () => screen.queryByRole('button', { name: 'Book and agree to pay' });
const hotelRequests = () => provider.requests.filter((path) => path.startsWith(call));
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('leads from the pre-checkout to the checkout, the only step of a stay, and back to the hotel', async () => {
  const { location } = open('pre-checkout', { rate: fullRate });
  expect(await screen.findByRole('heading', { name: 'Sea View Clifton' })).toBeVisible();
  expect(hotelRequests()).toEqual([`${call}?${stay}`]);
  for (const text of [
    'Deluxe Double Room',
    '2 adults · Breakfast included',
    '1 room x 2 nights',
    'The property charges PKR 1,000',
    'Free cancellation until Sat, Mar 6, 6:00 PM (Karachi time, GMT+5).',
    'Mon, Mar 8, 2027',
    '2-night stay',
    '$234.16',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.queryByText(/points|OneKeyCash|statement credit/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(location()).toMatchObject({
    pathname: '/checkout',
    search: choice,
    state: { rates: [fullRate] },
  });
  expect(hrefOf('Return to selection')).toBe(`/hotel-detail/sea_view_clifton_karachi?${stay}`);
});

it('shows the differences when the price has risen, and continues only after consent', async () => {
  offer([dearer]);
  const { location } = open('pre-checkout', { rate: fullRate });
  expect(await screen.findByRole('heading', { name: 'The price is higher now' })).toBeVisible();
  expect(cellsOf(screen.getByRole('table'))).toEqual([
    ['Item', 'Before', 'Now', 'Difference'],
    ['1 room for 2 nights', '$200.50', '$210.50', '+$10.00'],
    ['Pay before arrival', '$230.58', '$240.58', '+$10.00'],
    ['Total', '$234.16', '$244.16', '+$10.00'],
  ]);
  expect(bookNow()).not.toBeInTheDocument();
  expect(hrefOf('Choose another room')).toBe(`/hotel-detail/sea_view_clifton_karachi?${stay}`);
  await userEvent.click(screen.getByRole('button', { name: 'Accept the change' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(bookNow()).toBeVisible();
  expect(location().state).toEqual({ rates: [dearer] });
  expect(hotelRequests()).toHaveLength(1);
});

it('needs no click to book when the price has fallen', async () => {
  offer([cheaper]);
  open('checkout', { rate: fullRate });
  expect(await screen.findByRole('heading', { name: 'The price is lower now' })).toBeVisible();
  expect(screen.getByRole('table')).toHaveTextContent('−$10.00');
  expect(bookNow()).toBeVisible();
});

it('asks when the price has fallen but the stay can no longer be canceled', async () => {
  offer([{ ...cheaper, free_cancellation_until: null }]);
  open('checkout', { rate: fullRate });
  expect(await screen.findByRole('button', { name: 'Accept the change' })).toBeVisible();
  expect(screen.getByText(/^Cancellation:/)).toHaveTextContent(/Non-refundable$/);
  expect(bookNow()).not.toBeInTheDocument();
});

it('multiplies the price by the number of rooms', async () => {
  open('checkout', {
    query: `${choice}&occupancy=2&occupancy=1`,
    rate: fullRate,
    agentPrices: true,
  });
  expect(await screen.findByText('2 rooms x 2 nights')).toBeVisible();
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('$468.32');
  // The code of the agent's fields loads later.
  expect(await screen.findByRole('textbox', { name: 'Client price' })).toHaveValue('$468.32');
  expect(screen.getByRole('textbox', { name: 'Commission' })).toHaveValue('10 % $40.10');
});

it.each([
  ['is not in the response', [], '', ''],
  [
    'has fewer rooms left than wanted',
    [fullRate],
    '&occupancy=1&occupancy=1&occupancy=1&occupancy=1',
    '&room=101&rate=101-breakfast-flexible',
  ],
])('says that a rate is gone if it %s', async (_, rates, party, kept) => {
  offer(rates);
  open('checkout', { query: choice + party, rate: fullRate });
  expect(await screen.findByRole('heading', { name: 'This offer is gone' })).toBeVisible();
  expect(hrefOf('See the rooms of Sea View Clifton')).toBe(
    `/hotel-detail/sea_view_clifton_karachi?${stay}${party}${kept}`,
  );
  expect(bookNow()).not.toBeInTheDocument();
});

it.each([
  ['the page of the hotel', `/hotel-detail/sea_view_clifton_karachi`, `?${stay}`],
  ['the checkout', '/checkout', choice],
])(
  'says on %s that a price exceeds the limit for a single card payment',
  async (_, pathname, search) => {
    const inPesos = (amount: string) => `${Number(amount) * 8_000}.00`;
    const nights = fullRate.nights.map((night) => ({ ...night, amount: inPesos(night.amount) }));
    const taxes = fullRate.taxes.map((tax) => ({ ...tax, amount: inPesos(tax.amount) }));
    const rate: Rate = {
      ...fullRate,
      nights,
      taxes,
      total: inPesos(fullRate.total),
      total_now: inPesos(fullRate.total_now),
      total_property: inPesos(fullRate.total_property),
      commission: null,
      currency: 'COP',
      collect: 'site',
    };
    offer([rate]);
    const entry = { pathname, search, state: { rates: [rate] } };
    renderAt(entry, { apiOrigin: provider.origin, payments: 'COP:50 USD:50' });
    const text =
      /^COP\s1,844,640 is too much for one card payment: COP\s999,999\.99 is the most\. Book the room with the hotel\.$/;
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(bookNow()).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Select .*Deluxe/ })).not.toBeInTheDocument();
  },
);

it.each([
  ['an unknown hotel', choice.replace('sea_view', 'no_such'), `?${stay}`],
  ['an unknown room', choice.replace('room=101', 'room=999'), `?${stay}`],
  ['a rate without a hotel', '?rate=101-breakfast-flexible', ''],
])('links to the search for its stay from an address with %s', async (_, query, search) => {
  open('pre-checkout', { query });
  expect(await screen.findByRole('heading', { name: 'We could not find this room' })).toBeVisible();
  expect(hrefOf('Search for a stay')).toBe(`/hotel-listing${search}`);
});

it.each([
  ['a state of the wrong shape', { total: 7 }],
  ['the rate of another address', { ...dearer, id: 'another' }],
])('shows the stay without a receipt when there is %s', async (_, rate) => {
  open('pre-checkout', { rate });
  expect(await screen.findByRole('heading', { name: 'Sea View Clifton' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(bookNow()).toBeVisible();
});

it.each(['pre-checkout', 'checkout'])(
  'has no sample stay on the %s of a live site',
  async (page) => {
    renderAt(`/${page}`, { apiOrigin: provider.origin, live: true });
    expect(await screen.findByRole('heading', { name: 'No room is chosen yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search for a stay' })).toBeVisible();
    expect(screen.queryByText('Clifton Shore Hotel')).not.toBeInTheDocument();
  },
);
