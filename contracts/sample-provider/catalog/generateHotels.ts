import type { Hotel } from '../../provider/hotels.ts';
import { galleryOf, picturesOf } from '../pictures.ts';
import { createRandom, type Random } from '../random.ts';
import { fittingAmenities, withFittingView, withNeededLift } from './fitToArea.ts';
import { amenityGroups, houseFacts } from './houses.ts';
import { asSupplied } from './asSupplied.ts';
import { type Area, cities, type City } from './cities.ts';
import { hotelId, type HotelName, hotelNames } from './hotelNames.ts';
import { roomGroups, type RoomTerms } from './roomGroups.ts';

type StreetForm = (street: string, random: Random) => string;

const numberFirst: StreetForm = (street, random) => `${random.between(1, 180)} ${street}`;
const numberLast: StreetForm = (street, random) => `${street} ${random.between(1, 120)}`;
const numberAfterComma: StreetForm = (street, random) => `${street}, ${random.between(1, 240)}`;

/** The countries where the house number follows the street, with only a space between them. */
const numberLastIn = 'AT CH CL CZ DK GR HR IS IT MX NL NO PE PT SE'.split(' ');

/**
 * Other positions of the house number. In a country without an entry here or above, the number
 * precedes the street.
 */
const streetForms: Readonly<Record<string, StreetForm>> = {
  ...Object.fromEntries(numberLastIn.map((country) => [country, numberLast])),
  AR: (street, random) => `${street} ${random.between(180, 2400)}`,
  BR: numberAfterComma,
  CO: (street, random) => `${street} # ${random.between(2, 39)}-${random.between(10, 98)}`,
  CU: (street, random) => `${street} No. ${random.between(20, 560)}`,
  ES: numberAfterComma,
  ID: (street, random) => `${street} No. ${random.between(1, 88)}`,
  TR: (street, random) => `${street} No: ${random.between(1, 140)}`,
};

/**
 * Returns a plausible address in the form of the country: `Rua Garrett 12, Chiado, Lisbon`, `12
 * Zaibunnisa Street, Saddar, Karachi`. Areas without streets, as in Japan, have numbers of the
 * district, the block and the house: `3-14-8 Asakusa, Tokyo`.
 */
function hotelAddress(city: City, area: Area, random: Random): string {
  if (area.streets.length === 0) {
    const block = [random.between(1, 5), random.between(1, 28), random.between(1, 19)].join('-');
    return `${block} ${area.name}, ${city.name}`;
  }
  const form = streetForms[city.countryCode] ?? numberFirst;
  return [form(random.pick(area.streets), random), area.name, city.name].join(', ');
}

/**
 * A hotel of the catalog: the fields that lists show except its rates, its city, and the data
 * that its rates depend on. `rooms` has the same order as `answer.room_groups`.
 */
export type CatalogHotel = {
  answer: Hotel;
  city: City;
  stars: number;
  firstRoomId: number;
  rooms: readonly RoomTerms[];
};

/** A city with a different number of hotels than its usual share, for tests of long lists. */
export type CrowdedCity = { city: string; hotels: number };

/** The size of the catalog, unless a test or a benchmark requests another. */
export const defaultHotelCount = cities.reduce((sum, city) => sum + city.hotels, 0);

/** Half the width of the square that contains an area's hotels, in degrees: about 270 meters. */
const spread = 0.0025;

const roomIdsPerHotel = 10;

/**
 * Generates the sample catalog: hotels in sixty real cities, the same on every machine and after
 * every start. If the number differs from 1,200, each city gets its share of it. Picture addresses
 * begin with `mediaOrigin`; if it is empty, they are same-origin. The function yields one hotel at
 * a time, so that a hundred thousand of them need not be in memory as objects.
 */
export function* generateHotels(
  hotelCount: number,
  mediaOrigin: string,
  crowded?: CrowdedCity,
): Generator<CatalogHotel> {
  const ids = new Set<string>();
  let ordinal = 0;
  let planned = 0;
  let before = 0;
  for (const city of cities) {
    planned += city.hotels;
    const until = Math.floor((planned * hotelCount) / defaultHotelCount);
    const hotels = city.name === crowded?.city ? crowded.hotels : until - before;
    before = until;
    const names = hotelNames(city);
    for (let nth = 0; nth < hotels; nth += 1, ordinal += 1) {
      const naming = names[nth % names.length];
      if (!naming) throw new Error(`${city.name}: no names for its hotels.`);
      const hotel = generateHotel(city, naming, nth, ordinal, ids, mediaOrigin);
      ids.add(hotel.answer.id);
      yield { ...hotel, answer: asSupplied(hotel.answer, ordinal) };
    }
  }
}

function generateHotel(
  city: City,
  naming: HotelName,
  nth: number,
  ordinal: number,
  taken: ReadonlySet<string>,
  mediaOrigin: string,
): CatalogHotel {
  const random = createRandom(`${city.name} ${nth}`);
  const area = naming.area ?? random.pick(city.areas);
  const id = hotelId([naming.name, area.name, city.name], taken);
  const stars = random.between(...naming.stars);
  const count = random.between(6, 12);
  const pictureOf = picturesOf(ordinal, mediaOrigin);
  const firstRoomId = ordinal * roomIdsPerHotel + 1;
  const latitude = roundDegrees(area.latitude + random.within(-spread, spread));
  const longitude = roundDegrees(area.longitude + random.within(-spread, spread));
  const address = hotelAddress(city, area, random);
  const { groups, terms } = roomGroups(
    city,
    stars,
    { id, firstId: firstRoomId },
    pictureOf,
    random,
  );
  const amenities = fittingAmenities(amenityGroups(city, stars, random), city, area);
  const pool = amenities.some((group) =>
    group.amenities?.some(({ amenity }) => /pool/i.test(amenity)),
  );
  const answer = {
    id,
    name: naming.name,
    images: galleryOf({ room_groups: groups, amenity_groups: amenities }, pictureOf, count),
    region: { name: city.name, country_code: city.countryCode },
    star_rating: stars,
    latitude,
    longitude,
    address,
    room_groups: groups.map((room) => withFittingView(room, city, area, pool)),
    amenity_groups: amenities,
    ...houseFacts(id, naming.name, stars, city, area),
  };
  return { answer: withNeededLift(answer, city), city, stars, firstRoomId, rooms: terms };
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
