import * as v from 'valibot';
import { longestCity } from '#contracts/values/longestTexts.ts';
import type { DeviceStorage } from '../../../api/api.ts';
import { isDay } from '../../../domain/search/calendarDay.ts';
import { normalizeCriteria, type SearchCriteria } from '../../../domain/search/searchQuery.ts';
import { storeText } from '../../../domain/storeText.ts';

const storageKey = 'recent-searches';
export const seenHotelsKey = 'seen-hotels';
const mostSearches = 5;

const daySchema = v.pipe(
  v.string(),
  v.check((day) => day === '' || isDay(day)),
);
const searchSchema = v.object({
  city: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestCity)),
  checkIn: daySchema,
  checkOut: daySchema,
  near: v.exactOptional(v.string()),
  nearName: v.exactOptional(v.string()),
});
const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** Returns the searches on this device, newest first. Invalid entries are left out. */
export function readRecentSearches(storage: DeviceStorage | undefined): SearchCriteria[] {
  const stored = v.safeParse(storedSchema, storage?.getItem(storageKey));
  if (!stored.success) return [];
  return stored.output.filter((item) => v.is(searchSchema, item)).slice(0, mostSearches);
}

/**
 * Stores a search on this device. Only the latest search is kept for each city and each landmark. A
 * search without a city is not stored.
 */
export function keepRecentSearch(
  storage: DeviceStorage | undefined,
  criteria: SearchCriteria,
): void {
  const search = normalizeCriteria(criteria);
  if (!v.is(searchSchema, search)) return;
  write(storage, [search, ...searchesElsewhere(storage, search)].slice(0, mostSearches));
}

/** Removes the search for the place of `criteria`, because it has found nothing. */
export function dropRecentSearch(
  storage: DeviceStorage | undefined,
  criteria: SearchCriteria,
): void {
  const others = searchesElsewhere(storage, normalizeCriteria(criteria));
  if (others.length < readRecentSearches(storage).length) write(storage, others);
}

/** Removes all searches and all viewed hotels from this device. */
export function clearRecentSearches(storage: DeviceStorage | undefined): void {
  write(storage, []);
  clearSeenHotels(storage);
}

/** Removes the viewed hotels that `seenHotels.ts` keeps. */
export function clearSeenHotels(storage: DeviceStorage | undefined): void {
  write(storage, [], seenHotelsKey);
}

function searchesElsewhere(
  storage: DeviceStorage | undefined,
  { city, nearName }: SearchCriteria,
): SearchCriteria[] {
  return readRecentSearches(storage).filter(
    (search) => search.city !== city || search.nearName !== nearName,
  );
}

function write(
  storage: DeviceStorage | undefined,
  searches: readonly SearchCriteria[],
  key = storageKey,
): void {
  storeText(storage, key, JSON.stringify(searches));
}
