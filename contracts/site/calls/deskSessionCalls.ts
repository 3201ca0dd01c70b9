import { openIdResponseSchema } from '../account/account.ts';
import {
  confirmInvitationSchema,
  deskCodeSchema,
  deskSessionResponseSchema,
  deskSignInSchema,
  invitationStartSchema,
  openInvitationSchema,
} from '../desk/deskSession.ts';
import type { Calls } from './call.ts';

/**
 * The calls for signing in to the desk and out of it. Neither the responses nor the response times
 * reveal whether an address belongs to a member of the staff. ADR 0017.
 */
export const deskSessionCalls = {
  'GET /api/desk/session': {
    does: 'Returns the member who is signed in to the desk, or null.',
    access: 'anyone',
    answers: { 200: deskSessionResponseSchema },
  },
  'POST /api/desk/session/sign-in': {
    does: 'Takes the first step of signing in. The second step is always necessary.',
    access: 'anyone',
    body: deskSignInSchema,
    answers: { 204: null },
    problems: { 401: ['wrong-credentials'] },
  },
  'POST /api/desk/session/oidc': {
    does: 'Begins a sign-in with the account of another site. The second step is always necessary.',
    access: 'anyone',
    answers: { 200: openIdResponseSchema },
    problems: { 503: ['oidc-unavailable'] },
  },
  'POST /api/desk/session/code': {
    does: 'Takes the second step of signing in.',
    access: 'anyone',
    body: deskCodeSchema,
    answers: { 200: deskSessionResponseSchema },
    problems: { 401: ['sign-in-again'], 403: ['wrong-code', 'used-code'] },
  },
  'POST /api/desk/session/second-step': {
    does: 'Takes the second step again, so that the member can move money for ten minutes.',
    access: 'staff',
    body: deskCodeSchema,
    answers: { 200: deskSessionResponseSchema },
    problems: { 403: ['wrong-code', 'used-code'] },
  },
  'POST /api/desk/session/sign-out': {
    does: 'Signs out, if somebody is signed in.',
    access: 'anyone',
    answers: { 204: null },
    problems: { 503: ['signed-out-here'] },
  },
  'POST /api/desk/session/sign-out-everywhere': {
    does: 'Ends all sessions of the signed-in member.',
    access: 'staff',
    answers: { 204: null },
  },
  'POST /api/desk/session/invitation': {
    does: 'Opens an invitation, and returns the secret for an authenticator app.',
    access: 'anyone',
    body: openInvitationSchema,
    answers: { 200: invitationStartSchema },
    problems: { 410: ['link-expired'] },
  },
  'POST /api/desk/session/invitation/confirmation': {
    does: 'Completes the account with the first code of the app, and signs in.',
    access: 'anyone',
    body: confirmInvitationSchema,
    answers: { 200: deskSessionResponseSchema },
    problems: { 403: ['wrong-code'], 410: ['link-expired'] },
  },
} as const satisfies Calls;
