import { connect as connectPlain } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { explainFault } from './explainFault.ts';

/**
 * Why no connection to the origin can be made, or `undefined` when one can: told apart from a
 * provider that is there and answers badly, because only the second is a broken contract.
 */
export function whyUnreachable(origin: string, limitMs: number): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'https:';
  const servername = /[a-z]/i.test(host) && !host.includes(':') ? host : '';
  return new Promise((resolve) => {
    const socket = secure
      ? connectSecure({ host, port: Number(port || 443), servername })
      : connectPlain({ host, port: Number(port || 80) });
    const finish = (reason: string | undefined) => {
      clearTimeout(limit);
      socket.destroy();
      resolve(reason);
    };
    const limit = setTimeout(() => finish(`no connection within ${limitMs / 1000} s`), limitMs);
    socket.once(secure ? 'secureConnect' : 'connect', () => finish(undefined));
    socket.once('error', (error) => finish(explainFault(error)));
  });
}
