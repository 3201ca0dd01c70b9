import * as v from 'valibot';
import { type Hotel, hotelSchema } from '#contracts/provider/hotels.ts';
import { cities } from '#contracts/sample-provider/catalogue/cities.ts';
import {
  defaultHotelCount,
  generateHotels,
} from '#contracts/sample-provider/catalogue/generateHotels.ts';

const catalogue = [...generateHotels(defaultHotelCount, '')];
const answers = catalogue.map(({ answer }) => answer);

// The fortieth hotel, the eightieth and so on; the others are whole.
const sparse = answers.filter((_, i) => i % 40 === 39);
const whole = answers.filter((_, i) => i % 40 !== 39);

/** Centres known from maps, to check the catalogue against something other than itself. */
const centres: ReadonlyMap<string, readonly [latitude: number, longitude: number]> = new Map([
  ['Karachi', [24.86, 67.01]],
  ['Marrakech', [31.63, -7.98]],
  ['Dubai', [25.2, 55.27]],
  ['New York', [40.71, -74.01]],
  ['São Paulo', [-23.55, -46.63]],
  ['Cape Town', [-33.92, 18.42]],
  ['Sydney', [-33.87, 151.21]],
  ['Reykjavík', [64.15, -21.94]],
  ['Tokyo', [35.68, 139.69]],
  ['Cusco', [-13.53, -71.97]],
]);

function kilometres(a: readonly [number, number], b: readonly [number, number]): number {
  const north = (a[0] - b[0]) * 111;
  const east = (a[1] - b[1]) * 111 * Math.cos((a[0] * Math.PI) / 180);
  return Math.hypot(north, east);
}

function missing(hotel: Hotel): string[] {
  const fields = ['images', 'star_rating', 'room_groups', 'address', 'amenity_groups', 'latitude'];
  const entries = new Map<string, unknown>(Object.entries(hotel));
  return fields.filter((field) => {
    const value = entries.get(field);
    return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  });
}

describe('the cities', () => {
  it('are sixty, with 4 to 12 hotels in the small ones and 60 in the large ones', () => {
    expect(cities).toHaveLength(60);
    expect(new Set(cities.map(({ name }) => name)).size).toBe(60);
    const small = cities.filter(({ hotels }) => hotels !== 60);
    expect(small.length).toBeLessThan(60);
    for (const { name, hotels } of small) {
      expect([name, hotels >= 4 && hotels <= 12]).toEqual([name, true]);
    }
    expect(defaultHotelCount).toBe(1200);
  });

  it('bear ISO country codes and lie on all inhabited continents', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    for (const { countryCode } of cities) expect(names.of(countryCode)).toBeDefined();
    const found = new Set(cities.map(({ countryCode }) => countryCode));
    expect([...found]).toEqual(expect.arrayContaining(['MA', 'PK', 'PT', 'US', 'BR', 'AU']));
  });

  it('include Karachi with Clifton, Marrakech and Dubai', () => {
    const karachi = cities.find(({ name }) => name === 'Karachi');
    expect(karachi?.areas.map(({ name }) => name)).toContain('Clifton');
    expect(cities.map(({ name }) => name)).toEqual(expect.arrayContaining(['Marrakech', 'Dubai']));
    expect(answers.some(({ address }) => /, Clifton, Karachi$/.test(address ?? ''))).toBe(true);
  });
});

