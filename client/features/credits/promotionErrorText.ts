import * as v from 'valibot';
import { validationProblemSchema } from '#contracts/provider/problem.ts';
import { promotionProblemSchema } from '#contracts/site/promotions.ts';

const responseSchema = v.object({ status: v.number(), data: v.unknown() });
const signedOutSchema = v.object({ data: v.object({ code: v.literal('signed-out') }) });

/** What is expected of a promotion code. */
export const codeForm = 'A promotion code has 3 to 40 letters, digits and hyphens.';

/** Why a promotion code could not be checked, or cannot be used: in the words of the site if it gave a reason. */
export function promotionErrorText(error: unknown): string {
  const response = v.safeParse(responseSchema, error);
  if (!response.success) return 'That did not work. Check your connection and try again.';
  const { status, data } = response.output;
  const problem = v.safeParse(promotionProblemSchema, data);
  if (problem.success) return problem.output.detail ?? 'This promotion code cannot be used.';
  if (v.is(validationProblemSchema, data)) return codeForm;
  if (status === 429) return 'There were too many tries. Wait some minutes, then try again.';
  return 'The code could not be checked. Try again.';
}

/** Whether a code can be checked only with a session. */
export function asksToSignIn(error: unknown): boolean {
  return v.is(signedOutSchema, error);
}
