import type { Landmark } from '#contracts/provider/landmarks.ts';
import { foldName } from './foldName.ts';
import type { Named } from './indexPlaces.ts';
import {
  isMiddle,
  joined,
  keyOf,
  kindIn,
  spansOf,
  withoutAround,
  withoutClause,
  withoutKind,
  withoutPrefix,
  type Word,
  wordsOf,
} from './placeWords.ts';

/** A city that a text may mean. */
export interface KnownCity extends Named {
  /** The name of the city in a search. */
  readonly city: string;
  readonly countryCode: string;
  /** Whether the city is known to have no hotels. */
  readonly empty: boolean;
}

/** The meaning of a text: a city, or a landmark in a city. */
export type Meaning<City extends KnownCity> =
  { readonly city: City; readonly landmark?: undefined } | { readonly landmark: Landmark };

/** The look-up of places by their folded names. */
export interface Atlas<City extends KnownCity> {
  /** Returns the cities with this name in any language. */
  readonly citiesNamed: (name: string) => readonly City[];
  readonly landmarks: LandmarkIndex;
}

/**
 * The maximum length of an airport code. A text of this length or less counts as a name only if it
 * is typed in capitals, begins with a capital, or is the whole input.
 */
const longestCode = 3;

/**
 * Returns the place that a text means, whatever words surround its name: 'near Eiffel Tower',
 * 'Lisbon airport', 'Hotel in Prag'. If several cities share a name and only one of them has
 * hotels, the text means that city. Returns undefined if the text names no place or may mean more
 * than one, because this function never guesses. ADR 0012.
 */
export function understandPlace<City extends KnownCity>(
  atlas: Atlas<City>,
  text: string,
): Meaning<City> | undefined {
  const words = wordsOf(text);
  const readings = [words, withoutClause(words), withoutPrefix(words)];
  for (const reading of readings) {
    for (const span of spansOf(reading)) {
      const meaning = meaningOf(atlas, span, span.length === words.length);
      if (meaning) return meaning === 'several' ? undefined : meaning;
    }
  }
  return undefined;
}

/**
 * Returns the cities with hotels whose names occur in a text besides the place that the text means,
 * such as London in 'Big Ben London'. Short names are ignored.
 */
export function citiesWithin<City extends KnownCity>(
  atlas: Atlas<City>,
  text: string,
): readonly City[] {
  const words = wordsOf(text);
  const spans = words.flatMap((_, start) =>
    words.slice(start).map((__, index) => words.slice(start, start + index + 1)),
  );
  return spans
    .filter((span) => joined(span).length > longestCode)
    .flatMap((span) => citiesIn(atlas, span, false))
    .filter(({ empty }) => !empty);
}

function meaningOf<City extends KnownCity>(
  atlas: Atlas<City>,
  span: readonly Word[],
  isWhole: boolean,
): Meaning<City> | 'several' | undefined {
  const cities = citiesIn(atlas, span, isWhole);
  // Many cities have an old town, so that 'Old town' alone names no landmark.
  const called = isMiddle(span) ? [] : atlas.landmarks.called(span);
  const city = onlyOf(cities);
  if (city) {
    const isCode = span.every(({ capitals }) => capitals);
    const airport = isCode ? undefined : single(atlas.landmarks.airports(city, span));
    if (airport) return { landmark: airport };
    // A city without hotels may share its name with a quarter of a city that has hotels, such as
    // Giza.
    const quarter = city.empty ? single(called) : undefined;
    return quarter?.country_code === city.countryCode ? { landmark: quarter } : { city };
  }
  if (cities.length > 0) return 'several';
  const landmark = single(called);
  if (landmark) return { landmark };
  const named = isMiddle(span) ? [] : atlas.landmarks.named(span);
  const only = single(named);
  if (only && kindIn(span)) return { landmark: only };
  const inCity = inTwoParts(atlas, span);
  if (inCity || called.length > 0) return inCity ?? 'several';
  return only ? { landmark: only } : named.length > 0 ? 'several' : undefined;
}

function single<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}

/**
 * Returns the meaning of a text that consists of a city and either a place in it or its country, in
 * either order.
 */
