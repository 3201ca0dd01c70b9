import type * as v from 'valibot';
import {
  accountPaths,
  authPaths,
  type OpenSession,
  openSessionsSchema,
  type RecoveryCodes,
  recoveryCodesSchema,
  type Reset,
  sessionResponseSchema,
  type SignInRequest,
  type SignInResponse,
  signInResponseSchema,
  type SignUpRequest,
  type TwoStepRequest,
  type TwoStepStart,
  twoStepStartSchema,
  type VerificationRequest,
} from '#contracts/site/account.ts';
import { api } from '../api.ts';

type SessionResponse = v.InferOutput<typeof sessionResponseSchema>;

/** `rewards` is the tag of OneKeyCash, which is loaded again when the session changes. */
const taggedApi = api.enhanceEndpoints({ addTagTypes: ['openSessions', 'rewards'] });

/** The calls of signing in and of the account. Who is signed in is always in the cache of `getSession`. */
export const accountApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The session; null when nobody is signed in. */
    getSession: build.query<SessionResponse, void>({
      query: () => ({ url: authPaths.session }),
      responseSchema: sessionResponseSchema,
      providesTags: ['session'],
    }),
    /** Responds alike whether or not the address has an account. */
    signUp: build.mutation<unknown, SignUpRequest>({
      query: (body) => ({ url: authPaths.signUp, method: 'POST', body }),
    }),
    signIn: build.mutation<SignInResponse, SignInRequest>({
      query: (body) => ({ url: authPaths.signIn, method: 'POST', body }),
      responseSchema: signInResponseSchema,
    }),
    twoStep: build.mutation<SignInResponse, TwoStepRequest>({
      query: (body) => ({ url: authPaths.twoStep, method: 'POST', body }),
      responseSchema: signInResponseSchema,
    }),
    verify: build.mutation<SignInResponse, VerificationRequest>({
      query: (body) => ({ url: authPaths.verification, method: 'POST', body }),
      responseSchema: signInResponseSchema,
    }),
    signOut: build.mutation<unknown, void>({
      query: () => ({ url: authPaths.signOut, method: 'POST' }),
    }),
    requestReset: build.mutation<unknown, { email: string }>({
      query: (body) => ({ url: authPaths.resetRequest, method: 'POST', body }),
    }),
    resetPassword: build.mutation<unknown, Reset>({
      query: (body) => ({ url: authPaths.reset, method: 'POST', body }),
    }),
    rename: build.mutation<SessionResponse, { name: string }>({
      query: (body) => ({ url: accountPaths.account, method: 'PATCH', body }),
      responseSchema: sessionResponseSchema,
    }),
    changeEmail: build.mutation<unknown, { email: string; password: string }>({
      query: (body) => ({ url: accountPaths.email, method: 'POST', body }),
    }),
    confirmEmail: build.mutation<SessionResponse, { token: string }>({
      query: (body) => ({ url: accountPaths.emailConfirmation, method: 'POST', body }),
      responseSchema: sessionResponseSchema,
    }),
    changePassword: build.mutation<unknown, { password: string; newPassword: string }>({
      query: (body) => ({ url: accountPaths.password, method: 'POST', body }),
      invalidatesTags: ['openSessions'],
    }),
    getOpenSessions: build.query<OpenSession[], void>({
      query: () => ({ url: accountPaths.sessions }),
      rawResponseSchema: openSessionsSchema,
      transformResponse: ({ sessions }: v.InferOutput<typeof openSessionsSchema>) => sessions,
      providesTags: ['openSessions'],
      keepUnusedDataFor: 0,
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({
        url: accountPaths.session.replace(':id', () => encodeURIComponent(id)),
        method: 'DELETE',
      }),
      invalidatesTags: ['openSessions'],
    }),
    endAllSessions: build.mutation<unknown, void>({
      query: () => ({ url: accountPaths.sessions, method: 'DELETE' }),
    }),
    startTwoStep: build.mutation<TwoStepStart, { password: string }>({
      query: (body) => ({ url: accountPaths.twoStep, method: 'POST', body }),
      responseSchema: twoStepStartSchema,
    }),
    confirmTwoStep: build.mutation<SessionResponse, { code: string }>({
      query: (body) => ({ url: accountPaths.twoStepConfirmation, method: 'POST', body }),
      responseSchema: sessionResponseSchema,
      invalidatesTags: ['openSessions'],
    }),
    endTwoStep: build.mutation<SessionResponse, { password: string }>({
      query: (body) => ({ url: accountPaths.twoStepEnd, method: 'POST', body }),
      responseSchema: sessionResponseSchema,
      invalidatesTags: ['openSessions'],
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, { password: string }>({
      query: (body) => ({ url: accountPaths.recoveryCodes, method: 'POST', body }),
      responseSchema: recoveryCodesSchema,
    }),
    /** All data of the account, as the text of a file. */
    downloadData: build.mutation<string, void>({
      query: () => ({ url: accountPaths.data, responseHandler: 'text' }),
    }),
    deleteAccount: build.mutation<unknown, { password: string }>({
      query: (body) => ({ url: accountPaths.deletion, method: 'POST', body }),
    }),
  }),
});

export const {
  useGetSessionQuery,
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
  useStartTwoStepMutation,
  useConfirmTwoStepMutation,
  useEndTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useDownloadDataMutation,
  useDeleteAccountMutation,
} = accountApi;

/** The part of the store's state that holds the API's cache. */
export type StateWithAccount = Parameters<
  ReturnType<typeof accountApi.endpoints.getSession.select>
>[0];
