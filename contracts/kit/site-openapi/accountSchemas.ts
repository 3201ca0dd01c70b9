import {
  accountProblemSchema,
  codeRequestSchema,
  emailConfirmationSchema,
  emailRequestSchema,
  nameRequestSchema,
  openSessionsSchema,
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
} from '../../site/account.ts';
import { favouritesSchema } from '../../site/favourites.ts';
import { savedTravellerFieldsSchema, savedTravellersSchema } from '../../site/savedTravellers.ts';
import {
  accountRequestDescriptions as request,
  accountResponseDescriptions as response,
  ownedDescriptions as owned,
} from './accountDescriptions.ts';
import { problemDescriptions } from './bookingDescriptions.ts';
import { bookingResponse } from './bookingOperations.ts';
import { component } from './component.ts';

const problem = { ...problemDescriptions, code: 'Why the request was not carried out.' };

const trip = {
  ...bookingResponse,
  required: [...bookingResponse.required, 'reviewed'],
  properties: {
    ...bookingResponse.properties,
    reviewed: { type: 'boolean', description: 'Whether there is a review of the stay.' },
  },
};

/** The schemas of accounts and of what they own. */
export function accountSchemas() {
  return {
    SignUpRequest: component('A new account.', signUpRequestSchema, request),
    SignInRequest: component('An address and its password.', signInRequestSchema, request),
    TwoStepRequest: component('The second step.', twoStepRequestSchema, request),
    VerificationRequest: component('A link and a password.', verificationRequestSchema, request),
    ResetRequest: component('Whose password to replace.', resetRequestSchema, request),
    Reset: component('A link and the new password.', resetSchema, request),
    NameRequest: component('The new name.', nameRequestSchema, request),
    EmailRequest: component('The new address.', emailRequestSchema, request),
    EmailConfirmation: component('The link to it.', emailConfirmationSchema, request),
    PasswordRequest: component('Both passwords.', passwordRequestSchema, request),
    PasswordOnly: component(
      'The password, for a change that needs it.',
      passwordOnlySchema,
      request,
    ),
    CodeRequest: component('A code of the authenticator app.', codeRequestSchema, request),
    SessionResponse: component('Who is signed in.', sessionResponseSchema, response),
    SignInResponse: component('What signing in led to.', signInResponseSchema, response),
    OpenSessions: component('Where the account is signed in.', openSessionsSchema, response),
    TwoStepStart: component('What an authenticator app needs.', twoStepStartSchema, response),
    RecoveryCodes: component('Recovery codes.', recoveryCodesSchema, response),
    SavedTravellerFields: component('A traveller.', savedTravellerFieldsSchema, owned),
    SavedTravellers: component('The saved travellers.', savedTravellersSchema, owned),
    Favourites: component('Hotels.', favouritesSchema, owned),
    Trips: {
      description: 'The latest check-in first, at most 200.',
      type: 'object',
      required: ['trips'],
      properties: {
        trips: { type: 'array', description: 'The bookings.', items: trip },
      },
    },
    AccountProblem: component(
      'A request of an account that was not carried out (RFC 9457).',
      accountProblemSchema,
      problem,
    ),
  };
}
