import type { Hotel } from '../../provider/hotels.ts';
import { createRandom } from '../random.ts';
import type { Area, City } from './cities.ts';
import { houses } from './houses.ts';

/** The kind of a house by a word in its name; `Hotel` where the name has none of them. */
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

/** The fields of a hotel that the specification does not have. The same for the same id. */
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
 * How to reach a sample hotel, and its rules: given with its details alone. The same for the same
 * id. Numbers and addresses are those reserved for examples.
 */
export function houseDetails(id: string) {
  const random = createRandom(`contact of ${id}`);
  return {
    contact_phone: `+1 ${random.pick(areaCodes)} 555 01${random.between(10, 99)}`,
    contact_email: `${id.slice(0, 60)}@hotels.example`,
    policies: housePolicies(id),
  } satisfies Partial<Hotel>;
}

const areaCodes = ['202', '303', '404', '505', '606', '707', '808', '909'];

type Policy = NonNullable<Hotel['policies']>[number];

function housePolicies(id: string): Policy[] {
  const random = createRandom(`policies of ${id}`);
  const { arrival, children, cots, pets, payments } = houses.policies;
  const age = random.pick([18, 18, 18, 21]);
  return [
    { title: 'Check-in', lines: [`Minimum check-in age is ${age}.`, random.pick(arrival)] },
    { title: 'Children and extra beds', lines: [random.pick(children), random.pick(cots)] },
    { title: 'Pets', lines: [random.pick(pets)] },
    { title: 'Payments', lines: [random.pick(payments)] },
  ];
}
