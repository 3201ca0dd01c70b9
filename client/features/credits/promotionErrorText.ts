import * as v from 'valibot';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { invalidFieldsSchema } from '#contracts/site/fieldError.ts';
import { promotionProblemSchema } from '#contracts/site/promotions.ts';
import { creditRejectionText } from '../../domain/problems/creditRejectionText.ts';

/** A typed code that was not sent: nothing was typed, or it cannot be a code. */
export type TypedCodeError = 'empty' | 'form';

const typedErrorSchema = v.picklist(['empty', 'form'] satisfies TypedCodeError[]);
const responseSchema = v.object({ status: v.number(), data: v.unknown() });
const signedOutSchema = v.object({ data: v.object({ code: v.literal('signed-out') }) });

/** Why a promotion code was not sent, could not be checked, or cannot be used. */
export function promotionErrorText(i18n: SiteI18n, error: unknown): string {
  const { t } = i18n;
  if (v.is(typedErrorSchema, error)) return t(`credits.promotion.error.${error}`);
  const response = v.safeParse(responseSchema, error);
  if (!response.success) return t('failures.didNotWork');
  const { status, data } = response.output;
  const problem = v.safeParse(promotionProblemSchema, data);
  if (problem.success) {
    const { code: reason, params } = problem.output;
    return creditRejectionText(i18n, { kind: 'promotion', reason, params });
  }
  if (v.is(invalidFieldsSchema, data)) return t('credits.promotion.error.form');
  if (status === 422) return t('credits.promotion.error.refused');
  return t(`credits.promotion.error.${status === 429 ? 'tooMany' : 'notChecked'}`);
}

/** Whether a code can be checked only with a session. */
export function asksToSignIn(error: unknown): boolean {
  return v.is(signedOutSchema, error);
}
