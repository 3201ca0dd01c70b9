import * as v from 'valibot';
import { type Area, type City, settings, wordsSchema } from './cities.ts';
import housesData from './houses.json' with { type: 'json' };
import type { Amenity, AmenityGroup, Hotel } from '../../provider/hotels.ts';
import { createRandom, type Random } from '../random.ts';

const bySettingSchema = v.strictObject(v.entriesFromList(settings, wordsSchema));

/**
 * A kind of room: its name, the beds it can have, the lowest stars of a hotel with such rooms, its
 * price in percent of a standard double room's, and its smallest and largest size in square meters.
 */
const roomKindSchema = v.strictObject({
  name: v.string(),
  bedding: v.array(v.string()),
  fromStars: v.number(),
  price: v.number(),
  size: v.tuple([v.number(), v.number()]),
});

const groups = [
  'general',
  'food',
  'wellness',
  'transport',
  'access',
  'families',
  'internet',
] as const;

const housesSchema = v.strictObject({
  amenities: v.strictObject(v.entriesFromList(groups, wordsSchema)),
  /** The title of each group of amenities. */
  amenityTitles: v.strictObject(v.entriesFromList(groups, v.string())),
  /** The amenities that fit only some places. */
  amenitiesOfSetting: bySettingSchema,
  roomKinds: v.array(roomKindSchema),
  roomAmenities: v.strictObject({ everywhere: wordsSchema, comforts: wordsSchema }),
  views: bySettingSchema,
  /** The codes of amenities and taxes whose names say no more than the code. */
  amenityCodes: v.record(v.string(), v.string()),
  taxCodes: v.record(v.string(), v.string()),
  policies: v.strictObject({
    /**
     * A rule for every hotel, and two alternatives: one for hotels whose front desk is staffed at
     * night, one for the others.
     */
    arrival: v.strictObject({ always: v.string(), byDay: v.string(), dayAndNight: v.string() }),
    children: v.array(v.string()),
    cribs: v.array(v.string()),
    pets: v.strictObject({ welcome: v.string(), else: v.array(v.string()) }),
    payments: v.array(v.string()),
  }),
  /** The hotels' way to collect payments before arrival. */
  paymentNote: v.string(),
  /** The captions of pictures. Those of rooms are listed by their beds. */
  captions: v.record(v.string(), v.string()),
  /** The telephone codes of countries. */
  callingCodes: v.record(v.string(), v.string()),
});

/**
 * The amenities, rooms and rules of hotels. An error in the data file throws when the module loads.
 */
export const houses = v.parse(housesSchema, housesData);

/**
 * Generates three to seven groups of amenities, more for more stars. As in the data of real
 * suppliers, a name may be in two groups, such as `Free Wi-Fi`. The site shows each name once. Spec
 * §3.
 */
export function amenityGroups(city: City, stars: number, random: Random): AmenityGroup[] {
  const take = (
    group: (typeof groups)[number],
    min: number,
    max: number,
    names: readonly string[] = houses.amenities[group],
  ) => ({
    title: houses.amenityTitles[group],
    amenities: random.shuffled(names).slice(0, random.between(min, max)).map(withCode),
  });
  const richness = Math.ceil(stars / 2);
  const optional = [
    take('wellness', 1 + richness, 3 + richness, [
      ...houses.amenities.wellness,
      ...houses.amenitiesOfSetting[city.setting],
    ]),
    take('transport', 1, 3),
    take('access', 1, 3),
    take('families', 1, 3),
    take('internet', 1, 2),
  ];
  return [
    take('general', 3, 5 + richness),
    take('food', 1, 3 + richness),
    ...random.shuffled(optional).slice(0, random.between(1, 2 + richness)),
  ];
}

/** Returns an amenity with its code, if it has one. */
export function withCode(amenity: string): Amenity {
  const code = houses.amenityCodes[amenity];
  return { amenity, ...(code && { code }) };
}

/** The kind of a house by a word in its name. A house without any of these words is a `Hotel`. */
const kindsByWord: readonly (readonly [word: RegExp, kind: string])[] = [
  [/h[oô]tel\b/i, 'Hotel'],
  [/\b(riad|dar)\b/i, 'Riad'],
  [/\bhostal\b/i, 'Hostel'],
  [/\blodge\b/i, 'Lodge'],
  [/\b(villa|vila|haveli|bures)\b/i, 'Villa'],
  [/\b(ryokan|machiya)\b/i, 'Ryokan'],
  [/\b(resort|retreat)\b/i, 'Resort'],
  [/\b(suites|r[eé]siden\w+|rooms|lofts|logement)(?!\w)/i, 'Apartment'],
  [/\b(guest ?house|beach house|house|casa|maison|inn|pension|penzion|posada)\b/i, 'Guest house'],
];

const arrivals = ['13:00', '14:00', '14:00', '15:00', '16:00'];
const departures = ['10:00', '11:00', '11:00', '12:00', '12:00'];

/**
 * Returns the fields of a hotel that the specification does not have. The result is the same for
 * the same id.
 */
export function houseFacts(id: string, name: string, stars: number, city: City, area: Area) {
  const random = createRandom(`facts of ${id}`);
  const score = Math.min(98, 66 + stars * 4 + random.between(-4, 14));
  return {
    kind: kindsByWord.find(([word]) => word.test(name))?.[1] ?? 'Hotel',
    neighborhood: area.name,
    guest_rating: { score: score / 10, reviews: random.between(12, 180) * (1 + stars) },
    time_zone: city.timeZone,
    check_in_from: random.pick(arrivals),
    check_out_until: random.pick(departures),
  } satisfies Partial<Hotel>;
}

/**
 * Returns the contact data and the rules of a sample hotel, which only its details contain. The
 * result is the same for the same id. The phone numbers cannot belong to anybody, because no area
 * code is 000, and the mail addresses are reserved for examples.
 */
export function houseDetails(
  { id, amenity_groups: groups }: Pick<Hotel, 'id' | 'amenity_groups'>,
  { countryCode }: Pick<City, 'countryCode'>,
) {
  const amenities = new Set(
    groups?.flatMap((group) => (group.amenities ?? []).map(({ amenity }) => amenity)),
  );
  const random = createRandom(`contact of ${id}`);
  return {
    contact_phone: `+${houses.callingCodes[countryCode]} 000 555 01${random.between(10, 99)}`,
    contact_email: `${id.slice(0, 60)}@hotels.example`,
    payment_note: houses.paymentNote,
    policies: housePolicies(id, amenities),
  } satisfies Partial<Hotel>;
}

type Policy = NonNullable<Hotel['policies']>[number];

/** Returns the rules of a hotel. No rule contradicts an amenity. */
function housePolicies(id: string, amenities: ReadonlySet<string>): Policy[] {
  const random = createRandom(`policies of ${id}`);
  const { arrival, children, cribs, pets, payments } = houses.policies;
  const { always, byDay, dayAndNight } = arrival;
  const age = random.pick([18, 18, 18, 21]);
  const desk = amenities.has('24-hour reception') ? dayAndNight : byDay;
  return [
    { title: 'Check-in', lines: [`Minimum check-in age is ${age}.`, random.pick([always, desk])] },
    { title: 'Children and extra beds', lines: [random.pick(children), random.pick(cribs)] },
    {
      title: 'Pets',
      lines: [amenities.has('Pets welcome') ? pets.welcome : random.pick(pets.else)],
    },
    { title: 'Payments', lines: [random.pick(payments)] },
  ];
}
