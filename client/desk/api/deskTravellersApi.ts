import * as v from 'valibot';
import {
  type DeskAccountMail,
  deskAccountMailPaths,
  type DeskAccountMails,
  deskAccountMailSchema,
  type DeskAccountMailsQuery,
  deskAccountMailsSchema,
  type SendAccountMail,
} from '#contracts/site/desk/deskAccountMails.ts';
import {
  adjustedCreditSchema,
  type CreditAdjustment,
  type DeskTraveller,
  deskTravellerSchema,
  type DeskTravellers,
  deskTravellersPaths,
  type DeskTravellersQuery,
  deskTravellersSchema,
  type TravellerProblemCode,
  travellerProblemSchema,
} from '#contracts/site/desk/deskTravellers.ts';
import { deskApi } from './deskApi.ts';

type Reasoned = { id: string; reason: string };

const pathOf = (
  path: 'traveller' | 'signOut' | 'resetTwoStep' | 'adjustCredit',
  id: string,
): string => deskTravellersPaths[path].replace(':id', () => encodeURIComponent(id));

/** The travellers' accounts. */
const deskTravellersApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['travellers', 'accountMails'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getTravellers: build.query<DeskTravellers, DeskTravellersQuery>({
        query: (params) => ({ url: deskTravellersPaths.travellers, params }),
        responseSchema: deskTravellersSchema,
        providesTags: ['travellers'],
      }),
      getTraveller: build.query<DeskTraveller, string>({
        query: (id) => ({ url: pathOf('traveller', id) }),
        responseSchema: deskTravellerSchema,
        providesTags: ['travellers'],
      }),
      signOutTraveller: build.mutation<unknown, Reasoned>({
        query: ({ id, ...body }) => ({ url: pathOf('signOut', id), method: 'POST', body }),
        invalidatesTags: ['travellers'],
      }),
      resetTwoStep: build.mutation<unknown, Reasoned>({
        query: ({ id, ...body }) => ({ url: pathOf('resetTwoStep', id), method: 'POST', body }),
        invalidatesTags: ['travellers'],
      }),
      adjustCredit: build.mutation<unknown, { id: string; adjustment: CreditAdjustment }>({
        query: ({ id, adjustment: body }) => ({
          ...{ url: pathOf('adjustCredit', id), method: 'POST', body },
        }),
        responseSchema: adjustedCreditSchema,
        invalidatesTags: ['travellers'],
      }),
      getAccountMails: build.query<DeskAccountMails, DeskAccountMailsQuery>({
        query: (params) => ({ url: deskAccountMailPaths.mails, params }),
        responseSchema: deskAccountMailsSchema,
        providesTags: ['accountMails'],
      }),
      sendAccountMail: build.mutation<DeskAccountMail, SendAccountMail & { id: string }>({
        query: ({ id, ...body }) => ({
          url: deskAccountMailPaths.sending.replace(':id', () => encodeURIComponent(id)),
          method: 'POST',
          body,
        }),
        responseSchema: deskAccountMailSchema,
        invalidatesTags: ['accountMails'],
      }),
    }),
  });

export const {
  useGetTravellersQuery,
  useGetTravellerQuery,
  useSignOutTravellerMutation,
  useResetTwoStepMutation,
  useAdjustCreditMutation,
  useGetAccountMailsQuery,
  useSendAccountMailMutation,
} = deskTravellersApi;

const errorSchema = v.object({ data: travellerProblemSchema });

/** Why nothing was changed; undefined for any other error. */
export function travellerProblemOf(error: unknown): TravellerProblemCode | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data.code : undefined;
}