describe('the catalogue', () => {
  it('has 1,200 hotels, each city as many as it says', () => {
    expect(catalogue).toHaveLength(1200);
    for (const city of cities) {
      expect(catalogue.filter((hotel) => hotel.city === city)).toHaveLength(city.hotels);
    }
  });

  it('scales to any size', () => {
    for (const size of [0, 1, 39, 5000]) {
      expect([...generateHotels(size, '')]).toHaveLength(size);
    }
  });

  it('is the same each time', () => {
    expect([...generateHotels(300, '')]).toEqual([...generateHotels(300, '')]);
  });

  it('has every field of the schema but those that a request decides', () => {
    const fields = Object.keys(v.omit(hotelSchema, ['policies', 'rates']).entries).toSorted();
    for (const answer of answers) v.parse(v.strictObject(hotelSchema.entries), answer);
    for (const answer of whole) expect(Object.keys(answer).toSorted()).toEqual(fields);
  });

  it('can give one city any number of hotels', () => {
    const crowded = [...generateHotels(1200, '', { city: 'Karachi', hotels: 300 })];
    expect(crowded).toHaveLength(1440);
    expect(crowded.filter(({ city }) => city.name === 'Karachi')).toHaveLength(300);
    expect(new Set(crowded.map(({ answer }) => answer.id)).size).toBe(1440);
  });

  it('tells kinds of houses, neighborhoods, guest ratings and times', () => {
    const kinds = new Map<unknown, number>();
    for (const { kind } of whole) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    expect(kinds.get('Hotel')).toBeGreaterThan(300);
    expect(kinds.size).toBeGreaterThan(5);
    for (const { answer, city } of catalogue) {
      if (!answer.neighborhood) continue;
      expect(city.areas.map(({ name }) => name)).toContain(answer.neighborhood);
    }
    expect(whole.some((hotel) => hotel.neighborhood === 'Clifton')).toBe(true);
    const scores = whole.map(({ guest_rating }) => guest_rating?.score ?? NaN);
    expect(Math.min(...scores)).toBeGreaterThan(5);
    expect(Math.max(...scores)).toBeLessThan(10);
    expect(scores.filter((score) => score >= 9).length).toBeGreaterThan(50);
    for (const { check_in_from, check_out_until } of whole) {
      expect(check_in_from).toMatch(/^1[3-6]:00$/);
      expect(check_out_until).toMatch(/^1[0-2]:00$/);
    }
  });

  it('gives every hotel an id of its own, made for an address', () => {
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1200);
    for (const { id } of answers) expect(id).toMatch(/^[a-z0-9]+(_[a-z0-9]+)+$/);
    const many = [...generateHotels(20_000, '')].map(({ answer }) => answer.id);
    expect(new Set(many).size).toBe(20_000);
  });

  it('names no two hotels of a city alike', () => {
    for (const city of cities) {
      const names = catalogue
        .filter((hotel) => hotel.city === city)
        .map(({ answer }) => answer.name);
      expect([city.name, new Set(names).size]).toEqual([city.name, names.length]);
    }
  });

  it('places hotels within 25 km of their city', () => {
    for (const { region, latitude, longitude } of answers) {
      const centre = centres.get(region?.name ?? '');
      if (!centre || typeof latitude !== 'number' || typeof longitude !== 'number') continue;
      expect(kilometres(centre, [latitude, longitude])).toBeLessThan(25);
    }
  });

  it('places hotels within 500 m of the neighbourhood that their address names', () => {
    for (const { answer, city } of catalogue) {
      const { address, latitude, longitude } = answer;
      if (!address || typeof latitude !== 'number' || typeof longitude !== 'number') continue;
      const near = city.areas.filter(
        (area) => kilometres([area.latitude, area.longitude], [latitude, longitude]) < 0.5,
      );
      expect(near.some(({ name }) => address.includes(name))).toBe(true);
    }
  });

  it('has whole hotels with 0 to 5 stars, 5 to 12 pictures and 2 to 6 kinds of rooms', () => {
    const seen = { stars: new Set(), pictures: new Set(), rooms: new Set() };
    for (const hotel of whole) {
      seen.stars.add(hotel.star_rating);
      seen.pictures.add(hotel.images?.length);
      seen.rooms.add(hotel.room_groups?.length);
      expect(hotel.amenity_groups?.length).toBeGreaterThanOrEqual(3);
    }
    expect([...seen.stars].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(seen.pictures).toEqual(new Set([5, 6, 7, 8, 9, 10, 11, 12]));
    expect(seen.rooms).toEqual(new Set([2, 3, 4, 5, 6]));
  });

  it('says the beds of a room in its name and among its amenities', () => {
    const bedCounts = new Set<number>();
    for (const room of whole.flatMap(({ room_groups }) => room_groups ?? [])) {
      const bedding = (room.room_amenities ?? [])
        .map(({ amenity }) => amenity)
        .find((amenity) => /\bbeds?\b/.test(amenity));
      expect(room.name).toBe(`${room.name_struct?.main_name}, ${bedding}`);
      const beds = [...(bedding ?? '').matchAll(/\d+/g)].map(Number);
      expect(room.beds).toBe(beds.reduce((sum, number) => sum + number, 0));
      expect(room.sleeps).toBeGreaterThanOrEqual(room.beds ?? NaN);
      expect(room.images?.length).toBe(2);
      bedCounts.add(Math.min(3, room.beds ?? NaN));
    }
    expect(bedCounts).toEqual(new Set([1, 2, 3]));
  });

  it('numbers kinds of rooms uniquely and amenities by their name', () => {
    const rooms = whole.flatMap(({ room_groups }) => room_groups ?? []);
    expect(new Set(rooms.map(({ id }) => id)).size).toBe(rooms.length);
    const names = new Map<unknown, string>();
    for (const { id, amenity } of rooms.flatMap(({ room_amenities }) => room_amenities ?? [])) {
      expect(names.get(id) ?? amenity).toBe(amenity);
      names.set(id, amenity);
    }
    expect(names.has(undefined)).toBe(false);
  });

  it('repeats an amenity in two groups of a hotel now and then, as suppliers do', () => {
    const repeating = whole.filter(({ amenity_groups }) => {
      const names = (amenity_groups ?? []).flatMap(({ amenities }) =>
        (amenities ?? []).map(({ amenity }) => amenity),
      );
      return new Set(names).size < names.length;
    });
    expect(repeating.length).toBeGreaterThan(60);
    expect(repeating.length).toBeLessThan(900);
  });
});

describe('sparse hotels', () => {
  it('are one in forty, and nobody else lacks anything', () => {
    expect(sparse).toHaveLength(30);
    for (const hotel of sparse) expect(missing(hotel)).not.toEqual([]);
    for (const hotel of whole) expect(missing(hotel)).toEqual([]);
  });

  it.each(['images', 'star_rating', 'room_groups', 'address', 'amenity_groups', 'latitude'])(
    'lack nothing but %s, some of them',
    (field) => {
      expect(sparse.some((hotel) => missing(hotel).join() === field)).toBe(true);
    },
  );

  it('have their pictures missing, empty or null', () => {
    const kinds = sparse.filter(({ region }) => region !== null).map(({ images }) => images);
    expect(kinds).toContain(undefined);
    expect(kinds).toContain(null);
    expect(kinds).toContainEqual([]);
  });

  it('are all null but for id and name, some of them', () => {
    const nulls = sparse.filter(
      (hotel) => Object.values(hotel).filter((value) => value !== null).length === 2,
    );
    expect(nulls.length).toBeGreaterThan(0);
  });
});
