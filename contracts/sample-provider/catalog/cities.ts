import * as v from 'valibot';
import citiesData from './cities.json' with { type: 'json' };
import culturesData from './cultures.json' with { type: 'json' };
import traitsData from './traits.json' with { type: 'json' };

/** A list of words in a data file: `"Banyan, Lotus"` has two, and an empty text has none. */
export const wordsSchema = v.pipe(
  v.string(),
  v.transform((words) => (words === '' ? [] : words.split(', '))),
);

/** The surroundings of a city. Pictures, amenities and prices depend on them. */
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
  /**
   * Patterns of names with the placeholders `{word}` and `{area}`, each with the range of stars
   * that fits it.
   */
  forms: v.array(v.strictObject({ form: v.string(), stars: v.tuple([v.number(), v.number()]) })),
  words: wordsSchema,
  architecture: v.array(v.picklist(architectures)),
});

/**
 * The names and buildings of hotels in a part of the world. No name belongs to a hotel chain. A
 * large city needs at least 60 combinations of pattern and word.
 */
type Culture = v.InferOutput<typeof cultureSchema> & { name: string };

const cultures: ReadonlyMap<string, Culture> = new Map(
  Object.entries(v.parse(v.record(v.string(), cultureSchema), culturesData)).map(
    ([name, culture]) => [name, { name, ...culture }],
  ),
);

/**
 * The traits of an area that texts about a hotel may mention. Nothing is known about other traits.
 */
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
 * A neighborhood: its center in WGS 84 degrees, some of its streets, and its traits. `traits.json`
 * lists the traits by city and name.
 */
export type Area = v.InferOutput<typeof areaSchema> & { traits: readonly Trait[] };

/** The currencies of city taxes. */
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
 * A city tax, which is always paid at the property. It is either an amount for each person or room
 * and night, in minor units of the city's currency, by the hotel's stars from 0 to 5. Or it is a
 * share of the nights, in hundredths of a percent.
 */
export type CityTax = v.InferOutput<typeof cityTaxSchema>;

const cityFieldsSchema = v.strictObject({
  name: v.string(),
  /** An ISO 3166-1 alpha-2 code. */
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
  /** The number of the city's hotels in the catalog of 1,200. */
  hotels: v.number(),
  /** An IANA name. */
  timeZone: v.string(),
  /** The price of a night in a double room of a three-star hotel on an average day, in US cents. */
  nightly: v.number(),
  /** The country's tax on the nights: its name, and its share in hundredths of a percent. */
  salesTax: v.strictObject({ name: v.string(), share: v.number() }),
  /** The tax of the city, if it has one. The values are close to those of 2025. */
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
 * The sixty cities of the sample catalog: fourteen large ones with 60 hotels, and others with 4
 * to 12, in total 1,200 hotels. The data files are read when the module loads; an error in them
 * throws then.
 */
export const cities: readonly City[] = v.parse(v.array(citySchema), citiesData);
