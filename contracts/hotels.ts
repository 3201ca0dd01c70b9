import * as v from 'valibot';

/**
 * The four endpoints a provider answers, as paths below its origin.
 * `:id` stands for one percent-encoded hotel id. Spec §7.
 */
export const hotelsPaths = {
  search: '/api/hotels/search',
  rand4: '/api/hotels/rand4',
  rand8: '/api/hotels/rand8',
  hotel: '/api/hotels/:id',
} as const;

/** The search's query parameters, each sent only when it is set. Spec §3 and §7. */
export interface SearchQuery {
  city?: string;
  check_in?: string;
  check_out?: string;
}

/**
 * A hotel's id: up to 128 letters, digits and `_ . ~ - : @ ! $ & ' ( ) * + , ; =`. In a path all but the
 * first four of these are percent-encoded. The BFF rejects any other id, and `.` and `..`.
 */
export const hotelIdPattern = /^[\w.~:@!$&'()*+,;=-]{1,128}$/;

/** What a provider does not know it leaves out or answers as null. */
function known<const Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  schema: Schema,
) {
  return v.nullish(schema);
}

/** A list may be missing or null as well; readers take it for an empty one. */
function list<const Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  item: Schema,
) {
  return known(v.array(item));
}

/** One picture; `url` carries a `{size}` token that the client replaces by `x300` or `x600`. Spec §3 and §9. */
const imageSchema = v.object({ url: v.string() });

/** Where a hotel stands, as shown on cards: a place name and an ISO 3166-1 alpha-2 code. Spec §3. */
const regionSchema = v.object({
  name: known(v.string()),
  country_code: known(v.string()),
});

const amenitySchema = v.object({ amenity: v.string() });

/** A kind of room. `name_struct.main_name` is preferred over `name`. Spec §3. */
const roomGroupSchema = v.object({
  id: known(v.union([v.string(), v.number()])),
  name: known(v.string()),
  name_struct: known(v.object({ main_name: known(v.string()) })),
  room_amenities: list(
    v.object({ id: known(v.union([v.string(), v.number()])), amenity: v.string() }),
  ),
});
export type RoomGroup = v.InferOutput<typeof roomGroupSchema>;

const amenityGroupSchema = v.object({ amenities: list(amenitySchema) });

/**
 * One hotel, alike in lists and in detail. Only `id` and `name` are required; every other field may
 * be missing or null, and keys that are not named here are dropped. `latitude` and `longitude` are
 * WGS 84 degrees; `star_rating` counts stars, 0 meaning none. Spec §3.
 */
export const hotelSchema = v.object({
  id: v.pipe(v.string(), v.regex(hotelIdPattern)),
  name: v.pipe(v.string(), v.nonEmpty()),
  images: list(imageSchema),
  region: known(regionSchema),
  star_rating: known(v.number()),
  latitude: known(v.number()),
  longitude: known(v.number()),
  address: known(v.string()),
  room_groups: list(roomGroupSchema),
  amenity_groups: list(amenityGroupSchema),
});
export type Hotel = v.InferOutput<typeof hotelSchema>;

/** `GET /api/hotels/rand4` and `/api/hotels/rand8`: a bare list. ADR 0001. */
export const randomHotelsSchema = v.array(hotelSchema);

/** `GET /api/hotels/search`: an object with a `hotels` list, empty if missing. Spec §7. */
export const searchResponseSchema = v.object({ hotels: list(hotelSchema) });
