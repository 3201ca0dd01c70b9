import * as v from 'valibot';
import { type Hotel, hotelIdPattern } from '#contracts/provider/hotels.ts';
import type { DeviceStorage } from '../../api/api.ts';
import { firstImage } from '../../domain/hotels/hotel.ts';
import { seenHotelsKey } from './destinations/recentSearches.ts';
import { storeText } from '../../domain/storeText.ts';

const mostHotels = 6;
const longestText = 300;

const line = v.pipe(v.string(), v.maxLength(longestText));
const seenSchema = v.object({
  id: v.pipe(v.string(), v.regex(hotelIdPattern)),
  name: v.pipe(line, v.nonEmpty()),
  city: line,
  countryCode: line,
  picture: v.optional(v.pipe(v.string(), v.maxLength(2_000), v.regex(/^(https?:\/)?\/[^/\\]/i))),
});
const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** A hotel whose page was opened on this device. */
export type SeenHotel = v.InferOutput<typeof seenSchema>;

/**
 * Returns the hotels that were last viewed on this device, newest first. Invalid entries are left
 * out.
 */
export function readSeenHotels(storage: DeviceStorage | undefined): SeenHotel[] {
  const stored = v.safeParse(storedSchema, storage?.getItem(seenHotelsKey));
  if (!stored.success) return [];
  return stored.output.filter((item) => v.is(seenSchema, item)).slice(0, mostHotels);
}

/** Adds a hotel to the hotels that were last viewed. The list contains each hotel only once. */
export function keepSeenHotel(storage: DeviceStorage | undefined, hotel: Hotel): void {
  const { id, name, region } = hotel;
  const picture = firstImage(hotel, 'x300');
  const seen = {
    id,
    name,
    city: region?.name ?? '',
    countryCode: region?.country_code ?? '',
    ...(picture && { picture }),
  };
  if (!v.is(seenSchema, seen)) return;
  const others = readSeenHotels(storage).filter((other) => other.id !== id);
  const hotels = [seen, ...others].slice(0, mostHotels);
  storeText(storage, seenHotelsKey, JSON.stringify(hotels));
}
