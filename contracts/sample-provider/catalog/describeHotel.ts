import type { Hotel } from '../../provider/hotels.ts';
import { createFormats, type Formats } from '../../texts/formats.ts';
import type { Language } from '../../texts/languages.ts';
import { createRandom } from '../random.ts';
import { buildOf } from './buildOf.ts';
import type { Area, City } from './cities.ts';
import { houses } from './houses.ts';
import { type NearPlace, placesNear } from './nearby.ts';
import { translations } from './translateHotel.ts';
import { fill, guestKinds, sentences } from './sentences.ts';

type Paragraph = NonNullable<NonNullable<Hotel['description']>[number]>;
type Sentences = (typeof sentences)[Language];
/** The amenities that sentences can list, in this order. Most other amenities are not mentioned. */
const listed = {
  grounds: ['Garden', 'Rooftop terrace', 'Courtyard fountain', 'Fireplace', 'Library', 'Play area'],
  food: ['Restaurant', 'Bar', 'Skyline bar', 'Room service', 'Vegetarian meals'],
  wellness: ['Swimming pool', 'Spa', 'Hammam', 'Sauna', 'Fitness room', 'Massage'],
  services: [
    '24-hour reception',
    'Concierge',
    'Luggage storage',
    'Laundry service',
    'Walking tours',
    'Boat trips',
    'Hiking maps',
    'Currency exchange',
  ],
  arrival: ['Airport shuttle', 'Free parking', 'Car charging point', 'Bicycle hire'],
} as const;
const restful = ['Garden', 'Spa', 'Hammam', 'Sauna', 'Swimming pool'];
const { comforts } = houses.roomAmenities;
const mostOfRooms = 4;
const mostGuestKinds = 3;
/** The maximum distance of a sight for guests who walk, in meters. */
const walkMeters = 1_000;
/**
 * The maximum distance of the sights in a description, in meters, unless there is none so close.
 */
const reachMeters = 5_000;
/** The trait that an area needs for the sentence about the setting of its city. */
const traitOfSetting: Readonly<Partial<Record<City['setting'], Area['traits'][number]>>> = {
  coast: 'waterside',
  oldtown: 'old',
};

/** The hotel of a description, with the data for its sentences. */
interface Subject {
  hotel: Hotel;
  city: City;
  words: Sentences;
  formats: Formats;
  amenities: ReadonlySet<string>;
  near: readonly NearPlace[];
  /** The street with the house number, or an empty text. */
  street: string;
  /** The name of the neighborhood in the language, or an empty text if it is not known. */
  area: string;
  /** The kinds of guests whom the hotel suits, in an order that depends on the hotel. */
  guests: readonly (keyof Sentences['suits'])[];
  /** Chooses one of several wordings and fills in its facts. */
  say: (wordings: readonly string[], facts?: Parameters<typeof fill>[1]) => string;
  /** Does the same with a list of amenities. The result is empty for an empty list. */
  sayList: (wordings: readonly string[], amenities: readonly string[]) => string[];
}

/**
 * Returns the description of a hotel in up to six paragraphs. The first one states its kind, its
 * location and the guests whom it suits. The text depends only on the hotel as the API returns it,
 * apart from its year and its numbers of rooms and floors, which depend on the id. Breakfast is
 * never mentioned, because it belongs to a rate.
 */
