import type { SearchQuery } from '#contracts/provider/calls/specifiedCalls.ts';
import type { RatesQuery, StayQuery } from '#contracts/provider/rates.ts';
import { longestCity } from '#contracts/values/longestTexts.ts';
import { formatParty, isDefaultParty, type Party } from '#contracts/values/party.ts';
import { day, one, point, text } from '../addresses/addressFields.ts';

/** The days of a stay, `YYYY-MM-DD`, or '' for a day that is not chosen. */
export interface Stay {
  readonly checkIn: string;
  readonly checkOut: string;
}

/**
 * The criteria of a search. Dates are calendar days, `YYYY-MM-DD`, and an empty string means that a
 * field is not given. The party is not included, because a provider without rates never receives
 * it. Spec §3.
 */
export interface SearchCriteria extends Stay, Near {
  readonly city: string;
}

/**
 * Search criteria in a form. Before the traveler types or chooses a city, `city` is the provider's
 * name. After that, it may be any text in the language of the page.
 */
export type TypedCriteria = SearchCriteria & { readonly typed?: true | undefined };

/** The landmark of a search, from which distances are measured. ADR 0012. */
export interface Near {
  /** The location of the landmark, such as `48.8584,2.2945`: WGS 84 degrees, latitude first. */
  readonly near?: string;
  readonly nearName?: string;
}

export const emptyCriteria: SearchCriteria = { city: '', checkIn: '', checkOut: '' };

/** The dates of a stay as address fields, named as in the provider's query. */
export const stayFields = {
  checkIn: one('check_in', day, ''),
  checkOut: one('check_out', day, ''),
};

/** The search criteria as address fields, named as in the provider's query. */
export const criteriaFields = {
  city: one('city', text(longestCity), ''),
  near: one('near', point, ''),
  nearName: one('near_name', text(longestCity), ''),
  ...stayFields,
};

/**
 * Returns the criteria as a search needs them: the city is cut off at its first comma and trimmed.
 * Spec §5.
 */
export function normalizeCriteria(criteria: SearchCriteria): SearchCriteria {
  const { city, checkIn, checkOut } = criteria;
  return { city: (city.split(',')[0] ?? '').trim(), checkIn, checkOut, ...nearOf(criteria) };
}

/** Returns the landmark of a search, or an empty object if its location or its name is missing. */
export function nearOf({ near, nearName }: Near): Near {
  return near && nearName ? { near, nearName } : {};
}

/**
 * Returns the provider's query: normalized criteria without empty fields, and the party as in
 * `toRatesQuery`. Spec §5.
 */
export function toSearchQuery(criteria: SearchCriteria, party?: Party): SearchQuery {
  const { city, ...stay } = normalizeCriteria(criteria);
  return { ...(city && { city }), ...toRatesQuery(stay, party) };
}

/**
 * Returns the query for the rates of a stay. Days that are not chosen are left out. Only live sites
 * pass a party. The default party is left out because the BFF adds it. Spec §7, ADR 0032.
 */
export function toRatesQuery({ checkIn, checkOut }: Stay, party?: Party): RatesQuery {
  return {
    ...(checkIn && { check_in: checkIn }),
    ...(checkOut && { check_out: checkOut }),
    ...(party && !isDefaultParty(party) && { occupancy: formatParty(party) }),
  };
}

export function stayOf({ check_in, check_out }: Required<StayQuery>): Stay {
  return { checkIn: check_in, checkOut: check_out };
}
