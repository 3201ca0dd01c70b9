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
export const accountRequestDescriptions: Readonly<Record<string, string>> = {
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
export const accountResponseDescriptions: Readonly<Record<string, string>> = {
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
export const ownedDescriptions: Readonly<Record<string, string>> = {
  ...travellerFields,
  travellers: 'The first one saved comes first.',
  'travellers[].id': 'Names the traveller.',
  ...Object.fromEntries(
    Object.entries(travellerFields).map(([name, text]) => [`travellers[].${name}`, text]),
  ),
  hotels: 'The latest first.',
  'hotels[].id': 'The hotel’s `id`.',
  'hotels[].name': 'Its name, for when it cannot be loaded.',
};
