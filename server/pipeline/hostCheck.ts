import type { Config } from '../config.ts';

const everyAddress = ['0.0.0.0', '::'];

/** The hosts this site answers for, in lower case and without a port; undefined for any. */
export type AllowedHosts = ReadonlySet<string> | undefined;

/**
 * What is allowed where the operator names nothing: this machine's own names and `HOST`; all of them
 * where the site listens on every address, since it then cannot know what it is called. Refusing the
 * others ends DNS rebinding and cache poisoning by a forged Host. ADR 0011.
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

/** Whether a request for this Host may be answered; `name:port` counts as `name`. */
export function isAllowedHost(allowed: AllowedHosts, host: string): boolean {
  if (!allowed) return true;
  const port = host.lastIndexOf(':');
  const named = port > host.lastIndexOf(']') ? host.slice(0, port) : host;
  return allowed.has(named) || allowed.has(named.toLowerCase());
}
