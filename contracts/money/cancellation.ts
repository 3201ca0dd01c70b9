import { type DecimalMoney, type Money, multiplyMoney, parseAmount, parseMoney } from './money.ts';

type CancellationTerms = { readonly free_cancellation_until?: string | null | undefined };

/**
 * Whether cancelling is free at a time: up to and including the deadline, as travellers read it;
 * never without one.
 */
export function isFreeToCancel(
  { free_cancellation_until: until }: CancellationTerms,
  now: Date = new Date(),
): boolean {
  return until != null && now.getTime() <= Date.parse(until);
}

/**
 * What cancelling costs at a time: nothing while it is free, otherwise the price of all rooms.
 * `total` is the price of one.
 */
export function cancellationFee(
  { total: amount, currency, ...terms }: CancellationTerms & { total: string; currency: string },
  rooms: number,
  now: Date = new Date(),
): Money {
  if (isFreeToCancel(terms, now)) return { amount: 0n, currency };
  return multiplyMoney(parseMoney({ amount, currency }), rooms);
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
