import type { Request, Response as HttpResponse } from 'express';
import * as v from 'valibot';
import type { SignInResponse } from '#contracts/site/account.ts';
import { clientAddress, type Trust } from '../request/clientAddress.ts';
import { accountProblem, problemOfAuthError } from './accountProblems.ts';
import { clientAddressHeader } from './createAuth.ts';

const errorSchema = v.object({ code: v.optional(v.string(), ''), message: v.optional(v.string()) });

/** What Node leaves in a header as bytes. The header is stored, so it must be text. RFC 9110 §5.5. */
const notAscii = /[^\x20-\x7e]/g;

/**
 * The headers that better-auth may see: the cookies, and for the list of sessions the browser and the
 * address of the client. `cookie` replaces the cookies that the client sent.
 */
export function authHeaders(req: Request, trust: Trust | undefined, cookie?: string): Headers {
  const headers = new Headers({
    cookie: cookie ?? req.headers.cookie ?? '',
    'user-agent': (req.headers['user-agent'] ?? '').slice(0, 300).replaceAll(notAscii, '?'),
  });
  const address = clientAddress(req, trust);
  if (address) headers.set(clientAddressHeader, address);
  return headers;
}

/** The body of a response of better-auth; its error is thrown as a problem. */
export async function readAuthResponse(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => null);
  // Another recovery code of the account was used in the same moment; this second step is spent.
  if (answer.status === 409) throw accountProblem('sign-in-again');
  if (!answer.ok) {
    const { code } = v.parse(v.fallback(errorSchema, { code: '' }), body);
    const unauthorized = answer.status === 401 && code === '' ? 'UNAUTHORIZED' : code;
    throw problemOfAuthError(unauthorized) ?? new Error(`better-auth: ${answer.status} ${code}`);
  }
  return body;
}

/** Takes over a response of better-auth: its cookies go to the client, its body is returned. */
export async function takeAuthResponse(answer: Response, res: HttpResponse): Promise<unknown> {
  const body = await readAuthResponse(answer);
  for (const cookie of answer.headers.getSetCookie()) res.append('Set-Cookie', cookie);
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

/** What a sign-in of better-auth led to. */
export function signInView(body: unknown): SignInResponse {
  if (v.is(twoStepSchema, body)) return { outcome: 'two-step' };
  const { user } = v.parse(signedInSchema, body);
  const { name, email, twoFactorEnabled: twoStep } = user;
  return { outcome: 'signed-in', session: { name, email, twoStep } };
}
