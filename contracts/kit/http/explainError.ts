import { connect as connectPlain } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { types } from 'node:util';
import type { Budgets } from '#server/provider/budgets.ts';
import { ProviderError } from '#server/provider/providerError.ts';

/**
 * Tries to open a connection to `origin`. Resolves with the reason in words when that fails,
 * otherwise with `undefined`. An unreachable provider is an error of the run, not a broken
 * contract.
 */
export function connectionError(origin: string, limitMs: number): Promise<string | undefined> {
  const { secure, ...target } = hostOf(origin);
  return new Promise((resolve) => {
    const socket = secure ? connectSecure(target) : connectPlain(target);
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

/**
 * Returns the address to connect to for an origin, and the server name for TLS, which is empty for
 * an IP address.
 */
export function hostOf(origin: string) {
  const { protocol, hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'https:';
  const servername = /[a-z]/i.test(host) && !host.includes(':') ? host : '';
  return { secure, host, port: Number(port || (secure ? 443 : 80)), servername };
}

const explanations: Record<string, string> = {
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection was closed before the response was complete',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be resolved',
  EHOSTUNREACH: 'there is no route to the host',
  ENETUNREACH: "there is no route to the host's network",
  ETIMEDOUT: 'the host does not respond',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed; see NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate chain is not trusted; see NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate cannot be verified; see NODE_EXTRA_CA_CERTS',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  EPROTO: 'it does not speak TLS: try http://',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS: try http://',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak TLS: try http://',
  UPGRADE: 'it switches to another protocol (status 101)',
  HPE_INVALID_CONSTANT: 'what it sends is not HTTP; perhaps it is at https://',
  EEXIST: 'a file of that name exists',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  EISDIR: 'a folder of that name exists',
  ENOENT: 'it is not possible there',
};

/** Describes why the site would have no response, with the exceeded limit. */
export function explainNoResponse(error: unknown, limits: Budgets): string {
  if (!(error instanceof ProviderError)) return explainError(error);
  const { reason, code } = error;
  const known = code !== undefined && code !== 'unknown';
  switch (reason) {
    case 'connect_timeout':
      return `no connection within ${seconds(limits.connectMs)}`;
    case 'first_byte_timeout':
      return `no response within ${seconds(limits.firstByteMs)}`;
    case 'whole_timeout':
      return `no complete response within ${seconds(limits.wholeMs)}`;
    case 'too_large':
      return `a body over the site's limit of ${bytesText(limits.bodyBytes)}`;
    case 'bad_encoding':
      return known
        ? 'a body that is not what its content-encoding says'
        : 'a content-encoding that was not requested';
    case 'header_too_large':
      return 'headers over 16 KB';
    case 'reset':
    case 'cut':
      return 'the connection was closed before the response was complete';
    default:
      return withCode(explanations[code ?? ''] ?? error.message, known ? code : undefined);
  }
}

function seconds(ms: number): string {
  return `${ms / 1000} s`;
}

function bytesText(bytes: number): string {
  return bytes < 2 ** 20 ? `${bytes} bytes` : `${Math.round(bytes / 2 ** 20)} MiB`;
}

/** Describes a network or file system error in words, followed by its code if it has one. */
export function explainError(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const text = explanations[code] ?? (code ? error.message : undefined);
  return text ? withCode(text, code) : error.message;
}

function withCode(text: string, code: string | undefined): string {
  return code ? `${text} (${code})` : text;
}
