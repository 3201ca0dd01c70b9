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

/** An amount that its currency can express. */
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
 * The parts of the price that the traveler does not pay: OneKeyCash of the account, and the
 * discount of a promotion code. The site owes these parts to the hotel.
 */
export const requestedCreditsSchema = v.strictObject({
  promotion: v.optional(v.strictObject({ code: promotionCodeSchema, amount: creditSchema })),
  rewards: v.optional(creditSchema),
});
export type RequestedCredits = v.InferOutput<typeof requestedCreditsSchema>;

/**
 * A part of the price that the site pays to the hotel. `code` is the code of a promotion, or null
 * for OneKeyCash.
 */
export const bookedCreditSchema = v.object({
  kind: v.picklist(['promotion', 'rewards']),
  code: v.nullable(v.string()),
  amount: decimalMoneySchema,
});
export type BookedCredit = v.InferOutput<typeof bookedCreditSchema>;

/** Converts a booked credit into a credit of the price ledger. */
export function toCredit({ code, amount }: Pick<BookedCredit, 'code' | 'amount'>): Credit {
  return {
    name: code === null ? 'OneKeyCash' : `Promotion ${code}`,
    code,
    amount: parseMoney(amount),
  };
}

/**
 * The reason why a credit cannot be used for a booking.
 *
 * For OneKeyCash, `off` means that the site does not offer it, and `signed-out` that there is no
 * session. `balance` means that the account has less than the credit, and `minimum` that the price
 * is too low for a welcome credit. `amount` means that the promotion gives another discount, or
 * that the credits exceed the price. The other reasons are those of promotion codes.
 *
 * `params` has the values for the text on the page: the values for a promotion code, and the
 * `minimum` price as decimal text with its `currency`.
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
 * A credit of a canceled booking: the part that pays for the fee, and the part that is returned.
 */
export type SharedCredit = BookedCredit & { kept: Money; returned: Money };

/**
 * Divides a cancellation fee among the credits of a booking. Credits must not be subtracted from
 * `price` yet.
 *
 * The traveler's own part of the price, without local taxes, pays for the fee first. The credits
 * pay for the rest, in their order, so that a cancellation never costs the traveler more than the
 * stay. Local taxes do not count, because a fee contains none. If the fee is in another currency,
 * the traveler pays all of it.
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

export function sumCredits(credits: readonly BookedCredit[], currency: string): Money {
  return sumMoney(
    credits.map(({ amount }) => parseMoney(amount)),
    currency,
  );
}
