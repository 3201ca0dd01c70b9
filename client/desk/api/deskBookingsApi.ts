import * as v from 'valibot';
import {
  type DeskBookingAction,
  type DeskBookingProblem,
  deskBookingProblemSchema,
} from '#contracts/site/desk/deskBooking.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** What waits for the desk. */
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

/** A call about a booking, by its id or number as the page's address has it. */
type ActionCall = { id: string; action: DeskBookingAction; body: object };

/** The calls of one booking. */
const deskBookingApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['deskBooking', 'bookings', 'payments', 'today'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** A booking with its timeline and what may be done with it. */
      getDeskBooking: build.query({
        ...call('GET /api/desk/bookings/:id', { request: (id: string) => ({ params: { id } }) }),
        providesTags: (_result, _error, id) => [{ type: 'deskBooking', id }],
      }),
      /** The address of the desk, for guests on the phone who have none. */
      getDeskAddress: build.query(call('GET /api/desk/guest-bookings')),
      /** Texts to the guest to begin with. */
      getTemplates: build.query(
        call('GET /api/desk/bookings/:id/templates', {
          request: (id: string) => ({ params: { id } }),
        }),
      ),
      /** What an action would change, and the mails that it would send. Nothing of it is kept. */
      previewAction: build.query({
        ...call('POST /api/desk/bookings/:id/actions/:action/preview', {
          request: ({ body, ...params }: ActionCall) => ({ params, body }),
        }),
        keepUnusedDataFor: 0,
      }),
      /**
       * Carries an action out. The response replaces the booking in the cache; after a failure the
       * booking is loaded again, since it may have changed.
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

/** Why an action was not carried out or cannot be; undefined for any other error. */
export function deskBookingProblemOf(error: unknown): DeskBookingProblem | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data : undefined;
}
