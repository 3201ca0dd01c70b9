import type { Request, Response as HttpResponse } from 'express';
import * as v from 'valibot';
import { clientAddress, type Trust } from '../pipeline/clientAddress.ts';
import { problemOfAuthError } from './accountProblems.ts';
import { clientAddressHeader } from './createAuth.ts';

const errorSchema = v.object({ code: v.optional(v.string(), ''), message: v.optional(v.string()) });

/**
 * The headers that better-auth may see: the cookies, and for the list of sessions the browser and the
 * address of the client. `cookie` replaces the cookies that the client sent.
 */
export function authHeaders(req: Request, trust: Trust | undefined, cookie?: string): Headers {
  const headers = new Headers({
    cookie: cookie ?? req.headers.cookie ?? '',
    'user-agent': (req.headers['user-agent'] ?? '').slice(0, 300),
  });
  const address = clientAddress(req, trust);
  if (address) headers.set(clientAddressHeader, address);
  return headers;
}

/**
 * Takes over a response of better-auth: its cookies go to the client, its body is returned, and its
 * error is thrown as a problem.
 */
export async function takeAuthResponse(
  answer: Response,
  res: HttpResponse | undefined,
): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const { code } = v.parse(v.fallback(errorSchema, { code: '' }), body);
    const unauthorized = answer.status === 401 && code === '' ? 'UNAUTHORIZED' : code;
    throw problemOfAuthError(unauthorized) ?? new Error(`better-auth: ${answer.status} ${code}`);
  }
  for (const cookie of answer.headers.getSetCookie()) res?.append('Set-Cookie', cookie);
  return body;
}
