import type { Area, City } from './cities.ts';
import type { Random } from '../random.ts';

type StreetForm = (street: string, random: Random) => string;

const numberFirst: StreetForm = (street, random) => `${random.between(1, 180)} ${street}`;
const numberLast: StreetForm = (street, random) => `${street} ${random.between(1, 120)}`;
const numberAfterComma: StreetForm = (street, random) => `${street}, ${random.between(1, 240)}`;

/** The countries where the house number follows the street with nothing but a space between. */
const numberLastIn = 'AT CH CL CZ DK GR HR IS IT MX NL NO PE PT SE'.split(' ');

/** Other places of the house number; where a country is in neither list, it precedes the street. */
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
 * A plausible address in the form of the country: `Rua Garrett 12, Chiado, Lisbon`,
 * `12 Zaibunnisa Street, Saddar, Karachi`. Areas without streets, as in Japan, are numbered by
 * district, block and house: `3-14-8 Asakusa, Tokyo`.
 */
export function hotelAddress(city: City, area: Area, random: Random): string {
  if (area.streets.length === 0) {
    const block = [random.between(1, 5), random.between(1, 28), random.between(1, 19)].join('-');
    return `${block} ${area.name}, ${city.name}`;
  }
  const form = streetForms[city.countryCode] ?? numberFirst;
  return [form(random.pick(area.streets), random), area.name, city.name].join(', ');
}
