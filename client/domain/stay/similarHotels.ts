import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Party } from '#contracts/values/party.ts';
import { cheapestOffer } from './cheapestOffer.ts';

const mostSimilar = 3;

/** Returns at most three other hotels of a list with an offer for the party, most similar first. */
export function similarHotels(hotels: readonly Hotel[], to: Hotel, party: Party): Hotel[] {
  const unlike = ({ star_rating, kind, neighborhood }: Hotel) =>
    2 * Math.abs((star_rating ?? 0) - (to.star_rating ?? 0)) +
    Number(kind !== to.kind) +
    Number(neighborhood !== to.neighborhood);
  return hotels
    .filter((hotel) => hotel.id !== to.id && cheapestOffer(hotel, party) !== undefined)
    .sort((a, b) => unlike(a) - unlike(b))
    .slice(0, mostSimilar);
}
