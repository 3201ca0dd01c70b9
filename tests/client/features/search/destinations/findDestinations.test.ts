import { listLandmarks } from '#contracts/sample-provider/catalog/landmarks.ts';
import { cities } from '#contracts/sample-provider/catalog/cities.ts';
import { createStore } from '#client/app/createStore.ts';
import {
  type FindDestinations,
  readDestinations,
} from '#client/features/search/destinations/findDestinations.ts';
import { loadWorld } from '#client/features/search/destinations/placeSources.ts';
import { english } from '../../../../support/english.ts';
import { typedPlaces } from './typedPlaces.ts';

const places = cities.map(({ name, countryCode, hotels }) => ({
  name,
  country_code: countryCode,
  hotels,
}));
let find: FindDestinations;

beforeAll(async () => {
  const sources = { world: await loadWorld(), places, landmarks: listLandmarks(cities, 'en') };
  const store = createStore({ apiOrigin: '' });
  find = store.dispatch(readDestinations(english, { ...sources, withRecent: false }));
});

const meant = (typed: string) => {
  const place = find.certain(typed);
  return place ? [place.nearName, place.city].filter(Boolean).join(', ') : '';
};

const cases = typedPlaces
  .trim()
  .split('\n')
  .map((line) => line.split('=').map((part) => part.trim()));

it.each(cases)("the text '%s' means the place '%s'", (typed = '', expected) => {
  expect(meant(typed)).toBe(expected);
});

const suggested = (typed: string) => find(typed)?.map(({ name }) => name);

it('suggests places with hotels before places without', () => {
  for (const typed of ['Tuscany', 'Toskana', 'Provence', 'Bavaria', 'San', 'Flor', 'Wien']) {
    const found = find(typed) ?? [];
    const isEmpty = found.map(({ detail }) => detail.includes('No hotels here'));
    expect(found).not.toHaveLength(0);
    expect(isEmpty).toEqual([...isEmpty].sort((one, other) => Number(one) - Number(other)));
  }
});

it.each(['hotel', 'hotel cheap', 'cheap hotel', 'asdfgh'])('finds no place for %s', (typed) => {
  expect(suggested(typed)).toBeUndefined();
});
