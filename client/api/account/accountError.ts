import * as v from 'valibot';
import { type AccountProblemCode, accountProblemSchema } from '#contracts/site/account/account.ts';
import { type FieldError, invalidFieldsSchema } from '#contracts/site/fieldError.ts';

/**
 * The error of a call about the account: a known problem, invalid fields, or a status. Without a
 * response there is no status.
 */
export type AccountError =
  | { kind: 'problem'; code: AccountProblemCode }
  | { kind: 'invalid'; errors: readonly FieldError[] }
  | { kind: 'failed'; status: number | undefined };

/** Returns whether a call failed because the session has ended. */
export function isSignedOut(error: unknown): boolean {
  const known = accountErrorOf(error);
  return known.kind === 'problem' && known.code === 'signed-out';
}

const responseSchema = v.object({ status: v.number(), data: v.unknown() });

/** Reads the error of a call from RTK Query. */
export function accountErrorOf(error: unknown): AccountError {
  const response = v.safeParse(responseSchema, error);
  if (!response.success) return { kind: 'failed', status: undefined };
  const { status, data } = response.output;
  const problem = v.safeParse(accountProblemSchema, data);
  if (problem.success) return { kind: 'problem', code: problem.output.code };
  const invalid = v.safeParse(invalidFieldsSchema, data);
  if (invalid.success) return { kind: 'invalid', errors: invalid.output.errors };
  return { kind: 'failed', status };
}
