import type { IncomingMessage } from 'node:http';
import type { Log } from '../observability/log.ts';
import type { Trust } from './clientAddress.ts';

/**
 * Logs, once, that requests come with X-Forwarded-For although TRUST_PROXY names no proxy. All
 * clients behind that proxy then share one rate limit. ADR 0011.
 */
export function createUntrustedProxyWarning(
  log: Pick<Log, 'info'>,
  trustProxy: Trust | undefined,
): (req: IncomingMessage) => void {
  let noticed = trustProxy !== undefined;
  return ({ headers }) => {
    if (noticed || headers['x-forwarded-for'] === undefined) return;
    noticed = true;
    log.info('X-Forwarded-For is ignored: is a proxy in front? Name it in TRUST_PROXY.');
  };
}
