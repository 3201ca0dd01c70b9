import * as v from 'valibot';
import type { SendAccountMail } from '#contracts/site/desk/deskAccountMails.ts';
import {
  type CreditAdjustment,
  type TravelerProblemCode,
  travelerProblemSchema,
} from '#contracts/site/desk/deskTravelers.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

type Reasoned = { id: string; reason: string };

/** The travelers' accounts. */
const deskTravelersApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['travellers', 'accountMails'] })
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
} = deskTravelersApi;

const errorSchema = v.object({ data: travelerProblemSchema });

/** Why nothing was changed; undefined for any other error. */
export function travelerProblemOf(error: unknown): TravelerProblemCode | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data.code : undefined;
}
