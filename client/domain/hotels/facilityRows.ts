import { type Amenity, type Hotel, isBreakfast } from '#contracts/provider/hotels.ts';
import { type Naming } from '#contracts/texts/placeNames.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { amenityText } from './amenities.ts';

/** Stands for what a hotel does not say. */
export const notSaid = '–';

/** One fact of several hotels, with a value for each; undefined for a hotel that is not known. */
export interface ComparedRow<Value = string> {
  readonly label: string;
  readonly values: readonly (Value | undefined)[];
  /** Whether two of the hotels that say something about it differ. */
  readonly differs: boolean;
}

/** A row of these values. */
export function comparedRow<Value>(
  label: string,
  values: readonly (Value | undefined)[],
): ComparedRow<Value> {
  const known = new Set(values.filter((value) => value !== undefined && value !== notSaid));
  return { label, values, differs: known.size > 1 };
}

type HotelAmenities = Pick<Hotel, 'amenity_groups'>;

/**
 * One row for each facility that one of the hotels lists, in the order of the first hotel that
 * does, but for those that are `leftOut`: whether each of them lists it. Names that differ in case
 * and accents alone are the same facility. All amenities count, not only the ten that the hotel
 * page shows.
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

/** Whether a hotel names breakfast among its amenities. */
export function listsBreakfast(hotel: HotelAmenities): boolean {
  return amenitiesOf(hotel).some(isBreakfast);
}

/** The amenity names of a hotel by their folded text, each as it is spelled first. */
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
