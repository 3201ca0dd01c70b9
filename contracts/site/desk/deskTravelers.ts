import * as v from 'valibot';
import { currencySchema } from '../../money/money.ts';
import { reasonSchema, requiredLineSchema } from '../fieldSchemas.ts';
import { deskListedBookingSchema } from './deskBookings.ts';
import { longestEmail } from '../../values/longestTexts.ts';
import { listPage, listQuery } from './listSchemas.ts';

/**
 * The query of `GET /api/desk/travellers`, which lists the newest account first. `text` has words
 * of the name, or an address or a part of it. Without `text` the list is empty.
 */
export const deskTravelersQuerySchema = listQuery({
  text: v.optional(
    v.pipe(requiredLineSchema(longestEmail), v.minLength(2, 'needs at least 2 characters')),
  ),
});

/** An account in a list. `verified`: the owner has confirmed the address. */
export const listedTravelerSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  verified: v.boolean(),
  since: v.string(),
});
export type ListedTraveler = v.InferOutput<typeof listedTravelerSchema>;

/** A page of accounts. */
export const deskTravelersSchema = listPage(listedTravelerSchema);

const signedAmountSchema = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,15}(\.\d{1,4})?$/, 'must be an amount'),
);

/** An amount that may be negative, such as `{ amount: '-5.00', currency: 'USD' }`. */
export const signedMoneySchema = v.object({ amount: signedAmountSchema, currency: currencySchema });
export type SignedMoney = v.InferOutput<typeof signedMoneySchema>;

/** The causes of changes to the OneKeyCash of an account. */
export const creditKinds = [
  'welcome',
  'earned',
  'earned-unreported',
  'revoked',
  'spent',
  'returned',
  'adjusted',
] as const;

/**
 * The OneKeyCash of an account: a balance for each currency, and the latest 50 changes, newest
 * first.
 */
const deskCreditsSchema = v.object({
  balances: v.array(signedMoneySchema),
  history: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      kind: v.picklist(creditKinds),
      amount: signedMoneySchema,
      bookingId: v.nullable(v.string()),
    }),
  ),
});
export type DeskCredits = v.InferOutput<typeof deskCreditsSchema>;

/**
 * An account. `lockedUntil` is the end of the lock on its second step after wrong codes. `bookings`
 * has its newest 50 bookings. `sessions` is the number of its open sessions.
 */
export const deskTravelerSchema = v.object({
  ...listedTravelerSchema.entries,
  language: v.string(),
  twoStep: v.boolean(),
  lockedUntil: v.nullable(v.string()),
  sessions: v.number(),
  lastSeen: v.nullable(v.string()),
  bookings: v.array(deskListedBookingSchema),
  credits: deskCreditsSchema,
});
export type DeskTraveler = v.InferOutput<typeof deskTravelerSchema>;

/** The body of `POST …/sign-out` and `POST …/reset-two-step`. */
export const travelerActionSchema = v.strictObject({ reason: reasonSchema });

/**
 * The body of `POST …/credit`, which gives OneKeyCash to an account or, with a negative amount,
 * takes it back. `key` identifies the adjustment, so that a repeated request changes nothing.
 * `balance` is the balance that the page showed. If the balance has changed since, the request is
 * refused. `belowZero` allows the new balance to be negative.
 */
export const creditAdjustmentSchema = v.strictObject({
  key: v.pipe(v.string(), v.uuid('must be a UUID')),
  amount: signedAmountSchema,
  currency: currencySchema,
  balance: signedAmountSchema,
  belowZero: v.optional(v.boolean(), false),
  reason: reasonSchema,
});
export type CreditAdjustment = v.InferInput<typeof creditAdjustmentSchema>;

/** The balance after an adjustment. */
export const adjustedCreditSchema = v.object({ balance: signedMoneySchema });

/**
 * The reasons why an account was not changed (409). `no-sessions`: the account has no open session.
 * `two-step-off`: it has no second step. `balance-changed`: `balance` has the current balance.
 * `below-zero`: the account has less than the amount. `account-limit`, `staff-limit`: together with
 * the other adjustments of the last 24 hours, this one would exceed `giftLimits`.
 */
const travelerProblemCodes = [
  'no-sessions',
  'two-step-off',
  'balance-changed',
  'below-zero',
  'account-limit',
  'staff-limit',
] as const;
export type TravelerProblemCode = (typeof travelerProblemCodes)[number];
export const travelerProblemSchema = v.object({
  code: v.picklist(travelerProblemCodes),
  balance: v.optional(signedMoneySchema),
});
