import type { DeskProblemCode } from '#contracts/site/desk/deskSession.ts';
import { ProblemError } from '../request/problemError.ts';

const problems: Record<DeskProblemCode, readonly [status: number, detail: string]> = {
  'wrong-credentials': [401, 'The e-mail address or the password is wrong.'],
  'wrong-password': [403, 'The password is wrong.'],
  'wrong-code': [403, 'The code is wrong.'],
  'used-code': [403, 'The code was already used.'],
  'sign-in-again': [401, 'Sign in again.'],
  'signed-out': [401, 'Sign in to the desk first.'],
  'signed-out-here': [
    503,
    'You are signed out on this device. The server could not end the session yet.',
  ],
  'link-expired': [410, 'The invitation has expired or was already used.'],
  'second-step-needed': [403, 'This needs a second step within the last ten minutes.'],
  'passkey-needed': [403, 'This needs a passkey within the last 15 minutes.'],
  'no-passkey': [409, 'You have no passkey yet.'],
  'not-permitted': [403, 'Your role does not allow this.'],
  'last-admin': [409, 'This is the last administrator.'],
  yourself: [409, 'Another administrator must do this.'],
  'already-staff': [409, 'A member of the staff already has this address.'],
  'staff-changed': [409, 'The account has changed in the meantime.'],
  'oidc-unavailable': [503, 'The other site does not answer.'],
};

/** Returns the problem with this code, as the contract of the desk describes it. */
export function deskProblem(code: DeskProblemCode): ProblemError {
  const [status, detail] = problems[code];
  return new ProblemError(status, detail, { members: { code } });
}
