import { compareMoney, type Money } from '#contracts/money/money.ts';
import { type AmenityFact, amenityFactNames, codeOf } from '#contracts/site/amenityFacts.ts';
import { type RateFact, rateFactNames } from '#contracts/site/rateFacts.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { addressCodec, type FieldValues } from '../addresses/addressCodec.ts';
import { amount, flagsOf, one, setOf, text, whole } from '../addresses/addressFields.ts';
import { guestRatings } from '../hotels/guestRating.ts';
import { kindText } from '../hotels/kindText.ts';
import { isInMapBox, mapBox, readMapBox } from '../map/mapBox.ts';
import { parseTypedAmount } from '../money/readAmount.ts';
import { distanceText, measuresInMiles } from '../search/centerDistance.ts';
import { hasRates } from '../stay/offers.ts';
import { facet, type FacetGroup, type FacetList } from './facet.ts';
import { type HotelFacts, isPlaced, priceWith } from './hotelFacts.ts';

/** The star ratings that travelers can choose. */
export const starRatings = ['5', '4', '3', '2', '1'] as const;

/**
 * The star ratings that every listing shows. The others appear if a hotel of a live listing has
 * them. Spec §2.
 */
const usualStars: readonly string[] = ['5', '4', '3'];

/**
 * The distances that travelers can choose, in meters. One list is for readers who measure in
 * kilometers, the other for readers who measure in miles.
 */
const distances = { kilometers: [1_000, 3_000, 5_000, 10_000], miles: [805, 1_609, 4_828, 8_047] };

const mostNeighborhoods = 10;

/** The neighborhood among the popular filters. Spec §2. */
const clifton = { value: 'Clifton' };

/** Returns a facet for a fact of the rates. A hotel needs one rate with all wanted facts. */
function rateFacet(
  fact: RateFact,
  more: {
    known?: (hotel: HotelFacts) => boolean;
    whyUnknown?: (i18n: SiteI18n) => string;
    popular?: { readonly value: RateFact };
    group?: FacetGroup;
    control?: 'checkbox';
  },
) {
  const known = (hotel: HotelFacts) => priceWith(hotel, [fact])?.price !== undefined;
  return facet({
    known,
    drawn: ({ hotels }) => hotels.some(known),
    values: () => [fact],
    fields: { facts: flagsOf(rateFactNames) },
    ofRate: true,
    test: (_, facts) => (hotel) => priceWith(hotel, facts) !== undefined,
    chosen: ({ facts }) => facts.filter((other) => other === fact),
    on: ({ facts }) => ({ facts: [...facts, fact] }),
    off: ({ facts }) => ({ facts: facts.filter((other) => other !== fact) }),
    text: ({ t }) => t(`rateFacts.${fact}.name`),
    ...more,
  });
}

/** Returns a facet for an amenity. The panel shows it if a hotel of the list has the amenity. */
function amenityFacet(fact: AmenityFact) {
  const known = ({ amenities }: HotelFacts) => amenities.has(fact);
  const code = codeOf(fact);
  return facet({
    known,
    drawn: ({ hotels }) => hotels.some(known),
    values: () => [fact],
    fields: { amenities: flagsOf(amenityFactNames) },
    test: () => known,
    chosen: ({ amenities }) => amenities.filter((other) => other === fact),
    on: ({ amenities }) => ({ amenities: [...amenities, fact] }),
    off: ({ amenities }) => ({ amenities: amenities.filter((other) => other !== fact) }),
    // A language without a name for this amenity shows the wording of the first hotel that has it.
    text: ({ names }, _, { hotels }) =>
      names.amenities[code] ?? hotels.find(known)?.amenities.get(fact)?.amenity ?? code,
    group: 'amenities',
    control: 'checkbox',
  });
}

const hasCentre = ({ fromCenter }: HotelFacts) => fromCenter !== undefined;

/**
 * The facts by which hotels can be filtered, in the order of the panel. A hotel is shown when it
 * passes all of them.
 */
