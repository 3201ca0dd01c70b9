import * as v from 'valibot';
import { known, list } from './known.ts';
import { rateSchema } from './rates.ts';

/**
 * The form of a hotel's id: up to 128 letters, digits and `_ . ~ - : @ ! $ & ' ( ) * + , ; =`. The
 * id is percent-encoded in addresses. Neither `.` nor `..` is an id.
 */
export const hotelIdPattern = /^[\w.~:@!$&'()*+,;=-]{1,128}$/;

/**
 * A hotel's id. A number is read as its decimal text. Any other value stays as received. ADR 0004.
 */
const hotelIdSchema = v.union([
  v.pipe(v.string(), v.regex(hotelIdPattern), v.notValues(['.', '..'])),
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);

const roomIdSchema = v.union([v.string(), v.number()]);

/**
 * A picture. `url` has a `{size}` token that the client replaces by `x300` or `x600`. `caption`
 * describes the picture. Spec §3 and §9.
 */
const imageSchema = v.object({ url: v.string(), caption: known(v.string()) });

/** A picture of a hotel, and the kind of room that it shows. */
export const hotelImageSchema = v.object({
  ...imageSchema.entries,
  room_group_id: known(roomIdSchema),
});
export type HotelImage = v.InferOutput<typeof hotelImageSchema>;

/**
 * Returns whether a page may load the address of a picture. Only http, https and the same origin
 * are allowed, but not `javascript:` or `data:`.
 */
export function isPictureUrl(url: string): boolean {
  return /^https?:\/\//i.test(url) || /^\/(?![/\\])/.test(url);
}

/**
 * The location of a hotel on cards: the name of a place and an ISO 3166-1 alpha-2 code. Spec §3.
 */
const regionSchema = v.object({
  name: known(v.string()),
  country_code: known(v.string()),
});

/** A count: a whole number from 0. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The floor space of a room in square meters. The limits exclude values that cannot be right, such
 * as less than the size of a bed.
 */
const roomSizeSchema = v.pipe(v.number(), v.minValue(4), v.maxValue(1_000));

/** An amenity of a hotel or a room. If the site knows the `code`, it uses its own words. */
export const amenitySchema = v.object({ amenity: v.string(), code: known(v.string()) });
export type Amenity = v.InferOutput<typeof amenitySchema>;

/** An amenity of a room. */
export const roomAmenitySchema = v.object({
  id: known(v.union([v.string(), v.number()])),
  ...amenitySchema.entries,
});

/**
 * Returns whether an amenity stands for breakfast, by its code or, without a code, by its English
 * name.
 */
export function isBreakfast({ amenity, code }: Amenity): boolean {
  return code ? code === 'breakfast' : /breakfast/i.test(amenity);
}

/**
 * A kind of room. `name_struct.main_name` takes precedence over `name`. `beds` is the number of
 * beds, `sleeps` the number of people in one room, and `size_sqm` the size in square meters. Spec
 * §3.
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

/** A group of amenities of one kind. */
export const amenityGroupSchema = v.object({
  title: known(v.string()),
  amenities: list(amenitySchema),
});
export type AmenityGroup = v.InferOutput<typeof amenityGroupSchema>;

/** The guests' rating of a hotel: a `score` from 0 to 10, averaged over the number of `reviews`. */
const guestRatingSchema = v.object({
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
  reviews: countSchema,
});

/** A time of day: `14:00` or `14:00:00`. */
const timeOfDaySchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/));

/**
 * A text that is not blank. The pattern covers the whole text, because a pact matches a pattern
 * against the whole text.
 */
const textSchema = v.pipe(v.string(), v.regex(/^[\s\S]*\S[\s\S]*$/));

/** One house rule in plain text. */
const policySchema = v.object({ title: textSchema, lines: v.array(textSchema) });

/** A paragraph of a hotel's description, in plain text. */
const paragraphSchema = v.object({ title: known(textSchema), text: textSchema });

/** The maximum distance of a nearby place, in meters. */
const farthestNearbyMeters = 500_000;

/** A place near a hotel, such as a sight, with its distance as the crow flies. */
const nearbySchema = v.object({
  name: textSchema,
  kind: v.string(),
  meters: v.pipe(v.number(), v.minValue(0), v.maxValue(farthestNearbyMeters)),
});

/**
 * A hotel, with the same fields in lists and in detail. Only `id` and `name` are required. Every
 * other field may be missing or null, and unknown keys are dropped.
 *
 * `latitude` and `longitude` are WGS 84 degrees. `star_rating` is the number of stars, and 0 means
 * none. `check_in_from` and `check_out_until` are times of day in `time_zone`, an IANA name. The
 * fields from `kind` on are not in the specification, so the site keeps its fallbacks for providers
 * that lack them. Spec §3.
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

/** The fields of a hotel, its rooms, pictures and amenities that the specification lacks. */
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

/** The response of `GET /api/hotels/rand4` and `/api/hotels/rand8`: a bare list. ADR 0004. */
export const randomHotelsSchema = v.array(hotelSchema);

/**
 * The response of `GET /api/hotels/search`: an object with a `hotels` list. A missing list counts
 * as empty. `total` is the number of all hotels that were found, if the list has only the first of
 * them. Spec §7.
 */
export const searchResponseSchema = v.object({
  hotels: list(hotelSchema),
  total: known(countSchema),
});
