import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { cameByTls, type Trust } from './clientAddress.ts';
import { ProblemError } from './problemError.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects with 403 what another site makes a browser send: every request that may change state must
 * come from a page of this site. It is judged by Origin; without one by Sec-Fetch-Site, then by
 * Referer; without any of them it is rejected, because every browser sends at least one. Cookies
 * may therefore be trusted behind it. OWASP Cross-Site Request Forgery Prevention.
 */
export function sameOrigin(trustProxy: Trust | undefined): RequestHandler {
  return (req, _res, next) => {
    if (readOnly.has(req.method) || isSameOrigin(req, trustProxy)) next();
    else throw new ProblemError(403, 'This request must come from a page of this site.');
  };
}

function isSameOrigin(req: IncomingMessage, trustProxy: Trust | undefined): boolean {
  const { origin, referer } = req.headers;
  if (origin !== undefined) return isOwn(origin, req, trustProxy);
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return referer !== undefined && isOwn(referer, req, trustProxy);
}

/**
 * Whether an address has this site's host and port, as the Host header names them. Behind TLS it
 * must be https. On a plain connection both schemes pass, since a proxy that TRUST_PROXY does not
 * name may have ended TLS.
 */
function isOwn(address: string, req: IncomingMessage, trustProxy: Trust | undefined): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  if (protocol !== 'https:' && (protocol !== 'http:' || cameByTls(req, trustProxy))) return false;
  const own = `${protocol}//${req.headers.host ?? ''}`;
  return URL.canParse(own) && new URL(own).host === host;
}