export const facets = {
  stars: facet({
    fields: { stars: setOf('stars', starRatings) },
    // If no hotel has stars, a list with prices has no stars to choose.
    drawn: ({ hotels, hasRates: rated }) =>
      !rated || hotels.some(({ stars }) => stars !== undefined),
    test: ({ stars }) => {
      const wanted = stars.map(Number);
      return (hotel) => hotel.stars !== undefined && wanted.includes(hotel.stars);
    },
    chosen: ({ stars }) => stars,
    on: ({ stars }, star) => ({
      stars: starRatings.filter((other) => other === star || stars.includes(other)),
    }),
    off: ({ stars }, star) => ({ stars: stars.filter((other) => other !== star) }),
    text: ({ t }, star) => t('filters.choice.stars', { stars: Number(star) }),
    short: ({ formats }, star) => formats.number(Number(star)),
    popular: { value: '5' },
    group: 'stars',
    control: 'checkbox',
    values: (_, { hotels, hasRates: rated }, { stars }) =>
      starRatings.filter(
        (star) =>
          usualStars.includes(star) ||
          (rated && (stars.includes(star) || hotels.some((hotel) => hotel.stars === Number(star)))),
      ),
  }),
  breakfast: rateFacet('breakfast', {
    known: ({ hotel }) => hasRates(hotel) || hotel.amenity_groups != null,
    whyUnknown: ({ t }) => t('filters.whyUnknown.breakfast'),
    popular: { value: 'breakfast' },
  }),
  freeCancellation: rateFacet('freeCancellation', { group: 'terms', control: 'checkbox' }),
  payAtProperty: rateFacet('payAtProperty', { group: 'terms', control: 'checkbox' }),
  kind: facet({
    fields: { kind: one('kind', text(64), '') },
    known: ({ kind }) => kind !== '',
    whyUnknown: ({ t }) => t('filters.whyUnknown.kind'),
    test: ({ kind }) => isEqual('kind', kind),
    chosen: ({ kind }) => (kind ? [kind] : []),
    on: (_, kind) => ({ kind }),
    text: kindText,
    popular: { value: 'Hotel' },
  }),
  price: facet({
    fields: { minPrice: one('min_price', amount, ''), maxPrice: one('max_price', amount, '') },
    known: (_, { comparedIn }) => comparedIn !== undefined,
    test:
      ({ minPrice, maxPrice }, facts) =>
      (hotel) =>
        isBetween(priceWith(hotel, facts)?.compared, minPrice, maxPrice),
    chosen: ({ minPrice, maxPrice }) => (minPrice || maxPrice ? [{ minPrice, maxPrice }] : []),
    on: (_, limits) => limits,
    text: (i18n, { minPrice, maxPrice }, { comparedIn = '' }) => {
      const { t, formats } = i18n;
      const [min, max] = [minPrice, maxPrice].map((limit) => {
        const typed = parseTypedAmount(limit, comparedIn);
        return typed && formats.money(typed, 'short');
      });
      if (min && max) return t('filters.active.priceBetween', { min, max });
      if (min) return t('filters.active.priceFrom', { min });
      return max ? t('filters.active.priceTo', { max }) : '';
    },
    group: 'price',
    control: 'price',
    drawn: ({ currencies }) => currencies.length > 0,
    hasSamples: true,
  }),
  guestRating: facet({
    fields: { guestRating: one('guest_rating', whole(7, 9), 0) },
    known: ({ score }) => score !== undefined,
    whyUnknown: ({ t }) => t('filters.whyUnknown.guestRating'),
    test:
      ({ guestRating }) =>
      ({ score }) =>
        score !== undefined && score >= guestRating,
    chosen: ({ guestRating }) => (guestRating > 0 ? [guestRating] : []),
    on: (_, guestRating) => ({ guestRating }),
    text: ({ t }, rating) =>
      guestRatings
        .filter(({ score }) => score === rating)
        .map(({ word }) => t(`filters.choice.${word}`))
        .join(),
    popular: { value: 9 },
    group: 'guestRating',
    control: 'radio',
    values: () => guestRatings.map(({ score }) => score),
  }),
  pool: amenityFacet('pool'),
  parking: amenityFacet('parking'),
  wifi: amenityFacet('wifi'),
  familyRooms: amenityFacet('familyRooms'),
  accessible: amenityFacet('accessible'),
  distance: facet({
    fields: { distance: one('distance', whole(1, 99_999), 0) },
    known: hasCentre,
    drawn: ({ hotels }) => hotels.some(hasCentre),
    test:
      ({ distance }) =>
      ({ fromCenter }) =>
        fromCenter !== undefined && fromCenter * 1_000 <= distance,
    chosen: ({ distance }) => (distance > 0 ? [distance] : []),
    on: (_, distance) => ({ distance }),
    text: (i18n, meters, { locale, measuredFrom }) =>
      i18n.t('filters.choice.withinOf', {
        measuredFrom,
        distance: distanceText(i18n, meters / 1_000, locale),
      }),
    short: (i18n, meters, { locale }) =>
      i18n.t('filters.choice.within', { distance: distanceText(i18n, meters / 1_000, locale) }),
    group: 'distance',
    control: 'radio',
    // The distance in a link may belong to the list of the other unit.
    values: (_, { locale }, { distance }) => {
      const usual = distances[measuresInMiles(locale) ? 'miles' : 'kilometers'];
      return distance === 0 || usual.includes(distance) ? usual : [...usual, distance];
    },
  }),
  neighborhood: facet({
    fields: { neighborhood: one('neighborhood', text(128), '') },
    known: ({ neighborhood }) => neighborhood !== '',
    whyUnknown: ({ t }) => t('filters.whyUnknown.neighborhood'),
    test: ({ neighborhood }) => isEqual('neighborhood', neighborhood),
    chosen: ({ neighborhood }) => (neighborhood ? [neighborhood] : []),
    on: (_, neighborhood) => ({ neighborhood }),
    text: ({ t }, name) => (name === clifton.value ? t('filters.choice.clifton') : name),
    popular: clifton,
    group: 'neighborhood',
    control: 'radio',
    drawn: ({ neighborhoods }) => neighborhoods.length > 0,
    hasSamples: true,
    values: mostFrequent,
    samples: ({ t }) => guestRatings.map(({ word }) => t(`filters.choice.${word}`)),
  }),
  area: facet({
    fields: { area: one('area', mapBox, '') },
    known: isPlaced,
    test: ({ area }) => {
      const box = readMapBox(area);
      return ({ place }) => place !== undefined && box !== undefined && isInMapBox(place, box);
    },
    chosen: ({ area }) => (area ? [area] : []),
    on: (_, area) => ({ area }),
    text: ({ t }) => t('filters.active.area'),
  }),
  name: facet({
    fields: { name: one('name', text(100), '') },
    test: ({ name }) => {
      const wanted = foldText(name);
      return (hotel) => hotel.name.includes(wanted);
    },
    chosen: ({ name }) => (name.trim() ? [name.trim()] : []),
    on: (_, name) => ({ name }),
    text: ({ t }, name) => t('filters.active.name', { name }),
  }),
};

