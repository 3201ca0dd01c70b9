import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { countParty, type Party } from '#contracts/values/party.ts';

/** What a list has been found to hold. */
export interface FoundHotels {
  /** The hotels in the list. */
  readonly count: number;
  /** Those that can be booked; undefined where none of the list has prices. */
  readonly available: number | undefined;
  /** How many hotels there are in the place. */
  readonly total: number;
  /** Whether filters leave something out. */
  readonly filtered: boolean;
  readonly party: Party;
  /** Whether no days were chosen. */
  readonly tonight: boolean;
}

/**
 * How many hotels have a room for the party, in one sentence: '6 of 12 hotels have a room for the
 * three of you'. How many were found, where there are no prices.
 */
export function availabilityText(
  { t }: SiteI18n,
  { count, available, total, filtered, party, tonight }: FoundHotels,
): string {
  if (available === undefined || total === 0) return t('listing.found', { count });
  const { adults, children, rooms } = countParty(party);
  const some = available === 0 ? 'none' : available === total ? 'all' : 'some';
  return t(`listing.availability.${some}`, {
    available,
    total,
    match: filtered ? 'yes' : 'no',
    rooms,
    people: t('listing.availability.people', { people: adults + children }),
    when: tonight ? 'tonight' : 'later',
  });
}
