import type { PricedStay, Rate } from '../provider/rateFields.ts';
import { type DecimalMoney, type Money, parseAmount } from './money.ts';
import { type CancellationTerms, isNothing, lastInstant, stepsOf } from './freeCancellation.ts';
import { ledgerOfRate, withoutLocalTaxes } from './priceLedger.ts';

/** A price with the terms of cancelling and of not arriving. */
export type PriceWithTerms = PricedStay & CancellationTerms & Pick<Rate, 'no_show'>;

/** A fee, and whether it is the whole price without local taxes. */
export interface CancellationFee {
  readonly fee: Money;
  readonly isWhole: boolean;
}

/** Cancelling costs the fee up to and including `until`; undefined stands for 'from then on'. */
export interface CancellationStep extends CancellationFee {
  readonly until: string | undefined;
}

/**
 * What cancelling a number of rooms costs, step by step from `now` on; the last step has no end,
 * and steps with the same fee are one. A rate that only says until when it is free has the whole
 * price without local taxes as its second step. An amount that cannot be read is the whole price.
 */
export function cancellationSteps(
  price: PricedStay & CancellationTerms,
  rooms: number,
  now: Date = new Date(),
): readonly CancellationStep[] {
  const { currency } = price;
  const whole = wholePrice(price, rooms);
  const steps = stepsOf(price).map(({ until, fee }) => ({
    until: until ?? undefined,
    fee: feeOf(fee, currency, rooms) ?? whole,
  }));
  if (steps.at(-1)?.until !== undefined || steps.length === 0) {
    steps.push({ until: undefined, fee: whole });
  }
  return steps
    .filter(({ until }) => until === undefined || now.getTime() <= Date.parse(until))
    .filter(({ fee }, index, all) => fee.amount !== all[index + 1]?.fee.amount)
    .map((step) => ({ ...step, isWhole: step.fee.amount === whole.amount }));
}

/** What cancelling a number of rooms costs at a time: the fee of the step that it is in. */
export function cancellationFee(
  price: PricedStay & CancellationTerms,
  rooms: number,
  now: Date = new Date(),
): Money {
  return cancellationSteps(price, rooms, now)[0]?.fee ?? wholePrice(price, rooms);
}

/** What not arriving costs for a number of rooms; undefined for a rate that does not say. */
export function noShowFee(price: PriceWithTerms, rooms: number): CancellationFee | undefined {
  if (price.no_show == null) return undefined;
  const whole = wholePrice(price, rooms);
  const fee = feeOf(price.no_show, price.currency, rooms) ?? whole;
  return { fee, isWhole: fee.amount === whole.amount };
}

/**
 * The term by which an offer is dearer than what was accepted: cancelling at any time, or not
 * arriving; undefined for none. Both belong to the same price. Who says nothing of not arriving may
 * take the whole price.
 */
export function dearerTerm(
  offered: PriceWithTerms,
  accepted: PriceWithTerms,
): 'cancellation' | 'no_show' | undefined {
  // A fee holds up to the end of its step: two lists differ at such an end, or after the last one.
  const ends = [offered, accepted].flatMap(stepsOf).map(({ until }) => Date.parse(until ?? ''));
  const isDearer = [...ends, lastInstant].some((end) => {
    const at = new Date(end);
    return cancellationFee(offered, 1, at).amount > cancellationFee(accepted, 1, at).amount;
  });
  if (isDearer) return 'cancellation';
  const ofNoShow = (terms: PriceWithTerms) => noShowFee(terms, 1)?.fee ?? wholePrice(accepted, 1);
  return ofNoShow(offered).amount > ofNoShow(accepted).amount ? 'no_show' : undefined;
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

function wholePrice(price: PricedStay, rooms: number): Money {
  return withoutLocalTaxes(ledgerOfRate(price, rooms));
}

/** A fee of one room for a number of rooms; undefined if it cannot be read. */
function feeOf(fee: string, currency: string, rooms: number): Money | undefined {
  const minor = isNothing(fee) ? 0n : parseAmount(fee, currency);
  return minor === undefined ? undefined : { amount: minor * BigInt(rooms), currency };
}
