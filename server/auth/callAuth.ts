import type { Request, Response as HttpResponse } from 'express';
import * as v from 'valibot';
import { cameByTls, clientAddress, type Trust } from '../request/clientAddress.ts';
import type { Log } from '../observability/log.ts';
import { ProblemError } from '../request/problemError.ts';

/**
 * The header in which better-auth is told the client's address; the client's own is never passed
 * on.
 */
export const clientAddressHeader = 'x-client-address';

const errorSchema = v.object({ code: v.optional(v.string(), ''), message: v.optional(v.string()) });

/**
 * What Node leaves in a header as bytes. The header is stored, so it must be text. RFC 9110 §5.5.
 */
const notAscii = /[^\x20-\x7e]/g;

/**
 * The headers that better-auth may see: the cookies, and for the list of sessions the browser and
 * the address of the client. `cookie` replaces the cookies that the client sent.
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

/**
 * Whether the cookies of a request are for TLS alone: it came by TLS, or the site is public by TLS.
 */
export function usesTls(
  req: Request,
  { trustProxy, siteOrigin }: { trustProxy: Trust | undefined; siteOrigin: () => string },
): boolean {
  return cameByTls(req, trustProxy) || siteOrigin().startsWith('https:');
}

/**
 * The logger of better-auth. Its messages are constant; their arguments may be personal. An error
 * of ours among them, such as that the database is down, is thrown on: better-auth logs some where
 * it catches them, and would answer that nobody is signed in, or that a sign-out was done.
 */
export function authLogger(log: Pick<Log, 'error'>, name: string) {
  return {
    level: 'error' as const,
    log: (_level: string, message: string, ...details: unknown[]) => {
      const problem = details.find((detail) => detail instanceof ProblemError);
      if (problem) throw problem;
      log.error({}, `${name}: ${message.slice(0, 100)}`);
    },
  };
}

/** The problem for an error of better-auth by its code; undefined if the code is unknown. */
export type ProblemOfAuthError = (code: string) => ProblemError | undefined;

/**
 * The body of a response of better-auth; its error is thrown as a problem. `CONFLICT` is the code
 * of a 409: another recovery code of the account was used in the same moment, and this second step
 * is spent.
 */
export async function readAuthResponse(
  answer: Response,
  problemOf: ProblemOfAuthError,
): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body;
  const { code } = v.parse(v.fallback(errorSchema, { code: '' }), body);
  const unauthorized = answer.status === 401 && code === '' ? 'UNAUTHORIZED' : code;
  const known = answer.status === 409 ? 'CONFLICT' : unauthorized;
  throw problemOf(known) ?? new Error(`better-auth: ${answer.status} ${code}`);
}

/** Sends the cookies of a response of better-auth to the client. */
export function passCookies(answer: Response, res: HttpResponse): void {
  for (const cookie of answer.headers.getSetCookie()) res.append('Set-Cookie', cookie);
}
