import { type Amenity, type Hotel, isBreakfast } from '#contracts/provider/hotels.ts';
import { type Naming } from '#contracts/texts/placeNames.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { amenityText } from './amenities.ts';

/** The text for a fact that a hotel does not state. */
export const notSaid = '–';

/** One fact of several hotels. The value of an unknown hotel is undefined. */
export interface ComparedRow<Value = string> {
  readonly label: string;
  readonly values: readonly (Value | undefined)[];
  /** Whether two hotels with a known value differ. */
  readonly differs: boolean;
}

/** Returns a row with these values. */
export function comparedRow<Value>(
  label: string,
  values: readonly (Value | undefined)[],
): ComparedRow<Value> {
  const known = new Set(values.filter((value) => value !== undefined && value !== notSaid));
  return { label, values, differs: known.size > 1 };
}

type HotelAmenities = Pick<Hotel, 'amenity_groups'>;

/**
 * Returns one row for each facility that at least one of the hotels lists, except the facilities in
 * `leftOut`. The values tell for each hotel whether it lists the facility. A facility has its
 * position in the first hotel that lists it. Names that differ only in case or accents are the same
 * facility. All amenities count, not only the ten that the hotel page shows.
 */
export function facilityRows(
  i18n: Naming,
  hotels: readonly (HotelAmenities | undefined)[],
  leftOut: (amenity: Amenity) => boolean = () => false,
): ComparedRow<boolean>[] {
  const namesOf = hotels.map((hotel) => hotel && facilityNames(i18n, hotel, leftOut));
  const all = new Map([...namesOf].reverse().flatMap((names) => [...(names ?? [])]));
  const inOrder = new Set(namesOf.flatMap((names) => [...(names?.keys() ?? [])]));
  return [...inOrder].map((key) =>
    comparedRow(
      all.get(key) ?? key,
      namesOf.map((names) => names?.has(key)),
    ),
  );
}

export function listsBreakfast(hotel: HotelAmenities): boolean {
  return amenitiesOf(hotel).some(isBreakfast);
}

/**
 * Returns the amenity names of a hotel by their folded text. The first spelling of each name is
 * kept.
 */
function facilityNames(
  i18n: Naming,
  hotel: HotelAmenities,
  leftOut: (amenity: Amenity) => boolean,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const amenity of amenitiesOf(hotel)) {
    const name = amenityText(i18n, amenity);
    const key = foldText(name);
    if (key && !names.has(key) && !leftOut(amenity)) names.set(key, name);
  }
  return names;
}

function amenitiesOf({ amenity_groups }: HotelAmenities): Amenity[] {
  return (amenity_groups ?? []).flatMap((group) => group.amenities ?? []);
}
