import { connect as connectPlain } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { explainError } from './explainError.ts';

/**
 * Tries to open a connection to `origin`. Resolves with the reason in words when that fails, otherwise
 * with `undefined`. An unreachable provider is an error of the run, not a broken contract.
 */
export function connectionError(origin: string, limitMs: number): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'https:';
  const servername = /[a-z]/i.test(host) && !host.includes(':') ? host : '';
  return new Promise((resolve) => {
    const socket = secure
      ? connectSecure({ host, port: Number(port || 443), servername })
      : connectPlain({ host, port: Number(port || 80) });
    const finish = (reason: string | undefined) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(reason);
    };
    const timer = setTimeout(() => finish(`no connection within ${limitMs / 1000} s`), limitMs);
    socket.once(secure ? 'secureConnect' : 'connect', () => finish(undefined));
    socket.once('error', (error) => finish(explainError(error)));
  });
}
