import {
  accountLanguageSchema,
  codeRequestSchema,
  emailConfirmationSchema,
  emailRequestSchema,
  identitiesSchema,
  nameRequestSchema,
  openIdRequestSchema,
  openIdResponseSchema,
  openSessionsSchema,
  passkeySignInSchema,
  passwordOnlySchema,
  passwordRequestSchema,
  recoveryCodesSchema,
  resetRequestSchema,
  resetSchema,
  sessionResponseSchema,
  signInRequestSchema,
  signInResponseSchema,
  signUpRequestSchema,
  twoStepRequestSchema,
  twoStepStartSchema,
  verificationRequestSchema,
} from '../account/account.ts';
import {
  newPasskeySchema,
  ownerProofSchema,
  passkeyCreationSchema,
  passkeyNameSchema,
  passkeyRequestSchema,
} from '../account/passkeys.ts';
import { accountCurrencySchema } from '../exchangeRates.ts';
import { favoritesSchema } from '../account/favorites.ts';
import { savedTravelerFieldsSchema, savedTravelersSchema } from '../account/savedTravelers.ts';
import { type Calls, emptySchema } from './call.ts';

/** The reasons why a passkey is refused at sign-in or as a proof of ownership. */
export const refusedPasskeys = [
  'passkey-unknown',
  'passkey-foreign',
  'passkey-unverified',
  'passkey-copied',
  'passkey-wrong',
] as const;

/**
 * The calls for signing up, signing in and signing out. Neither their responses nor the response
 * times reveal whether an address has an account. ADR 0015.
 */
export const authCalls = {
  'GET /api/auth/session': {
    does: 'Returns the account that is signed in, or null.',
    access: 'anyone',
    answers: { 200: sessionResponseSchema },
  },
  'POST /api/auth/sign-up': {
    does: 'Creates an account, or sends a mail to the owner of an existing account.',
    access: 'anyone',
    limit: 'signUp',
    body: signUpRequestSchema,
    answers: { 202: emptySchema },
  },
  'POST /api/auth/sign-in': {
    does: 'Signs in, or begins the second step.',
    access: 'anyone',
    body: signInRequestSchema,
    answers: { 200: signInResponseSchema },
    problems: { 401: ['wrong-credentials'] },
  },
  'POST /api/auth/two-step': {
    does: 'Takes the second step of signing in.',
    access: 'anyone',
    body: twoStepRequestSchema,
    answers: { 200: signInResponseSchema },
    problems: { 401: ['sign-in-again'], 403: ['wrong-code', 'used-code', 'wrong-recovery-code'] },
  },
  'POST /api/auth/passkey/challenge': {
    does: 'Returns the challenge that a passkey signs at sign-in.',
    access: 'anyone',
    limit: 'passkey',
    answers: { 200: passkeyRequestSchema },
  },
  'POST /api/auth/passkey': {
    does: 'Signs in with a passkey, which counts as both steps.',
    access: 'anyone',
    body: passkeySignInSchema,
    answers: { 200: signInResponseSchema },
    problems: { 403: refusedPasskeys, 410: ['passkey-expired'] },
  },
  'POST /api/auth/oidc': {
    does: 'Begins a sign-in with the account of another site.',
    access: 'anyone',
    limit: 'oidc',
    body: openIdRequestSchema,
    answers: { 200: openIdResponseSchema },
    problems: { 503: ['oidc-unavailable'] },
  },
  'POST /api/auth/sign-out': {
    does: 'Signs out, if somebody is signed in.',
    access: 'anyone',
    answers: { 204: null },
    problems: { 503: ['signed-out-here'] },
  },
  'POST /api/auth/verification': {
    does: 'Verifies the address of a new account with the link of a mail and the password, and signs in.',
    access: 'anyone',
    body: verificationRequestSchema,
    answers: { 200: signInResponseSchema },
    problems: { 401: ['wrong-credentials'], 410: ['link-expired'] },
  },
  'POST /api/auth/reset-request': {
    does: 'Mails a link that sets a new password.',
    access: 'anyone',
    limit: 'reset',
    body: resetRequestSchema,
    answers: { 202: emptySchema },
  },
  'POST /api/auth/reset': {
    does: 'Sets a new password with the link of a mail, and ends all sessions.',
    access: 'anyone',
    limit: 'reset',
    body: resetSchema,
    answers: { 204: null },
    problems: { 410: ['link-expired'] },
  },
} as const satisfies Calls;

