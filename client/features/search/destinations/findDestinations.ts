import { foldText } from '#contracts/values/foldText.ts';
import type { DeviceStorage } from '../../../api/api.ts';
import { selectKnownRegions, type StateWithApi } from '../../../api/hotels/knownRegions.ts';
import type { Thunk } from '../../../api/thunk.ts';
import { formatStay } from '../../../domain/search/calendarDay.ts';
import { mendStay } from '../../../domain/search/mendStay.ts';
import type { Stay } from '../../../domain/search/searchQuery.ts';
import { popularCities } from '../../../domain/search/popularCities.ts';
import { readRecentSearches } from './recentSearches.ts';

/** A place to suggest, with the country or the days of a recent search beside it. */
export interface Destination {
  city: string;
  detail: string;
  /** The days of the recent search that it is from, as far as they are not past. */
  stay?: Stay;
}

const mostShown = 7;

/**
 * Returns at most seven places of which a word starts with the typed text, whatever its case and
 * accents: first those of recent searches, then the regions of hotels seen since the site was opened,
 * then the popular cities. It returns none when the text already is the only place.
 */
export function findDestinations(text: string): Thunk<Destination[], StateWithApi> {
  return (_, getState, { storage }) => {
    const typed = foldText(text.split(',', 1).join());
    const found = new Map<string, Destination>();
    for (const destination of [
      ...recentDestinations(storage),
      ...seenDestinations(getState()),
      ...popularDestinations,
    ]) {
      const name = foldText(destination.city);
      if (` ${name}`.includes(` ${typed}`) && !found.has(name)) found.set(name, destination);
    }
    if (found.size === 1 && found.has(typed)) return [];
    return [...found.values()].slice(0, mostShown);
  };
}

function recentDestinations(storage: DeviceStorage | undefined): Destination[] {
  return readRecentSearches(storage).map(({ city, ...days }) => {
    const { stay } = mendStay(days);
    const shownStay = formatStay(stay.checkIn, stay.checkOut);
    return { city, stay, detail: ['Recent', shownStay].filter(Boolean).join(' · ') };
  });
}

function seenDestinations(state: StateWithApi): Destination[] {
  return selectKnownRegions(state).map(({ name, countryCode }) => ({
    city: name,
    detail: countryName(countryCode),
  }));
}

const popularDestinations: Destination[] = popularCities.map(({ city, country }) => ({
  city,
  detail: country,
}));

function countryName(code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) ?? code;
}
