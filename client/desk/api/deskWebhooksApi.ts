import type { SendAgain } from '#contracts/site/desk/deskWebhooks.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The deliveries of webhook events. */
const deskWebhooksApi = deskApi.enhanceEndpoints({ addTagTypes: ['webhooks'] }).injectEndpoints({
  endpoints: (build) => ({
    getDeliveries: build.query({
      ...call('GET /api/desk/webhooks'),
      providesTags: ['webhooks'],
    }),
    sendAgain: build.mutation({
      ...call('POST /api/desk/webhooks/:id/sending', {
        request: ({ id, ...body }: SendAgain & { id: string }) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['webhooks'],
    }),
  }),
});

export const { useGetDeliveriesQuery, useSendAgainMutation } = deskWebhooksApi;
