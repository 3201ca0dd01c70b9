import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { countParty, type Party } from '#contracts/values/party.ts';

/** The numbers of hotels in a list. */
export interface FoundHotels {
  /** The number of hotels in the list. */
  readonly count: number;
  /** The number of hotels that can be booked, or undefined if no hotel in the list has prices. */
  readonly available: number | undefined;
  /** The number of hotels in the place. */
  readonly total: number;
  /** Whether the filters leave out any hotel. */
  readonly filtered: boolean;
  readonly party: Party;
  /** Whether the traveler chose no days. */
  readonly tonight: boolean;
}

/**
 * Says in one sentence how many hotels have a room for the party: '6 of 12 hotels have a room for
 * the three of you'. If the list has no prices, it says how many hotels were found.
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
