import { hotelsIn } from '../../provider/calls/hotelCall.ts';
import { hotelCalls, hotelEndpoints } from '../../provider/calls/hotelCalls.ts';
import type { Hotel } from '../../provider/hotels.ts';
import { eachJson, type Occurrence, type Rule } from './rule.ts';
import { isObject } from './shapeRules.ts';

/** The names that suppliers use for fields of the contract. */
const otherNames = {
  images: ['photos', 'pictures', 'image_urls'],
  star_rating: ['stars', 'star_category'],
  latitude: ['lat'],
  longitude: ['lng', 'lon'],
  region: ['city', 'location'],
  address: ['address_line', 'full_address', 'street'],
  room_groups: ['rooms', 'room_types'],
  amenity_groups: ['amenities', 'facilities', 'hotel_amenities'],
  description: ['description_struct', 'descriptions'],
  check_in_from: ['check_in_time', 'checkin_time', 'checkin'],
  check_out_until: ['check_out_time', 'checkout_time', 'checkout'],
  contact_phone: ['phone', 'phone_number', 'telephone'],
  contact_email: ['email', 'e_mail'],
} as const satisfies Partial<Record<keyof Hotel, readonly string[]>>;

/** Rules for fields whose names differ from the contract. */
export const nameRules: readonly Rule[] = [
  {
    id: 'field-names',
    title: 'Fields have the names of the contract',
    rank: 'advice',
    endpoints: hotelEndpoints,
    byField: true,
    expected: 'the name that the contract gives to the field',
    check: eachJson((value, { endpoint }) =>
      hotelsIn(hotelCalls[endpoint], value).flatMap(({ at, item }) =>
        isObject(item) ? misnamed(item, at) : [],
      ),
    ),
  },
];

/**
 * Returns the fields of a hotel under other names, if the contract's own field is missing or empty.
 */
function misnamed(hotel: object, at: string): Occurrence[] {
  const valueOf = (name: string): unknown => Reflect.get(hotel, name);
  const hasValue = (name: string) => {
    const value = valueOf(name);
    return value != null && value !== '' && !(Array.isArray(value) && value.length === 0);
  };
  return Object.entries(otherNames).flatMap(([ours, others]) => {
    const theirs = hasValue(ours) ? undefined : others.find(hasValue);
    if (theirs === undefined) return [];
    return [
      {
        at: `${at}.${theirs}`,
        received: valueOf(theirs),
        expected: `${ours}, in the shape of the contract: the site does not read ${theirs}`,
      },
    ];
  });
}