/** Returns the neighborhoods with the most hotels, always including the chosen one. */
function mostFrequent(
  { formats }: SiteI18n,
  { neighborhoods }: FacetList,
  { neighborhood }: { readonly neighborhood: string },
): readonly string[] {
  const names = [...neighborhoods]
    .sort((a, b) => b.hotels - a.hotels || formats.compare(a.name, b.name))
    .map(({ name }) => name)
    .filter((name, index) => index < mostNeighborhoods || name === neighborhood);
  return !neighborhood || names.length === 0 || names.includes(neighborhood)
    ? names
    : [...names, neighborhood];
}

function isEqual(fact: 'kind' | 'neighborhood', chosen: string) {
  const wanted = foldText(chosen);
  return (hotel: HotelFacts) => hotel[fact] === wanted;
}

function isBetween(price: Money | undefined, minPrice: string, maxPrice: string): boolean {
  if (!price) return false;
  const min = parseTypedAmount(minPrice, price.currency);
  const max = parseTypedAmount(maxPrice, price.currency);
  return (!min || compareMoney(price, min) >= 0) && (!max || compareMoney(price, max) <= 0);
}

export type Facet = (typeof facets)[keyof typeof facets];
export const everyFacet: readonly Facet[] = Object.values(facets);

type Joined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  joined: infer All,
) => void
  ? All
  : never;
type FilterFields = Joined<Facet['fields']>;

/** A traveler's choices in the listing's filters. With `noFilters`, every hotel is shown. */
export type ListingFilters = FieldValues<FilterFields>;

export const filterFields = joined(everyFacet);

const codec = addressCodec(filterFields);

/** Reads the filters from a query and ignores its other parameters. */
export const readFilters = codec.read;
export const filterQuery = codec.write;
export const noFilters: ListingFilters = codec.read('').value;

function joined(all: readonly Facet[]): FilterFields;
function joined(all: readonly { readonly fields: object }[]): object {
  return Object.fromEntries(all.flatMap(({ fields }) => Object.entries(fields)));
}
