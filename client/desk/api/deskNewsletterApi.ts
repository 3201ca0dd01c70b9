import {
  type DeskNewsletter,
  deskNewsletterPaths,
  type DeskNewsletterQuery,
  deskNewsletterSchema,
} from '#contracts/site/desk/deskNewsletter.ts';
import { deskApi } from './deskApi.ts';

/** The subscriptions of the newsletter. */
const deskNewsletterApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['newsletter'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSubscriptions: build.query<DeskNewsletter, DeskNewsletterQuery>({
        query: (params) => ({ url: deskNewsletterPaths.subscriptions, params }),
        responseSchema: deskNewsletterSchema,
        providesTags: ['newsletter'],
      }),
      removeSubscription: build.mutation<unknown, { id: string; reason: string }>({
        query: ({ id, ...body }) => ({
          url: deskNewsletterPaths.subscription.replace(':id', () => encodeURIComponent(id)),
          method: 'DELETE',
          body,
        }),
        invalidatesTags: ['newsletter'],
      }),
    }),
  });

export const { useGetSubscriptionsQuery, useRemoveSubscriptionMutation } = deskNewsletterApi;
