import type { OwnerProof } from '#contracts/site/account/passkeys.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/**
 * The calls about passkeys. They are separate from the other calls for signing in, because code for
 * passkeys loads later.
 */
const deskPasskeysApi = deskApi.enhanceEndpoints({ addTagTypes: ['passkeys'] }).injectEndpoints({
  endpoints: (build) => ({
    listDeskPasskeys: build.query({
      ...call('GET /api/desk/passkeys'),
      providesTags: ['passkeys'],
    }),
    askToSignIn: build.mutation(call('POST /api/desk/passkeys/sign-in/challenge')),
    signInWithDeskPasskey: build.mutation({
      ...call('POST /api/desk/passkeys/sign-in'),
      invalidatesTags: (_result, error) => (error ? [] : ['session']),
    }),
    askToConfirm: build.mutation(call('POST /api/desk/passkeys/challenge')),
    confirmWithDeskPasskey: build.mutation({
      ...call('POST /api/desk/passkeys/confirmation'),
      invalidatesTags: (_result, error) => (error ? [] : ['session', 'passkeys']),
    }),
    beginDeskPasskey: build.mutation(call('POST /api/desk/passkeys/creation')),
    addDeskPasskey: build.mutation({
      ...call('POST /api/desk/passkeys'),
      invalidatesTags: ['passkeys'],
    }),
    renameDeskPasskey: build.mutation({
      ...call('PATCH /api/desk/passkeys/:id', {
        request: ({ id, name }: { id: string; name: string }) => ({
          params: { id },
          body: { name },
        }),
      }),
      invalidatesTags: ['passkeys'],
    }),
    removeDeskPasskey: build.mutation({
      ...call('POST /api/desk/passkeys/:id/removal', {
        request: ({ id, proof }: { id: string; proof: OwnerProof }) => ({
          params: { id },
          body: proof,
        }),
      }),
      invalidatesTags: ['passkeys'],
    }),
  }),
});

export const {
  useListDeskPasskeysQuery,
  useAskToSignInMutation,
  useSignInWithDeskPasskeyMutation,
  useAskToConfirmMutation,
  useConfirmWithDeskPasskeyMutation,
  useBeginDeskPasskeyMutation,
  useAddDeskPasskeyMutation,
  useRenameDeskPasskeyMutation,
  useRemoveDeskPasskeyMutation,
} = deskPasskeysApi;
