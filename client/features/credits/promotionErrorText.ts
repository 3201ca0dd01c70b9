import * as v from 'valibot';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { validationProblemSchema } from '#contracts/provider/problem.ts';
import { promotionProblemSchema } from '#contracts/site/promotions.ts';

/** A typed code that was not sent: nothing was typed, or it cannot be a code. */
export type TypedCodeError = 'empty' | 'form';

const typedErrorSchema = v.picklist(['empty', 'form'] satisfies TypedCodeError[]);
const responseSchema = v.object({ status: v.number(), data: v.unknown() });
const signedOutSchema = v.object({ data: v.object({ code: v.literal('signed-out') }) });

/**
 * Why a promotion code was not sent, could not be checked, or cannot be used: in the words of the site if it gave
 * a reason.
 */
export function promotionErrorText({ t }: SiteI18n, error: unknown): string {
  if (v.is(typedErrorSchema, error)) return t(`credits.promotion.error.${error}`);
  const response = v.safeParse(responseSchema, error);
  if (!response.success) return t('failures.didNotWork');
  const { status, data } = response.output;
  const problem = v.safeParse(promotionProblemSchema, data);
  if (problem.success) return problem.output.detail ?? t('credits.promotion.error.refused');
  if (v.is(validationProblemSchema, data)) return t('credits.promotion.error.form');
  return t(`credits.promotion.error.${status === 429 ? 'tooMany' : 'notChecked'}`);
}

/** Whether a code can be checked only with a session. */
export function asksToSignIn(error: unknown): boolean {
  return v.is(signedOutSchema, error);
}
