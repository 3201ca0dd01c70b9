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
import { problemDescriptions } from './bookingDescriptions.ts';
import { bookingResponse } from './bookingOperations.ts';
import { component } from './documentParts.ts';

const session = {
  session: 'Who is signed in; null for nobody.',
  'session.name': 'The name of the account.',
  'session.email': 'The verified mail address.',
  'session.twoStep': 'Whether signing in takes a code as well.',
};

const travellerFields = {
  firstName: 'The first name.',
  lastName: 'The last name.',
  citizenship: 'An ISO 3166-1 alpha-2 code.',
  phone: 'A phone number in E.164 form.',
};

/** What each field of the requests of accounts means. */
const request: Readonly<Record<string, string>> = {
  name: 'The full name.',
  email: 'A mail address; its case does not matter.',
  password: 'The password of the account, or for a new one at least 8 characters.',
  newPassword: 'At least 8 characters.',
  rememberMe: 'Whether the session lasts 30 days; else until the browser is closed.',
  kind: '`app`: a code of the authenticator app. `recovery`: a recovery code.',
  code: 'The code.',
  token: 'The token in the link of the mail.',
};

/** What each field of the responses of accounts means. */
const response: Readonly<Record<string, string>> = {
  ...session,
  outcome: '`two-step`: the password was right, and a code is needed as well.',
  sessions: 'The latest first, after this one.',
  'sessions[].id': 'Names the session. It opens nothing.',
  'sessions[].current': 'Whether it is the session of this request.',
  'sessions[].device': 'The browser and system, such as `Chrome on Windows`.',
  'sessions[].address': 'The IP address at sign-in.',
  'sessions[].since': 'When it began, RFC 3339.',
  'sessions[].lastSeen': 'When it was last prolonged, RFC 3339.',
  uri: 'The `otpauth:` address for the app, also as a QR code.',
  secret: 'The key in it, for typing.',
  recoveryCodes: 'Codes that each sign in once. They are sent this once.',
};

/** What each field of saved travellers and favourites means. */
const owned: Readonly<Record<string, string>> = {
  ...travellerFields,
  travellers: 'The first one saved comes first.',
  'travellers[].id': 'Names the traveller.',
  ...Object.fromEntries(
    Object.entries(travellerFields).map(([name, text]) => [`travellers[].${name}`, text]),
  ),
  hotels: 'The latest first.',
  'hotels[].id': 'The hotel’s `id`.',
  'hotels[].name': 'Its name, for when it cannot be loaded.',
  'hotels[].stay':
    'The days and the party that it was found with: the query of its page, `?check_in=2027-03-08&check_out=2027-03-10`. Past days are left out of the response.',
};

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
