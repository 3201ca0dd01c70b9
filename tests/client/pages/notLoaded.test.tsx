import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerResponse } from 'node:http';
import { notJsonProblemType } from '#contracts/provider/problem.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { enter } from '../../support/enter.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { hotelTonight } from '../../support/tonight.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { type Handler, hangUp, hold, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

const hotelAddress = `/hotel-detail/${fullHotel.id}`;
const hotelCall = `/api/hotels/${fullHotel.id}`;
const search = '/api/hotels/search';

let provider: Awaited<ReturnType<typeof startProvider>>;

beforeEach(async () => {
  provider = await startProvider({
    '/api/hotels/rand4': json([fullHotel]),
    '/api/hotels/rand8': json([fullHotel]),
    [search]: json({ hotels: [fullHotel] }),
    [hotelCall]: json(fullHotel),
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = (address: string) => renderAt(address, { apiOrigin: provider.origin, live: true });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

/** Responds with a problem that asks the client to wait. */
function busy(status: number, seconds: number): Handler {
  return (_, response) => {
    const headers = { 'content-type': 'application/problem+json', 'retry-after': String(seconds) };
    response.writeHead(status, headers).end(JSON.stringify({ title: 'Busy', status }));
  };
}

describe('on a live site', () => {
  test.each([
    ['a listing', '/hotel-listing?city=Karachi', search, 'The search results', 'Stays in Karachi'],
    ['a hotel', hotelAddress, hotelCall, 'This hotel', fullHotel.name],
    ['a row of the home page', '/', '/api/hotels/rand8', 'These hotels', undefined],
    ['the carousel', '/', '/api/hotels/rand4', 'The popular hotels', undefined],
  ])('a failed load of %s shows an error with a retry', async (_, address, call, what, title) => {
    const works = provider.script[call] ?? hangUp;
    provider.script[call] = json({ title: 'Broken' }, 500);
    open(address);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${what} could not be loaded. Try again in a moment.`);
    for (const untrue of [
      /^No (properties|hotels) found/,
      /^Loading hotels/,
      'Fully refundable',
      /Minimum check-in age/,
    ]) {
      expect(screen.queryByText(untrue)).not.toBeInTheDocument();
    }

    const waiting = hold(json({ title: 'Broken' }, 500));
    provider.script[call] = waiting.handler;
    await userEvent.click(tryAgain());
    await waitFor(() => expect(alert).toHaveTextContent('Trying again …'));
    await waitFor(() => expect(tryAgain()).toHaveFocus());
    waiting.release();
    await waitFor(() => expect(alert).toHaveTextContent('could not be loaded'));
    await waitFor(() => expect(tryAgain()).toHaveFocus());

    provider.script[call] = works;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    if (title) expect(await heading(title)).toHaveFocus();
    else await waitFor(() => expect(document.activeElement).toHaveRole('region'));
  });

  test('a failed load says what the traveler can do', async () => {
    const { navigate } = open('/');
    for (const [index, [answer, advice]] of [
      [hangUp, 'Check your connection and try again.'] as const,
      [busy(429, 59), 'Try again in 59 seconds.'] as const,
      [busy(503, 1), 'Try again in 1 second.'] as const,
      [busy(503, 60), 'Try again in 1 minute.'] as const,
      [busy(503, 61), 'Try again in 2 minutes.'] as const,
    ].entries()) {
      provider.script[search] = answer;
      navigate(`/hotel-listing?city=${index}`);
      const text = `The search results could not be loaded. ${advice}`;
      expect(await screen.findByText(text)).toBeVisible();
    }
    provider.script[hotelCall] = busy(503, 1);
    navigate(hotelAddress);
    const text = 'This hotel could not be loaded. Try again in 1 second.';
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('a page that is offline says so, and sends one request when it is online again', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    provider.script[search] = hangUp;
    open('/hotel-listing?city=Karachi');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You are offline. The search results will be loaded when you are online again.',
    );
    const searches = () => provider.requests.filter((request) => request.startsWith(search));
    const before = searches().length;
    provider.script[search] = json({ hotels: [fullHotel] });
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await screen.findByText(/^(1 hotel has|The one hotel here|Found 1 property)/);
    expect(searches()).toHaveLength(before + 1);
  });

  test('a search opens its listing at once, sends one request and is stored even if it fails', async () => {
    const storage = memoryStorage();
    const { location } = renderAt('/', { apiOrigin: provider.origin, live: true, storage });
    await screen.findByRole('group', { name: 'Popular hotels' });
    provider.script[search] = json({}, 500);
    await enter(screen.getByLabelText('Where to?'), 'Lisbon{Enter}');
    expect(await screen.findByText(/^The search results could not be loaded/)).toBeVisible();
    expect(location()).toMatchObject({ pathname: '/hotel-listing', search: '?city=Lisbon' });
    expect(await heading('Stays in Lisbon')).toBeVisible();
    expect(provider.requests.filter((url) => url.startsWith(search))).toHaveLength(1);
    expect(storage.getItem('recent-searches')).toContain('Lisbon');
    provider.script[search] = json({ hotels: [fullHotel] });
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(
      await screen.findByText(/^(1 hotel has|The one hotel here|Found 1 property)/),
    ).toBeVisible();
  });

  test('a repeated search that fails removes the earlier results of the place', async () => {
    open('/hotel-listing?city=Karachi');
    await screen.findByText(/^(1 hotel has|The one hotel here|Found 1 property)/);
    provider.script[search] = json({}, 500);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText(/^The search results could not be loaded/)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test.each([404, 410])('the page of an unknown hotel says so after a %i', async (status) => {
    provider.script[hotelCall] = json({ title: 'Not Found' }, status);
    open(`${hotelAddress}?check_in=2027-03-08&check_out=2027-03-10`);
    await heading('This hotel does not exist or is no longer offered');
    await waitFor(() => expect(document.title).toBe('Hotel not found · Stayfarer'));
    const form = within(screen.getByRole('search'));
    expect(form.getByLabelText('Check-in')).toHaveValue('Mar 8, 2027');
    await enter(form.getByLabelText('Where to?'), 'Lisbon{Enter}');
    expect(
      await screen.findByText(/^(1 hotel has|The one hotel here|Found 1 property)/),
    ).toBeVisible();
  });

  test.each([
    [
      'in HTML',
      (_: unknown, response: ServerResponse) =>
        void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>'),
    ],
    ['in whose place the server sent a problem', json({ type: notJsonProblemType }, 404)],
  ])('a 404 of a gateway, %s, does not make a hotel unknown', async (_, handler) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    provider.script[hotelCall] = handler;
    open(hotelAddress);
    expect(await screen.findByRole('alert')).toHaveTextContent('This hotel could not be loaded.');
    expect(logged.mock.calls).toEqual([['API returned error', 404]]);
  });

  test.each([
    ['/', '/api/hotels/rand4'],
    ['/hotel-listing', search],
    [hotelAddress, hotelCall],
    [`/compare?hotels=${fullHotel.id}`, hotelCall],
  ])('%s shows that it loads and covers nothing meanwhile', async (address, call) => {
    const waiting = hold(json([fullHotel]));
    provider.script[call] = waiting.handler;
    open(address);
    expect(await screen.findByText('Loading …')).toBeInTheDocument();
    expect(screen.getAllByText('Loading …')).toHaveLength(1);
    expect(screen.getByText('Loading …').closest('[role=status]')).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    waiting.release();
  });

  test('prices of other days are hidden while the new days load', async () => {
    provider.script[hotelCall] = json(hotelTonight);
    const { navigate } = open(hotelAddress);
    const rooms = within(await screen.findByRole('region', { name: 'Choose your room' }));
    expect(rooms.getAllByText(/\$/)[0]).toBeVisible();
    const waiting = hold(json(fullHotel));
    provider.script[hotelCall] = waiting.handler;
    navigate(`${hotelAddress}?check_in=2027-03-08&check_out=2027-03-10`);
    await waitFor(() => expect(rooms.queryByText(/\$/)).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: fullHotel.name })).toBeVisible();
    waiting.release();
    expect((await rooms.findAllByText(/\$/))[0]).toBeVisible();
  });

  test('the home page hides the rows of popular hotels if there are none', async () => {
    provider.script['/api/hotels/rand4'] = json([]);
    provider.script['/api/hotels/rand8'] = json([]);
    open('/');
    for (const text of ['Explore popular hotel', 'Popular hotels', 'Loading hotels...']) {
      await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    }
  });
});
