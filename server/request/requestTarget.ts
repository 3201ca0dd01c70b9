import type { IncomingMessage } from 'node:http';
import { isPlainLine, removeInvisible } from '#contracts/values/plainText.ts';
import type { Config } from '../main/config.ts';
import { maxUrlLength } from './limits.ts';
import { ProblemError } from './problemError.ts';

const everyAddress = ['0.0.0.0', '::'];
const probes = new Set(['/healthz', '/readyz', '/startupz']);

/**
 * The hosts that this site responds for, in lower case and without a port. Undefined allows any
 * host.
 */
export type AllowedHosts = ReadonlySet<string> | undefined;

/**
 * Returns the hosts of `ALLOWED_HOSTS`. By default, these are this machine's own names and `HOST`.
 * A site that listens on every address allows any host, because it cannot know its own name. The
 * check prevents DNS rebinding and cache poisoning by a forged Host header. ADR 0009.
 */
export function allowedHosts({
  allowedHosts,
  host,
}: Pick<Config, 'allowedHosts' | 'host'>): AllowedHosts {
  const named = allowedHosts ?? (everyAddress.includes(host) ? ['*'] : []);
  if (named.includes('*')) return undefined;
  const own = ['localhost', '127.0.0.1', '[::1]', host.includes(':') ? `[${host}]` : host];
  return new Set((allowedHosts ?? own).map((name) => name.toLowerCase()));
}

/**
 * Throws a problem for a request that this site must not respond to. The status is 421 for a
 * foreign host. It is 400 for a target that is no path, for a missing host, and for two hosts. With
 * two hosts, a proxy in front may have checked the other one. Probes may use any host, because
 * orchestrators send an address.
 */
export function checkHost(req: IncomingMessage, path: string, allowed: AllowedHosts): void {
  if (!path.startsWith('/')) {
    throw new ProblemError(
      400,
      'The request target must be a path of this site, which is not a proxy.',
    );
  }
  if (namesTwoHosts(req)) throw new ProblemError(400, 'The request names more than one host.');
  if (probes.has(path)) return;
  const { host } = req.headers;
  if (host === undefined && req.httpVersion !== '1.0') {
    throw new ProblemError(400, 'The request names no host.');
  }
  if (!isAllowedHost(allowed, host ?? '')) {
    throw new ProblemError(421, 'This site does not respond for that host.');
  }
}

/**
 * Returns whether a request names two hosts. Node keeps only the first of several Host headers. RFC
 * 9112 §3.2.
 */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function isAllowedHost(allowed: AllowedHosts, host: string): boolean {
  if (!allowed) return true;
  const port = host.lastIndexOf(':');
  const name = port > host.lastIndexOf(']') ? host.slice(0, port) : host;
  return allowed.has(name) || allowed.has(name.toLowerCase());
}

/**
 * Throws a problem for a path and query that no page or call of the site uses. The status is 414 if
 * they are too long, and 400 if they are not percent-encoded UTF-8 or contain control or invisible
 * characters. Express would replace invalid UTF-8, and PostgreSQL cannot store U+0000. RFC 3986
 * §2.1, ADR 0009.
 */
export function checkAddress(url: string): void {
  if (url.length > maxUrlLength) throw new ProblemError(414, 'The address is too long.');
  const text = percentDecode(url);
  if (text === undefined || !isPlainLine(text) || removeInvisible(text) !== text) {
    throw new ProblemError(400, 'The address is malformed.');
  }
}

/** Decodes percent-encoded UTF-8. Returns undefined if it is invalid. */
export function percentDecode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