/**
 * The calls of a signed-in traveler. A call that could be used to take over the account also needs
 * the password, a passkey or the link of a mail.
 */
export const accountCalls = {
  'PATCH /api/account': {
    does: 'Changes the name.',
    access: 'traveller',
    body: nameRequestSchema,
    answers: { 200: sessionResponseSchema },
  },
  'GET /api/account/language': {
    does: 'Returns the language of the account’s mails.',
    access: 'traveller',
    answers: { 200: accountLanguageSchema },
  },
  'PUT /api/account/language': {
    does: 'Chooses the language of the account’s mails.',
    access: 'traveller',
    body: accountLanguageSchema,
    answers: { 200: accountLanguageSchema },
  },
  'GET /api/account/currency': {
    does: 'Returns the currency in which the account sees prices.',
    access: 'traveller',
    answers: { 200: accountCurrencySchema },
  },
  'PUT /api/account/currency': {
    does: 'Chooses the currency in which the account sees prices.',
    access: 'traveller',
    body: accountCurrencySchema,
    answers: { 200: accountCurrencySchema },
  },
  'POST /api/account/email': {
    does: 'Requests another address, and mails a link to this address.',
    access: 'traveller',
    limit: 'sensitive',
    body: emailRequestSchema,
    answers: { 202: emptySchema },
    problems: { 403: ['wrong-password'] },
  },
  'POST /api/account/email/confirmation': {
    does: 'Changes the address with the link of the mail.',
    access: 'traveller',
    limit: 'sensitive',
    body: emailConfirmationSchema,
    answers: { 200: sessionResponseSchema },
    problems: { 410: ['link-expired'] },
  },
  'POST /api/account/password': {
    does: 'Changes the password, and ends all other sessions.',
    access: 'traveller',
    limit: 'sensitive',
    body: passwordRequestSchema,
    answers: { 204: null },
    problems: { 403: ['wrong-password'] },
  },
  'GET /api/account/sessions': {
    does: 'Lists the open sessions of the account, and its last sign-ins.',
    access: 'traveller',
    answers: { 200: openSessionsSchema },
  },
  'DELETE /api/account/sessions': {
    does: 'Signs out everywhere.',
    access: 'traveller',
    answers: { 204: null },
  },
  'POST /api/account/sessions/end-others': {
    does: 'Ends all sessions except the current session.',
    access: 'traveller',
    answers: { 200: openSessionsSchema },
  },
  'DELETE /api/account/sessions/:id': {
    does: 'Ends a session.',
    access: 'traveller',
    answers: { 200: openSessionsSchema },
  },
  'GET /api/account/identities': {
    does: 'Lists the accounts of other sites that sign in to the account.',
    access: 'traveller',
    answers: { 200: identitiesSchema },
  },
  'DELETE /api/account/identities/:id': {
    does: 'Removes the link to an account of another site.',
    access: 'traveller',
    limit: 'sensitive',
    answers: { 200: identitiesSchema },
    problems: { 409: ['last-way'] },
  },
  'GET /api/account/data': {
    does: 'Returns all data of the account as a file.',
    access: 'traveller',
    limit: 'sensitive',
    answers: { 200: 'application/json' },
  },
  'POST /api/account/deletion': {
    does: 'Deletes the account.',
    access: 'traveller',
    limit: 'sensitive',
    body: passwordOnlySchema,
    answers: { 204: null },
    problems: { 403: ['wrong-password'] },
  },
  'POST /api/account/two-step': {
    does: 'Creates the secret of an authenticator app. Nothing changes until a code of the app is confirmed.',
    access: 'traveller',
    limit: 'sensitive',
    body: passwordOnlySchema,
    answers: { 200: twoStepStartSchema },
    problems: { 403: ['wrong-password'] },
  },
  'POST /api/account/two-step/confirmation': {
    does: 'Turns the second step on with a code of the app.',
    access: 'traveller',
    limit: 'sensitive',
    body: codeRequestSchema,
    answers: { 200: sessionResponseSchema },
    problems: { 403: ['wrong-code', 'used-code'] },
  },
  'POST /api/account/two-step/recovery-codes': {
    does: 'Creates recovery codes, which replace all earlier codes.',
    access: 'traveller',
    limit: 'sensitive',
    body: passwordOnlySchema,
    answers: { 200: recoveryCodesSchema },
    problems: { 403: ['wrong-password'] },
  },
  'POST /api/account/two-step/end': {
    does: 'Turns the second step off.',
    access: 'traveller',
    limit: 'sensitive',
    body: passwordOnlySchema,
    answers: { 200: sessionResponseSchema },
    problems: { 403: ['wrong-password'] },
  },
  'POST /api/account/passkeys/challenge': {
    does: 'Returns the challenge that a passkey of the account signs to confirm a change of passkeys.',
    access: 'traveller',
    limit: 'sensitive',
    answers: { 200: passkeyRequestSchema },
  },
  'POST /api/account/passkeys/creation': {
    does: 'Returns the options of a new passkey, after a check of the password or of a passkey.',
    access: 'traveller',
    limit: 'sensitive',
    body: ownerProofSchema,
    answers: { 200: passkeyCreationSchema },
    problems: {
      403: ['wrong-password', ...refusedPasskeys],
      409: ['passkey-limit'],
      410: ['passkey-expired'],
    },
  },
  'POST /api/account/passkeys': {
    does: 'Adds a passkey to the account.',
    access: 'traveller',
    limit: 'sensitive',
    body: newPasskeySchema,
    answers: { 204: null },
    problems: {
      403: ['passkey-foreign', 'passkey-unverified', 'passkey-wrong'],
      409: ['passkey-limit', 'passkey-exists'],
      410: ['passkey-expired'],
    },
  },
  'PATCH /api/account/passkeys/:id': {
    does: 'Renames a passkey.',
    access: 'traveller',
    body: passkeyNameSchema,
    answers: { 204: null },
  },
  'POST /api/account/passkeys/:id/removal': {
    does: 'Removes a passkey, after a check of the password or of another passkey.',
    access: 'traveller',
    limit: 'sensitive',
    body: ownerProofSchema,
    answers: { 204: null },
    problems: { 403: ['wrong-password', ...refusedPasskeys], 410: ['passkey-expired'] },
  },
} as const satisfies Calls;

