import * as v from 'valibot';
import { emailSchema } from '#contracts/site/fieldSchemas.ts';
import { newsletterApi, type StateWithNewsletter } from '../../api/newsletterApi.ts';
import type { Thunk } from '../../api/thunk.ts';

/** The outcome of submitting an address. */
export type SubscribeOutcome = 'invalid' | 'tooMany' | 'sent';

/**
 * Checks an address and requests the newsletter for it. Rejects if the call fails for any reason
 * other than the rate limit.
 */
export function subscribe(typed: string): Thunk<Promise<SubscribeOutcome>, StateWithNewsletter> {
  return async (dispatch) => {
    const email = v.safeParse(emailSchema, typed);
    if (!email.success) return 'invalid';
    const { endpoints } = newsletterApi;
    const { error } = await dispatch(
      endpoints.subscribe.initiate({ email: email.output }, { track: false }),
    );
    if (!error) return 'sent';
    if ('status' in error && error.status === 429) return 'tooMany';
    throw new Error('The address was not accepted.');
  };
}