function inTwoParts<City extends KnownCity>(
  atlas: Atlas<City>,
  span: readonly Word[],
): Meaning<City> | undefined {
  const parts = span.slice(1).flatMap((_, index) => {
    const [before, after] = [span.slice(0, index + 1), span.slice(index + 1)];
    return [
      { named: before, rest: after },
      { named: after, rest: before },
    ];
  });
  for (const { named, rest } of parts) {
    const cities = [named, withoutAround(named)]
      .map((words) => citiesIn(atlas, words, true))
      .find(({ length }) => length > 0);
    const said = withoutAround(rest);
    if (!cities || said.length === 0) continue;
    const there = cities.filter(({ countries }) => countries.includes(joined(said)));
    const city = onlyOf(there) ?? onlyOf(cities);
    if (there.length > 0 && city) return { city };
    const landmark = single(cities.flatMap((each) => atlas.landmarks.inCity(each, said)));
    if (landmark) return { landmark };
    const partly = isMiddle(said)
      ? []
      : cities.flatMap((each) => atlas.landmarks.partlyCalled(each, said));
    const part = single(partly);
    if (part) return { landmark: part };
    const isPart = isMiddle(said) || (withoutKind(said).length === 0 && kindIn(said));
    if (isPart && city) return { city };
  }
  return undefined;
}

/** Returns the only city, or the only city with hotels. */
function onlyOf<City extends KnownCity>(cities: readonly City[]): City | undefined {
  const withHotels = cities.filter(({ empty }) => !empty);
  const [only, ...others] = withHotels.length > 0 ? withHotels : cities;
  return others.length > 0 ? undefined : only;
}

function citiesIn<City extends KnownCity>(
  { citiesNamed }: Atlas<City>,
  words: readonly Word[],
  isWhole: boolean,
): readonly City[] {
  const name = joined(words);
  if (name === '') return [];
  if (name.length > longestCode || !/[a-z]/.test(name)) return citiesNamed(name);
  const isCode = words.every(({ capitals }) => capitals);
  const isName = isWhole || words.every(({ initial }) => initial);
  return citiesNamed(name).filter(
    ({ names, empty }) => isCode || name === names[0] || (isName && !empty),
  );
}

interface Entry {
  readonly landmark: Landmark;
  /** The names of the landmark without linking words. Names are compared in this form. */
  readonly keys: ReadonlySet<string>;
  /** The keys without the word for the landmark's kind. */
  readonly cores: ReadonlySet<string>;
  /**
   * The cores without the name of the city. For an airport that is named only after its city, this
   * is ''.
   */
  readonly ownCores: ReadonlySet<string>;
  /** The cores that consist only of the city's name. */
  readonly cityCores: ReadonlySet<string>;
}

/** An index of landmarks by their names. */
export interface LandmarkIndex {
  /** Returns the landmarks with this whole name in any city. */
  readonly called: (words: readonly Word[]) => readonly Landmark[];
  /** Returns the airports of a city by a name that leaves out the city: Heathrow. */
  readonly airports: (city: Pick<KnownCity, 'city'>, words: readonly Word[]) => readonly Landmark[];
  /** Returns the landmarks in any city by a name that leaves out the word for their kind. */
  readonly named: (words: readonly Word[]) => readonly Landmark[];
  /**
   * Returns the landmarks of a city by a name. If the name is only the word for a kind, all
   * landmarks of that kind in the city are returned.
   */
  readonly inCity: (
    city: Pick<KnownCity, 'city' | 'countryCode'>,
    words: readonly Word[],
  ) => readonly Landmark[];
  /**
   * Returns the landmarks in a city whose names contain all these words: the Louvre for 'Louvre
   * Museum'.
   */
  readonly partlyCalled: (
    city: Pick<KnownCity, 'city' | 'countryCode'>,
    words: readonly Word[],
  ) => readonly Landmark[];
}

/**
 * The minimum length of a word that may stand for a part of a name. Shorter words occur in too many
 * names.
 */
const leastOfPart = 4;

