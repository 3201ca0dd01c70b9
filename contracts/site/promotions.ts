import * as v from 'valibot';
import {
  compareMoney,
  currencySchema,
  decimalMoneySchema,
  type Money,
  parseMoney,
} from '../money/money.ts';
import type { PriceLedger } from '../money/priceLedger.ts';
import { problemSchema } from '../provider/problem.ts';
import { typedTextSchema } from './fieldSchemas.ts';

/** The form of a promotion code. Lower case is converted to upper case. */
export const promotionCodeSchema = v.pipe(
  typedTextSchema,
  v.trim(),
  v.nonEmpty('is required'),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9-]{3,40}$/, 'must have 3 to 40 letters, digits and hyphens'),
);

/**
 * The body of `POST /api/promotions/check`. The response tells whether an account or a guest can
 * use a code for a price in this currency. The body does not contain the mail address of the
 * booking, because anybody can type an address, so it would prove nothing.
 */
export const promotionCheckSchema = v.strictObject({
  code: promotionCodeSchema,
  currency: currencySchema,
});

/**
 * The discount of a code: either a share of the room price, or an amount. The other field is null.
 */
export const promotionSchema = v.object({
  code: v.string(),
  percent: v.nullable(v.number()),
  amount: v.nullable(decimalMoneySchema),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;

/**
 * The reasons why a code cannot be used.
 *
 * - `unknown`: there is no such code, or it belongs to another person.
 * - `not-yet`, `ended`: the promotion has not started yet, or is over.
 * - `used-up`: the code has reached its total limit of uses.
 * - `already-used`: this account or mailbox has used the code as often as it may.
 * - `signed-out`: the code belongs to one person or is limited for each person. Only an account can
 *   use such a code, because only accounts have a verified address.
 * - `other-currency`: the discount is an amount in another currency than the price.
 */
export const promotionRejections = [
  'unknown',
  'not-yet',
  'ended',
  'used-up',
  'already-used',
  'signed-out',
  'other-currency',
] as const;
export type PromotionRejection = (typeof promotionRejections)[number];

/**
 * The values for the text that explains why a code cannot be used. `promotion` is the code itself.
 * `scope` is `account` if a signed-in traveler has entered an `unknown` code, which may belong to
 * another person. `until` is the last day, `YYYY-MM-DD`, of a promotion that has `ended`; it is
 * missing if the operator ended the promotion. `from` is the first day of a later promotion
 * (`not-yet`). `currency` is the currency of the discount, and `wanted` the requested currency.
 */
export const promotionParamsSchema = v.object({
  promotion: v.optional(v.string()),
  scope: v.optional(v.string()),
  until: v.optional(v.string()),
  from: v.optional(v.string()),
  currency: v.optional(v.string()),
  wanted: v.optional(v.string()),
});
export type PromotionParams = v.InferOutput<typeof promotionParamsSchema>;

/**
 * The problem (422) of a code that cannot be used. Pages have a text for `code` and fill in
 * `params`. `detail` is for developers.
 */
export const promotionProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(promotionRejections),
  params: v.optional(promotionParamsSchema),
});

/**
 * Returns the discount of a promotion: its share of the nights without taxes, rounded down, or its
 * amount. The discount never exceeds the total. Throws a `CurrencyMismatchError` for an amount in
 * another currency.
 */
export function promotionDiscount({ percent, amount }: Promotion, ledger: PriceLedger): Money {
  const { currency, total, nightsTotal } = ledger;
  const discount =
    amount === null
      ? { currency, amount: (nightsTotal.amount * BigInt(percent ?? 0)) / 100n }
      : parseMoney(amount);
  return compareMoney(discount, total) < 0 ? discount : total;
}

/**
 * The alphabet of promotion codes. It has no vowels, so that codes do not form words, and no
 * characters that look alike.
 */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXZ';
const length = 12;
/**
 * The first byte value that is skipped. Using higher values would make some characters more
 * frequent than others.
 */
const tooHigh = 256 - (256 % alphabet.length);

/** Returns a new promotion code that nobody can guess, such as `7KQM-XW3T-9DFB`. */
export function randomPromotionCode(): string {
  let letters = '';
  while (letters.length < length) {
    const [byte = tooHigh] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < tooHigh) letters += alphabet.charAt(byte % alphabet.length);
  }
  return [0, 4, 8].map((at) => letters.slice(at, at + 4)).join('-');
}
