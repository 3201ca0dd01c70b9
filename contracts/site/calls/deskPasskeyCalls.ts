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
 * The calls for the passkeys of the staff: signing in to the desk, and managing one's own passkeys.
 * ADR 0039.
 */
export const deskPasskeyCalls = {
  'POST /api/desk/passkeys/sign-in/challenge': {
    does: 'Returns the challenge that a passkey signs at sign-in to the desk.',
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
    does: 'Lists the passkeys of the signed-in member, the oldest first.',
    access: 'staff',
    answers: { 200: passkeyListSchema },
  },
  'POST /api/desk/passkeys/challenge': {
    does: 'Returns the challenge that a passkey of the signed-in member signs to confirm the session.',
    access: 'staff',
    answers: { 200: passkeyRequestSchema },
    problems: { 409: ['no-passkey'] },
  },
  'POST /api/desk/passkeys/confirmation': {
    does: 'Confirms the session with a passkey, so that the member can move money for some time.',
    access: 'staff',
    body: usedPasskeySchema,
    answers: { 200: deskSessionResponseSchema },
    problems: { 403: refusedPasskeys, 410: ['passkey-expired'] },
  },
  'POST /api/desk/passkeys/creation': {
    does: 'Returns the options of a new passkey, after a check of the password or of a passkey.',
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
    does: 'Adds a passkey to the signed-in member.',
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
    does: 'Removes a passkey, after a check of the password or of another passkey.',
    access: 'staff',
    body: ownerProofSchema,
    answers: { 204: null },
    problems: { 403: ['wrong-password', ...refusedPasskeys], 410: ['passkey-expired'] },
  },
} as const satisfies Calls;
