import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { newPasswordSchema, signInFields } from '../account/account.ts';
import { emailSchema, personNameSchema } from '../fieldSchemas.ts';
import { staffRoles } from './permissions.ts';

/**
 * The header of requests that a page makes by itself. With the value `1` they do not count as use
 * of the session.
 */
export const backgroundHeader = 'X-Background';

const email = v.pipe(emailSchema, v.toLowerCase());
const { password, token, code } = signInFields;

/** The data about a member of the staff that the desk's pages may see. */
export const staffMemberSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(staffRoles),
});
export type StaffMember = v.InferOutput<typeof staffMemberSchema>;

/**
 * The response to `GET`. `staff` is null if nobody is signed in. Until `secondStepUntil`, the
 * member may move money without entering a new code.
 */
export const deskSessionResponseSchema = v.object({
  staff: v.nullable(
    v.object({ ...staffMemberSchema.entries, secondStepUntil: v.nullable(v.string()) }),
  ),
});
export type DeskSession = v.InferOutput<typeof deskSessionResponseSchema>;

/** The first step of a sign-in. The response is 204, because the next step always needs a code. */
export const deskSignInSchema = v.strictObject({ email, password });
/** A code of the authenticator app or, with `recovery`, a recovery code. */
export const deskCodeSchema = v.strictObject({ code, recovery: v.optional(v.boolean(), false) });

/**
 * The outcome of a sign-in at another site, in the query of the desk's address. `code`: a code is
 * needed next. `unknown`: no member of the staff has the address.
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
 * The page behind the link of an invitation. Its token is in the fragment, which browsers never
 * send to a server.
 */
export const deskInvitationPage = '/desk/invitation';

/**
 * Opens an invitation with a name and a password. The response has the secret for an authenticator
 * app.
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
/** The first code of the app. It completes the account and signs it in. */
export const confirmInvitationSchema = v.strictObject({ token, code });

/**
 * The reason why a request to the desk was refused.
 *
 * - `signed-out` (401): no member of the staff is signed in.
 * - `signed-out-here` (503): the browser has forgotten its session, and the session ends once the
 *   database is back.
 * - `second-step-needed` (403): the last second step is older than ten minutes.
 * - `passkey-needed` (403): no passkey was used in this session in the last 15 minutes.
 * - `no-passkey` (409): the member has no passkey.
 * - `not-permitted` (403): the member's role does not allow the request.
 * - `last-admin`, `yourself`, `already-staff`, `staff-changed` (409): the reason why an account of
 *   the staff was not changed.
 * - `oidc-unavailable` (503): the other site does not answer.
 *
 * The remaining codes have the same meaning as for accounts of travelers.
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
