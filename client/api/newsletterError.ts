import * as v from 'valibot';
import { newsletterProblemSchema } from '#contracts/site/newsletter.ts';

const expiredSchema = v.object({ status: v.literal(410), data: newsletterProblemSchema });

/**
 * Whether the error of a call, as RTK Query gives it, says that the link is not valid, or not any
 * more.
 */
export function isLinkExpired(error: unknown): boolean {
  return v.is(expiredSchema, error);
}
