import type { RateFact } from '#contracts/site/rateFacts.ts';
import type { SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { addressCodec, type FieldValues } from '../addresses/addressCodec.ts';
import type { AddressField } from '../addresses/addressFields.ts';
import type { HotelFacts } from './hotelFacts.ts';

/** The properties of a list that facets read. */
export interface FacetList {
  readonly hotels: readonly HotelFacts[];
  /** Whether at least one hotel of the list has rates. */
  readonly hasRates: boolean;
  /** The currencies of the prices, without duplicates. */
  readonly currencies: readonly string[];
  /**
   * The currency in which prices are compared. Undefined if there are several currencies and their
   * prices could not be converted.
   */
  readonly comparedIn: string | undefined;
  /** The neighborhoods, in the order of the list. */
  readonly neighborhoods: readonly Neighborhood[];
  /** The point from which distances are measured: the name of a landmark, or `center`. */
  readonly measuredFrom: string;
  /** The locale whose region decides the unit of distances. */
  readonly locale: string;
}

/** A neighborhood as the provider spells it, and the number of hotels in it. */
export interface Neighborhood {
  readonly name: string;
  readonly hotels: number;
}

/**
 * A checkbox, a radio button or an active filter, with the change that turns it on and the change
 * that turns it off.
 */
export interface FilterChoice<Filters> {
  readonly text: string;
  /** A shorter text for use below the heading of the group, which makes the omitted words clear. */
  readonly short?: string | undefined;
  readonly chosen: boolean;
  readonly on: Partial<Filters>;
  readonly off: Partial<Filters>;
}

/** A heading of the filter panel. */
export type FacetGroup = Exclude<keyof SiteTexts['filters']['group'], 'popular'>;

type Test = (hotel: HotelFacts) => boolean;
type Fields = Readonly<Record<string, AddressField<unknown>>>;

/** The part of a facet that the listing reads from the facet's record without changes. */
interface FacetRule<Own extends Fields> {
  /** The address fields of the facet. The facet is off if they have their defaults. */
  readonly fields: Own;
  /**
   * Returns whether a hotel has the data for this facet. By default every hotel does. If no hotel
   * of the list has the data, the filter has no effect.
   */
  readonly known?: (hotel: HotelFacts, list: FacetList) => boolean;
  /**
   * Returns the text that explains why this facet has no data, in case the panel shows the facet
   * nevertheless.
   */
  readonly whyUnknown?: (i18n: SiteI18n) => string;
  /**
   * Returns the test that a hotel must pass when the facet is on. One rate must have all of
   * `facts`.
   */
  readonly test: (own: FieldValues<Own>, facts: readonly RateFact[]) => Test;
  /**
   * Whether the facet concerns a fact of a rate. If so, the list shows the prices of rates with
   * that fact.
   */
  readonly ofRate?: boolean;
  /** The heading above the facet. Neighboring facets of the same group share one heading. */
  readonly group?: FacetGroup;
  readonly control?: 'checkbox' | 'radio' | 'price';
  /** Whether the panel shows the facet below its heading. The default is true. */
  readonly drawn?: (list: FacetList) => boolean;
  /** Whether the specification shows the facet with samples. */
  readonly hasSamples?: true;
}

/** A fact by which hotels can be filtered, and its values. */
interface FacetRecord<Own extends Fields, Value> extends FacetRule<Own> {
  readonly chosen: (own: FieldValues<Own>) => readonly Value[];
  readonly on: (own: FieldValues<Own>, value: Value) => Partial<FieldValues<Own>>;
  /**
   * Returns the change that turns a value off. Without this function, turning a value off turns off
   * the whole facet.
   */
  readonly off?: (own: FieldValues<Own>, value: Value) => Partial<FieldValues<Own>>;
  /** Returns the name of a value, or '' if the value is no filter. */
  readonly text: (i18n: SiteI18n, value: Value, list: FacetList) => string;
  readonly short?: (i18n: SiteI18n, value: Value, list: FacetList) => string;
  /** The value that also appears among the popular filters. Spec §2. */
  readonly popular?: { readonly value: Value };
  /** Returns the values that the panel shows in the facet's group. */
  readonly values?: (i18n: SiteI18n, list: FacetList, own: FieldValues<Own>) => readonly Value[];
  /** Returns the texts that the panel shows if there are no values. Spec §2. */
  readonly samples?: (i18n: SiteI18n) => readonly string[];
}

/** Builds the functions of a facet from its record. */
export function facet<Own extends Fields, Value>(record: FacetRecord<Own, Value>) {
  type Chosen = FieldValues<Own>;
  type Choice = FilterChoice<Chosen>;
  const { chosen, on, text, short, popular, values, samples } = record;
  const empty = addressCodec(record.fields).read('').value;
  const off = record.off ?? (() => empty);
  const rule: FacetRule<Own> = record;
  const choice = (i18n: SiteI18n, list: FacetList, own: Chosen, value: Value): Choice => ({
    text: text(i18n, value, list),
    short: short?.(i18n, value, list),
    chosen: chosen(own).includes(value),
    on: on(own, value),
    off: off(own, value),
  });
  return {
    ...rule,
    /** Returns the test for hotels, or undefined if the facet is off. */
    test: (own: Chosen, facts: readonly RateFact[]) =>
      chosen(own).length > 0 ? record.test(own, facts) : undefined,
    active: (i18n: SiteI18n, list: FacetList, own: Chosen): Choice[] =>
      chosen(own)
        .map((value) => choice(i18n, list, own, value))
        .filter((active) => active.text !== ''),
    popular: (i18n: SiteI18n, list: FacetList, own: Chosen): Choice[] =>
      popular ? [choice(i18n, list, own, popular.value)] : [],
    /** Returns the choices of the facet's group. Radio buttons begin with 'Any'. */
    choices: (i18n: SiteI18n, list: FacetList, own: Chosen): Choice[] => {
      const any = {
        text: i18n.t('filters.choice.any'),
        chosen: chosen(own).length === 0,
        on: empty,
        off: empty,
      };
      const known = (values?.(i18n, list, own) ?? []).map((each) => choice(i18n, list, own, each));
      const drawn =
        known.length > 0 || !samples
          ? known
          : samples(i18n).map((sample) => ({ text: sample, chosen: false, on: {}, off: {} }));
      return record.control === 'radio' ? [any, ...drawn] : drawn;
    },
    /** Returns the change that turns the facet off. */
    without: (own: Chosen): Partial<Chosen> =>
      chosen(own).reduce<Partial<Chosen>>(
        (change, value) => ({ ...change, ...off({ ...own, ...change }, value) }),
        {},
      ),
  };
}
