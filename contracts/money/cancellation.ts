import type { PricedStay } from '../provider/rateFields.ts';
import { type DecimalMoney, type Money, parseAmount } from './money.ts';
import { ledgerOfRate, withoutLocalTaxes } from './priceLedger.ts';

type CancellationTerms = { readonly free_cancellation_until?: string | null | undefined };

/**
 * Whether cancelling is free at a time: up to and including the deadline, as travelers read it;
 * never without one.
 */
export function isFreeToCancel(
  { free_cancellation_until: until }: CancellationTerms,
  now: Date = new Date(),
): boolean {
  return until != null && now.getTime() <= Date.parse(until);
}

/**
 * What cancelling a number of rooms costs at a time: nothing while it is free, otherwise their price
 * without local taxes.
 */
export function cancellationFee(
  price: CancellationTerms & PricedStay,
  rooms: number,
  now: Date = new Date(),
): Money {
  if (isFreeToCancel(price, now)) return { amount: 0n, currency: price.currency };
  return withoutLocalTaxes(ledgerOfRate(price, rooms));
}

/**
 * Whether a fee is no more than what was accepted. One in another currency, or that cannot be read,
 * is not.
 */
export function isFeeAccepted(accepted: DecimalMoney, fee: DecimalMoney | undefined): boolean {
  if (fee?.currency !== accepted.currency) return false;
  const most = parseAmount(accepted.amount, accepted.currency);
  const asked = parseAmount(fee.amount, fee.currency);
  return most !== undefined && asked !== undefined && asked <= most;
}
