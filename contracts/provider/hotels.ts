import * as v from 'valibot';
import { known, list } from './known.ts';
import { rateSchema } from './rates.ts';

/**
 * A hotel's id as text: up to 128 letters, digits and `_ . ~ - : @ ! $ & ' ( ) * + , ; =`, which is
 * percent-encoded in addresses. Neither `.` nor `..` is an id.
 */
export const hotelIdPattern = /^[\w.~:@!$&'()*+,;=-]{1,128}$/;

/**
 * A hotel's id. A number is read as its decimal text; anything else is left as received. ADR 0004.
 */
const hotelIdSchema = v.union([
  v.pipe(v.string(), v.regex(hotelIdPattern), v.notValues(['.', '..'])),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

const roomIdSchema = v.union([v.string(), v.number()]);

/**
 * One picture; `url` carries a `{size}` token that the client replaces by `x300` or `x600`. What it
 * shows is in `caption`. Spec §3 and §9.
 */
const imageSchema = v.object({ url: v.string(), caption: known(v.string()) });

/** A picture of a hotel, and the kind of room that it shows. */
export const hotelImageSchema = v.object({
  ...imageSchema.entries,
  room_group_id: known(roomIdSchema),
});
export type HotelImage = v.InferOutput<typeof hotelImageSchema>;

/**
 * Whether the address of a picture may be loaded: http, https or the same origin, so no
 * `javascript:` or `data:`.
 */
export function isPictureUrl(url: string): boolean {
  return /^https?:\/\//i.test(url) || /^\/(?![/\\])/.test(url);
}

/**
 * Where a hotel stands, as shown on cards: a place name and an ISO 3166-1 alpha-2 code. Spec §3.
 */
const regionSchema = v.object({
  name: known(v.string()),
  country_code: known(v.string()),
});

/** A number of things. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The floor space of a room in square metres: more than a bed needs, and no palace. */
const roomSizeSchema = v.pipe(v.number(), v.minValue(4), v.maxValue(1_000));

/** Something that a hotel or a room has; the site words a `code` that it knows itself. */
export const amenitySchema = v.object({ amenity: v.string(), code: known(v.string()) });
export type Amenity = v.InferOutput<typeof amenitySchema>;

/** The same of a room. */
export const roomAmenitySchema = v.object({
  id: known(v.union([v.string(), v.number()])),
  ...amenitySchema.entries,
});

/** Whether an amenity is about breakfast, by its code or else by its name in English. */
export function isBreakfast({ amenity, code }: Amenity): boolean {
  return code ? code === 'breakfast' : /breakfast/i.test(amenity);
}

/**
 * A kind of room. `name_struct.main_name` is preferred over `name`. `beds` counts the beds,
 * `sleeps` the people that one room takes, `size_sqm` its square metres. Spec §3.
 */
export const roomGroupSchema = v.object({
  id: known(roomIdSchema),
  name: known(v.string()),
  name_struct: known(v.object({ main_name: known(v.string()) })),
  room_amenities: list(roomAmenitySchema),
  beds: known(countSchema),
  sleeps: known(countSchema),
  images: list(imageSchema),
  size_sqm: known(roomSizeSchema),
});
export type RoomGroup = v.InferOutput<typeof roomGroupSchema>;

/** What a hotel has of one kind. */
export const amenityGroupSchema = v.object({
  title: known(v.string()),
  amenities: list(amenitySchema),
});
export type AmenityGroup = v.InferOutput<typeof amenityGroupSchema>;

/** What guests think of a hotel: a `score` of 0 to 10, averaged over the number of `reviews`. */
const guestRatingSchema = v.object({
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
  reviews: countSchema,
});

/** A time of day: `14:00` or `14:00:00`. */
const timeOfDaySchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/));

/** A text with more than spaces; the pattern is of the whole text, as a pact compares it. */
const textSchema = v.pipe(v.string(), v.regex(/^[\s\S]*\S[\s\S]*$/));

/** One house rule in plain text. */
const policySchema = v.object({ title: textSchema, lines: v.array(textSchema) });

/** A part of what a hotel says of itself, in plain text. */
const paragraphSchema = v.object({ title: known(textSchema), text: textSchema });

/** No place farther away is near. */
const farthestNearbyMeters = 500_000;

/** A place near a hotel, such as a sight, and how far it is as the crow flies. */
const nearbySchema = v.object({
  name: textSchema,
  kind: v.string(),
  meters: v.pipe(v.number(), v.minValue(0), v.maxValue(farthestNearbyMeters)),
});

/**
 * One hotel, alike in lists and in detail. Only `id` and `name` are required; every other field may
 * be missing or null, and keys that are not named here are dropped. `latitude` and `longitude` are
 * WGS 84 degrees; `star_rating` counts stars, 0 meaning none; `check_in_from` and `check_out_until`
 * are times of day in `time_zone`, an IANA name. The fields from `kind` on are more than the
 * specification has: the site keeps its fallbacks for a provider without them. Spec §3.
 */
export const hotelSchema = v.object({
  id: hotelIdSchema,
  name: v.pipe(v.string(), v.nonEmpty()),
  images: list(hotelImageSchema),
  region: known(regionSchema),
  star_rating: known(v.number()),
  latitude: known(v.number()),
  longitude: known(v.number()),
  address: known(v.string()),
  room_groups: list(roomGroupSchema),
  amenity_groups: list(amenityGroupSchema),
  kind: known(v.string()),
  neighborhood: known(v.string()),
  guest_rating: known(guestRatingSchema),
  time_zone: known(v.string()),
  check_in_from: known(timeOfDaySchema),
  check_out_until: known(timeOfDaySchema),
  contact_phone: known(v.string()),
  contact_email: known(v.string()),
  payment_note: known(textSchema),
  policies: list(policySchema),
  description: list(paragraphSchema),
  nearby: list(nearbySchema),
  rates: list(rateSchema),
});
export type Hotel = v.InferOutput<typeof hotelSchema>;

/**
 * The fields of a hotel, its rooms, pictures and amenities that the specification does not have.
 */
export const addedFields = {
  hotel: [
    'kind',
    'neighborhood',
    'guest_rating',
    'time_zone',
    'check_in_from',
    'check_out_until',
    'contact_phone',
    'contact_email',
    'payment_note',
    'policies',
    'description',
    'nearby',
    'rates',
  ],
  room: ['beds', 'sleeps', 'images', 'size_sqm'],
  image: ['caption', 'room_group_id'],
  amenityGroup: ['title'],
  amenity: ['code'],
} as const satisfies {
  hotel: (keyof Hotel)[];
  room: (keyof RoomGroup)[];
  image: (keyof HotelImage)[];
  amenityGroup: (keyof AmenityGroup)[];
  amenity: (keyof Amenity)[];
};

/** `GET /api/hotels/rand4` and `/api/hotels/rand8`: a bare list. ADR 0004. */
export const randomHotelsSchema = v.array(hotelSchema);

/**
 * `GET /api/hotels/search`: an object with a `hotels` list, empty if missing. `total` counts the
 * hotels found where the list has only the first of them. Spec §7.
 */
export const searchResponseSchema = v.object({
  hotels: list(hotelSchema),
  total: known(countSchema),
});
