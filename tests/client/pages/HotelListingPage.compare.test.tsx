import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

// The sample rates are for other days than the requested ones, which logs errors.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

// Tests of 'Compare properties' in the listing.

let provider: Awaited<ReturnType<typeof startProvider>>;
const hotels = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...fullHotel, id: name, name }));

beforeEach(async () => {
  provider = await startProvider({ '/api/hotels/search': json({ hotels }) });
  for (const hotel of hotels) provider.script[`/api/hotels/${hotel.id}`] = json(hotel);
});

async function open(query = '') {
  const app = renderAt(`/hotel-listing${query}`, { apiOrigin: provider.origin });
  await screen.findByText('Found 5 properties');
  return app;
}

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare: ${name}` });
/** Hotels with a price have their tick box in the menu. */
const openMenu = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `More about ${name}` }));
const bar = () => within(screen.getByRole('group', { name: 'Properties to compare' }));

it('allows up to four ticked hotels, and explains why a fifth is impossible', async () => {
  const { location } = await open();
  await userEvent.click(box('A'));
  await waitFor(() => expect(location().search).toBe('?compare=A'));
  expect(box('A')).toBeChecked();
  expect(bar().getByRole('status')).toHaveTextContent(/^Check another property/);
  expect(bar().queryByRole('link')).not.toBeInTheDocument();
  for (const name of ['B', 'C', 'D']) await userEvent.click(box(name));
  await waitFor(() => expect(location().search).toBe('?compare=A&compare=B&compare=C&compare=D'));
  expect(box('E')).toHaveAttribute('aria-disabled', 'true');
  expect(box('E')).toHaveAccessibleDescription('4 of 4 chosen. Remove one to compare another.');
  await userEvent.click(box('E'));
  expect(box('E')).not.toBeChecked();
  expect(location().search).not.toContain('E');
  expect(provider.requests).toHaveLength(1);
});

it('removes a ticked hotel in the bar and keeps the focus there', async () => {
  const { location } = await open('?compare=A&compare=B&compare=Z');
  expect(bar().getByRole('status')).toHaveTextContent('3 of 4 chosen.');
  await userEvent.click(
    bar().getByRole('button', { name: 'Remove from comparison: Not in these results' }),
  );
  await userEvent.click(bar().getByRole('button', { name: 'Remove from comparison: A' }));
  await waitFor(() => expect(location().search).toBe('?compare=B'));
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Properties to compare' })).toHaveFocus(),
  );
  expect(box('A')).not.toBeChecked();
  expect(box('B')).toBeChecked();
});

it('links to the comparison with the stay and the party, and back to the same ticks', async () => {
  const query = '?check_in=2027-03-08&check_out=2027-03-10&occupancy=1';
  const { location, navigate } = await open(query);
  for (const name of ['A', 'C']) {
    await openMenu(name);
    await userEvent.click(box(name));
  }
  await userEvent.click(await bar().findByRole('link', { name: 'Compare 2 properties' }));
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'Compare properties' })).toHaveFocus(),
  );
  expect(location()).toMatchObject({
    pathname: '/compare',
    search: `?hotels=A&hotels=C&${query.slice(1)}`,
  });
  const back = await screen.findByRole('link', { name: 'Back to results' });
  expect(back).toHaveAttribute('href', `/hotel-listing${query}&compare=A&compare=C`);
  navigate(-1);
  await screen.findByText('Found 5 properties');
  for (const [name, ticked] of [
    ['A', true],
    ['B', false],
    ['C', true],
  ] as const) {
    await openMenu(name);
    expect(box(name).checked).toBe(ticked);
  }
});

it('hides the tick boxes while the switch is off, and keeps the ticks', async () => {
  const { location } = await open('?compare=A&compare=B');
  const toggle = screen.getByRole('switch', { name: 'Compare properties' });
  await userEvent.click(toggle);
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: /^Compare:/ })).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole('group', { name: 'Properties to compare' })).not.toBeInTheDocument();
  expect(location().search).toBe('?comparing=0&compare=A&compare=B');
  await userEvent.click(toggle);
  expect(await screen.findByRole('checkbox', { name: 'Compare: A' })).toBeChecked();
});
