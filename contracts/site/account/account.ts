import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { fieldMessages } from '../fieldError.ts';
import { emailSchema, personNameSchema, typedTextSchema } from '../fieldSchemas.ts';
import { minPasswordLength, passwordFault } from './passwordRules.ts';
import { passkeyAssertionSchema, passkeySchema } from './passkeys.ts';
import { languages } from '../../texts/languages.ts';
import { longestCode, longestPassword } from '../../values/longestTexts.ts';

/** An e-mail address in lower case. Accounts are compared in this form. */
const email = v.pipe(emailSchema, v.toLowerCase());
/** A new password that a person chooses. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.minLength(minPasswordLength, `must have at least ${minPasswordLength} characters`),
  v.maxLength(longestPassword, `must have at most ${longestPassword} characters`),
  v.check(
    (typed) => typed.length > longestPassword || passwordFault(typed) !== 'common',
    fieldMessages['password-common'],
  ),
);
/**
 * The fields that people use to sign in to an account, either of a traveler or of the staff: the
 * typed password, the token of a link in a mail, and a code of the second step.
 */
export const signInFields = {
  password: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(longestPassword)),
  token: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(2_000)),
  code: v.pipe(typedTextSchema, v.trim(), v.nonEmpty('is required'), v.maxLength(longestCode)),
};
const { password, token, code } = signInFields;
const rememberMe = v.optional(v.boolean(), false);

export const signUpRequestSchema = v.pipe(
  v.strictObject({ name: personNameSchema, email, password: newPasswordSchema }),
  v.forward(
    v.check(
      ({ password: typed, ...owner }) => passwordFault(typed, owner) !== 'personal',
      fieldMessages['password-personal'],
    ),
    ['password'],
  ),
);

/**
 * The time zone of the browser, such as `Asia/Karachi`, for the account's list of sign-ins. An
 * invalid value counts as missing, because a wrong setting of the browser must not prevent a
 * sign-in.
 */
const timeZone = v.fallback(
  v.optional(
    v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/)),
  ),
  undefined,
);

/**
 * The body of a sign-in. With `rememberMe` the session ends after 30 days without use. Otherwise
 * the session ends when the browser is closed, and after one day at the latest.
 */
export const signInRequestSchema = v.strictObject({ email, password, rememberMe, timeZone });

/** The body of the second step: a code of the authenticator app, or a recovery code. */
export const twoStepRequestSchema = v.strictObject({
  kind: v.picklist(['app', 'recovery']),
  code,
  timeZone,
});

/**
 * The body that verifies the address of a new account. The link alone is not enough, because a
 * stranger may have created the account with another person's address. If opening the link verified
 * the address, the stranger could sign in with the chosen password and see that person's bookings.
 */
export const verificationRequestSchema = v.strictObject({
  token,
  password,
  rememberMe,
  timeZone,
});

/** The body of a sign-in with a passkey. The user handle of the passkey names the account. */
export const passkeySignInSchema = v.strictObject({
  passkey: passkeyAssertionSchema,
  rememberMe,
  timeZone,
});

export const resetRequestSchema = v.strictObject({ email });

export const resetSchema = v.strictObject({ token, password: newPasswordSchema });
export type Reset = v.InferInput<typeof resetSchema>;

export const nameRequestSchema = v.strictObject({ name: personNameSchema });
export const emailRequestSchema = v.strictObject({ email, password });
export const emailConfirmationSchema = v.strictObject({ token });
export const passwordRequestSchema = v.strictObject({ password, newPassword: newPasswordSchema });
export const passwordOnlySchema = v.strictObject({ password });
export const codeRequestSchema = v.strictObject({ code });

/** The traveler who is signed in. */
const sessionSchema = v.object({
  name: v.string(),
  email: v.string(),
  twoStep: v.boolean(),
});
export type Session = v.InferOutput<typeof sessionSchema>;

/** The response of `GET /api/auth/session`. `session` is null if nobody is signed in. */
export const sessionResponseSchema = v.object({ session: v.nullable(sessionSchema) });

/**
 * The response to a sign-in. `two-step`: the first step succeeded, and the sign-in also needs a
 * code. `codesLeft`: the number of recovery codes that are left after one was used. `linked`: the
 * name of the other site whose account has just been linked.
 */
export const signInResponseSchema = v.variant('outcome', [
  v.object({
    outcome: v.literal('signed-in'),
    session: sessionSchema,
    codesLeft: v.optional(v.number()),
    linked: v.optional(v.string()),
  }),
  v.object({ outcome: v.literal('two-step') }),
]);
export type SignInResponse = v.InferOutput<typeof signInResponseSchema>;

/** An open session of the account in one browser. */
const openSessionSchema = v.object({
  id: v.string(),
  current: v.boolean(),
  device: v.string(),
  address: v.string(),
  since: v.string(),
  lastSeen: v.string(),
});
export type OpenSession = v.InferOutput<typeof openSessionSchema>;

