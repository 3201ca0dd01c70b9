import type { Request, Response as HttpResponse } from 'express';
import * as v from 'valibot';
import { cameByTls, clientAddress, type Trust } from '../request/clientAddress.ts';
import type { Log } from '../observability/log.ts';
import { ProblemError } from '../request/problemError.ts';

/**
 * The header that carries the client's address to better-auth. A header of this name from the
 * client is never passed on.
 */
export const clientAddressHeader = 'x-client-address';

const errorSchema = v.object({ code: v.optional(v.string(), ''), message: v.optional(v.string()) });

/**
 * Characters outside printable ASCII. Node reads each of their bytes as a Latin-1 character, so the
 * stored header would be unreadable. RFC 9110 §5.5.
 */
const notAscii = /[^\x20-\x7e]/g;

/**
 * Returns the headers that better-auth may see: the cookies and, for the list of sessions, the
 * browser and the address of the client. If `cookie` is given, it replaces the cookies that the
 * client sent.
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
 * Returns whether cookies must be restricted to TLS. This is the case if the request came over TLS
 * or the public origin is https.
 */
export function usesTls(
  req: Request,
  { trustProxy, siteOrigin }: { trustProxy: Trust | undefined; siteOrigin: () => string },
): boolean {
  return cameByTls(req, trustProxy) || siteOrigin().startsWith('https:');
}

/**
 * Creates the logger of better-auth. Only messages are logged: they are constant, but their
 * arguments may contain personal data. If an argument is a problem of the site, such as an
 * unavailable database, the logger throws it. better-auth sometimes logs such an error instead of
 * passing it on, and would report that nobody is signed in or that a sign-out succeeded.
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

/** Returns the problem for an error code of better-auth, or undefined if the code is unknown. */
export type ProblemOfAuthError = (code: string) => ProblemError | undefined;

/**
 * Returns the body of a response of better-auth. Throws its error as a problem. A 409 gets the code
 * `CONFLICT`. It means that a concurrent request used another recovery code of the account, so this
 * second step is no longer valid.
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
