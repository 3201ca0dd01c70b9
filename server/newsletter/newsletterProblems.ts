import { ProblemError } from '../request/problemError.ts';

/** The problem of a token that is not valid, or not any more. */
export function linkExpired(): ProblemError {
  return new ProblemError(410, 'The link has expired or is not complete.', {
    members: { code: 'link-expired' },
  });
}
