import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { PageHeading } from '#client/ui/page/PageHeading.tsx';
import { PageNavigation, useQueryChange } from '#client/ui/page/PageNavigation.tsx';
import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { enter } from '../../../support/enter.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { renderPart } from '../../../support/renderPart.tsx';
import { hold, json } from '../../../support/scriptedProvider.ts';
import { startProvider } from '../../../support/startProvider.ts';

// The sample rates are for other days than the requested ones, which logs errors.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

let provider: Awaited<ReturnType<typeof startProvider>>;
let scrolls: jest.SpyInstance;

beforeEach(async () => {
  provider = await startProvider({ '/api/hotels/search': json({ hotels: [fullHotel] }) });
  scrolls = jest.spyOn(window, 'scrollTo');
});

const heading = () => screen.getByRole('heading', { level: 1 });

/** Returns the search requests. The site requests its places too. */
const searches = () => provider.requests.filter((path) => path.startsWith(hotelsPaths.search));

/** Opens a listing of one hotel with the focus in its property name filter. */
async function openListing() {
  const app = renderAt('/hotel-listing?city=Karachi', { apiOrigin: provider.origin });
  await screen.findByText('Found 1 properties');
  const filter = screen.getByLabelText('Search by property name');
  filter.focus();
  scrolls.mockClear();
  return { ...app, filter };
}

it('neither moves the focus nor scrolls when only the query of the page changes', async () => {
  const { filter, location, navigate } = await openListing();
  const where = screen.getByLabelText('Where to?');
  await enter(where, ' West');
  filter.focus();
  for (const [stars, replace] of [
    [5, true],
    [4, false],
  ] as const) {
    navigate(`/hotel-listing?city=Karachi&stars=${stars}`, { replace });
    expect(location().search).toBe(`?city=Karachi&stars=${stars}`);
    expect(filter).toHaveFocus();
  }
  expect(scrolls).not.toHaveBeenCalled();
  navigate(-1);
  expect(location().search).toBe('?city=Karachi&stars=5');
  expect(filter).toHaveFocus();
  expect(where).toHaveValue('Karachi West');
  expect(searches()).toHaveLength(1);
});

it('does not end a running search when only the query changes', async () => {
  const { location, navigate } = await openListing();
  const held = hold(json({ hotels: [fullHotel, fullHotel] }));
  provider.script['/api/hotels/search'] = held.handler;
  await enter(screen.getByLabelText('Where to?'), ' West{Enter}');
  await waitFor(() => expect(searches()).toHaveLength(2));
  navigate('/hotel-listing?city=Karachi&stars=5', { replace: true });
  held.release();
  await screen.findByText('Found 2 properties');
  expect(location().search).toBe('?city=Karachi+West');
});

it('starts another page at its top, with the focus on its heading', async () => {
  const { navigate } = await openListing();
  navigate('/sign-in');
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toHaveFocus(),
  );
  expect(scrolls).toHaveBeenCalledWith(0, 0);
});

it.each(['Karachi West', 'Karachi'])(
  'shows the results of a new search for %p from the top, with the focus on the heading',
  async (city) => {
    await openListing();
    const where = screen.getByLabelText('Where to?');
    await userEvent.clear(where);
    await enter(where, `${city}{Enter}`);
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(scrolls).toHaveBeenCalledWith(0, 0);
  },
);

describe('useQueryChange', () => {
  function Page() {
    const { key, search } = useLocation();
    const changeQuery = useQueryChange();
    return (
      <>
        <PageHeading>A page</PageHeading>
        <p>{`${search} ${key}`}</p>
        <button onClick={() => changeQuery('?stars=5')}>Five stars</button>
        <Link to="?">All</Link>
      </>
    );
  }

  it('changes the query and keeps the focus, and does nothing if the query stays the same', async () => {
    renderPart(
      <PageNavigation pageId={({ pathname }) => pathname}>
        <Page />
      </PageNavigation>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);
    const shown = screen.getByText(/^\?stars=5 /).textContent;
    await userEvent.click(button);
    expect(screen.getByText(/^\?stars=5 /).textContent).toBe(shown);
    expect(button).toHaveFocus();
    act(() => heading().blur());
    await userEvent.click(screen.getByRole('link', { name: 'All' }));
    expect(heading()).not.toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'All' }));
    expect(heading()).toHaveFocus();
  });
});
