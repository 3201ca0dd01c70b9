import { api } from '../api.ts';
import { call, readOwnText } from '../call.ts';

const taggedApi = api.enhanceEndpoints({ addTagTypes: ['openSessions'] });

/** The calls for signing in and for the account. `sessionApi` tells who is signed in. */
export const accountApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The response is the same whether or not the address has an account. */
    signUp: build.mutation(call('POST /api/auth/sign-up')),
    signIn: build.mutation(call('POST /api/auth/sign-in')),
    twoStep: build.mutation(call('POST /api/auth/two-step')),
    verify: build.mutation(call('POST /api/auth/verification')),
    signOut: build.mutation(call('POST /api/auth/sign-out')),
    requestReset: build.mutation(call('POST /api/auth/reset-request')),
    resetPassword: build.mutation(call('POST /api/auth/reset')),
    rename: build.mutation(call('PATCH /api/account')),
    changeEmail: build.mutation(call('POST /api/account/email')),
    confirmEmail: build.mutation(call('POST /api/account/email/confirmation')),
    changePassword: build.mutation({
      ...call('POST /api/account/password'),
      invalidatesTags: ['openSessions'],
    }),
    /** The sessions of the account and its last sign-ins. */
    getOpenSessions: build.query({
      ...call('GET /api/account/sessions'),
      providesTags: ['openSessions'],
      keepUnusedDataFor: 0,
    }),
    endSession: build.mutation({
      ...call('DELETE /api/account/sessions/:id', {
        request: (id: string) => ({ params: { id } }),
      }),
      invalidatesTags: ['openSessions'],
    }),
    endOtherSessions: build.mutation({
      ...call('POST /api/account/sessions/end-others'),
      invalidatesTags: ['openSessions'],
    }),
    endAllSessions: build.mutation(call('DELETE /api/account/sessions')),
    startTwoStep: build.mutation(call('POST /api/account/two-step')),
    confirmTwoStep: build.mutation({
      ...call('POST /api/account/two-step/confirmation'),
      invalidatesTags: ['openSessions'],
    }),
    endTwoStep: build.mutation({
      ...call('POST /api/account/two-step/end'),
      invalidatesTags: ['openSessions'],
    }),
    renewRecoveryCodes: build.mutation(call('POST /api/account/two-step/recovery-codes')),
    /** All data of the account as the text of a file. */
    downloadData: build.mutation<string, void>({
      query: call('GET /api/account/data', {
        request: () => ({ responseHandler: readOwnText }),
      }).query,
    }),
    deleteAccount: build.mutation(call('POST /api/account/deletion')),
  }),
});

export const {
  useSignUpMutation,
  useSignInMutation,
  useTwoStepMutation,
  useVerifyMutation,
  useSignOutMutation,
  useRequestResetMutation,
  useResetPasswordMutation,
  useRenameMutation,
  useChangeEmailMutation,
  useConfirmEmailMutation,
  useChangePasswordMutation,
  useGetOpenSessionsQuery,
  useEndSessionMutation,
  useEndAllSessionsMutation,
  useEndOtherSessionsMutation,
  useStartTwoStepMutation,
  useConfirmTwoStepMutation,
  useEndTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useDownloadDataMutation,
  useDeleteAccountMutation,
} = accountApi;
