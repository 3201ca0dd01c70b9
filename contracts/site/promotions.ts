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

/** The characters of a promotion code; lower case counts as upper case. */
export const promotionCodeSchema = v.pipe(
  typedTextSchema,
  v.trim(),
  v.nonEmpty('is required'),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9-]{3,40}$/, 'must have 3 to 40 letters, digits and hyphens'),
);

/**
 * `POST /api/promotions/check`: whether an account or a guest can use a code for a price in this
 * currency. The mail address of the booking is no part of it: typed by anybody, it proves nothing.
 */
export const promotionCheckSchema = v.strictObject({
  code: promotionCodeSchema,
  currency: currencySchema,
});

/** What a code takes off: either a share of the room price, or an amount. The other one is null. */
export const promotionSchema = v.object({
  code: v.string(),
  percent: v.nullable(v.number()),
  amount: v.nullable(decimalMoneySchema),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;

/**
 * Why a code cannot be used. `unknown`: there is none, or it belongs to somebody else. `not-yet`,
 * `ended`: outside its days. `used-up`: as often as it may be used in all; `already-used`: by this
 * account or mailbox. `signed-out`: it is limited for each person, and only an account has an
 * address that is verified. `other-currency`: it is an amount in another currency than the price.
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
 * What a page needs to say why a code cannot be used: the code itself; `scope`, `account` if an
 * `unknown` code is so to the account; the last day, `YYYY-MM-DD`, of one that has `ended` (none if
 * the operator ended it), and the first day of one that is for later (`not-yet`); the `currency` of
 * its amount and the one that was `wanted`.
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
 * A code that cannot be used (422): pages word `code` and `params`, and `detail` is for developers.
 */
export const promotionProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(promotionRejections),
  params: v.optional(promotionParamsSchema),
});

/**
 * What a promotion takes off a price: its share of the nights without taxes, rounded down, or its
 * amount, but never more than the total. Throws a `CurrencyMismatchError` for an amount in another
 * currency.
 */
export function promotionDiscount({ percent, amount }: Promotion, ledger: PriceLedger): Money {
  const { currency, total, nightsTotal } = ledger;
  const discount =
    amount === null
      ? { currency, amount: (nightsTotal.amount * BigInt(percent ?? 0)) / 100n }
      : parseMoney(amount);
  return compareMoney(discount, total) < 0 ? discount : total;
}

/** Without vowels, so that no words come up, and without characters that look alike. */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXZ';
const length = 12;
/** Bytes from here on are left out: with them some letters would come more often. */
const tooHigh = 256 - (256 % alphabet.length);

/** A promotion code that cannot be guessed: `7KQM-XW3T-9DFB`. */
export function randomPromotionCode(): string {
  let letters = '';
  while (letters.length < length) {
    const [byte = tooHigh] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < tooHigh) letters += alphabet.charAt(byte % alphabet.length);
  }
  return [0, 4, 8].map((at) => letters.slice(at, at + 4)).join('-');
}
