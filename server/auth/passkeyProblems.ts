import type { PasskeyProblemCode } from '#contracts/site/account/passkeys.ts';
import { ProblemError } from '../request/problemError.ts';

const problems: Record<PasskeyProblemCode, readonly [status: number, detail: string]> = {
  'passkey-unknown': [403, 'No account has this passkey.'],
  'passkey-expired': [410, 'The challenge has expired or was already used.'],
  'passkey-foreign': [403, 'The passkey was used at another origin.'],
  'passkey-unverified': [403, 'The authenticator did not verify the user.'],
  'passkey-copied': [403, 'The counter of the passkey has decreased.'],
  'passkey-wrong': [403, 'The passkey could not be verified.'],
  'passkey-limit': [409, 'The account has the maximum number of passkeys.'],
  'passkey-exists': [409, 'The account already has this passkey.'],
};

/** Returns the problem with this code, as the contract describes it. */
export function passkeyProblem(code: PasskeyProblemCode): ProblemError {
  const [status, detail] = problems[code];
  return new ProblemError(status, detail, { members: { code } });
}
