import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sparseHotel } from '#contracts/kit/samples/hotels.ts';
import { enter } from '../../../support/enter.ts';
import { hotelTonight } from '../../../support/tonight.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { hold, json } from '../../../support/scriptedProvider.ts';
import { startProvider } from '../../../support/startProvider.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
let logged: jest.SpyInstance;

beforeEach(async () => {
  provider = await startProvider({
    '/api/hotels/rand4': json([]),
    '/api/hotels/rand8': json([]),
    '/api/hotels/search': json({ hotels: [hotelTonight, sparseHotel] }),
  });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = (address: string) => renderAt(address, { apiOrigin: provider.origin });

describe('a failed search', () => {
  it('empties the listing until a search succeeds', async () => {
    open('/hotel-listing?city=Karachi');
    await screen.findByText('Found 2 properties');
    const where = screen.getByLabelText('Where to?');
    provider.script['/api/hotels/search'] = json({}, 500);
    await enter(where, '{Enter}');
    expect(await screen.findByText('No properties found')).toBeVisible();
    expect(screen.getByText('No hotels found for your search.')).toBeVisible();
    expect(logged.mock.calls).toEqual([['API returned error', 500]]);
    const held = hold(json({ hotels: [hotelTonight] }));
    provider.script['/api/hotels/search'] = held.handler;
    await enter(where, '{Enter}');
    const searches = () =>
      provider.requests.filter((path) => path.startsWith('/api/hotels/search'));
    await waitFor(() => expect(searches()).toHaveLength(3));
    expect(screen.queryByText('Found 2 properties')).not.toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    held.release();
    expect(await screen.findByText('Found 1 properties')).toBeVisible();
  });

  it('on another page does not change the listing of the same search', async () => {
    const { navigate } = open('/hotel-listing?city=Karachi');
    await screen.findByText('Found 2 properties');
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    provider.script['/api/hotels/search'] = json({}, 500);
    await screen.findByText('Find a room worth the journey');
    await enter(screen.getByLabelText('Where to?'), 'Karachi{Enter}');
    await waitFor(() => expect(logged).toHaveBeenCalledWith('API returned error', 500));
    navigate(-1);
    expect(await screen.findByText('Found 2 properties')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('empties every listing of that search, also after going back', async () => {
    const { navigate } = open('/hotel-listing?city=Karachi');
    await screen.findByText('Found 2 properties');
    for (const city of ['Dubai', 'Lisbon']) {
      provider.script['/api/hotels/search'] = json({}, 500);
      await enter(await screen.findByLabelText('Where to?'), '{Enter}');
      await screen.findByText('No properties found');
      provider.script['/api/hotels/search'] = json({ hotels: [hotelTonight] });
      navigate(`/hotel-listing?city=${city}`);
      await screen.findByText('Found 1 properties');
    }
    navigate(-1);
    expect(await screen.findByText('No properties found')).toBeVisible();
    navigate(-1);
    expect(await screen.findByText('No properties found')).toBeVisible();
  });

  it('shows no hotels from the navigation state', async () => {
    provider.script['/api/hotels/search'] = json({}, 500);
    renderAt(
      { pathname: '/hotel-listing', state: { hotels: [hotelTonight] } },
      { apiOrigin: provider.origin },
    );
    expect(await screen.findByText('No properties found')).toBeVisible();
  });
});