export function describeHotel(hotel: Hotel, city: City, language: Language): Paragraph[] {
  const words = sentences[language];
  const random = createRandom(`description of ${hotel.id}`);
  const groups = hotel.amenity_groups ?? [];
  const amenities = new Set(
    groups.flatMap((group) => (group.amenities ?? []).map(({ amenity }) => amenity)),
  );
  // The sentence should name only one bar.
  if (amenities.has('Skyline bar')) amenities.delete('Bar');
  const near = placesNear(hotel, language);
  const formats = createFormats(language);
  const name = hotel.neighborhood ?? '';
  const area = language === 'en' ? name : (translations[language][name] ?? name);
  const say: Subject['say'] = (wordings, facts = {}) => fill(random.pick(wordings), facts);
  const subject: Subject = {
    hotel,
    city,
    words,
    formats,
    amenities,
    near,
    area,
    street: streetOf(hotel, city),
    guests: random.shuffled(guestsOf(hotel, amenities, near)),
    say,
    sayList: (wordings, names) => {
      const phrases = names.flatMap((name) => words.amenities[name] ?? []);
      return phrases.length > 0 ? [say(wordings, { list: formats.list(phrases) })] : [];
    },
  };
  const titled = (part: keyof Sentences['titles'], texts: readonly string[]) =>
    texts.length > 0 ? [{ title: words.titles[part], text: texts.join(' ') }] : [];
  return [
    { text: opening(subject).join(' ') },
    ...titled('house', house(subject)),
    ...titled('location', location(subject)),
    ...titled('rooms', rooms(subject)),
    ...titled('facilities', facilities(subject)),
    ...titled('suits', suits(subject)),
  ];
}

function opening(subject: Subject): string[] {
  const { hotel, city, words, near, area, guests, formats, say } = subject;
  const [first = 'anyone'] = guests;
  const [nearest] = near;
  const { rooms, year } = buildOf(hotel, city);
  const sentence = words.areas[city.name]?.[hotel.neighborhood ?? ''];
  const stars = words.stars[hotel.star_rating ?? 0] ?? '';
  return [
    say(words.openings, {
      name: hotel.name,
      kind: fill(words.kinds[hotel.kind ?? ''] ?? words.kinds[''] ?? '', { stars }),
      in: fill(words.cities[city.name] ?? words.in, { city: city.name }),
      rooms,
      year,
    }),
    ...(sentence ? [sentence] : []),
    ...(!sentence && area && nearest?.kind === 'sight'
      ? [say(words.nearest, { area, sight: nearest.phrase, distance: distance(formats, nearest) })]
      : []),
    suiting(subject, first),
  ];
}

function house({ hotel, city, words, amenities, street, say, sayList }: Subject): string[] {
  const { style, floors } = buildOf(hotel, city);
  const isKnown = amenities.size > 0;
  return [
    ...(street ? [say(words.streets, { street })] : []),
    say(words.architecture[style]),
    say(words.floors, { floors }),
    ...(amenities.has('Lift') ? [say(words.lift)] : []),
    ...(isKnown && !amenities.has('Lift') ? [say(words.missing.lift)] : []),
    ...sayList(
      words.grounds,
      listed.grounds.filter((name) => amenities.has(name)),
    ),
  ];
}

function location({ hotel, city, words, near, formats, say }: Subject): string[] {
  const all = near.filter(({ kind }) => kind === 'sight');
  const close = all.filter(({ meters }) => meters <= reachMeters);
  const sights = close.length > 0 ? close : all.slice(0, 2);
  const traits = city.areas.find(({ name }) => name === hotel.neighborhood)?.traits ?? [];
  const needed = traitOfSetting[city.setting];
  const setting = !needed || traits.includes(needed) ? words.settings[city.setting] : undefined;
  const station = near.find(({ kind }) => kind === 'transport');
  const airport = near.find(({ kind }) => kind === 'airport');
  const named = sights.map((sight) => `${sight.phrase} (${distance(formats, sight)})`);
  return [
    ...(named.length > 0
      ? [
          say(close.length > 0 ? words.sights : words.sights.slice(0, 1), {
            list: formats.list(named),
          }),
        ]
      : []),
    ...(airport
      ? [
          say(station ? words.onwards : words.onwardsByAir, {
            station: station?.phrase ?? '',
            toStation: station ? distance(formats, station) : '',
            airport: airport.phrase,
            toAirport: distance(formats, airport),
          }),
        ]
      : []),
    ...(setting ? [setting] : []),
  ];
}

