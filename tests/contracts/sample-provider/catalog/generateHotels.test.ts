import * as v from 'valibot';
import { type Hotel, hotelSchema } from '#contracts/provider/hotels.ts';
import { cities } from '#contracts/sample-provider/catalog/cities.ts';
import {
  defaultHotelCount,
  generateHotels,
} from '#contracts/sample-provider/catalog/generateHotels.ts';
import { addedInResponse } from '#contracts/sample-provider/hotelJson.ts';

const catalog = [...generateHotels(defaultHotelCount, '')];
/** So many hotels that the names of every city are used several times. */
const many = [...generateHotels(5_000, '')];
const answers = catalog.map(({ answer }) => answer);

// The fortieth hotel, the eightieth and so on. All others are complete.
const sparse = answers.filter((_, i) => i % 40 === 39);
const whole = answers.filter((_, i) => i % 40 !== 39);

/** Centers known from maps, as an independent check of the catalog. */
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

function kilometers(a: readonly [number, number], b: readonly [number, number]): number {
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
  it('are sixty, with 4 to 12 hotels in small cities and 60 in large ones', () => {
    expect(cities).toHaveLength(60);
    expect(new Set(cities.map(({ name }) => name)).size).toBe(60);
    const small = cities.filter(({ hotels }) => hotels !== 60);
    expect(small.length).toBeLessThan(60);
    for (const { name, hotels } of small) {
      expect([name, hotels >= 4 && hotels <= 12]).toEqual([name, true]);
    }
    expect(defaultHotelCount).toBe(1200);
  });

  it('have ISO country codes and lie on all inhabited continents', () => {
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

describe('the hotel catalog', () => {
  it('has 1,200 hotels, with the planned number in each city', () => {
    expect(catalog).toHaveLength(1200);
    for (const city of cities) {
      expect(catalog.filter((hotel) => hotel.city === city)).toHaveLength(city.hotels);
    }
  });

  it('scales to any size', () => {
    for (const size of [0, 1, 39]) {
      expect([...generateHotels(size, '')]).toHaveLength(size);
    }
    expect(many).toHaveLength(5_000);
  });

  it('is the same each time', () => {
    expect([...generateHotels(300, '')]).toEqual([...generateHotels(300, '')]);
  });

  it('has every field of the schema except those added in a response', () => {
    const fields = Object.keys(v.omit(hotelSchema, addedInResponse).entries).toSorted();
    v.parse(v.array(v.strictObject(hotelSchema.entries)), answers);
    const given = new Set(whole.map((answer) => Object.keys(answer).toSorted().join()));
    expect([...given]).toEqual([fields.join()]);
  });

  it('can give one city any number of hotels', () => {
    const crowded = [...generateHotels(1200, '', { city: 'Karachi', hotels: 300 })];
    expect(crowded).toHaveLength(1440);
    expect(crowded.filter(({ city }) => city.name === 'Karachi')).toHaveLength(300);
    expect(new Set(crowded.map(({ answer }) => answer.id)).size).toBe(1440);
  });

  it('has kinds of houses, neighborhoods, guest ratings and times', () => {
    const kinds = new Map<unknown, number>();
    for (const { kind } of whole) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    expect(kinds.get('Hotel')).toBeGreaterThan(300);
    expect(kinds.size).toBeGreaterThan(5);
    const elsewhere = catalog.filter(({ answer, city }) => {
      const { neighborhood } = answer;
      return neighborhood && !city.areas.some(({ name }) => name === neighborhood);
    });
    expect(elsewhere).toEqual([]);
    expect(whole.some((hotel) => hotel.neighborhood === 'Clifton')).toBe(true);
    const scores = whole.map(({ guest_rating }) => guest_rating?.score ?? NaN);
    expect(Math.min(...scores)).toBeGreaterThan(5);
    expect(Math.max(...scores)).toBeLessThan(10);
    expect(scores.filter((score) => score >= 9).length).toBeGreaterThan(50);
    const times = new Set(
      whole.map(({ check_in_from, check_out_until }) => `${check_in_from} ${check_out_until}`),
    );
    for (const both of times) expect(both).toMatch(/^1[3-6]:00 1[0-2]:00$/);
  });

  it('gives every hotel a unique id that fits in an address', () => {
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1200);
    expect(answers.filter(({ id }) => !/^[a-z0-9]+(_[a-z0-9]+)+$/.test(id))).toEqual([]);
    expect(new Set(many.map(({ answer }) => answer.id)).size).toBe(5_000);
  });

  it('gives all hotels of a city different names', () => {
    for (const city of cities) {
      const names = catalog.filter((hotel) => hotel.city === city).map(({ answer }) => answer.name);
      expect([city.name, new Set(names).size]).toEqual([city.name, names.length]);
    }
  });

  it('places hotels within 25 km of their city', () => {
    for (const { region, latitude, longitude } of answers) {
      const centre = centres.get(region?.name ?? '');
      if (!centre || typeof latitude !== 'number' || typeof longitude !== 'number') continue;
      expect(kilometers(centre, [latitude, longitude])).toBeLessThan(25);
    }
  });

  it('places hotels within 500 m of the neighborhood in their address', () => {
    for (const { answer, city } of catalog) {
      const { address, latitude, longitude } = answer;
      if (!address || typeof latitude !== 'number' || typeof longitude !== 'number') continue;
      const near = city.areas.filter(
        (area) => kilometers([area.latitude, area.longitude], [latitude, longitude]) < 0.5,
      );
      expect(near.some(({ name }) => address.includes(name))).toBe(true);
    }
  });

  it('has complete hotels with 0 to 5 stars, 6 to 12 pictures and 2 to 6 kinds of rooms', () => {
    const seen = { stars: new Set(), pictures: new Set(), rooms: new Set() };
    for (const hotel of whole) {
      seen.stars.add(hotel.star_rating);
      seen.pictures.add(hotel.images?.length);
      seen.rooms.add(hotel.room_groups?.length);
      expect(hotel.amenity_groups?.length).toBeGreaterThanOrEqual(3);
    }
    expect([...seen.stars].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(seen.pictures).toEqual(new Set([6, 7, 8, 9, 10, 11, 12]));
    expect(seen.rooms).toEqual(new Set([2, 3, 4, 5, 6]));
  });

  it('names the beds of a room in its name and its amenities', () => {
    const bedCounts = new Set<number>();
    const wrong: unknown[] = [];
    for (const room of whole.flatMap(({ room_groups }) => room_groups ?? [])) {
      const bedding = (room.room_amenities ?? [])
        .map(({ amenity }) => amenity)
        .find((amenity) => /\bbeds?\b/.test(amenity));
      const beds = [...(bedding ?? '').matchAll(/\d+/g)].map(Number);
      const isRight =
        room.name === `${room.name_struct?.main_name}, ${bedding}` &&
        room.beds === beds.reduce((sum, number) => sum + number, 0) &&
        (room.sleeps ?? 0) >= room.beds &&
        room.images?.length === 2;
      if (!isRight) wrong.push(room);
      bedCounts.add(Math.min(3, room.beds ?? NaN));
    }
    expect(wrong).toEqual([]);
    expect(bedCounts).toEqual(new Set([1, 2, 3]));
  });

  it('has unique ids for kinds of rooms, and one id for each amenity name', () => {
    const rooms = whole.flatMap(({ room_groups }) => room_groups ?? []);
    expect(new Set(rooms.map(({ id }) => id)).size).toBe(rooms.length);
    const names = new Map<unknown, string>();
    const others: unknown[] = [];
    for (const { id, amenity } of rooms.flatMap(({ room_amenities }) => room_amenities ?? [])) {
      if ((names.get(id) ?? amenity) !== amenity) others.push({ id, amenity });
      names.set(id, amenity);
    }
    expect(others).toEqual([]);
    expect(names.has(undefined)).toBe(false);
  });

  it('sometimes repeats an amenity in two groups of a hotel, as suppliers do', () => {
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
  it('are one in forty, and all other hotels are complete', () => {
    expect(sparse).toHaveLength(30);
    for (const hotel of sparse) expect(missing(hotel)).not.toEqual([]);
    expect(whole.filter((hotel) => missing(hotel).length > 0)).toEqual([]);
  });

  it.each(['images', 'star_rating', 'room_groups', 'address', 'amenity_groups', 'latitude'])(
    'may lack only %s',
    (field) => {
      expect(sparse.some((hotel) => missing(hotel).join() === field)).toBe(true);
    },
  );

  it('may have missing, empty or null pictures', () => {
    const kinds = sparse.filter(({ region }) => region !== null).map(({ images }) => images);
    expect(kinds).toContain(undefined);
    expect(kinds).toContain(null);
    expect(kinds).toContainEqual([]);
  });

  it('may have nothing except an id and a name', () => {
    const nulls = sparse.filter(
      (hotel) => Object.values(hotel).filter((value) => value !== null).length === 2,
    );
    expect(nulls.length).toBeGreaterThan(0);
  });
});
