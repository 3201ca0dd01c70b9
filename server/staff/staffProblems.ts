import type { DeskProblemCode } from '#contracts/site/desk/deskSession.ts';
import { deskProblem } from '../desk/deskProblems.ts';
import { ProblemError } from '../request/problemError.ts';

/** The codes of better-auth's errors. What is not here is an error of the server. */
const codes: Readonly<Record<string, DeskProblemCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  INVALID_TWO_FACTOR_COOKIE: 'sign-in-again',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'sign-in-again',
  TOTP_NOT_ENABLED: 'sign-in-again',
  BACKUP_CODES_NOT_ENABLED: 'sign-in-again',
  CONFLICT: 'sign-in-again',
  UNAUTHORIZED: 'signed-out',
  SESSION_EXPIRED: 'signed-out',
};

/** The problem of a second step that ten wrong codes have closed. */
export function lockedProblem(): ProblemError {
  return new ProblemError(429, 'Too many wrong codes: try again in 15 minutes.', {
    headers: { 'Retry-After': '900' },
  });
}

/** The problem for an error of better-auth by its code; undefined if the code is unknown. */
export function problemOfStaffAuthError(code: string): ProblemError | undefined {
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') return lockedProblem();
  const known = codes[code];
  return known && deskProblem(known);
}
