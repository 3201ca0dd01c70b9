import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import { hrefOf } from '../../support/hrefOf.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { hangUp, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
const inn = { ...fullHotel, id: 'inn', name: 'The Inn', amenity_groups: null, rates: [leanRate] };
const stay = 'check_in=2027-03-08&check_out=2027-03-10';
const both = `/compare?hotels=${fullHotel.id}&hotels=inn`;

beforeEach(async () => {
  provider = await startProvider({});
  respond(fullHotel, inn);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function respond(...hotels: Hotel[]) {
  for (const hotel of hotels) provider.script[`/api/hotels/${hotel.id}`] = json(hotel);
}

/** Opens a comparison and waits for these hotels. */
async function open(address: string, ...names: string[]) {
  const app = renderAt(address, { apiOrigin: provider.origin });
  for (const name of names) await screen.findByRole('link', { name });
  return app;
}

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const cells = (name: RegExp) =>
  row(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('compares hotels for the stay and the party of its address', async () => {
  await open(`${both}&${stay}&occupancy=1`, 'Sea View Clifton', 'The Inn');
  expect(provider.requests.toSorted()).toEqual([
    `/api/hotels/inn?${stay}`,
    `/api/hotels/${fullHotel.id}?${stay}`,
  ]);
  expect(columns()).toEqual([
    'Sea View CliftonSee availabilityRemove',
    'The InnSee availabilityRemove',
  ]);
  expect(hrefOf('The Inn')).toBe(`/hotel-detail/inn?${stay}&occupancy=1`);
  expect(screen.getByText('Prices for Mar 8 - Mar 10, 1 traveler, 1 room.')).toBeVisible();
  const [first, second] = row(/^Price/).getAllByRole('cell');
  expect(first).toHaveTextContent('2 nights, 1 adult$234.16taxes and charges included');
  expect(first).toHaveTextContent('Pay before arrival$230.58');
  expect(second).toHaveTextContent('Pay at property$175.50');
  expect(cells(/^Payment/)).toEqual(['Pay before arrival', 'Pay at the property']);
  expect(cells(/^Breakfast/)).toEqual(['Breakfast included', 'Not included']);
  expect(cells(/^Guest rating/)).toEqual([
    '9.1 of 10 · Wonderful · 412 ratings',
    '9.1 of 10 · Wonderful · 412 ratings',
  ]);
  expect(cells(/^Cancellation/)[1]).toBe('Non-refundable');
  expect(cells(/^Swimming pool/)).toEqual(['Yes', 'Not listed']);
});

it('marks differences in words and can show only the differences', async () => {
  const { location } = await open(both, 'Sea View Clifton', 'The Inn');
  expect(screen.getByRole('rowheader', { name: 'Breakfast Differs' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Stars' })).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Show only differences' }));
  await waitFor(() => expect(location().search).toMatch(/&differences=1$/));
  expect(screen.queryByRole('rowheader', { name: 'Stars' })).not.toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Breakfast Differs' })).toBeVisible();
});

it('says when nothing differs', async () => {
  respond({ ...fullHotel, id: 'inn', name: 'The Inn' });
  await open(`${both}&differences=1`, 'The Inn');
  await screen.findByText('There are no known differences between these properties.');
  expect(screen.queryByRole('rowheader', { name: /Price/ })).not.toBeInTheDocument();
});

it('removes a hotel and moves the focus to the table', async () => {
  const { location } = await open(both, 'Sea View Clifton', 'The Inn');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Sea View Clifton' }));
  await waitFor(() => expect(location().search).toBe('?hotels=inn'));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Properties side by side' })).toHaveFocus(),
  );
  expect(screen.getByText(/^Check another property in the results/)).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: /Differs/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove: The Inn' }));
  expect(await screen.findByText(/^There is nothing to compare\./)).toBeVisible();
});

it('marks the column of a hotel that is gone or did not load, and can load it again', async () => {
  provider.script['/api/hotels/inn'] = hangUp;
  await open(`${both}&hotels=old`, 'Sea View Clifton');
  expect(await screen.findByText('This property is no longer offered.')).toBeVisible();
  expect(await screen.findByText(/^This property could not be loaded\./)).toBeVisible();
  expect(cells(/^Stars/)).toEqual(['4 stars', 'Not known', 'Not known']);
  respond(inn);
  await userEvent.click(screen.getByRole('button', { name: 'Try again: inn' }));
  expect(await screen.findByRole('link', { name: 'The Inn' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove: old' }));
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
});

it('puts hotels with breakfast first if the results did, and leads back to the same search', async () => {
  await open(`${both}&${stay}&breakfast=1`, 'The Inn');
  expect(hrefOf('The Inn')).toBe(`/hotel-detail/inn?${stay}&breakfast=1`);
  expect(hrefOf('Back to results')).toBe(
    `/hotel-listing?city=Karachi&${stay}&compare=${fullHotel.id}&compare=inn`,
  );
});