export const savedTravelerCalls = {
  'GET /api/travellers': {
    does: 'Lists the saved travelers of the account.',
    access: 'traveller',
    answers: { 200: savedTravelersSchema },
  },
  'POST /api/travellers': {
    does: 'Saves a traveler.',
    access: 'traveller',
    body: savedTravelerFieldsSchema,
    answers: { 201: savedTravelersSchema },
    problems: { 409: ['conflict'] },
  },
  'PUT /api/travellers/:id': {
    does: 'Changes a saved traveler.',
    access: 'traveller',
    body: savedTravelerFieldsSchema,
    answers: { 200: savedTravelersSchema },
  },
  'DELETE /api/travellers/:id': {
    does: 'Removes a saved traveler.',
    access: 'traveller',
    answers: { 200: savedTravelersSchema },
  },
} as const satisfies Calls;

export const favoriteCalls = {
  'GET /api/favorites': {
    does: 'Lists the favorites of the account, the latest first.',
    access: 'traveller',
    answers: { 200: favoritesSchema },
  },
  'POST /api/favorites': {
    does: 'Adds hotels to the favorites, up to the maximum number of favorites.',
    access: 'traveller',
    body: favoritesSchema,
    answers: { 200: favoritesSchema },
  },
  'DELETE /api/favorites/:id': {
    does: 'Removes a hotel from the favorites.',
    access: 'traveller',
    answers: { 200: favoritesSchema },
  },
} as const satisfies Calls;