/** Indexes landmarks. `namesOf` returns the folded names of a city in every language. */
export function indexLandmarks(
  landmarks: readonly Landmark[],
  namesOf: (city: string, countryCode: string) => readonly string[],
): LandmarkIndex {
  const entries = landmarks.map((landmark): Entry => {
    const names = [landmark.name, ...(landmark.other_names ?? [])].map(wordsOf);
    const cityNames = [
      foldName(landmark.city),
      ...namesOf(landmark.city, landmark.country_code ?? ''),
    ];
    const cores = names.map((words) => keyOf(withoutKind(words)));
    return {
      landmark,
      keys: new Set(names.map(keyOf)),
      cores: new Set(cores),
      ownCores: new Set(cores.map((core) => withoutName(core, cityNames))),
      cityCores: new Set(cores.filter((core) => withoutName(core, cityNames) === '')),
    };
  });
  const byCity = groupedBy(entries, ({ landmark }) => [foldName(landmark.city)]);
  const byKey = groupedBy(entries, ({ keys }) => keys);
  // People leave out the name of the city only for airports and stations.
  const byCore = groupedBy(entries, ({ landmark: { kind }, cores, ownCores }) =>
    kind === 'airport' || kind === 'station' ? [...cores, ...ownCores] : cores,
  );
  const inCity = ({ city, countryCode }: Pick<KnownCity, 'city' | 'countryCode'>) =>
    (byCity.get(foldName(city)) ?? []).filter(
      ({ landmark: { country_code: code } }) => !code || !countryCode || code === countryCode,
    );
  return {
    called: (words) => landmarksOf(ofKind(byKey.get(keyOf(words)), kindIn(words))),
    airports: ({ city }, words) => {
      const core = keyOf(withoutKind(words));
      const there = byCity.get(foldName(city)) ?? [];
      return core === ''
        ? []
        : landmarksOf(ofKind(there, 'airport')?.filter(({ ownCores }) => ownCores.has(core)));
    },
    named: (words) => {
      const [core, kind] = [keyOf(withoutKind(words)), kindIn(words)];
      const found = core === '' ? [] : (byCore.get(core) ?? []);
      return landmarksOf(
        ofKind(kind ? found : found.filter(({ cityCores }) => !cityCores.has(core)), kind),
      );
    },
    inCity: (city, words) => {
      const [key, core, kind] = [keyOf(words), keyOf(withoutKind(words)), kindIn(words)];
      const there = inCity(city);
      const called = [
        there.filter(({ keys }) => keys.has(key)),
        there.filter(({ cores }) => cores.has(core)),
        there.filter(({ ownCores }) => ownCores.has(core)),
      ].map((each) => ofKind(each, kind));
      const found = called.find((each) => each !== undefined);
      return landmarksOf(found ?? (core === '' ? ofKind(there, kind) : undefined));
    },
    partlyCalled: (city, words) => {
      const key = keyOf(words);
      const said = key.split(' ');
      const has = (name: string) => said.every((word) => ` ${name} `.includes(` ${word} `));
      return key.length < leastOfPart
        ? []
        : landmarksOf(inCity(city).filter(({ keys }) => [...keys].some(has)));
    },
  };
}

/**
 * Returns the entries of the given kind, or all entries if no kind is given. Returns undefined if
 * there are none.
 */
function ofKind(entries: readonly Entry[] | undefined, kind: string | undefined) {
  const found = (entries ?? []).filter(({ landmark }) => !kind || landmark.kind === kind);
  return found.length > 0 ? found : undefined;
}

function landmarksOf(entries: readonly Entry[] | undefined): readonly Landmark[] {
  return [...new Set((entries ?? []).map(({ landmark }) => landmark))];
}

function groupedBy(entries: readonly Entry[], keysOf: (entry: Entry) => Iterable<string>) {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      const group = groups.get(key);
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
  }
  return groups;
}

function withoutName(name: string, cityNames: readonly string[]): string {
  const found = cityNames.find((city) => ` ${name} `.includes(` ${city} `));
  return found === undefined ? name : ` ${name} `.replace(` ${found} `, ' ').trim();
}
