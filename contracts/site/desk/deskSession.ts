import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { newPasswordSchema, signInFields } from '../account/account.ts';
import { emailSchema, personNameSchema } from '../fieldSchemas.ts';
import { staffRoles } from './permissions.ts';

/**
 * The header of requests that a page makes by itself: with `1` they do not count as use of the
 * session.
 */
export const backgroundHeader = 'X-Background';

const email = v.pipe(emailSchema, v.toLowerCase());
const { password, token, code } = signInFields;

/** Who works at the desk, as the desk's pages know them. */
export const staffMemberSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(staffRoles),
});
export type StaffMember = v.InferOutput<typeof staffMemberSchema>;

/**
 * `GET`: null for somebody who is not signed in. `secondStepUntil`: until when money may be moved
 * without a new code.
 */
export const deskSessionResponseSchema = v.object({
  staff: v.nullable(
    v.object({ ...staffMemberSchema.entries, secondStepUntil: v.nullable(v.string()) }),
  ),
});
export type DeskSession = v.InferOutput<typeof deskSessionResponseSchema>;

/** The first step. The response is 204: a code is always needed next. */
export const deskSignInSchema = v.strictObject({ email, password });
/** The code of the authenticator app or, with `recovery`, a recovery code. */
export const deskCodeSchema = v.strictObject({ code, recovery: v.optional(v.boolean(), false) });

/**
 * How a sign-in at another site ended, in the query of the desk. `code`: the code is needed next.
 * `unknown`: no member of the staff has the address.
 */
export const deskOpenIdOutcomes = [
  'code',
  'unknown',
  'taken',
  'unavailable',
  'canceled',
  'again',
  'untrusted',
  'no-email',
  'unverified',
  'failed',
] as const;
export type DeskOpenIdOutcome = (typeof deskOpenIdOutcomes)[number];

/**
 * The page that the link of an invitation opens; the token is in its fragment, which no server is
 * sent.
 */
export const deskInvitationPage = '/desk/invitation';

/**
 * Opens an invitation: chooses name and password. Responds with what an authenticator app needs.
 */
export const openInvitationSchema = v.strictObject({
  token,
  name: personNameSchema,
  password: newPasswordSchema,
});
export const invitationStartSchema = v.object({
  email: v.string(),
  uri: v.string(),
  secret: v.string(),
  recoveryCodes: v.array(v.string()),
});
export type InvitationStart = v.InferOutput<typeof invitationStartSchema>;
/** The first code of the app: the account is complete with it, and signed in. */
export const confirmInvitationSchema = v.strictObject({ token, code });

/**
 * A request to the desk that was not carried out. `signed-out` (401): nobody of the staff is signed
 * in. `signed-out-here` (503): the browser has forgotten its session, which is ended once the
 * database is back. `second-step-needed` (403): the last second step is older than ten minutes.
 * `passkey-needed` (403): it needs a passkey that was used in this session in the last 15 minutes;
 * `no-passkey` (409): whoever asks has none. `not-permitted` (403): the role does not allow it. Of the staff's accounts: `last-admin`,
 * `yourself`, `already-staff` and `staff-changed` (409) say why one was not changed. The others are
 * those of accounts: `oidc-unavailable` (503) says that the other site does not answer.
 */
const deskProblemCodes = [
  'wrong-credentials',
  'wrong-password',
  'wrong-code',
  'used-code',
  'sign-in-again',
  'signed-out',
  'signed-out-here',
  'link-expired',
  'second-step-needed',
  'passkey-needed',
  'no-passkey',
  'not-permitted',
  'last-admin',
  'yourself',
  'already-staff',
  'staff-changed',
  'oidc-unavailable',
] as const;
export type DeskProblemCode = (typeof deskProblemCodes)[number];
export const deskProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(deskProblemCodes),
});
