import * as v from 'valibot';
import { decimalMoneySchema, parseAmount, parseMoney } from '../money.ts';
import type { Credit } from '../priceLedger.ts';
import { promotionCodeSchema, promotionRejections } from './promotions.ts';

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
 * The parts of the price that the traveller does not pay: OneKeyCash of the account, and what a promotion
 * code takes off. The site owes them to the hotel.
 */
export const requestedCreditsSchema = v.strictObject({
  promotion: v.optional(v.strictObject({ code: promotionCodeSchema, amount: creditSchema })),
  rewards: v.optional(creditSchema),
});
export type RequestedCredits = v.InferOutput<typeof requestedCreditsSchema>;

/** A part of the price that the site pays to the hotel. `code` is that of a promotion, else null. */
export const bookedCreditSchema = v.object({
  kind: v.picklist(['promotion', 'rewards']),
  code: v.nullable(v.string()),
  amount: decimalMoneySchema,
});
export type BookedCredit = v.InferOutput<typeof bookedCreditSchema>;

/** A credit as a line of the price. */
export function toCredit({ code, amount }: Pick<BookedCredit, 'code' | 'amount'>): Credit {
  return { name: code === null ? 'OneKeyCash' : `Promotion ${code}`, amount: parseMoney(amount) };
}

/**
 * Why a credit of a booking cannot be used. Of OneKeyCash: `off`, the site has none; `signed-out`;
 * `balance`, the account has less. `amount`: the promotion takes off another amount, or the credits are
 * more than the price. The rest are those of promotion codes.
 */
export const creditRejectionSchema = v.object({
  kind: v.picklist(['promotion', 'rewards']),
  reason: v.picklist(['off', 'signed-out', 'balance', 'amount', ...promotionRejections]),
});
export type CreditRejection = v.InferOutput<typeof creditRejectionSchema>;
