import type * as v from 'valibot';
import {
  type confirmInvitationSchema,
  type deskCodeSchema,
  type DeskSession,
  deskSessionPaths,
  deskSessionResponseSchema,
  type deskSignInSchema,
  type InvitationStart,
  invitationStartSchema,
  type openInvitationSchema,
} from '#contracts/site/desk/deskSession.ts';
import { deskApi } from './deskApi.ts';

/** The calls of signing in to the desk, and out of it. */
const deskSessionApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who is signed in; `staff` is null when nobody is. */
    getDeskSession: build.query<DeskSession, void>({
      query: () => ({ url: deskSessionPaths.session }),
      responseSchema: deskSessionResponseSchema,
      providesTags: ['session'],
    }),
    /** Takes the second step again, which allows to move money for ten minutes. */
    takeSecondStep: build.mutation<unknown, v.InferInput<typeof deskCodeSchema>>({
      query: (body) => ({ url: deskSessionPaths.secondStep, method: 'POST', body }),
      invalidatesTags: ['session'],
    }),
    /** The first step; a code is always needed next. */
    signInToDesk: build.mutation<unknown, v.InferInput<typeof deskSignInSchema>>({
      query: (body) => ({ url: deskSessionPaths.signIn, method: 'POST', body }),
    }),
    giveDeskCode: build.mutation<unknown, v.InferInput<typeof deskCodeSchema>>({
      query: (body) => ({ url: deskSessionPaths.code, method: 'POST', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['session']),
    }),
    /** Responds with what an authenticator app needs. */
    openInvitation: build.mutation<InvitationStart, v.InferInput<typeof openInvitationSchema>>({
      query: (body) => ({ url: deskSessionPaths.invitation, method: 'POST', body }),
      responseSchema: invitationStartSchema,
    }),
    /** Completes the account and signs in to it. */
    confirmInvitation: build.mutation<unknown, v.InferInput<typeof confirmInvitationSchema>>({
      query: (body) => ({ url: deskSessionPaths.invitationConfirmation, method: 'POST', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['session']),
    }),
    signOutOfDeskEverywhere: build.mutation<unknown, void>({
      query: () => ({ url: deskSessionPaths.signOutEverywhere, method: 'POST', body: {} }),
    }),
    signOutOfDesk: build.mutation<unknown, void>({
      query: () => ({ url: deskSessionPaths.signOut, method: 'POST', body: {} }),
    }),
  }),
});

export const {
  useGetDeskSessionQuery,
  useTakeSecondStepMutation,
  useSignInToDeskMutation,
  useGiveDeskCodeMutation,
  useOpenInvitationMutation,
  useConfirmInvitationMutation,
  useSignOutOfDeskEverywhereMutation,
  useSignOutOfDeskMutation,
} = deskSessionApi;
