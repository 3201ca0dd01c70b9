import {
  confirmInvitationSchema,
  deskCodeSchema,
  deskSessionPaths,
  deskSessionResponseSchema,
  deskSignInSchema,
  invitationStartSchema,
  openInvitationSchema,
} from '../../site/desk/deskSession.ts';
import { component, noContent, ok, operationsOf, origin, problem } from './documentParts.ts';

const desk = operationsOf('desk-session');
const signedOut = {
  401: problem('`signed-out`: nobody of the staff is signed in.', 'DeskProblem'),
};
const wrongCode = {
  403: problem(
    '`wrong-code`: it is wrong or was used, or the request is not from a page of this site.',
    'DeskProblem',
    'Problem',
  ),
};
const expired = {
  410: problem('`link-expired`: the invitation was used, replaced or is too old.', 'DeskProblem'),
};

/** The calls of signing in to the desk, as the `paths` of an OpenAPI document. */
export function deskSessionOperations() {
  return {
    [deskSessionPaths.session]: {
      get: desk(
        'getDeskSession',
        'Who of the staff is signed in',
        'Answers everybody. A session ends after 30 minutes without a request, and after 12 hours.',
        { 200: ok('DeskSession') },
      ),
    },
    [deskSessionPaths.signIn]: {
      post: desk(
        'signInToDesk',
        'The first step: a password',
        'A code is always needed next. The response to a wrong password and to an unknown address is the same.',
        {
          204: noContent,
          401: problem('`wrong-credentials`: they do not belong together.', 'DeskProblem'),
        },
        'DeskSignIn',
      ),
    },
    [deskSessionPaths.code]: {
      post: desk(
        'giveDeskCode',
        'The second step: a code',
        'A code of the app or a recovery code sets the cookie of the session. Each works once.',
        {
          200: ok('DeskSession'),
          401: problem('`sign-in-again`: it took too long, or too many codes.', 'DeskProblem'),
          ...wrongCode,
        },
        'DeskCode',
      ),
    },
    [deskSessionPaths.secondStep]: {
      post: desk(
        'takeSecondStep',
        'The second step again',
        'For ten minutes after it, money may be moved and the staff changed.',
        { 200: ok('DeskSession'), ...signedOut, ...wrongCode },
        'DeskCode',
      ),
    },
    [deskSessionPaths.signOut]: {
      post: desk(
        'signOutOfDesk',
        'Sign out of the desk',
        'Ends the session of this request and removes its cookie.',
        { 204: noContent, ...origin },
      ),
    },
    [deskSessionPaths.signOutEverywhere]: {
      post: desk(
        'signOutOfDeskEverywhere',
        'Sign out of the desk everywhere',
        'Ends all sessions of the member, this one included.',
        { 204: noContent, ...signedOut, ...origin },
      ),
    },
    [deskSessionPaths.invitation]: {
      post: desk(
        'openInvitation',
        'Open an invitation with a name and a password',
        'Responds with what an authenticator app needs. Nothing can sign in before the confirmation; opened again, what was chosen before is replaced.',
        { 200: ok('InvitationStart'), ...expired },
        'OpenInvitation',
      ),
    },
    [deskSessionPaths.invitationConfirmation]: {
      post: desk(
        'confirmInvitation',
        'Complete an account with the first code of its app',
        'Sets the cookie of the session. What the account could sign in with before does not work any more.',
        { 200: ok('DeskSession'), ...wrongCode, ...expired },
        'ConfirmInvitation',
      ),
    },
  };
}

const code = 'The code of the app.';
const token = 'What the fragment of the link holds.';
/** What the fields of a member of the staff are. */
export const staffMemberNotes = {
  id: 'The id of the account.',
  name: 'The name that the member has chosen; empty until then.',
  email: 'The e-mail address.',
  role: 'What the member may do: the table of permissions says it.',
};

/** The schemas of these calls. */
export function deskSessionSchemas() {
  return {
    DeskSession: component('Who of the staff is signed in.', deskSessionResponseSchema, {
      staff: 'The member; null if nobody is signed in.',
      ...notesIn('staff', staffMemberNotes),
      'staff.secondStepUntil': 'Until when money may be moved without a new code; null if not now.',
    }),
    DeskSignIn: component('A sign-in.', deskSignInSchema, {
      email: 'The e-mail address.',
      password: 'The password.',
    }),
    DeskCode: component('A code of the second step.', deskCodeSchema, {
      code: 'The code of the app, or a recovery code.',
      recovery: 'Whether it is a recovery code.',
    }),
    OpenInvitation: component('What a new member chooses.', openInvitationSchema, {
      token,
      name: 'The name of the member.',
      password: 'The password.',
    }),
    InvitationStart: component('What an authenticator app needs.', invitationStartSchema, {
      email: 'The address that was invited.',
      uri: 'The key for the app, as its QR code has it.',
      secret: 'The same key in Base32.',
      recoveryCodes: 'Codes for when the app is not at hand. Each works once.',
    }),
    ConfirmInvitation: component('The first code.', confirmInvitationSchema, { token, code }),
  };
}

/** Descriptions of the fields within a field. */
export function notesIn(field: string, notes: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(notes).map(([name, text]) => [`${field}.${name}`, text]),
  );
}
