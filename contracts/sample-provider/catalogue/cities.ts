import * as v from 'valibot';
import citiesData from './cities.json' with { type: 'json' };
import culturesData from './cultures.json' with { type: 'json' };
import traitsData from './traits.json' with { type: 'json' };

/** A list in a data file: `"Banyan, Lotus"` is two words, an empty text is none. */
export const wordsSchema = v.pipe(
  v.string(),
  v.transform((words) => (words === '' ? [] : words.split(', '))),
);

/** The surroundings of a city, which the pictures, amenities and prices depend on. */
export const settings = [
  'coast',
  'tropical',
  'desert',
  'mountain',
  'metropolis',
  'oldtown',
  'nordic',
] as const;

/** The styles of the façades in the pictures. */
export const architectures = [
  'riad',
  'villa',
  'grand',
  'tower',
  'chalet',
  'lodge',
  'gable',
  'row',
] as const;

const cultureSchema = v.strictObject({
  /** Patterns of names with `{word}` and `{area}` to fill in, each with the stars that fit it. */
  forms: v.array(v.strictObject({ form: v.string(), stars: v.tuple([v.number(), v.number()]) })),
  words: wordsSchema,
  architecture: v.array(v.picklist(architectures)),
});

/**
 * How hotels are named and built in a part of the world. No name belongs to a hotel chain. A large
 * city needs at least 60 combinations of pattern and word.
 */
type Culture = v.InferOutput<typeof cultureSchema> & { name: string };

const cultures: ReadonlyMap<string, Culture> = new Map(
  Object.entries(v.parse(v.record(v.string(), cultureSchema), culturesData)).map(
    ([name, culture]) => [name, { name, ...culture }],
  ),
);

/** What texts about a hotel in an area may say of it; what is not listed is not known. */
const areaTraits = [
  'old',
  'carless',
  'uphill',
  'waterside',
  'beach',
  'lively',
  'calm',
  'far',
] as const;
type Trait = (typeof areaTraits)[number];

const traitsSchema = v.record(
  v.string(),
  v.record(v.string(), v.pipe(wordsSchema, v.array(v.picklist(areaTraits)))),
);
const traits = v.parse(traitsSchema, traitsData);

const areaSchema = v.pipe(
  v.strictObject({ name: v.string(), at: v.tuple([v.number(), v.number()]), streets: wordsSchema }),
  v.transform(({ name, at: [latitude, longitude], streets }) => {
    return { name, latitude, longitude, streets };
  }),
);

/**
 * A neighbourhood: its centre in WGS 84 degrees, a few of its streets, and its traits, by city and
 * name in `traits.json`.
 */
export type Area = v.InferOutput<typeof areaSchema> & { traits: readonly Trait[] };

/** The currencies in which cities charge their taxes. */
const currencies = [
  'AED',
  'CHF',
  'CZK',
  'EUR',
  'GBP',
  'ISK',
  'JPY',
  'MAD',
  'OMR',
  'TND',
  'TRY',
  'USD',
  'UZS',
] as const;

const cityTaxFields = {
  name: v.string(),
  currency: v.picklist(currencies),
};
const cityTaxSchema = v.union([
  v.strictObject({ ...cityTaxFields, share: v.number() }),
  v.strictObject({
    ...cityTaxFields,
    per: v.picklist(['person', 'room']),
    byStars: v.pipe(v.array(v.number()), v.length(6)),
  }),
]);

/**
 * A city tax as the city levies it, always paid at the property: minor units of its own currency
 * for each person or room and night, by the hotel's stars, 0 to 5; or a share of the nights in
 * hundredths of a percent.
 */
export type CityTax = v.InferOutput<typeof cityTaxSchema>;

const cityFieldsSchema = v.strictObject({
  name: v.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  setting: v.picklist(settings),
  culture: v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Culture => {
      const culture = cultures.get(dataset.value);
      if (!culture) addIssue({ message: `There is no culture '${dataset.value}'.` });
      return culture ?? NEVER;
    }),
  ),
  /** How many hotels the catalogue of 1,200 has here. */
  hotels: v.number(),
  /** IANA name. */
  timeZone: v.string(),
  /** US cents for a night in a double room with three stars, on an average day. */
  nightly: v.number(),
  /** The country's tax on the nights, in hundredths of a percent, and its name. */
  salesTax: v.strictObject({ name: v.string(), share: v.number() }),
  /** The tax of the city, near that of 2025, where it has one. */
  cityTax: v.optional(cityTaxSchema),
  areas: v.array(areaSchema),
});

const citySchema = v.pipe(
  cityFieldsSchema,
  v.transform((city) => ({
    ...city,
    areas: city.areas.map((area): Area => {
      return { ...area, traits: traits[city.name]?.[area.name] ?? [] };
    }),
  })),
);

export type City = v.InferOutput<typeof citySchema>;

/**
 * The sixty cities of the sample catalogue: fourteen large ones with 60 hotels, the others with 4
 * to 12, 1,200 hotels together. Read once, when the module loads; an error in the data files throws
 * then.
 */
export const cities: readonly City[] = v.parse(v.array(citySchema), citiesData);
