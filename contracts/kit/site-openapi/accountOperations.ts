import { accountPaths, authPaths } from '../../site/account.ts';
import {
  idParameter,
  json,
  noContent,
  ok,
  operationsOf,
  origin,
  ownOperationsOf,
  problem,
  withId,
} from './documentParts.ts';

const auth = operationsOf('auth');
const account = ownOperationsOf('account');
const accepted = { description: 'Accepted; a mail follows where it concerns an account.' };
const noSuch = { 404: problem('The account has no such session.') };
const expired = {
  410: problem('`link-expired`: the link was used or is older than an hour.', 'AccountProblem'),
};
const wrongPassword = {
  403: problem('`wrong-password`, or not from a page of this site.', 'AccountProblem', 'Problem'),
};
const wrongCode = {
  403: problem('`wrong-code`, or not from a page of this site.', 'AccountProblem', 'Problem'),
};
const noTwoStep = { 409: problem('Two-step sign-in is off, or was not begun.') };
const signInErrors = {
  401: problem(
    '`wrong-credentials`: they do not belong together, or the address is not confirmed yet.',
    'AccountProblem',
  ),
};

/** The calls of signing in and of the account, as the `paths` of an OpenAPI document. */
export function accountOperations() {
  return {
    [authPaths.session]: {
      get: auth(
        'getSession',
        'Who is signed in',
        'Answers everybody, signed in or not. A session is prolonged once a day.',
        {
          200: ok('SessionResponse'),
        },
      ),
    },
    [authPaths.signUp]: {
      post: auth(
        'signUp',
        'Create an account',
        'A link by mail opens the account. The response is the same if the address has an account already.',
        { 202: accepted },
        'SignUpRequest',
      ),
    },
    [authPaths.signIn]: {
      post: auth(
        'signIn',
        'Sign in with a password',
        'Sets the cookie of the session, or says that a code is needed as well. The response to a wrong password and to an unknown address is the same.',
        { ...signInErrors, 200: ok('SignInResponse') },
        'SignInRequest',
      ),
    },
    [authPaths.twoStep]: {
      post: auth(
        'signInWithCode',
        'The second step of signing in',
        'Follows a right password where two-step sign-in is on. A code of the app or a recovery code sets the cookie of the session.',
        {
          200: ok('SignInResponse'),
          401: problem('`sign-in-again`: it took too long, or too many codes.', 'AccountProblem'),
          ...wrongCode,
        },
        'TwoStepRequest',
      ),
    },
    [authPaths.signOut]: {
      post: auth(
        'signOut',
        'Sign out',
        'Ends the session of this request and removes its cookie. Without a session nothing changes.',
        { 204: noContent, ...origin },
      ),
    },
    [authPaths.verification]: {
      post: auth(
        'verifyAddress',
        'Open an account with the link of the mail and its password',
        'The password is checked first, so that a link alone verifies nothing. Sets the cookie of the session, as signing in does.',
        { ...signInErrors, ...expired, 200: ok('SignInResponse') },
        'VerificationRequest',
      ),
    },
    [authPaths.resetRequest]: {
      post: auth(
        'requestReset',
        'Ask for a mail that replaces a forgotten password',
        'The link in the mail is valid for an hour. The response is the same if the address has no account.',
        { 202: accepted },
        'ResetRequest',
      ),
    },
    [authPaths.reset]: {
      post: auth(
        'resetPassword',
        'Choose a new password with the link of a mail',
        'Each link works once. Ends all sessions of the account.',
        { ...expired, 204: noContent },
        'Reset',
      ),
    },
    [accountPaths.account]: {
      patch: account(
        'rename',
        'Change the name',
        'The name is that of the account and of its mails; bookings keep the names of their guests.',
        { 200: ok('SessionResponse') },
        'NameRequest',
      ),
    },
    [accountPaths.email]: {
      post: account(
        'changeEmail',
        'Ask for a mail to a new address',
        'Nothing changes until the link in that mail is used. The password is needed, so that an open session alone cannot take the account over.',
        { ...wrongPassword, 202: accepted },
        'EmailRequest',
      ),
    },
    [accountPaths.emailConfirmation]: {
      post: account(
        'confirmEmail',
        'Change the address with the link of that mail',
        'From then on the new address signs in.',
        { ...expired, 200: ok('SessionResponse') },
        'EmailConfirmation',
      ),
    },
    [accountPaths.password]: {
      post: account(
        'changePassword',
        'Change the password, and sign out everywhere else',
        'Needs the current password. The session of this request stays.',
        { ...wrongPassword, 204: noContent },
        'PasswordRequest',
      ),
    },
    [accountPaths.sessions]: {
      get: account(
        'listSessions',
        'Where the account is signed in',
        'Shown so that the owner can recognise a session and end it.',
        { 200: ok('OpenSessions') },
      ),
      delete: account(
        'endSessions',
        'Sign out everywhere',
        'Ends every session, that of this request included.',
        { 204: noContent, ...origin },
      ),
    },
    [withId(accountPaths.session)]: {
      delete: {
        parameters: [idParameter('The `id` of the session.')],
        ...account(
          'endSession',
          'Sign out in one place',
          'The response lists the sessions that are left.',
          { 200: ok('OpenSessions'), ...origin, ...noSuch },
        ),
      },
    },
    [accountPaths.twoStep]: {
      post: account(
        'startTwoStep',
        'Begin to turn two-step sign-in on',
        'Makes a key for an authenticator app, and recovery codes. Nothing changes until a code of the app is confirmed.',
        {
          ...wrongPassword,
          200: ok('TwoStepStart'),
          409: problem('Two-step sign-in is on.'),
        },
        'PasswordOnly',
      ),
    },
    [accountPaths.twoStepConfirmation]: {
      post: account(
        'confirmTwoStep',
        'Turn it on with a code of the app',
        'The first right code proves that the app has the key; from then on signing in takes a code.',
        { ...wrongCode, ...noTwoStep, 200: ok('SessionResponse') },
        'CodeRequest',
      ),
    },
    [accountPaths.twoStepEnd]: {
      post: account(
        'endTwoStep',
        'Turn two-step sign-in off',
        'From then on the password alone signs in. The key and the recovery codes are of no use any more.',
        { ...wrongPassword, 200: ok('SessionResponse') },
        'PasswordOnly',
      ),
    },
    [accountPaths.recoveryCodes]: {
      post: account(
        'renewRecoveryCodes',
        'Make new recovery codes in place of all others',
        'For when they are used up or were seen by somebody else. The new ones are sent this once.',
        { ...wrongPassword, ...noTwoStep, 200: ok('RecoveryCodes') },
        'PasswordOnly',
      ),
    },
    [accountPaths.data]: {
      get: account(
        'downloadData',
        'All data of the account as a file',
        'JSON, to be saved by the browser.',
        {
          200: json('Everything that the site stores of the account.', { type: 'object' }),
        },
      ),
    },
    [accountPaths.deletion]: {
      post: account(
        'deleteAccount',
        'Delete the account; reservations stay with the hotels',
        'Cannot be undone. No reservation is cancelled.',
        { ...wrongPassword, 204: noContent },
        'PasswordOnly',
      ),
    },
  };
}
