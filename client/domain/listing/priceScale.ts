import { compareMoney, type Money, toDecimal } from '#contracts/money/money.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import { parseTypedAmount } from '../money/readAmount.ts';
import { facets } from './facets.ts';
import { priceWith } from './hotelFacts.ts';
import type { ListFacts } from './listFacts.ts';

/** The last position of the price slider. The first position is 0. Spec §9. */
export const lastPosition = 100;
const barCount = 20;

/**
 * The prices of a list on a slider of 100 steps, and the number of hotels in each twentieth of the
 * slider.
 */
export interface PriceScale {
  readonly low: Money;
  readonly high: Money;
  readonly bars: readonly number[];
}

/**
 * Returns the price scale of a list, from the prices of rates with the wanted facts. Undefined if
 * there are no prices or they cannot be compared.
 */
export function priceScale(
  { hotels, known }: ListFacts,
  wanted: readonly RateFact[] = [],
): PriceScale | undefined {
  const prices = hotels.flatMap((hotel) => priceWith(hotel, wanted)?.compared ?? []);
  const [first] = prices;
  if (!first || !known.has(facets.price)) return undefined;
  const low = prices.reduce((a, b) => (compareMoney(b, a) < 0 ? b : a), first);
  const high = prices.reduce((a, b) => (compareMoney(b, a) > 0 ? b : a), first);
  const bars = Array.from({ length: barCount }, () => 0);
  for (const price of prices) {
    const bar = Math.min(barCount - 1, Math.floor(share(price, low, high) * barCount));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return { low, high, bars };
}

/** Returns the slider's position for a typed limit, or `fallback` without a limit. */
export function positionOf({ low, high }: PriceScale, limit: string, fallback: number): number {
  const price = parseTypedAmount(limit, low.currency);
  return price ? Math.round(Math.min(1, Math.max(0, share(price, low, high))) * 100) : fallback;
}

/**
 * Returns the limit at a slider's position as decimal text in whole units, or '' at `fallback`,
 * where no limit is needed.
 */
export function limitAt({ low, high }: PriceScale, position: number, fallback: number): string {
  if (position === fallback) return '';
  const amount =
    low.amount + ((high.amount - low.amount) * BigInt(position)) / BigInt(lastPosition);
  const [units = ''] = toDecimal({ amount, currency: low.currency }).split('.');
  return units;
}

function share(price: Money, low: Money, high: Money): number {
  const range = Number(high.amount - low.amount);
  return range === 0 ? 0 : Number(price.amount - low.amount) / range;
}