function rooms({ hotel, words, amenities, say, sayList }: Subject): string[] {
  const isCooled = amenities.size === 0 || amenities.has('Air conditioning');
  const groups = hotel.room_groups ?? [];
  const sizes = groups.flatMap(({ size_sqm: size }) => size ?? []);
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const kinds = groups.map(
    (room) => new Set((room.room_amenities ?? []).map(({ amenity }) => amenity)),
  );
  const named = [...new Set(kinds.flatMap((kind) => [...kind]))].filter(
    (name) => name in words.amenities,
  );
  const isView = (name: string) => name.endsWith(' view');
  const inAll = named.filter((name) => !isView(name) && kinds.every((kind) => kind.has(name)));
  // Only comforts are named for some rooms. A bathroom in some rooms would imply that the other
  // rooms have none.
  const inSome = named.filter((name) => comforts.includes(name) && !inAll.includes(name));
  return [
    ...(sizes.length > 0
      ? [say(smallest < largest ? words.sizes : words.oneSize, { smallest, largest })]
      : []),
    ...sayList(words.inAllRooms, inAll.slice(0, mostOfRooms)),
    ...sayList(words.inSomeRooms, inSome.slice(0, mostOfRooms)),
    ...(kinds.some((kind) => kind.has('Air conditioning')) || isCooled
      ? []
      : [say(words.missing.airConditioning)]),
    ...sayList(words.views, named.filter(isView)),
  ];
}

function facilities({ words, amenities, say, sayList }: Subject): string[] {
  const there = (['food', 'wellness', 'services', 'arrival'] as const).map((part) =>
    sayList(
      words[part],
      listed[part].filter((name) => amenities.has(name)),
    ),
  );
  if (amenities.size === 0) return there.flat();
  const [food = [], wellness = [], ...services] = there;
  return [
    ...food,
    ...(amenities.has('Restaurant') ? [] : [say(words.missing.restaurant)]),
    ...wellness,
    ...services.flat(),
    ...(amenities.has('24-hour reception') ? [] : [say(words.missing.desk)]),
  ];
}

/**
 * Returns sentences about the guests whom the hotel suits, apart from those in the first paragraph.
 */
function suits(subject: Subject): string[] {
  return subject.guests.slice(1, 1 + mostGuestKinds).map((kind) => suiting(subject, kind));
}

function suiting({ words, amenities, say }: Subject, kind: keyof Sentences['suits']): string {
  const place = restful.find((name) => amenities.has(name)) ?? '';
  return say(words.suits[kind], { list: words.amenities[place] ?? '' });
}

/** Returns the street and the number in the address of a hotel. */
function streetOf({ address, neighborhood }: Hotel, city: City): string {
  const [street = ''] = address?.split(`, ${neighborhood}, `) ?? [];
  const { streets = [] } = city.areas.find(({ name }) => name === neighborhood) ?? {};
  return streets.some((each) => street.includes(each)) ? street : '';
}

function guestsOf(
  { room_groups: groups }: Hotel,
  amenities: ReadonlySet<string>,
  [nearest]: readonly NearPlace[],
): (keyof Sentences['suits'])[] {
  const found = {
    families: groups?.some(({ sleeps }) => (sleeps ?? 0) >= 4),
    work: amenities.has('Meeting rooms'),
    walkers: nearest?.kind === 'sight' && nearest.meters <= walkMeters,
    rest: restful.some((place) => amenities.has(place)),
    drivers: amenities.has('Free parking'),
    outdoors: amenities.has('Ski storage'),
    access: amenities.has('Wheelchair accessible'),
    solo: groups?.some(({ name }) => name?.startsWith('Single')),
    anyone: false,
  };
  return guestKinds.filter((kind) => found[kind]);
}

/** Formats a distance: '350 m' below a kilometer, otherwise '1.2 km'. */
function distance(formats: Formats, { meters }: NearPlace): string {
  const isShort = meters < 1_000;
  return formats.number(isShort ? meters : meters / 1_000, {
    style: 'unit',
    unit: isShort ? 'meter' : 'kilometer',
    maximumFractionDigits: meters < 10_000 ? 1 : 0,
  });
}
