import type { Hotel } from '../hotels.ts';
import { hotelAddress } from './hotelAddress.ts';
import { amenityGroups } from './amenityGroups.ts';
import { cities } from './cities.ts';
import type { City } from './cities/city.ts';
import { foldText, toSlug } from './foldText.ts';
import { type HotelName, hotelNames } from './hotelNames.ts';
import { createRandom } from './random.ts';
import { roomGroups } from './roomGroups.ts';
import { asSupplied } from './asSupplied.ts';

/** A hotel of the catalogue: what is answered for it, and the city it stands in. */
export type CatalogueHotel = { answer: Hotel; city: City };

/** The size of the catalogue unless a test or a benchmark asks for another. */
export const defaultHotelCount = cities.reduce((sum, city) => sum + city.hotels, 0);

/** Half the width of the square, in degrees, in which an area's hotels stand: about 270 metres. */
const spread = 0.0025;

const roomIdsPerHotel = 10;

/**
 * The sample catalogue, the same on every machine and after every start: hotels in sixty real
 * cities, scaled in proportion when another number than 1,200 is asked for. Picture addresses begin
 * with `mediaOrigin`; an empty one makes them same-origin. Hotels come one by one, so that a hundred
 * thousand of them need not be held as objects.
 */
export function* generateHotels(
  hotelCount: number,
  mediaOrigin: string,
): Generator<CatalogueHotel> {
  const ids = new Set<string>();
  let ordinal = 0;
  let planned = 0;
  for (const city of cities) {
    planned += city.hotels;
    const until = Math.floor((planned * hotelCount) / defaultHotelCount);
    const names = hotelNames(city);
    for (let nth = 0; ordinal < until; nth += 1, ordinal += 1) {
      const naming = names[nth % names.length];
      if (!naming) throw new Error(`${city.name}: no names for its hotels.`);
      const hotel = generateHotel(city, naming, nth, ordinal, ids, mediaOrigin);
      ids.add(hotel.id);
      yield { answer: asSupplied(hotel, ordinal), city };
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
): Hotel {
  const random = createRandom(`${city.name} ${nth}`);
  const area = naming.area ?? random.pick(city.areas);
  const id = uniqueId([naming.name, area.name, city.name], taken);
  const stars = random.between(naming.minStars, naming.maxStars);
  const pictures = random.between(5, 12);
  return {
    id,
    name: naming.name,
    images: Array.from({ length: pictures }, (_, i) => ({
      url: `${mediaOrigin}/media/{size}/${id}/${i + 1}.svg`,
    })),
    region: { name: city.name, country_code: city.countryCode },
    star_rating: stars,
    latitude: roundDegrees(area.latitude + random.within(-spread, spread)),
    longitude: roundDegrees(area.longitude + random.within(-spread, spread)),
    address: hotelAddress(city, area, random),
    room_groups: roomGroups(city, stars, ordinal * roomIdsPerHotel + 1, random),
    amenity_groups: amenityGroups(city, stars, random),
  };
}

/** `riad_al_baraka_medina_marrakech`; what the name says already is not said again, a number parts equals. */
function uniqueId(parts: readonly string[], taken: ReadonlySet<string>): string {
  const [name = ''] = parts;
  const told = parts.filter((part, i) => i === 0 || !foldText(name).includes(foldText(part)));
  const base = toSlug(told.join(' '));
  let id = base;
  for (let copy = 2; taken.has(id); copy += 1) id = `${base}_${copy}`;
  return id;
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