/**
 * The ways to sign in. `link`: with the password and the link of a mail. `oidc`: with the account
 * of another site, and with a code if the account needs one.
 */
export const signInWays = [
  'password',
  'password-code',
  'recovery-code',
  'link',
  'passkey',
  'oidc',
  'oidc-code',
  'oidc-recovery-code',
] as const;
export type SignInWay = (typeof signInWays)[number];

/**
 * A sign-in to the account. `way` is null if this version of the site does not know the way.
 * `provider` is the name of the other site whose account was used.
 */
const signInSchema = v.object({
  id: v.string(),
  way: v.nullable(v.picklist(signInWays)),
  provider: v.optional(v.nullable(v.string())),
  device: v.string(),
  timeZone: v.nullable(v.string()),
  at: v.string(),
});
export type SignIn = v.InferOutput<typeof signInSchema>;

/**
 * The open sessions of the account, its last ten sign-ins with the latest first, and its passkeys
 * with the oldest first.
 */
export const openSessionsSchema = v.object({
  sessions: v.array(openSessionSchema),
  signIns: v.array(signInSchema),
  passkeys: v.array(passkeySchema),
});
export type OpenSessions = v.InferOutput<typeof openSessionsSchema>;

/** The maximum length of the path to which a sign-in at another site returns. */
const longestReturn = 1_000;

/**
 * The body that starts a sign-in at another site. `from` is the path of this site to which the
 * browser returns.
 */
export const openIdRequestSchema = v.strictObject({
  from: v.optional(
    v.pipe(v.string(), v.maxLength(longestReturn), v.regex(/^\/(?!\/)[^\t\n\r\\]*$/)),
  ),
  timeZone,
});
/** The address at the OpenID issuer to which the browser goes next. */
export const openIdResponseSchema = v.object({ address: v.string() });

/**
 * The outcome of a sign-in at another site, in the query of the sign-in page. `signed-in`: the
 * sign-in succeeded, and the page must load the session. `code`: the sign-in also needs a code.
 * `link`: an account of this site has the same address, and is linked when its owner signs in. The
 * other values name the reason why the sign-in failed.
 */
export type OpenIdOutcome =
  | 'signed-in'
  | 'code'
  | 'link'
  | 'taken'
  | 'unavailable'
  | 'canceled'
  | 'again'
  | 'untrusted'
  | 'no-email'
  | 'unverified'
  | 'failed';

/**
 * An account of another site that can sign in to this account. `name` is the name of the other
 * site.
 */
const identitySchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  since: v.string(),
  lastUsed: v.string(),
});

/** The linked accounts of other sites. `password` says whether the account also has a password. */
export const identitiesSchema = v.object({
  identities: v.array(identitySchema),
  password: v.boolean(),
});
export type Identities = v.InferOutput<typeof identitiesSchema>;

/**
 * Ten recovery codes, each of which works for one sign-in. This response is the only one that
 * contains them.
 */
export const recoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof recoveryCodesSchema>;

/** The data for an authenticator app, and new recovery codes. */
export const twoStepStartSchema = v.object({
  uri: v.string(),
  secret: v.string(),
  ...recoveryCodesSchema.entries,
});
export type TwoStepStart = v.InferOutput<typeof twoStepStartSchema>;

/**
 * The reasons why a request about an account was refused.
 *
 * - `wrong-credentials` (401): the address and the password do not belong together. The same code
 *   is sent if the address is not verified yet. In this case, the site mails a new link, unless the
 *   limit of such mails is reached.
 * - `wrong-password`, `wrong-code`, `wrong-recovery-code` (403): the user is signed in, or is in
 *   the second step of the sign-in.
 * - `used-code` (403): the code of the app was used before.
 * - `oidc-unavailable` (503): the other site does not answer.
 * - `last-way` (409): without this way nobody could sign in to the account.
 * - `link-expired` (410): the link of a mail has expired or was used.
 * - `sign-in-again` (401): the second step took too long or had too many attempts.
 * - `signed-out` (401): the request needs a session.
 * - `signed-out-here` (503): the browser has deleted its session. The server ends the session when
 *   the database is back.
 */
const accountProblemCodes = [
  'wrong-credentials',
  'wrong-password',
  'wrong-code',
  'used-code',
  'wrong-recovery-code',
  'link-expired',
  'sign-in-again',
  'signed-out',
  'signed-out-here',
  'oidc-unavailable',
  'last-way',
] as const;
export type AccountProblemCode = (typeof accountProblemCodes)[number];

export const accountProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(accountProblemCodes),
});

/** The language of the mails to an account. */
export const accountLanguageSchema = v.strictObject({ language: v.picklist(languages) });
export type AccountLanguage = v.InferOutput<typeof accountLanguageSchema>;
