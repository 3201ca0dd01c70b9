import { screen, waitFor } from '@testing-library/react';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { ScriptedAccount } from '../../support/scriptedAccount.ts';
import { scriptSite } from '../../support/scriptedSite.ts';

const favorites = JSON.stringify({ version: 1, hotels: [{ id: 'sea_view', name: 'Sea View' }] });

it.each([
  [
    'leaves no favorites on the device once the session has ended',
    '1',
    /You have no favorites yet/,
  ],
  ['keeps the favorites of a device without an account', '0', /1 property, saved on this device/],
])('%s', async (_, signedIn, text) => {
  const account = new ScriptedAccount({ signedIn: false });
  const site = await scriptSite({ account });
  const storage = memoryStorage({ 'signed-in': signedIn, favorites });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = renderAt('/favorites', { apiOrigin: site.origin, storage });
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(storage.getItem('signed-in')).toBe('0'));
  expect(String(storage.getItem('favorites')).includes('Sea View')).toBe(signedIn === '0');
  expect(site.calls.includes('GET /api/auth/session')).toBe(signedIn === '1');
  // Waits until the hotel's call has ended too, so that no failure is logged after the test.
  const statuses = () => Object.values(store.getState().api.queries).map((query) => query?.status);
  await waitFor(() => expect(statuses()).not.toContain('pending'));
});
