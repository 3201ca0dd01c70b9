import * as v from 'valibot';
import { decimalMoneySchema, parseAmount } from '../../money/money.ts';
import { dayNumber } from '../../values/calendarDay.ts';
import { promotionCodeSchema, promotionSchema } from '../promotions.ts';
import { reasonSchema } from '../fieldSchemas.ts';
import { listPage, listQuery } from './listSchemas.ts';

/** The states of a promotion. `planned`: its first day is still to come. All days are UTC days. */
export const promotionStates = ['running', 'planned', 'ended'] as const;
export type PromotionState = (typeof promotionStates)[number];

/**
 * The query of `GET /api/desk/promotions`, which lists the newest first. Codes that belong to one
 * person are not listed.
 */
export const deskPromotionsQuerySchema = listQuery({
  state: v.optional(v.picklist(promotionStates)),
});

/**
 * The terms of a promotion: the discount, the days, and the maximum number of uses in total and for
 * each person. Null means no limit. A code with `maxUsesPerPerson` works only with an account. Days
 * are `YYYY-MM-DD` in UTC, and both the first and the last day are included.
 */
const termsSchema = v.object({
  ...promotionSchema.entries,
  startsOn: v.nullable(v.string()),
  endsOn: v.nullable(v.string()),
  maxUses: v.nullable(v.number()),
  maxUsesPerPerson: v.nullable(v.number()),
});
export type PromotionTerms = v.InferOutput<typeof termsSchema>;

/**
 * A promotion as the desk sees it. `uses` counts the bookings that currently use it. `endedAt` is
 * the time when somebody ended it.
 */
export const deskPromotionSchema = v.object({
  ...termsSchema.entries,
  uses: v.number(),
  state: v.picklist(promotionStates),
  endedAt: v.nullable(v.string()),
  createdAt: v.string(),
});
export type DeskPromotion = v.InferOutput<typeof deskPromotionSchema>;

/**
 * A page of promotions. `personal` has the number of codes that belong to one person each, and the
 * number of their uses.
 */
export const deskPromotionsSchema = listPage(deskPromotionSchema, {
  personal: v.object({ codes: v.number(), uses: v.number() }),
});
export type DeskPromotions = v.InferOutput<typeof deskPromotionsSchema>;

/** The highest possible limit of uses. */
const mostUses = 999_999_999;

const wholeNumber = (most: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)));
// PostgreSQL has no year 0.
const day = v.nullable(
  v.pipe(
    v.string(),
    v.check((text) => (dayNumber(text) ?? -1) >= 0, 'must be a day, such as 2027-03-31'),
  ),
);

/**
 * The body of `POST /api/desk/promotions`. Either `percent` or `amount` is null. The response is
 * 409 if the code exists already.
 */
export const newPromotionSchema = v.pipe(
  v.strictObject({
    code: promotionCodeSchema,
    percent: wholeNumber(100),
    amount: v.nullable(
      v.pipe(
        decimalMoneySchema,
        v.check(
          ({ amount, currency }) => (parseAmount(amount, currency) ?? 0n) > 0n,
          'must be an amount above zero with the decimals of its currency',
        ),
      ),
    ),
    startsOn: day,
    endsOn: day,
    maxUses: wholeNumber(mostUses),
    maxUsesPerPerson: wholeNumber(mostUses),
    reason: reasonSchema,
  }),
  v.forward(
    v.check(
      ({ percent, amount }) => (percent === null) !== (amount === null),
      'either this or the percentage must be given',
    ),
    ['amount'],
  ),
  v.forward(
    v.check(
      ({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn,
      'must not be before the first day',
    ),
    ['endsOn'],
  ),
);
export type NewPromotion = v.InferOutput<typeof newPromotionSchema>;

/**
 * The body of `POST …/end`. Afterwards nobody can use the code, but bookings keep their discount.
 * The response is 409 if the promotion has ended already.
 */
export const promotionEndSchema = v.strictObject({ reason: reasonSchema });

/**
 * The reasons why nothing was changed (409). `exists`: there is a promotion with this code.
 * `ended`: somebody has ended it. `promotion` is the existing promotion. `by` is the person who
 * created or ended it: the name of a member of the staff or a user of the operator's system, or
 * null if it is not known.
 */
export const promotionConflictSchema = v.object({
  code: v.picklist(['exists', 'ended']),
  promotion: deskPromotionSchema,
  by: v.nullable(v.string()),
});
export type PromotionConflict = v.InferOutput<typeof promotionConflictSchema>;
