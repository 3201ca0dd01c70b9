import { api } from './api.ts';
import { call } from './call.ts';

export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The response is the same whether or not the address is subscribed. */
    subscribe: build.mutation(call('POST /api/newsletter')),
    confirmSubscription: build.mutation(call('POST /api/newsletter/confirmation')),
    unsubscribe: build.mutation(call('POST /api/newsletter/unsubscription')),
  }),
});

export const { useConfirmSubscriptionMutation, useUnsubscribeMutation } = newsletterApi;

/** The part of the store's state that holds the API's cache. */
export type StateWithNewsletter = Parameters<
  ReturnType<typeof newsletterApi.endpoints.subscribe.select>
>[0];
