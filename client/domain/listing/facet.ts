import type { RateFact } from '#contracts/site/rateFacts.ts';
import type { SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { addressCodec, type FieldValues } from '../addresses/addressCodec.ts';
import type { AddressField } from '../addresses/addressFields.ts';
import type { HotelFacts } from './hotelFacts.ts';

/** What facets read of a list. */
export interface FacetList {
  readonly hotels: readonly HotelFacts[];
  /** Whether a hotel of the list has rates. */
  readonly hasRates: boolean;
  /** The currencies of the prices, each once. */
  readonly currencies: readonly string[];
  /**
   * The currency that prices are compared in. Undefined where they are of several, and none could
   * be converted.
   */
  readonly comparedIn: string | undefined;
  /** The neighborhoods, in the order of the list. */
  readonly neighborhoods: readonly Neighborhood[];
  /** What distances are measured from: the name of a landmark, or `center`. */
  readonly measuredFrom: string;
  /** Names the region in whose unit distances are shown. */
  readonly locale: string;
}

/** A neighborhood as the provider spells it, and how many hotels are in it. */
export interface Neighborhood {
  readonly name: string;
  readonly hotels: number;
}

/** A checkbox, a radio button or an active filter, and the changes that turn it on and off. */
export interface FilterChoice<Filters> {
  readonly text: string;
  /** A shorter text for where the heading of its group says the rest. */
  readonly short?: string | undefined;
  readonly chosen: boolean;
  readonly on: Partial<Filters>;
  readonly off: Partial<Filters>;
}

/** A heading of the panel. */
export type FacetGroup = Exclude<keyof SiteTexts['filters']['group'], 'popular'>;

type Test = (hotel: HotelFacts) => boolean;
type Fields = Readonly<Record<string, AddressField<unknown>>>;

/** What of a facet the listing reads as its record has it. */
interface FacetRule<Own extends Fields> {
  /** Its fields of the address. It is off where they have their defaults. */
  readonly fields: Own;
  /**
   * Whether a hotel can answer it, true if missing. A filter that no hotel of the list can answer
   * changes nothing.
   */
  readonly known?: (hotel: HotelFacts, list: FacetList) => boolean;
  /** Says so where it is drawn nevertheless. */
  readonly whyUnknown?: (i18n: SiteI18n) => string;
  /** What a hotel must pass where the facet is on. A rate must have all of `facts`. */
  readonly test: (own: FieldValues<Own>, facts: readonly RateFact[]) => Test;
  /** Whether it asks for a fact of a rate: the prices of the list are then those with the fact. */
  readonly ofRate?: boolean;
  /** The heading that it is drawn below, with its neighbours of the same group. */
  readonly group?: FacetGroup;
  readonly control?: 'checkbox' | 'radio' | 'price';
  /** Whether it is drawn there, true if missing. */
  readonly drawn?: (list: FacetList) => boolean;
  /** Whether the specification draws it with samples. */
  readonly hasSamples?: true;
}

/** A fact that hotels can be filtered by, and its values. */
interface FacetRecord<Own extends Fields, Value> extends FacetRule<Own> {
  /** The values that are on. */
  readonly chosen: (own: FieldValues<Own>) => readonly Value[];
  readonly on: (own: FieldValues<Own>, value: Value) => Partial<FieldValues<Own>>;
  /** The change that turns a value off. If missing, it is off as a whole. */
  readonly off?: (own: FieldValues<Own>, value: Value) => Partial<FieldValues<Own>>;
  /** What a value is called; '' where it is no filter. */
  readonly text: (i18n: SiteI18n, value: Value, list: FacetList) => string;
  readonly short?: (i18n: SiteI18n, value: Value, list: FacetList) => string;
  /** The value that is also among the popular filters. Spec §2. */
  readonly popular?: { readonly value: Value };
  /** The values that are drawn in its group. */
  readonly values?: (i18n: SiteI18n, list: FacetList, own: FieldValues<Own>) => readonly Value[];
  /** What is drawn where there are no values. Spec §2. */
  readonly samples?: (i18n: SiteI18n) => readonly string[];
}

/** Makes the choices of a facet from its record. */
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
    /** The test of a hotel; undefined where the facet is off. */
    test: (own: Chosen, facts: readonly RateFact[]) =>
      chosen(own).length > 0 ? record.test(own, facts) : undefined,
    /** The active filters. */
    active: (i18n: SiteI18n, list: FacetList, own: Chosen): Choice[] =>
      chosen(own)
        .map((value) => choice(i18n, list, own, value))
        .filter((active) => active.text !== ''),
    popular: (i18n: SiteI18n, list: FacetList, own: Chosen): Choice[] =>
      popular ? [choice(i18n, list, own, popular.value)] : [],
    /** The choices of its group; radio buttons begin with 'Any'. */
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
    /** The change that turns it off. */
    without: (own: Chosen): Partial<Chosen> =>
      chosen(own).reduce<Partial<Chosen>>(
        (change, value) => ({ ...change, ...off({ ...own, ...change }, value) }),
        {},
      ),
  };
}
