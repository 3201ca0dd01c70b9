import type { SendAgain } from '#contracts/site/desk/deskWebhooks.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The call that resends a webhook event. */
const deskWebhooksApi = deskApi.enhanceEndpoints({ addTagTypes: ['webhooks'] }).injectEndpoints({
  endpoints: (build) => ({
    sendAgain: build.mutation({
      ...call('POST /api/desk/webhooks/:id/sending', {
        request: ({ id, ...body }: SendAgain & { id: string }) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['webhooks'],
    }),
  }),
});

export const { useSendAgainMutation } = deskWebhooksApi;
