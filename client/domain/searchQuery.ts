import type { SearchQuery } from '#contracts/hotels.ts';
import { isDay } from './calendarDay.ts';
import { routes } from './paths.ts';

/**
 * What a traveller asks for. Dates are calendar days, `YYYY-MM-DD`; an empty string means not given.
 * The number of travellers is not part of it: it is never sent. Spec §3.
 */
export interface SearchCriteria {
  city: string;
  checkIn: string;
  checkOut: string;
}

export const emptyCriteria: SearchCriteria = { city: '', checkIn: '', checkOut: '' };

/** The provider's query: the city cut at its first comma and trimmed, empty fields left out. Spec §5. */
export function toSearchQuery(criteria: SearchCriteria): SearchQuery {
  const query: SearchQuery = {};
  const city = (criteria.city.split(',')[0] ?? '').trim();
  if (city) query.city = city;
  if (criteria.checkIn) query.check_in = criteria.checkIn;
  if (criteria.checkOut) query.check_out = criteria.checkOut;
  return query;
}

/** The criteria that a listing address carries; what is not there, or is no day, is empty. */
export function readCriteria(params: URLSearchParams): SearchCriteria {
  const read = (name: keyof SearchQuery) => params.get(name) ?? '';
  const readDay = (name: keyof SearchQuery) => {
    const text = read(name);
    return isDay(text) ? text : '';
  };
  return { city: read('city'), checkIn: readDay('check_in'), checkOut: readDay('check_out') };
}

/** The listing's address for these criteria, so that reload, back and a shared link search again. */
export function listingPath(criteria: SearchCriteria): string {
  const params = new URLSearchParams(Object.entries(toSearchQuery(criteria))).toString();
  return params ? `${routes.listing}?${params}` : routes.listing;
}
