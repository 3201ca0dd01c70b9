import type { Response as HttpResponse } from 'express';
import * as v from 'valibot';
import type { SignInResponse } from '#contracts/site/account/account.ts';
import { passCookies, readAuthResponse as readResponse } from '../auth/callAuth.ts';
import { problemOfAuthError } from './accountProblems.ts';

/** Returns the body of a response of better-auth. Throws its error as a problem. */
export function readAuthResponse(answer: Response): Promise<unknown> {
  return readResponse(answer, problemOfAuthError);
}

/**
 * Passes the cookies of a response of better-auth to the client and returns its body. Throws its
 * error as a problem.
 */
export async function takeAuthResponse(answer: Response, res: HttpResponse): Promise<unknown> {
  const body = await readAuthResponse(answer);
  passCookies(answer, res);
  return body;
}

const signedInSchema = v.object({
  user: v.object({
    name: v.string(),
    email: v.string(),
    twoFactorEnabled: v.nullish(v.boolean(), false),
  }),
});
const twoStepSchema = v.object({ twoFactorRedirect: v.literal(true) });

const userSchema = v.object({
  user: v.object({ id: v.string(), name: v.string(), email: v.string() }),
});

/** Returns the account that a sign-in of better-auth has opened. */
export function ownerOf(body: unknown): { accountId: string; name: string; email: string } {
  const { id: accountId, name, email } = v.parse(userSchema, body).user;
  return { accountId, name, email };
}

/** Returns the outcome of a sign-in of better-auth. */
export function signInView(body: unknown): SignInResponse {
  if (v.is(twoStepSchema, body)) return { outcome: 'two-step' };
  const { user } = v.parse(signedInSchema, body);
  const { name, email, twoFactorEnabled: twoStep } = user;
  return { outcome: 'signed-in', session: { name, email, twoStep } };
}
