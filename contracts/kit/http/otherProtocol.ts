import { connect as connectHttp2 } from 'node:http2';
import { connect as connectSecure } from 'node:tls';
import { hostOf } from './explainError.ts';

/**
 * Names the protocol of an origin that does not speak HTTP/1.1 at its scheme: TLS at an `http:`
 * address, or only HTTP/2. Resolves to undefined for anything else. It opens its own connections
 * and is meant for an origin that has sent no usable response.
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
 * Resolves to the protocol that a TLS server chooses among the offered ones (RFC 7301), to an empty
 * text if it chooses none, and to undefined if the handshake fails.
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

/** Tells whether a server without TLS sends the settings frame that opens HTTP/2. RFC 9113 §3.4. */
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
