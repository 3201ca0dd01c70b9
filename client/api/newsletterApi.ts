import {
  type Confirmation,
  confirmationSchema,
  newsletterPaths,
} from '#contracts/site/newsletter.ts';
import { api } from './api.ts';

/** The calls of the newsletter. */
export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Responds alike whether or not the address is subscribed. */
    subscribe: build.mutation<unknown, { email: string }>({
      query: (body) => ({ url: newsletterPaths.newsletter, method: 'POST', body }),
    }),
    confirmSubscription: build.mutation<Confirmation, { token: string }>({
      query: (body) => ({ url: newsletterPaths.confirmation, method: 'POST', body }),
      responseSchema: confirmationSchema,
    }),
    unsubscribe: build.mutation<unknown, { token: string }>({
      query: (body) => ({ url: newsletterPaths.unsubscription, method: 'POST', body }),
    }),
  }),
});

export const { useConfirmSubscriptionMutation, useUnsubscribeMutation } = newsletterApi;

/** The part of the store's state that holds the API's cache. */
export type StateWithNewsletter = Parameters<
  ReturnType<typeof newsletterApi.endpoints.subscribe.select>
>[0];
