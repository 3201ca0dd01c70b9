import {
  clearRecentSearches,
  dropRecentSearch,
  keepRecentSearch,
  readRecentSearches,
} from '#client/features/search/destinations/recentSearches.ts';
import { memoryStorage } from '../../../../support/memoryStorage.ts';

const days = { checkIn: '2030-01-02', checkOut: '2030-01-05' };

it('keeps the newest five searches, with each city once and without its country', () => {
  const storage = memoryStorage();
  for (const city of ['A', 'B', 'C', 'D, Country', 'E', 'B', 'F', '']) {
    keepRecentSearch(storage, { city, ...days });
  }
  const cities = readRecentSearches(storage).map(({ city }) => city);
  expect(cities).toEqual(['F', 'B', 'E', 'D', 'C']);
  expect(readRecentSearches(storage)[0]).toEqual({ city: 'F', ...days });
});

it.each(['', 'no JSON', '{}', '[{"city":"A"}]', '[{"city":"A","checkIn":"x","checkOut":""}]'])(
  'reads nothing from %p',
  (stored) => {
    expect(readRecentSearches(memoryStorage({ 'recent-searches': stored }))).toEqual([]);
  },
);

it('removes the recent search for a city', () => {
  const storage = memoryStorage();
  for (const city of ['A', 'B']) keepRecentSearch(storage, { city, ...days });
  dropRecentSearch(storage, { city: 'A, Country', checkIn: '', checkOut: '' });
  expect(readRecentSearches(storage).map(({ city }) => city)).toEqual(['B']);
});

it('keeps a search near a landmark beside the search for its city', () => {
  const storage = memoryStorage();
  const tower = { city: 'Paris', near: '48.85840,2.29450', nearName: 'Eiffel Tower', ...days };
  keepRecentSearch(storage, tower);
  keepRecentSearch(storage, { city: 'Paris', ...days });
  keepRecentSearch(storage, { ...tower, checkIn: '' });
  expect(readRecentSearches(storage)).toEqual([
    { ...tower, checkIn: '' },
    { city: 'Paris', ...days },
  ]);
  dropRecentSearch(storage, { city: 'Paris', ...days });
  expect(readRecentSearches(storage)).toEqual([{ ...tower, checkIn: '' }]);
});

it('works without a storage and with a full one', () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  keepRecentSearch(full, { city: 'A', ...days });
  keepRecentSearch(undefined, { city: 'A', ...days });
  dropRecentSearch(full, { city: 'A', ...days });
  clearRecentSearches(full);
  clearRecentSearches(undefined);
  expect(readRecentSearches(full)).toEqual([]);
  expect(readRecentSearches(undefined)).toEqual([]);
});
