import type { OwnerProof } from '#contracts/site/account/passkeys.ts';
import { call } from '../call.ts';
import { accountApi } from './accountApi.ts';

/**
 * The calls for passkeys. They are separate from the other account calls because few pages load
 * them.
 */
const passkeysApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    askForPasskey: build.mutation(call('POST /api/auth/passkey/challenge')),
    signInWithPasskey: build.mutation(call('POST /api/auth/passkey')),
    askForConfirmation: build.mutation(call('POST /api/account/passkeys/challenge')),
    beginPasskey: build.mutation(call('POST /api/account/passkeys/creation')),
    addPasskey: build.mutation({
      ...call('POST /api/account/passkeys'),
      invalidatesTags: ['openSessions'],
    }),
    renamePasskey: build.mutation({
      ...call('PATCH /api/account/passkeys/:id', {
        request: ({ id, name }: { id: string; name: string }) => ({
          params: { id },
          body: { name },
        }),
      }),
      invalidatesTags: ['openSessions'],
    }),
    removePasskey: build.mutation({
      ...call('POST /api/account/passkeys/:id/removal', {
        request: ({ id, proof }: { id: string; proof: OwnerProof }) => ({
          params: { id },
          body: proof,
        }),
      }),
      invalidatesTags: ['openSessions'],
    }),
  }),
});

export const {
  useAskForPasskeyMutation,
  useSignInWithPasskeyMutation,
  useAskForConfirmationMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
} = passkeysApi;
