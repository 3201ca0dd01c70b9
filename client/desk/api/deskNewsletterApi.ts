import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The call that ends a subscription to the newsletter. */
const deskNewsletterApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['newsletter'] })
  .injectEndpoints({
    endpoints: (build) => ({
      removeSubscription: build.mutation({
        ...call('DELETE /api/desk/newsletter/:id', {
          request: ({ id, ...body }: { id: string; reason: string }) => ({ params: { id }, body }),
        }),
        invalidatesTags: ['newsletter'],
      }),
    }),
  });

export const { useRemoveSubscriptionMutation } = deskNewsletterApi;
