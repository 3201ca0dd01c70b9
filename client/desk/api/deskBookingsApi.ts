import * as v from 'valibot';
import {
  type DeskBookingAction,
  type DeskBookingProblem,
  deskBookingProblemSchema,
} from '#contracts/site/desk/deskBooking.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The calls about waiting work of the desk. */
const deskBookingsApi = deskApi.enhanceEndpoints({ addTagTypes: ['today'] }).injectEndpoints({
  endpoints: (build) => ({
    getDeskToday: build.query({
      ...call('GET /api/desk/today'),
      providesTags: ['today'],
    }),
    sendMails: build.mutation({
      ...call('POST /api/desk/mails/sending'),
      invalidatesTags: ['today'],
    }),
  }),
});

export const { useGetDeskTodayQuery, useSendMailsMutation } = deskBookingsApi;

/** An action on a booking. `id` is the id or number in the page's address. */
type ActionCall = { id: string; action: DeskBookingAction; body: object };

/** The calls of one booking. */
const deskBookingApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['deskBooking', 'bookings', 'payments', 'today'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Loads a booking with its timeline and the actions that are possible. */
      getDeskBooking: build.query({
        ...call('GET /api/desk/bookings/:id', { request: (id: string) => ({ params: { id } }) }),
        providesTags: (_result, _error, id) => [{ type: 'deskBooking', id }],
      }),
      /**
       * Loads the desk's own mail address. A booking on the phone has this address if the guest has
       * none.
       */
      getDeskAddress: build.query(call('GET /api/desk/guest-bookings')),
      /** Loads the templates from which a text to the guest can start. */
      getTemplates: build.query(
        call('GET /api/desk/bookings/:id/templates', {
          request: (id: string) => ({ params: { id } }),
        }),
      ),
      /**
       * Loads the changes that an action would make and the mails that it would send. The server
       * stores nothing.
       */
      previewAction: build.query({
        ...call('POST /api/desk/bookings/:id/actions/:action/preview', {
          request: ({ body, ...params }: ActionCall) => ({ params, body }),
        }),
        keepUnusedDataFor: 0,
      }),
      /**
       * Carries out an action. The response replaces the booking in the cache. After a failure the
       * booking is loaded again, because it may have changed.
       */
      actOnBooking: build.mutation({
        ...call('POST /api/desk/bookings/:id/actions/:action', {
          request: ({ body, ...params }: ActionCall) => ({ params, body }),
        }),
        invalidatesTags: (_result, error, { id }) =>
          error ? [{ type: 'deskBooking', id }] : ['bookings', 'payments', 'today'],
        onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (!data) return;
          await dispatch(deskBookingApi.util.upsertQueryData('getDeskBooking', id, data));
        },
      }),
    }),
  });

export const {
  useGetDeskBookingQuery,
  useGetDeskAddressQuery,
  useGetTemplatesQuery,
  usePreviewActionQuery,
  useActOnBookingMutation,
} = deskBookingApi;

const errorSchema = v.object({ data: deskBookingProblemSchema });

/** Returns the reason why an action failed or is impossible; undefined for any other error. */
export function deskBookingProblemOf(error: unknown): DeskBookingProblem | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data : undefined;
}
