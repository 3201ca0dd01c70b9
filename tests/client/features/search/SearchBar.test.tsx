import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainHotel } from '#contracts/kit/samples/hotels.ts';
import { hotelsApi } from '#client/api/hotels/hotelsApi.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { enter } from '../../../support/enter.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { hold, json } from '../../../support/scriptedProvider.ts';
import { startProvider } from '../../../support/startProvider.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
let logged: jest.SpyInstance;

beforeEach(async () => {
  provider = await startProvider({
    '/api/hotels/rand4': json([]),
    '/api/hotels/rand8': json([]),
    '/api/hotels/search': json({ hotels: [plainHotel] }),
  });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function openHome() {
  const app = renderAt('/', { apiOrigin: provider.origin });
  const form = within(await screen.findByRole('search'));
  await waitFor(() => expect(provider.requests).toHaveLength(2));
  return { ...app, form };
}

const searches = () => provider.requests.filter((url) => url.startsWith('/api/hotels/search'));

it('sends city and dates but not the travelers', async () => {
  const { form, location } = await openHome();
  const checkIn = addDays(today(), 10);
  await enter(form.getByLabelText('Where to?'), ' Karachi, Sindh, Pakistan');
  await enter(form.getByLabelText('Check-in'), checkIn);
  await enter(form.getByLabelText('Check-out'), addDays(checkIn, 3));
  await enter(form.getByLabelText('Travelers'), '2 travelers');
  await userEvent.click(form.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(location().pathname).toBe('/hotel-listing'));
  const query = `city=Karachi&check_in=${checkIn}&check_out=${addDays(checkIn, 3)}`;
  expect(searches()).toEqual([`/api/hotels/search?${query}`]);
  expect(location().search).toBe(`?${query}`);
  expect(location().state).toEqual({ hotels: [plainHotel] });
});

it('requires no field and requests the same hotels as the listing', async () => {
  const prefer: unknown[] = [];
  provider.script['/api/hotels/search'] = (request, response) => {
    prefer.push(request.headers['prefer']);
    json({ hotels: [plainHotel] })(request, response);
  };
  const { form, location } = await openHome();
  await userEvent.click(form.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(location().pathname).toBe('/hotel-listing'));
  expect(searches()).toEqual(['/api/hotels/search']);
  expect(prefer).toEqual(['return=minimal']);
});

describe('the request of a complete form', () => {
  const checkIn = addDays(today(), 10);
  const checkOut = addDays(checkIn, 3);
  const request = `/api/hotels/search?city=Karachi&check_in=${checkIn}&check_out=${checkOut}`;

  async function fill(form: Awaited<ReturnType<typeof openHome>>['form']) {
    await enter(form.getByLabelText('Where to?'), 'Karachi');
    await enter(form.getByLabelText('Check-in'), checkIn);
    await enter(form.getByLabelText('Check-out'), checkOut);
    return form.getByRole('button', { name: 'Search' });
  }

  it.each([
    ['pressed down', (button: HTMLElement) => fireEvent.pointerDown(button)],
    ['focused', (button: HTMLElement) => act(() => button.focus())],
  ])('is sent once, as soon as the button is %s', async (_, touch) => {
    const { form, location } = await openHome();
    const button = await fill(form);
    expect(searches()).toEqual([]);
    touch(button);
    await waitFor(() => expect(searches()).toEqual([request]));
    expect(location().pathname).toBe('/');
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    await userEvent.click(button);
    await waitFor(() => expect(location().pathname).toBe('/hotel-listing'));
    expect(await screen.findByRole('link', { name: plainHotel.name })).toBeVisible();
    expect(searches()).toEqual([request]);
  });

  it('is canceled when the criteria change and repeated when it failed', async () => {
    const closed = jest.fn();
    provider.script['/api/hotels/search'] = (_request, response) => {
      response.on('close', closed);
    };
    const { form, location } = await openHome();
    const button = await fill(form);
    fireEvent.pointerDown(button);
    await waitFor(() => expect(searches()).toEqual([request]));
    await enter(form.getByLabelText('Where to?'), 'x');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    provider.script['/api/hotels/search'] = json({}, 503);
    fireEvent.pointerDown(button);
    await waitFor(() => expect(searches()).toHaveLength(2));
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    provider.script['/api/hotels/search'] = json({ hotels: [plainHotel] });
    await userEvent.click(button);
    await waitFor(() => expect(location().pathname).toBe('/hotel-listing'));
    expect(searches()).toHaveLength(3);
  });

  it('is not sent before the form is complete', async () => {
    const { form } = await openHome();
    await enter(form.getByLabelText('Where to?'), 'Karachi');
    fireEvent.pointerDown(form.getByRole('button', { name: 'Search' }));
    await enter(form.getByLabelText('Where to?'), '{Enter}');
    await waitFor(() => expect(searches()).toEqual(['/api/hotels/search?city=Karachi']));
  });
});

it('shows the overlay during a search, and stays on the page when the search fails', async () => {
  const held = hold(json({}, 503));
  provider.script['/api/hotels/search'] = held.handler;
  const { form, location } = await openHome();
  await enter(form.getByLabelText('Where to?'), 'Dubai{Enter}');
  expect(await screen.findByText('Loading...')).toBeVisible();
  held.release();
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
  await waitFor(() => expect(logged.mock.calls).toEqual([['API returned error', 503]]));
  expect(location().pathname).toBe('/');
  expect(form.getByLabelText('Where to?')).toHaveValue('Dubai');
  expect(screen.queryByText(/error|failed/i)).not.toBeInTheDocument();
});

it('uses the later of two searches when the first one responds too', async () => {
  const responses = new Map<string, () => void>();
  provider.script['/api/hotels/search'] = (request, response) => {
    const city = new URL(request.url ?? '', 'http://p').searchParams.get('city') ?? '';
    responses.set(city, () => json({ hotels: [{ ...plainHotel, name: city }] })(request, response));
  };
  const { form, location, store } = await openHome();
  const where = form.getByLabelText('Where to?');
  await enter(where, 'Dubai{Enter}');
  await waitFor(() => expect([...responses.keys()]).toEqual(['Dubai']));
  await userEvent.clear(where);
  await enter(where, 'Lisbon{Enter}');
  await waitFor(() => expect([...responses.keys()]).toEqual(['Dubai', 'Lisbon']));
  const { searchHotels } = hotelsApi.endpoints;
  const status = (city: string) => searchHotels.select({ city })(store.getState()).status;
  responses.get('Dubai')?.();
  await waitFor(() => expect(status('Dubai')).toBe('fulfilled'));
  expect(location().pathname).toBe('/');
  responses.get('Lisbon')?.();
  await waitFor(() => expect(location().search).toBe('?city=Lisbon'));
  expect(await screen.findByRole('link', { name: 'Lisbon' })).toBeVisible();
});

it('ignores a search and hides its overlay when the traveler leaves the page', async () => {
  const search = hold(json({ hotels: [plainHotel] }));
  provider.script['/api/hotels/search'] = search.handler;
  const { form, location, store } = await openHome();
  await userEvent.click(form.getByRole('button', { name: 'Search' }));
  await screen.findByText('Loading...');
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  search.release();
  const result = hotelsApi.endpoints.searchHotels.select({});
  await waitFor(() => expect(result(store.getState()).isSuccess).toBe(true));
  expect(location().pathname).toBe('/sign-in');
});
