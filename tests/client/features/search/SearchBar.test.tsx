import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/samples/fullHotel.ts';
import { hotelsApi } from '#client/api/hotelsApi.ts';
import { addDays, today } from '#client/domain/calendarDay.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { hangUp, json, scriptProvider } from '../../../support/scriptedProvider.ts';

let provider: Awaited<ReturnType<typeof scriptProvider>>;
let logged: jest.SpyInstance;

beforeEach(async () => {
  provider = await scriptProvider({
    '/api/hotels/rand4': json([]),
    '/api/hotels/rand8': json([]),
    '/api/hotels/search': json({ hotels: [fullHotel] }),
  });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  logged.mockRestore();
  await provider.close();
});

async function openHome() {
  const app = renderAt('/', { apiOrigin: provider.origin });
  const form = within(await screen.findByRole('search'));
  await waitFor(() => expect(provider.requests).toHaveLength(2));
  return { ...app, form };
}

const searches = () => provider.requests.filter((url) => url.startsWith('/api/hotels/search'));

it('sends city and dates, and never the travellers', async () => {
  const { form, location } = await openHome();
  const checkIn = addDays(today(), 10);
  await userEvent.type(form.getByLabelText('Where to?'), ' Karachi, Sindh, Pakistan');
  await userEvent.type(form.getByLabelText('Check-in'), checkIn);
  await userEvent.type(form.getByLabelText('Check-out'), addDays(checkIn, 3));
  await userEvent.type(form.getByLabelText('Travelers'), '2 travelers');
  await userEvent.click(form.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(location().pathname).toBe('/hotel-listing'));
  const query = `city=Karachi&check_in=${checkIn}&check_out=${addDays(checkIn, 3)}`;
  expect(searches()).toEqual([`/api/hotels/search?${query}`]);
  expect(location().search).toBe(`?${query}`);
  expect(location().state).toEqual({ hotels: [fullHotel] });
});

it('requires nothing', async () => {
  const { form, location } = await openHome();
  await userEvent.click(form.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(location().pathname).toBe('/hotel-listing'));
  expect(searches()).toEqual(['/api/hotels/search']);
});

it('offers no past day, and no check-out before the check-in', async () => {
  const { form } = await openHome();
  const checkIn = form.getByLabelText('Check-in');
  const checkOut = form.getByLabelText('Check-out');
  expect(checkIn).toHaveAttribute('min', today());
  expect(checkOut).toHaveAttribute('min', addDays(today(), 1));
  await userEvent.type(checkOut, addDays(today(), 2));
  await userEvent.type(checkIn, addDays(today(), 5));
  expect(checkOut).toHaveValue(addDays(today(), 6));
  expect(checkOut).toHaveAttribute('min', addDays(today(), 6));
});

it('covers the page while it searches, and only then', async () => {
  let answerLate = () => {};
  provider.script['/api/hotels/search'] = (request, response) => {
    answerLate = () => json({}, 503)(request, response);
  };
  const { form } = await openHome();
  await userEvent.click(form.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Loading...')).toBeVisible();
  answerLate();
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
});

it.each([
  ['a status', json({ title: 'no' }, 500), ['API returned error', 500]],
  ['the network', hangUp, ['API fetch error', expect.anything()]],
])('stays, says nothing and logs when the search fails by %s', async (_, answer, line) => {
  provider.script['/api/hotels/search'] = answer;
  const { form, location } = await openHome();
  await userEvent.type(form.getByLabelText('Where to?'), 'Dubai{Enter}');
  await waitFor(() => expect(logged.mock.calls).toEqual([line]));
  expect(location().pathname).toBe('/');
  expect(form.getByLabelText('Where to?')).toHaveValue('Dubai');
  expect(screen.queryByText(/error|failed/i)).not.toBeInTheDocument();
});

it('lets the later of two searches win, though the first one answers too', async () => {
  const answers = new Map<string, () => void>();
  provider.script['/api/hotels/search'] = (request, response) => {
    const city = new URL(request.url ?? '', 'http://p').searchParams.get('city') ?? '';
    answers.set(city, () => json({ hotels: [{ ...fullHotel, name: city }] })(request, response));
  };
  const { form, location, store } = await openHome();
  const where = form.getByLabelText('Where to?');
  await userEvent.type(where, 'Dubai{Enter}');
  await userEvent.clear(where);
  await userEvent.type(where, 'Lisbon{Enter}');
  await waitFor(() => expect([...answers.keys()]).toEqual(['Dubai', 'Lisbon']));
  const { searchHotels } = hotelsApi.endpoints;
  const status = (city: string) => searchHotels.select({ city })(store.getState()).status;
  answers.get('Dubai')?.();
  await waitFor(() => expect(status('Dubai')).toBe('fulfilled'));
  expect(location().pathname).toBe('/');
  answers.get('Lisbon')?.();
  await waitFor(() => expect(location().search).toBe('?city=Lisbon'));
  expect(await screen.findByRole('link', { name: 'Lisbon' })).toBeVisible();
});

it('forgets a search whose page is left, and its overlay with it', async () => {
  let answerLate = () => {};
  provider.script['/api/hotels/search'] = (request, response) => {
    answerLate = () => json({ hotels: [fullHotel] })(request, response);
  };
  const { form, location, store } = await openHome();
  await userEvent.click(form.getByRole('button', { name: 'Search' }));
  await screen.findByText('Loading...');
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  answerLate();
  const answer = hotelsApi.endpoints.searchHotels.select({});
  await waitFor(() => expect(answer(store.getState()).isSuccess).toBe(true));
  expect(location().pathname).toBe('/sign-in');
});
