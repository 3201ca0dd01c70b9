import { rateFactNames } from '#contracts/site/rateFacts.ts';
import { addressCodec } from './addressCodec.ts';
import { flagsOf, one, oneOf } from './addressFields.ts';
import type { BookingAddress } from './bookingAddress.ts';
import { roomFields } from './roomFields.ts';
import { partyFields } from '../search/party.ts';
import { hotelPath } from '../paths.ts';
import { stayFields } from '../search/searchQuery.ts';

/** The room filters of the hotel page, by the number of beds. Spec §2. */
const bedChoices = ['1', '2', '3'] as const;
export type BedChoice = (typeof bedChoices)[number];

const codec = addressCodec({
  ...stayFields,
  ...partyFields,
  beds: one('beds', oneOf(['', ...bedChoices]), ''),
  facts: flagsOf(rateFactNames),
  ...roomFields,
});

/**
 * The content of a hotel page's address apart from the hotel itself: the stay, the party, the room
 * filter, the facts of rates that the results listed first, and the rates chosen for the rooms of a
 * larger party. All fields are optional.
 */
export type HotelAddress = ReturnType<typeof codec.read>['value'];

/** Reads the query of a hotel page. Wrong values become their default and are named in `mended`. */
export const readHotelAddress = codec.read;

/** Writes the query of a hotel page with its `?`. Returns '' when every field has its default. */
export const hotelQuery = codec.write;

/** Returns the address of a hotel's page. A missing field has its default. */
export function hotelAddress(id: string, stay: Partial<HotelAddress> = {}): string {
  return hotelPath(id) + codec.write(stay);
}

/**
 * Returns the address of the page on which a traveler can choose other rooms than those of a
 * checkout. If the checkout has several rooms, their rates stay chosen there.
 */
export function roomsAddress({ hotel, rooms, rates, ...stay }: BookingAddress): string {
  return hotelAddress(hotel, stay.party.length > 1 ? { ...stay, rooms, rates } : stay);
}
