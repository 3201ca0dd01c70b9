import * as v from 'valibot';
import { type GuestProblem, guestProblemSchema } from '#contracts/site/desk/deskGuests.ts';
import type { SendAccountMail } from '#contracts/site/desk/deskAccountMails.ts';
import {
  type CreditAdjustment,
  type TravelerProblemCode,
  travelerProblemSchema,
} from '#contracts/site/desk/deskTravelers.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

type Reasoned = { id: string; reason: string };

/** The calls about travelers' accounts and guests' data. */
const deskTravelersApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['travellers', 'accountMails', 'bookings'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getTraveler: build.query({
        ...call('GET /api/desk/travellers/:id', { request: (id: string) => ({ params: { id } }) }),
        providesTags: ['travellers'],
      }),
      signOutTraveler: build.mutation({
        ...call('POST /api/desk/travellers/:id/sign-out', {
          request: ({ id, ...body }: Reasoned) => ({ params: { id }, body }),
        }),
        invalidatesTags: ['travellers'],
      }),
      resetTwoStep: build.mutation({
        ...call('POST /api/desk/travellers/:id/reset-two-step', {
          request: ({ id, ...body }: Reasoned) => ({ params: { id }, body }),
        }),
        invalidatesTags: ['travellers'],
      }),
      adjustCredit: build.mutation({
        ...call('POST /api/desk/travellers/:id/credit', {
          request: ({ id, adjustment: body }: { id: string; adjustment: CreditAdjustment }) => ({
            params: { id },
            body,
          }),
        }),
        invalidatesTags: ['travellers'],
      }),
      /** Loads all data that the site stores about a guest without an account. */
      readGuestData: build.mutation(call('POST /api/desk/guests/data')),
      /** Erases the data of a guest without an account. Nobody can restore the data. */
      eraseGuest: build.mutation({
        ...call('POST /api/desk/guests/erasure'),
        invalidatesTags: ['bookings'],
      }),
      sendAccountMail: build.mutation({
        ...call('POST /api/desk/account-mails/:id/sending', {
          request: ({ id, ...body }: SendAccountMail & { id: string }) => ({
            params: { id },
            body,
          }),
        }),
        invalidatesTags: ['accountMails'],
      }),
    }),
  });

export const {
  useGetTravelerQuery,
  useSignOutTravelerMutation,
  useResetTwoStepMutation,
  useAdjustCreditMutation,
  useSendAccountMailMutation,
  useReadGuestDataMutation,
  useEraseGuestMutation,
} = deskTravelersApi;

const guestErrorSchema = v.object({ data: guestProblemSchema });

/**
 * Returns the reason why a guest's data was neither handed out nor erased; undefined for any other
 * error.
 */
export function guestProblemOf(error: unknown): GuestProblem | undefined {
  const read = v.safeParse(guestErrorSchema, error);
  return read.success ? read.output.data : undefined;
}

const errorSchema = v.object({ data: travelerProblemSchema });

/** Returns the reason why nothing was changed; undefined for any other error. */
export function travelerProblemOf(error: unknown): TravelerProblemCode | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data.code : undefined;
}
