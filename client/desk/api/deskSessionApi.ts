import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The calls of signing in to the desk, and out of it. */
const deskSessionApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who is signed in; `staff` is null when nobody is. */
    getDeskSession: build.query({
      ...call('GET /api/desk/session'),
      providesTags: ['session'],
    }),
    /** Takes the second step again, which allows to move money for ten minutes. */
    takeSecondStep: build.mutation({
      ...call('POST /api/desk/session/second-step'),
      invalidatesTags: ['session'],
    }),
    /** The first step; a code is always needed next. */
    signInToDesk: build.mutation(call('POST /api/desk/session/sign-in')),
    /** Begins the first step at another site, to whose address the browser then goes. */
    startDeskOpenId: build.mutation(call('POST /api/desk/session/oidc')),
    giveDeskCode: build.mutation({
      ...call('POST /api/desk/session/code'),
      invalidatesTags: (_result, error) => (error ? [] : ['session']),
    }),
    /** Responds with what an authenticator app needs. */
    openInvitation: build.mutation(call('POST /api/desk/session/invitation')),
    /** Completes the account and signs in to it. */
    confirmInvitation: build.mutation({
      ...call('POST /api/desk/session/invitation/confirmation'),
      invalidatesTags: (_result, error) => (error ? [] : ['session']),
    }),
    signOutOfDeskEverywhere: build.mutation(call('POST /api/desk/session/sign-out-everywhere')),
    signOutOfDesk: build.mutation(call('POST /api/desk/session/sign-out')),
  }),
});

export const {
  useGetDeskSessionQuery,
  useTakeSecondStepMutation,
  useSignInToDeskMutation,
  useStartDeskOpenIdMutation,
  useGiveDeskCodeMutation,
  useOpenInvitationMutation,
  useConfirmInvitationMutation,
  useSignOutOfDeskEverywhereMutation,
  useSignOutOfDeskMutation,
} = deskSessionApi;
