import * as v from 'valibot';
import {
  decimalMoneySchema,
  type Money,
  parseAmount,
  parseMoney,
  subtractMoney,
  sumMoney,
} from '../money/money.ts';
import { type Credit, type PriceLedger, withoutLocalTaxes } from '../money/priceLedger.ts';
import { promotionCodeSchema, promotionParamsSchema, promotionRejections } from './promotions.ts';

/** The largest amount in minor units that the ledger can store. */
const largest = 9_223_372_036_854_775_807n;

/** Money that its currency can express. */
const creditSchema = v.pipe(
  decimalMoneySchema,
  v.check(
    ({ amount, currency }) => (parseAmount(amount, currency) ?? 0n) > 0n,
    'must be an amount above zero',
  ),
  v.check(
    ({ amount, currency }) => (parseAmount(amount, currency) ?? 0n) <= largest,
    'is too large',
  ),
);

/**
 * The parts of the price that the traveler does not pay: OneKeyCash of the account, and what a
 * promotion code takes off. The site owes them to the hotel.
 */
export const requestedCreditsSchema = v.strictObject({
  promotion: v.optional(v.strictObject({ code: promotionCodeSchema, amount: creditSchema })),
  rewards: v.optional(creditSchema),
});
export type RequestedCredits = v.InferOutput<typeof requestedCreditsSchema>;

/**
 * A part of the price that the site pays to the hotel. `code` is that of a promotion, else null.
 */
export const bookedCreditSchema = v.object({
  kind: v.picklist(['promotion', 'rewards']),
  code: v.nullable(v.string()),
  amount: decimalMoneySchema,
});
export type BookedCredit = v.InferOutput<typeof bookedCreditSchema>;

/** A credit as a line of the price. */
export function toCredit({ code, amount }: Pick<BookedCredit, 'code' | 'amount'>): Credit {
  return {
    name: code === null ? 'OneKeyCash' : `Promotion ${code}`,
    code,
    amount: parseMoney(amount),
  };
}

/**
 * Why a credit of a booking cannot be used. Of OneKeyCash: `off`, the site has none; `signed-out`;
 * `balance`, the account has less; `minimum`, the price is too low for a welcome credit. `amount`:
 * the promotion takes off another amount, or the credits are more than the price. The rest are
 * those of promotion codes. `params` are what a page needs to say so: those of a promotion code,
 * and the `minimum` price as decimal text with its `currency`.
 */
export const creditRejectionSchema = v.object({
  kind: v.picklist(['promotion', 'rewards']),
  reason: v.picklist(['off', 'balance', 'minimum', 'amount', ...promotionRejections]),
  params: v.optional(
    v.object({ ...promotionParamsSchema.entries, minimum: v.optional(v.string()) }),
  ),
});
export type CreditRejection = v.InferOutput<typeof creditRejectionSchema>;

/**
 * A credit of a cancelled booking: the part that pays for the fee, and the part that comes back.
 */
export type SharedCredit = BookedCredit & { kept: Money; returned: Money };

/**
 * Shares a cancellation fee out among the credits of a booking with this price, from which they are
 * not taken off. They pay what the traveler's own part of it does not, in their order: cancelling
 * never costs a traveler more than the stay. Local taxes are no part of it, since a fee has none. A
 * fee in another currency is the traveler's.
 */
export function shareFee(
  price: PriceLedger,
  credits: readonly BookedCredit[],
  fee: Money,
): SharedCredit[] {
  const { currency } = price;
  const rest = subtractMoney(withoutLocalTaxes(price), sumCredits(credits, currency)).amount;
  const own = rest > 0n ? rest : 0n;
  let open = fee.currency === currency && fee.amount > own ? fee.amount - own : 0n;
  return credits.map((credit) => {
    const amount = parseMoney(credit.amount);
    const kept = { currency, amount: open < amount.amount ? open : amount.amount };
    open -= kept.amount;
    return { ...credit, kept, returned: subtractMoney(amount, kept) };
  });
}

/** The sum of credits. */
export function sumCredits(credits: readonly BookedCredit[], currency: string): Money {
  return sumMoney(
    credits.map(({ amount }) => parseMoney(amount)),
    currency,
  );
}
