import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The calls for signing in to the desk and out of it. */
const deskSessionApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the signed-in member of the staff; `staff` is null if nobody is signed in. */
    getDeskSession: build.query({
      ...call('GET /api/desk/session'),
      providesTags: ['session'],
    }),
    /** Repeats the second step, which permits moving money for ten minutes. */
    takeSecondStep: build.mutation({
      ...call('POST /api/desk/session/second-step'),
      invalidatesTags: ['session'],
    }),
    /** Takes the first step of signing in. The second step always follows. */
    signInToDesk: build.mutation(call('POST /api/desk/session/sign-in')),
    /**
     * Starts the first step at an identity provider. The browser then goes to the returned address.
     */
    startDeskOpenId: build.mutation(call('POST /api/desk/session/oidc')),
    giveDeskCode: build.mutation({
      ...call('POST /api/desk/session/code'),
      invalidatesTags: (_result, error) => (error ? [] : ['session']),
    }),
    /** Loads the data that an authenticator app needs, and the recovery codes. */
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
