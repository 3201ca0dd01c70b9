import type { Hotel } from '#contracts/provider/hotels.ts';
import {
  countParty,
  type Party,
  partyLimits,
  sleepsRoom,
  spreadParty,
} from '#contracts/values/party.ts';
import { kindsOf, type KnownRates, whyUnavailable } from './whyUnavailable.ts';

const roomNumbers = Array.from({ length: partyLimits.rooms }, (_, index) => index + 1);

/**
 * Returns the same people in more rooms, if the hotel can take them that way. Undefined if the
 * number of rooms is not the reason why the hotel has no offer.
 */
export function roomierParty(
  hotel: KnownRates & Pick<Hotel, 'room_groups'>,
  party: Party,
): Party | undefined {
  if (whyUnavailable(hotel, party) !== 'tooMany') return undefined;
  const { adults } = countParty(party);
  const ages = party.flatMap(({ childAges }) => childAges);
  return roomNumbers
    .filter((number) => number > party.length && number <= adults)
    .map((number) => spreadParty(number, adults, ages))
    .find((rooms) =>
      kindsOf(hotel).some(
        ({ sleeps, left }) =>
          (left ?? Infinity) >= rooms.length && rooms.every((room) => sleepsRoom(sleeps, room)),
      ),
    );
}
