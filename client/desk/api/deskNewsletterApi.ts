import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The subscriptions of the newsletter. */
const deskNewsletterApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['newsletter'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSubscriptions: build.query({
        ...call('GET /api/desk/newsletter'),
        providesTags: ['newsletter'],
      }),
      removeSubscription: build.mutation({
        ...call('DELETE /api/desk/newsletter/:id', {
          request: ({ id, ...body }: { id: string; reason: string }) => ({ params: { id }, body }),
        }),
        invalidatesTags: ['newsletter'],
      }),
    }),
  });

export const { useGetSubscriptionsQuery, useRemoveSubscriptionMutation } = deskNewsletterApi;
