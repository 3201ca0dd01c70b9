import {
  newPasskeySchema,
  ownerProofSchema,
  passkeyCreationSchema,
  passkeyListSchema,
  passkeyNameSchema,
  passkeyRequestSchema,
  usedPasskeySchema,
} from '../account/passkeys.ts';
import { deskSessionResponseSchema } from '../desk/deskSession.ts';
import { refusedPasskeys } from './accountCalls.ts';
import type { Calls } from './call.ts';

/**
 * The calls for the passkeys of the staff: signing in to the desk, and managing one's passkeys. ADR
 * 0039.
 */
export const deskPasskeyCalls = {
  'POST /api/desk/passkeys/sign-in/challenge': {
    does: 'Returns what a passkey signs to sign in to the desk.',
    access: 'anyone',
    limit: 'passkey',
    answers: { 200: passkeyRequestSchema },
  },
  'POST /api/desk/passkeys/sign-in': {
    does: 'Signs in to the desk with a passkey, which counts as both steps.',
    access: 'anyone',
    body: usedPasskeySchema,
    answers: { 200: deskSessionResponseSchema },
    problems: { 403: refusedPasskeys, 410: ['passkey-expired'] },
  },
  'GET /api/desk/passkeys': {
    does: 'Lists the passkeys of whoever is signed in, the oldest first.',
    access: 'staff',
    answers: { 200: passkeyListSchema },
  },
  'POST /api/desk/passkeys/challenge': {
    does: 'Returns what a passkey of whoever is signed in signs to confirm.',
    access: 'staff',
    answers: { 200: passkeyRequestSchema },
    problems: { 409: ['no-passkey'] },
  },
  'POST /api/desk/passkeys/confirmation': {
    does: 'Confirms the session with a passkey, which allows to move money for a while.',
    access: 'staff',
    body: usedPasskeySchema,
    answers: { 200: deskSessionResponseSchema },
    problems: { 403: refusedPasskeys, 410: ['passkey-expired'] },
  },
  'POST /api/desk/passkeys/creation': {
    does: 'Returns what a passkey is made with, once the password or a passkey was given.',
    access: 'staff',
    body: ownerProofSchema,
    answers: { 200: passkeyCreationSchema },
    problems: {
      403: ['wrong-password', ...refusedPasskeys],
      409: ['passkey-limit'],
      410: ['passkey-expired'],
    },
  },
  'POST /api/desk/passkeys': {
    does: 'Adds a passkey to whoever is signed in.',
    access: 'staff',
    body: newPasskeySchema,
    answers: { 204: null },
    problems: {
      403: ['passkey-foreign', 'passkey-unverified', 'passkey-wrong'],
      409: ['passkey-limit', 'passkey-exists'],
      410: ['passkey-expired'],
    },
  },
  'PATCH /api/desk/passkeys/:id': {
    does: 'Renames a passkey.',
    access: 'staff',
    body: passkeyNameSchema,
    answers: { 204: null },
  },
  'POST /api/desk/passkeys/:id/removal': {
    does: 'Removes a passkey, once the password or another passkey was given.',
    access: 'staff',
    body: ownerProofSchema,
    answers: { 204: null },
    problems: { 403: ['wrong-password', ...refusedPasskeys], 410: ['passkey-expired'] },
  },
} as const satisfies Calls;
