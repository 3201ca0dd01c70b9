import type { AccountProblemCode } from '#contracts/site/account/account.ts';
import { ProblemError } from '../request/problemError.ts';

const problems: Record<AccountProblemCode, readonly [status: number, detail: string]> = {
  'wrong-credentials': [
    401,
    'The e-mail address or the password is wrong, or the address is not confirmed yet.',
  ],
  'wrong-password': [403, 'The password is wrong.'],
  'wrong-code': [403, 'The code is wrong.'],
  'used-code': [403, 'The code was already used.'],
  'wrong-recovery-code': [403, 'The recovery code is wrong or was already used.'],
  'link-expired': [410, 'The link has expired or was already used.'],
  'sign-in-again': [401, 'Sign in again.'],
  'signed-out': [401, 'Sign in first.'],
  'signed-out-here': [
    503,
    'You are signed out on this device. The server could not end the session yet.',
  ],
  'oidc-unavailable': [503, 'The other site does not answer.'],
  'last-way': [409, 'Set a password first. Otherwise nobody could sign in to the account.'],
};

/** Returns the problem with this code, as the contract describes it. */
export function accountProblem(code: AccountProblemCode): ProblemError {
  const [status, detail] = problems[code];
  return new ProblemError(status, detail, { members: { code } });
}

/**
 * Thrown when the password was right but the address is not verified. The response is the same as
 * for a wrong password. Anybody can sign up with any address, so a different response would reveal
 * whether the address had an account before.
 */
export class UnverifiedError extends ProblemError {
  constructor() {
    const { status, message, members } = accountProblem('wrong-credentials');
    super(status, message, { ...(members && { members }) });
  }
}

/** The problem code for each known error code of better-auth. Any other code is a server error. */
const codes: Readonly<Record<string, AccountProblemCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  INVALID_PASSWORD: 'wrong-password',
  PASSWORD_TOO_LONG: 'wrong-password',
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-recovery-code',
  INVALID_TOKEN: 'link-expired',
  TOKEN_EXPIRED: 'link-expired',
  USER_NOT_FOUND: 'link-expired',
  INVALID_USER: 'link-expired',
  INVALID_TWO_FACTOR_COOKIE: 'sign-in-again',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'sign-in-again',
  CONFLICT: 'sign-in-again',
  UNAUTHORIZED: 'signed-out',
  SESSION_EXPIRED: 'signed-out',
};

const notEnabled = ['TOTP_NOT_ENABLED', 'BACKUP_CODES_NOT_ENABLED', 'TWO_FACTOR_NOT_ENABLED'];

/** Returns the problem for an error code of better-auth, or undefined if the code is unknown. */
export function problemOfAuthError(code: string): ProblemError | undefined {
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') {
    return new ProblemError(429, 'Too many wrong codes: try again in 15 minutes.', {
      headers: { 'Retry-After': '900' },
    });
  }
  if (notEnabled.includes(code)) {
    return new ProblemError(409, 'Two-step sign-in is off.');
  }
  if (code === 'TOTP_ALREADY_ENABLED') return new ProblemError(409, 'Two-step sign-in is on.');
  if (code === 'EMAIL_NOT_VERIFIED') return new UnverifiedError();
  const known = codes[code];
  return known && accountProblem(known);
}
