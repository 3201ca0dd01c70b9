import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { countryNamesIn, foldName, looseName } from '#client/domain/destinations/foldName.ts';
import { otherNames } from '#client/domain/destinations/otherNames.ts';
import { worldCities } from '#client/domain/destinations/worldCities.ts';
import { readWorld, type World } from '#client/domain/destinations/worldPlaces.ts';
import { foreignNames } from './foreignNames.ts';

let world: World;

beforeAll(() => {
  world = readWorld(countryNamesIn(['en', 'de-CH', 'C', 'en-US@posix']));
});

/** Returns the English names of the first three places, best first. */
function firstThree(text: string): string[] {
  return world
    .find(text)
    .sort((one, other) => one.fit - other.fit || other.place.size - one.place.size)
    .slice(0, 3)
    .map(({ place }) => place.name);
}

it('has the right place among the first three for 95 % of foreign and misspelled names', () => {
  const cases = foreignNames
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [place = '', names = ''] = line.split(': ');
      return names.split(', ').map((typed) => ({ typed, place }));
    });
  const missed = cases.filter(({ typed, place }) => !firstThree(typed).includes(place));
  expect(cases.length).toBeGreaterThanOrEqual(200);
  expect(missed.length).toBeLessThanOrEqual(cases.length * 0.05);
});

/** Sights, regions without a place in the table, invented names, and words that are no names. */
const noPlaces = [
  'Eiffel, Eiffel Tower, Colosseum, Big Ben, Louvre, Statue of Liberty, Neuschwanstein, Zugspitze',
  'Dolomites, Cornwall, Amazonia, Siberia, Himalaya, Balkans, Scandinavia, Matterhorn, Legoland',
  'Hogwarts, Wakanda, Gotham, Middle-earth, Mordor, Rivendell, El Dorado, Utopia, Tatooine',
  'near me, my home, somewhere warm, hotel, cheap hotels, downtown, airport, lorem ipsum, qwertz',
  'Narnia, Xyzzy, Niagara',
];

it('finds no place for a text that names none', () => {
  const found = noPlaces
    .join(', ')
    .split(', ')
    .filter((text) => firstThree(text).length > 0);
  expect(found).toEqual([]);
});

/** Other texts that travelers type into such a field. Only some of them are places. */
const typedAnyway = [
  'Eiffel, Eifel, Tuscany, near me, Disneyland, Alps, beach, Bali, Provence, Riviera, Algarve, Sahara',
  'Patagonia, Caribbean, Black Forest, Lake Como, Loch Ness, Machu Picchu, Taj Mahal, Times Square',
  'Niagara Falls, Grand Canyon, Everest, Great Wall, Petra, Bora Bora, Maldives, Mykonos, Ibiza, Capri',
  'Sicily, Bavaria, Normandy, Brittany, Burgundy, home, weekend, spa, ski, asdf, xyz, qqq, Heathrow',
  'Westeros, Narnia, Atlantis, Hilton, Marriott, anywhere, Old Town, Europe, Asia, Africa, Lapland',
  'Swiss Alps, Amalfi, Aspen, plage, Strand, Meer, ???, 12345, my hotel, city center, old port',
];

/** Returns the number of letters in which a text differs from the nearest beginning of a name. */
function distance(typed: string, name: string): number {
  let row = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (const letter of typed) {
    row = row.reduce<number[]>((next, above, column) => {
      const changed = (row[column - 1] ?? Infinity) + (name[column - 1] === letter ? 0 : 1);
      return [...next, Math.min(above + 1, (next[column - 1] ?? Infinity) + 1, changed)];
    }, []);
  }
  return Math.min(...row);
}

it('suggests no unrelated place for any of sixty texts', () => {
  const texts = typedAnyway.join(', ').split(', ');
  const answers = texts.flatMap((text) =>
    world.find(text).map(({ place }) => ({ text, place, typed: foldName(text) })),
  );
  const nonsense = answers.filter(({ typed, place: { names, countries } }) =>
    [...names, ...countries].every((name) => {
      const begins = name.split(' ').some((word) => word.startsWith(typed.slice(0, 3)));
      return !begins && distance(looseName(typed), looseName(name)) > (typed.length < 8 ? 1 : 2);
    }),
  );
  expect(texts.length).toBeGreaterThanOrEqual(60);
  expect(nonsense.map(({ text, place }) => `${text}: ${place.name}`)).toEqual([]);
});

it('does not correct a short text with which the name of a place begins', () => {
  expect(firstThree('Lissa')).toEqual(['Lisbon']);
});

it.each([
  ['Tuscany', 'Florence'],
  ['Bayern', 'Munich'],
  ['Sicile', 'Palermo'],
  ['Côte d’Azur', 'Nice'],
])('finds for the region %s the city where its trips begin', (region, city) => {
  expect(firstThree(region)[0]).toBe(city);
});

it('takes a code of three capital letters for an airport', () => {
  expect(firstThree('MAN')[0]).toBe('Manchester');
  expect(firstThree('man')[0]).not.toBe('Manchester');
});

it.each([
  ['in English', 'germany'],
  ["in the browser's language", 'Deutschland'],
])('finds the cities of a country %s, the largest first', (_, country) => {
  expect(firstThree(country)).toContain('Berlin');
});

it('finds a place by each of its names', () => {
  expect(world.placeNamed('Pékin', 'cn')?.name).toBe('Beijing');
  expect(world.placeNamed('London')?.countryCode).toBe('GB');
  expect(world.placeNamed('London', 'CA')?.countryCode).toBe('CA');
  expect(world.placeNamed('Atlantis')).toBeUndefined();
  expect(world.placeNamed('Toskana')?.at).toEqual({ latitude: 44, longitude: 11 });
});

it('contains the table of cities as the script wrote it', () => {
  const digest = createHash('sha256').update(worldCities).digest('hex');
  const source = readFileSync('client/domain/destinations/worldCities.ts', 'utf8');
  expect(source).toContain(`sha256 ${digest}`);
});

it('contains other names in the format that the search reads', () => {
  const form = /^[A-Z]{2} [^:=]+( = [^:=]+)?:( [^:=,]+(, [^:=,]+)*)?$/;
  const others = otherNames.trim().split('\n');
  expect(others.filter((line) => !form.test(line))).toEqual([]);
});

it('treats special characters as text, not as a pattern', () => {
  for (const text of ['"paris', '-paris', '(', '\\', '[', '*', '؟', ' ', '\u0000']) {
    expect(() => world.find(text)).not.toThrow();
  }
});

it('does not correct mistakes in long texts', () => {
  const started = performance.now();
  expect(world.find('a'.repeat(2_000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(5_000);
});
