import type { Rate } from '#contracts/provider/rateFields.ts';
import { comparePrices, fell, moved, type PriceChange } from '../money/priceChange.ts';
import { mealsText } from './bookedRooms.ts';
import type { StayDetails } from './stayDetails.ts';

/**
 * The rates of all rooms twice: at the price that the traveler accepted, and at present. If a rate
 * depends on residency, `residency` is the country whose residents both apply to.
 */
export interface MovedRates {
  readonly before: readonly Rate[];
  readonly now: readonly Rate[];
  readonly residency: string | undefined;
}

/** The changes between the stay that a traveler chose and the present offer. */
export interface StayChange {
  readonly price: PriceChange | undefined;
  /** The terms whose texts differ. */
  readonly terms: readonly {
    readonly term: 'meals' | 'cancellation' | 'deposit';
    readonly before: string;
    readonly after: string;
  }[];
  /**
   * Whether the traveler must accept the change first. Consent is not needed if the only change is
   * a lower price.
   */
  readonly needsConsent: boolean;
}

/** Compares price, meals, cancellation and deposit. Returns undefined if nothing changed. */
export function compareStays(before: StayDetails, after: StayDetails): StayChange | undefined {
  const price = comparePrices(before.ledger, after.ledger);
  const all = [
    { term: 'meals', before: mealsText(before.rooms), after: mealsText(after.rooms) },
    { term: 'cancellation', before: before.cancellation, after: after.cancellation },
    { term: 'deposit', before: before.deposit ?? '', after: after.deposit ?? '' },
  ] as const;
  const terms = all.filter((term) => term.before !== term.after);
  if (!price && terms.length === 0) return undefined;
  return { price, terms, needsConsent: terms.length > 0 || !price || !merelyFell(price) };
}

/**
 * Returns whether the price is lower in every respect. A lower total with more due now or at the
 * property does not count.
 */
function merelyFell({ total, dueNow, dueAtProperty }: PriceChange): boolean {
  return fell(total) && [dueNow, dueAtProperty].every((part) => fell(part) || !moved(part));
}
