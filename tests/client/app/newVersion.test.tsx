import { act, screen } from '@testing-library/react';
import { createSiteVersion } from '#client/domain/siteVersion.ts';
import { sessionApi } from '#client/api/account/sessionApi.ts';
import { accountApi } from '#client/api/account/accountApi.ts';
import { siteVersionHeader } from '#contracts/site/siteVersion.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { type Handler, hold, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

/** Responds with JSON like a server of this version. */
const from =
  (version: string, body: unknown = { session: null }, cacheControl = 'no-store'): Handler =>
  (_, response) =>
    void response
      .writeHead(200, {
        'content-type': 'application/json',
        'cache-control': cacheControl,
        [siteVersionHeader]: version,
      })
      .end(JSON.stringify(body));

/** Opens a page of version `1` on a site of version `2`, unless `script` says otherwise. */
async function openPage(
  tabStorage: ReturnType<typeof memoryStorage> | undefined = memoryStorage(),
) {
  const provider = await startProvider({ '/api/auth/session': from('2') });
  const reload = jest.fn();
  const version = createSiteVersion(tabStorage, '1', reload);
  const app = renderAt('/favorites', { apiOrigin: provider.origin, version, tabStorage });
  await screen.findByRole('heading', { level: 1, name: 'Favorites' });
  const ask = () =>
    act(async () => {
      await app.store.dispatch(
        sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true }),
      );
    });
  return { ...app, provider, reload, ask };
}

test('after an answer of another version, the next navigation reloads the page', async () => {
  const { ask, navigate, reload } = await openPage();
  navigate('/trips');
  expect(await screen.findByRole('heading', { level: 1, name: 'Trips' })).toBeVisible();
  await ask();
  expect(reload).not.toHaveBeenCalled();
  navigate('/favorites');
  expect(reload).toHaveBeenCalledTimes(1);
  // The old version shows nothing at the address until the browser has loaded the new page.
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('an answer that may come from the cache of the browser does not count as a new version', async () => {
  const { provider, ask, navigate, reload } = await openPage();
  provider.script['/api/auth/session'] = from('2', { session: null }, 'public, max-age=600');
  await ask();
  navigate('/trips');
  expect(reload).not.toHaveBeenCalled();
});

test('a navigation within the same page does not reload it', async () => {
  const { ask, navigate, reload } = await openPage();
  await ask();
  navigate('/favorites?sort=price');
  expect(reload).not.toHaveBeenCalled();
  expect(await screen.findByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
});

test('two servers of different versions reload a tab only once each', async () => {
  const tabStorage = memoryStorage();
  const first = await openPage(tabStorage);
  await first.ask();
  first.navigate('/trips');
  expect(first.reload).toHaveBeenCalledTimes(1);
  first.unmount();
  // The old server sends the page again.
  const second = await openPage(tabStorage);
  await second.ask();
  second.navigate('/trips');
  expect(second.reload).not.toHaveBeenCalled();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

test('a reload does not interrupt a change in progress', async () => {
  const { ask, navigate, reload, provider, store } = await openPage();
  await ask();
  const { handler, release } = hold(json({}));
  provider.script['/api/auth/sign-out'] = handler;
  const signingOut = store.dispatch(accountApi.endpoints.signOut.initiate());
  navigate('/trips');
  expect(reload).not.toHaveBeenCalled();
  release();
  await act(async () => {
    await signingOut;
  });
  await ask();
  navigate('/favorites');
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['has no storage', undefined],
  [
    'has a full storage',
    {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    },
  ],
])('a tab that %s is not reloaded', async (_, tabStorage) => {
  const provider = await startProvider({ '/api/auth/session': from('2') });
  const reload = jest.fn();
  const version = createSiteVersion(tabStorage, '1', reload);
  const { store, navigate } = renderAt('/favorites', { apiOrigin: provider.origin, version });
  await act(async () => {
    await store.dispatch(sessionApi.endpoints.getSession.initiate());
  });
  navigate('/trips');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
