import * as v from 'valibot';
import { emailSchema } from '#contracts/site/fieldSchemas.ts';
import { newsletterApi, type StateWithNewsletter } from '../../api/newsletterApi.ts';
import type { Thunk } from '../../api/thunk.ts';

/** What a submitted address led to, in words: beside the field, or below the form. */
export interface SubscribeOutcome {
  kind: 'invalid' | 'failed' | 'sent';
  text: string;
}

/** Checks an address and asks for the newsletter. Rejects when the call fails in an unexpected way. */
export function subscribe(typed: string): Thunk<Promise<SubscribeOutcome>, StateWithNewsletter> {
  return async (dispatch) => {
    const email = v.safeParse(emailSchema, typed);
    if (!email.success) {
      return { kind: 'invalid', text: 'Enter an email address, such as name@example.com.' };
    }
    const { endpoints } = newsletterApi;
    const { error } = await dispatch(
      endpoints.subscribe.initiate({ email: email.output }, { track: false }),
    );
    if (!error) {
      const text = 'Check your inbox: we sent a mail to confirm your subscription.';
      return { kind: 'sent', text };
    }
    if ('status' in error && error.status === 429) {
      return { kind: 'failed', text: 'There were too many attempts. Try again later.' };
    }
    throw new Error('The address was not accepted.');
  };
}
