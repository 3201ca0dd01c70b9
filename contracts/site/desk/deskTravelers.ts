import * as v from 'valibot';
import { currencySchema } from '../../money/money.ts';
import { reasonSchema, requiredLineSchema } from '../fieldSchemas.ts';
import { deskListedBookingSchema } from './deskBookings.ts';
import { longestEmail } from '../../values/longestTexts.ts';
import { listPage, listQuery } from './listSchemas.ts';

/**
 * `GET /api/desk/travellers`: the newest account first. `text` has words of the name, or an address
 * or a part of it; without it none is listed.
 */
export const deskTravelersQuerySchema = listQuery({
  text: v.optional(
    v.pipe(requiredLineSchema(longestEmail), v.minLength(2, 'needs at least 2 characters')),
  ),
});

/** An account in a list. `verified`: its owner has confirmed the address. */
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

/** An amount that may be below zero, such as `{ amount: '-5.00', currency: 'USD' }`. */
export const signedMoneySchema = v.object({ amount: signedAmountSchema, currency: currencySchema });
export type SignedMoney = v.InferOutput<typeof signedMoneySchema>;

/** Why the OneKeyCash of an account has changed. */
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
 * The OneKeyCash of an account: a balance for each currency, and the 50 latest changes, newest
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
 * An account. `lockedUntil`: wrong codes have closed its second step until then. `bookings` are the
 * newest 25. `sessions` are the places where it is signed in.
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

/** `POST …/sign-out` and `POST …/reset-two-step`. */
export const travelerActionSchema = v.strictObject({ reason: reasonSchema });

/**
 * `POST …/credit`: gives OneKeyCash or, below zero, takes it. `key` names the adjustment: a
 * repeated one changes nothing. `balance` is what the sender has seen before; if it is another one
 * by now, nothing is changed. `belowZero`: may leave less than nothing.
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
 * Why nothing was changed (409). `no-sessions`: the account is signed in nowhere. `two-step-off`:
 * it has no second step. `balance-changed`: the balance is another one by now, see `balance`.
 * `below-zero`: the account has less than that. `account-limit` and `staff-limit`: more would have
 * been adjusted in 24 hours than `giftLimits`.
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
