import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { fieldMessages } from '../fieldError.ts';
import { emailSchema, personNameSchema, typedTextSchema } from '../fieldSchemas.ts';
import { minPasswordLength, passwordFault } from './passwordRules.ts';
import { passkeyAssertionSchema, passkeySchema } from './passkeys.ts';
import { languages } from '../../texts/languages.ts';
import { longestCode, longestPassword } from '../../values/longestTexts.ts';

/** An e-mail address, in the form in which accounts are compared. */
const email = v.pipe(emailSchema, v.toLowerCase());
/** A password that somebody chooses. */
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
 * What accounts of travelers and of the staff are opened with: the password as it is typed, the
 * token of a link in a mail, and a code of the second step.
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
 * The time zone of the browser, such as `Asia/Karachi`, for the account's list of sign-ins. Any
 * other text counts as none: nobody is refused because of a browser's clock.
 */
const timeZone = v.fallback(
  v.optional(
    v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/)),
  ),
  undefined,
);

/** With `rememberMe` the session lasts 30 days, else as long as the browser runs. */
export const signInRequestSchema = v.strictObject({ email, password, rememberMe, timeZone });

/** The second step: the code of an authenticator app, or one of the recovery codes. */
export const twoStepRequestSchema = v.strictObject({
  kind: v.picklist(['app', 'recovery']),
  code,
  timeZone,
});

/**
 * Verifies the address of a new account. The link alone does not: whoever made the account knows
 * its password, and somebody else's confirmation of it must not open that person's bookings to
 * them.
 */
export const verificationRequestSchema = v.strictObject({
  token,
  password,
  rememberMe,
  timeZone,
});

/** Signs in with a passkey, whose handle says whose it is. */
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

/** Who is signed in. */
const sessionSchema = v.object({
  name: v.string(),
  email: v.string(),
  twoStep: v.boolean(),
});
export type Session = v.InferOutput<typeof sessionSchema>;

/** `GET /api/auth/session`: null for somebody who is not signed in. */
export const sessionResponseSchema = v.object({ session: v.nullable(sessionSchema) });

/**
 * `two-step`: the first step was right, and a code is needed as well. `codesLeft`: how many recovery
 * codes are left, after one was used. `linked`: the name of the other site whose account has just
 * been linked.
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

/** A place where the account is signed in. */
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
 * How somebody signed in. `link`: with the password and the link of a mail. `oidc`: with the account
 * of another site, and perhaps with a code as well.
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
 * A sign-in to the account; `way` is null for one of another version of the site. `provider` is the
 * name of the other site whose account signed in.
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
 * Where the account is signed in, its last ten sign-ins, the latest first, and its passkeys, the
 * oldest first.
 */
export const openSessionsSchema = v.object({
  sessions: v.array(openSessionSchema),
  signIns: v.array(signInSchema),
  passkeys: v.array(passkeySchema),
});
export type OpenSessions = v.InferOutput<typeof openSessionsSchema>;

/** The longest path that a sign-in at another site returns to. */
const longestReturn = 1_000;

/** Begins a sign-in at another site; `from` is the path of this site to return to. */
export const openIdRequestSchema = v.strictObject({
  from: v.optional(
    v.pipe(v.string(), v.maxLength(longestReturn), v.regex(/^\/(?!\/)[^\t\n\r\\]*$/)),
  ),
  timeZone,
});
/** The address of the issuer where the browser goes next. */
export const openIdResponseSchema = v.object({ address: v.string() });

/**
 * How a sign-in at another site ended, in the query of the sign-in page. `signed-in`: ask for the
 * session. `code`: a code is needed as well. `link`: the address has an account here, which is linked
 * once its owner signs in. The others say why nothing came of it.
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

/** An account of another site that signs in here; `name` is what that site is called. */
const identitySchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  since: v.string(),
  lastUsed: v.string(),
});

/** The linked accounts of other sites, and whether the account has a password besides. */
export const identitiesSchema = v.object({
  identities: v.array(identitySchema),
  password: v.boolean(),
});
export type Identities = v.InferOutput<typeof identitiesSchema>;

/** Ten codes that each sign in once. They are sent this once. */
export const recoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof recoveryCodesSchema>;

/** What an authenticator app needs, and recovery codes. */
export const twoStepStartSchema = v.object({
  uri: v.string(),
  secret: v.string(),
  ...recoveryCodesSchema.entries,
});
export type TwoStepStart = v.InferOutput<typeof twoStepStartSchema>;

/**
 * A request that was not carried out. `wrong-credentials` (401): this address and password do not
 * belong together, or they do and the address is not verified; then a mail was sent again.
 * `wrong-password`, `wrong-code` and `wrong-recovery-code` (403): of somebody who is signed in, or
 * signing in. `used-code` (403): the code of the app was used before.
 * `oidc-unavailable` (503): the other site does not answer. `last-way` (409): without it nobody
 * could sign in to the account.
 * `link-expired` (410): the link of a mail has expired or was used. `sign-in-again` (401): the
 * second step took too long or too many attempts. `signed-out` (401): the request needs a session.
 * `signed-out-here` (503): the browser has forgotten its session, which is ended once the database
 * is back.
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

/** The language in which an account gets its mails. */
export const accountLanguageSchema = v.strictObject({ language: v.picklist(languages) });
export type AccountLanguage = v.InferOutput<typeof accountLanguageSchema>;
