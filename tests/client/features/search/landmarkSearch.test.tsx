import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel, fullPlace } from '#contracts/kit/samples/hotels.ts';
import { memoryStorage } from '../../../support/memoryStorage.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { json } from '../../../support/scriptedProvider.ts';
import { startProvider } from '../../../support/startProvider.ts';

// Tests of a search near a landmark, from the typed text to the rows of the listing.

const landmark = {
  name: 'Frere Hall',
  kind: 'sight',
  city: 'Karachi',
  country_code: 'PK',
  latitude: 24.8475,
  longitude: 67.033,
};
const near = 'city=Karachi&near=24.84750,67.03300&near_name=Frere+Hall&sort=distance';
const far = { ...fullHotel, id: 'far', name: 'Far Lodge', latitude: 24.9475, longitude: 67.033 };
const close = { ...fullHotel, id: 'close', name: 'Close Inn', latitude: 24.857, longitude: 67.033 };

async function open(path: string) {
  const { origin } = await startProvider({
    '/api/hotels/search': json({ hotels: [far, close] }),
    '/api/hotels/places': json({ places: [fullPlace] }),
    '/api/hotels/landmarks': json({ landmarks: [landmark] }),
  });
  return renderAt(path, { apiOrigin: origin, live: true, storage: memoryStorage() });
}

it('leads from a typed landmark to the hotels near it', async () => {
  const { location } = await open('/');
  const where = await screen.findByRole('combobox', { name: 'Where to?' });
  await userEvent.type(where, 'hotel near the Frere Hall{Enter}');
  expect(
    await screen.findByRole('heading', { name: 'Frere Hall, Karachi: stays nearby' }),
  ).toBeVisible();
  expect(decodeURIComponent(location().search)).toBe(`?${near}`);
});

it('measures distances from the landmark and says so', async () => {
  await open(`/hotel-listing?${near}&distance=16093`);
  expect(await screen.findByText('0.7 mi from Frere Hall')).toBeVisible();
  const names = screen.getAllByRole('heading', { level: 2, name: /Far Lodge|Close Inn/ });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Close Inn', 'Far Lodge']);
  expect(screen.getByRole('group', { name: 'Distance from Frere Hall' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Distance from Frere Hall' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Within 10 mi of Frere Hall/ })).toBeVisible();
  expect(screen.queryByText(/center/)).toBeNull();
});

it('names the landmark wherever the search is shown', async () => {
  await open(`/hotel-listing?${near}`);
  const where = await screen.findByRole('combobox', { name: 'Where to?' });
  expect(where).toHaveValue('Frere Hall, Karachi');
  await waitFor(() => expect(document.title).toBe('Frere Hall, Karachi: stays nearby · Stayfarer'));
});

it('suggests the landmark of a recent search and searches near it again', async () => {
  const { location } = await open('/');
  await userEvent.type(
    await screen.findByRole('combobox', { name: 'Where to?' }),
    'Frere Hall{Enter}',
  );
  await screen.findByRole('heading', { name: 'Frere Hall, Karachi: stays nearby' });
  await userEvent.click(
    within(screen.getByRole('banner')).getByRole('link', { name: /Stayfarer/ }),
  );
  await screen.findByRole('heading', { name: 'Find a room worth the journey' });
  const where = screen.getByRole('combobox', { name: 'Where to?' });
  await userEvent.click(where);
  await userEvent.click(
    await screen.findByRole('option', { name: /^Frere Hall, Karachi.*Recent/ }),
  );
  expect(where).toHaveValue('Frere Hall, Karachi');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('heading', { name: 'Frere Hall, Karachi: stays nearby' });
  expect(decodeURIComponent(location().search)).toBe(`?${near}`);
});
