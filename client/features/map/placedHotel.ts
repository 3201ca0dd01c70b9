import type { HotelFacts } from '../../domain/listing/hotelFacts.ts';
import type { Place } from '../../domain/place.ts';

/** A hotel that has a place on the map. */
export type PlacedHotel = HotelFacts & { readonly place: Place };

/** Whether a hotel has a place on the map. */
export function isPlaced(hotel: HotelFacts): hotel is PlacedHotel {
  return hotel.place !== undefined;
}
