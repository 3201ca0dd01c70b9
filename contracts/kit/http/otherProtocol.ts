import { connect as connectHttp2 } from 'node:http2';
import { connect as connectSecure } from 'node:tls';
import { hostOf } from './explainError.ts';

/**
 * Says in words which other protocol than HTTP/1.1 at its scheme an origin speaks: TLS at an
 * `http:` address, or HTTP/2 alone. Resolves to undefined if it is none of these. For an origin that
 * has sent no usable response: it opens connections of its own.
 */
export async function otherProtocol(origin: string, limitMs: number): Promise<string | undefined> {
  const onlyHttp2 = 'it speaks HTTP/2 alone, and the site sends HTTP/1.1';
  if (new URL(origin).protocol === 'http:') {
    if ((await shakeHands(origin, [], limitMs)) !== undefined) {
      return `it speaks TLS: try ${origin.replace('http:', 'https:')}`;
    }
    return (await speaksHttp2(origin, limitMs)) ? onlyHttp2 : undefined;
  }
  if ((await shakeHands(origin, ['http/1.1'], limitMs)) === 'http/1.1') return undefined;
  return (await shakeHands(origin, ['h2'], limitMs)) === 'h2' ? onlyHttp2 : undefined;
}

/**
 * Resolves to the protocol that a TLS server chooses of those offered (RFC 7301), to an empty text
 * if it chooses none, and to undefined if there is no handshake.
 */
function shakeHands(
  origin: string,
  protocols: readonly string[],
  limitMs: number,
): Promise<string | undefined> {
  const { host, port, servername } = hostOf(origin);
  return new Promise((resolve) => {
    const socket = connectSecure({
      ...{ host, port, servername, rejectUnauthorized: false },
      ALPNProtocols: [...protocols],
    });
    const finish = (chosen: string | undefined) => {
      socket.destroy();
      resolve(chosen);
    };
    socket.setTimeout(limitMs, () => finish(undefined));
    socket.once('secureConnect', () => finish(socket.alpnProtocol || ''));
    socket.once('error', () => finish(undefined));
  });
}

/** Whether a server without TLS sends the settings with which HTTP/2 begins. RFC 9113 §3.4. */
function speaksHttp2(origin: string, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const session = connectHttp2(origin);
    const finish = (found: boolean) => {
      session.destroy();
      resolve(found);
    };
    session.setTimeout(limitMs, () => finish(false));
    session.once('remoteSettings', () => finish(true));
    session.once('error', () => finish(false));
    session.once('close', () => resolve(false));
  });
}
