import {
  type DeskDelivery,
  deskDeliverySchema,
  deskWebhookPaths,
  type DeskWebhooks,
  type DeskWebhooksQuery,
  deskWebhooksSchema,
  type SendAgain,
} from '#contracts/site/desk/deskWebhooks.ts';
import { deskApi } from './deskApi.ts';

/** The deliveries of webhook events. */
const deskWebhooksApi = deskApi.enhanceEndpoints({ addTagTypes: ['webhooks'] }).injectEndpoints({
  endpoints: (build) => ({
    getDeliveries: build.query<DeskWebhooks, DeskWebhooksQuery>({
      query: (params) => ({ url: deskWebhookPaths.deliveries, params }),
      responseSchema: deskWebhooksSchema,
      providesTags: ['webhooks'],
    }),
    sendAgain: build.mutation<DeskDelivery, SendAgain & { id: string }>({
      query: ({ id, ...body }) => ({
        url: deskWebhookPaths.sending.replace(':id', () => encodeURIComponent(id)),
        method: 'POST',
        body,
      }),
      responseSchema: deskDeliverySchema,
      invalidatesTags: ['webhooks'],
    }),
  }),
});

export const { useGetDeliveriesQuery, useSendAgainMutation } = deskWebhooksApi;
