import * as v from 'valibot';
import { promotionSchema } from '#contracts/site/promotions.ts';

/** Which credits a traveller wants to use for a booking. */
export const creditChoiceSchema = v.object({
  /** Whether OneKeyCash is applied. */
  usesRewards: v.boolean(),
  /** The OneKeyCash to apply, as typed; null for as much as possible. */
  rewardsValue: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  /** The promotion code that is applied, as the site has checked it. */
  promotion: v.nullable(promotionSchema),
  /** A code as typed that is not applied, so that it is still there after signing in. */
  typedCode: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
});
export type CreditChoice = v.InferOutput<typeof creditChoiceSchema>;

/** The choice until the traveller changes it: all OneKeyCash, without a promotion code. Spec §2. */
export const defaultCreditChoice: CreditChoice = {
  usesRewards: true,
  rewardsValue: null,
  promotion: null,
  typedCode: '',
};
