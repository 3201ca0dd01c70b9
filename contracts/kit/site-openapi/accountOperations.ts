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
      get: auth('getSession', 'Who is signed in', { 200: ok('SessionResponse') }),
    },
    [authPaths.signUp]: {
      post: {
        ...auth('signUp', 'Create an account', { 202: accepted }, 'SignUpRequest'),
        description: 'The response is the same if the address has an account already.',
      },
    },
    [authPaths.signIn]: {
      post: auth(
        'signIn',
        'Sign in with a password',
        { ...signInErrors, 200: ok('SignInResponse') },
        'SignInRequest',
      ),
    },
    [authPaths.twoStep]: {
      post: auth(
        'signInWithCode',
        'The second step of signing in',
        {
          200: ok('SignInResponse'),
          401: problem('`sign-in-again`: it took too long, or too many codes.', 'AccountProblem'),
          ...wrongCode,
        },
        'TwoStepRequest',
      ),
    },
    [authPaths.signOut]: {
      post: auth('signOut', 'Sign out', { 204: noContent, ...origin }),
    },
    [authPaths.verification]: {
      post: auth(
        'verifyAddress',
        'Open an account with the link of the mail and its password',
        { ...signInErrors, ...expired, 200: ok('SignInResponse') },
        'VerificationRequest',
      ),
    },
    [authPaths.resetRequest]: {
      post: {
        ...auth(
          'requestReset',
          'Ask for a mail that replaces a forgotten password',
          { 202: accepted },
          'ResetRequest',
        ),
        description: 'The response is the same if the address has no account.',
      },
    },
    [authPaths.reset]: {
      post: auth(
        'resetPassword',
        'Choose a new password with the link of a mail',
        { ...expired, 204: noContent },
        'Reset',
      ),
    },
    [accountPaths.account]: {
      patch: account('rename', 'Change the name', { 200: ok('SessionResponse') }, 'NameRequest'),
    },
    [accountPaths.email]: {
      post: account(
        'changeEmail',
        'Ask for a mail to a new address',
        { ...wrongPassword, 202: accepted },
        'EmailRequest',
      ),
    },
    [accountPaths.emailConfirmation]: {
      post: account(
        'confirmEmail',
        'Change the address with the link of that mail',
        { ...expired, 200: ok('SessionResponse') },
        'EmailConfirmation',
      ),
    },
    [accountPaths.password]: {
      post: account(
        'changePassword',
        'Change the password, and sign out everywhere else',
        { ...wrongPassword, 204: noContent },
        'PasswordRequest',
      ),
    },
    [accountPaths.sessions]: {
      get: account('listSessions', 'Where the account is signed in', {
        200: ok('OpenSessions'),
      }),
      delete: account('endSessions', 'Sign out everywhere', {
        204: noContent,
        ...origin,
      }),
    },
    [withId(accountPaths.session)]: {
      delete: {
        parameters: [idParameter('The `id` of the session.')],
        ...account('endSession', 'Sign out in one place', {
          200: ok('OpenSessions'),
          ...origin,
          ...noSuch,
        }),
      },
    },
    [accountPaths.twoStep]: {
      post: account(
        'startTwoStep',
        'Begin to turn two-step sign-in on',
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
        { ...wrongCode, ...noTwoStep, 200: ok('SessionResponse') },
        'CodeRequest',
      ),
    },
    [accountPaths.twoStepEnd]: {
      post: account(
        'endTwoStep',
        'Turn two-step sign-in off',
        { ...wrongPassword, 200: ok('SessionResponse') },
        'PasswordOnly',
      ),
    },
    [accountPaths.recoveryCodes]: {
      post: account(
        'renewRecoveryCodes',
        'Make new recovery codes in place of all others',
        { ...wrongPassword, ...noTwoStep, 200: ok('RecoveryCodes') },
        'PasswordOnly',
      ),
    },
    [accountPaths.data]: {
      get: account('downloadData', 'All data of the account as a file', {
        200: json('Everything that the site stores of the account.', { type: 'object' }),
      }),
    },
    [accountPaths.deletion]: {
      post: account(
        'deleteAccount',
        'Delete the account; reservations stay with the hotels',
        { ...wrongPassword, 204: noContent },
        'PasswordOnly',
      ),
    },
  };
}
