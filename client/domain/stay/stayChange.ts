import type { Rate } from '#contracts/provider/rateFields.ts';
import { comparePrices, fell, moved, type PriceChange } from '../money/priceChange.ts';
import { mealsText } from './bookedRooms.ts';
import type { StayDetails } from './stayDetails.ts';

/**
 * The rates of all rooms at the price that the traveler accepted, and as they are now. `residency` is
 * the country whose residents both are for, if a rate depends on that.
 */
export interface MovedRates {
  readonly before: readonly Rate[];
  readonly now: readonly Rate[];
  readonly residency: string | undefined;
}

/** What moved between a stay as it was chosen and as it is offered now. */
export interface StayChange {
  readonly price: PriceChange | undefined;
  /** Terms that read otherwise now. */
  readonly terms: readonly {
    readonly term: 'meals' | 'cancellation' | 'deposit';
    readonly before: string;
    readonly after: string;
  }[];
  /** Whether the traveler must accept it first: everything but a mere fall of the price. */
  readonly needsConsent: boolean;
}

/** Compares price, meals, cancellation and deposit; undefined when nothing moved. */
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

/** A total that fell although more is due now, or at the property, is not merely a lower price. */
function merelyFell({ total, dueNow, dueAtProperty }: PriceChange): boolean {
  return fell(total) && [dueNow, dueAtProperty].every((part) => fell(part) || !moved(part));
}
