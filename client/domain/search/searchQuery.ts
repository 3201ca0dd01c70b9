import type { SearchQuery } from '#contracts/provider/calls/specifiedCalls.ts';
import type { RatesQuery, StayQuery } from '#contracts/provider/rates.ts';
import { longestCity } from '#contracts/values/longestTexts.ts';
import { formatParty, isDefaultParty, type Party } from '#contracts/values/party.ts';
import { day, one, point, text } from '../addresses/addressFields.ts';

/** The days of a stay, `YYYY-MM-DD`; '' for a day that was not chosen. */
export interface Stay {
  readonly checkIn: string;
  readonly checkOut: string;
}

/**
 * What a traveler searches for. Dates are calendar days, `YYYY-MM-DD`; an empty string means not
 * given. Who travels is not part of it: a provider without rates is never told. Spec §3.
 */
export interface SearchCriteria extends Stay, Near {
  readonly city: string;
}

/**
 * Criteria of which the city is in the language of the page, and may be any text, once it was typed
 * or chosen; before that it is the provider's.
 */
export type TypedCriteria = SearchCriteria & { readonly typed?: true | undefined };

/** A landmark of the city, from which distances are measured, if a search is for one. ADR 0012. */
export interface Near {
  /** Its point, such as `48.8584,2.2945`: WGS 84 degrees, latitude first. */
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

/** The criteria as they are searched for: the city cut at its first comma and trimmed. Spec §5. */
export function normalizeCriteria(criteria: SearchCriteria): SearchCriteria {
  const { city, checkIn, checkOut } = criteria;
  return { city: (city.split(',')[0] ?? '').trim(), checkIn, checkOut, ...nearOf(criteria) };
}

/** The landmark that a search is for: nothing without its point or its name. */
export function nearOf({ near, nearName }: Near): Near {
  return near && nearName ? { near, nearName } : {};
}

/**
 * The provider's query: normalized criteria, empty fields left out, and who travels as
 * `toRatesQuery` has it. Spec §5.
 */
export function toSearchQuery(criteria: SearchCriteria, party?: Party): SearchQuery {
  const { city, ...stay } = normalizeCriteria(criteria);
  return { ...(city && { city }), ...toRatesQuery(stay, party) };
}

/**
 * The query of the rates of a stay, days that were not chosen left out. The party is given for a
 * live site alone, and the default one is left out: the BFF names that. Spec §7, ADR 0032.
 */
export function toRatesQuery({ checkIn, checkOut }: Stay, party?: Party): RatesQuery {
  return {
    ...(checkIn && { check_in: checkIn }),
    ...(checkOut && { check_out: checkOut }),
    ...(party && !isDefaultParty(party) && { occupancy: formatParty(party) }),
  };
}

/** The stay that a rate is for. */
export function stayOf({ check_in, check_out }: Required<StayQuery>): Stay {
  return { checkIn: check_in, checkOut: check_out };
}
