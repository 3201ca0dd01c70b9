import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP, SocketAddress } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { Log } from '../observability/log.ts';

/** The parts of a request that this module reads. */
type RequestSource = {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
};

/** Returns whether the machine at this address, `hop` hops away, is a proxy of the operator. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Parses TRUST_PROXY like Express's `trust proxy`: a number of hops, or a comma-separated list of
 * addresses, networks and the names loopback, linklocal and uniquelocal. `true` is invalid, because
 * it would let every client choose its own address. Throws an error for the operator. ADR 0009.
 */
export function parseTrustProxy(text: string): Trust {
  if (/^\d{1,2}$/.test(text)) {
    const hops = Number(text);
    return (_address, hop) => hop < hops;
  }
  try {
    return proxyAddr.compile(text.split(',').map((part) => part.trim()));
  } catch {
    throw new Error(
      'TRUST_PROXY must be a number of hops, or addresses or networks with commas between them, such as loopback,10.0.0.0/8',
    );
  }
}

/**
 * Returns the address of the client. Without a trusted proxy, that is the address of the
 * connection. Otherwise it is the last address in X-Forwarded-For that does not belong to a trusted
 * proxy, without its port. If that entry is no address, such as `unknown`, the result is the
 * address of the proxy that added the entry. Returns an empty string once the connection is closed.
 * ADR 0009.
 */
export function clientAddress(
  { headers, socket }: RequestSource,
  trust: Trust | undefined,
): string {
  const nearest = socket.remoteAddress ?? '';
  // X-Forwarded-For cannot be trusted without the address of the connection.
  if (!trust || nearest === '') return nearest;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .reverse();
  let client = nearest;
  let hop = 0;
  for (const text of forwarded.filter((each) => each.trim() !== '')) {
    const address = withoutPort(text.trim());
    if (!trust(client, hop) || isIP(address) === 0) break;
    client = address;
    hop += 1;
  }
  return client;
}

/**
 * Removes the port and the brackets of `203.0.113.9:5678`, `[2001:db8::1]:443` and `[2001:db8::1]`,
 * which some proxies send.
 */
function withoutPort(text: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  return ipv6 ?? ipv4 ?? text;
}

/** Returns whether the client used TLS, according to X-Forwarded-Proto of a trusted proxy. */
export function cameByTls({ headers, socket }: RequestSource, trust: Trust | undefined): boolean {
  const { remoteAddress } = socket;
  if (remoteAddress === undefined || !trust?.(remoteAddress, 0)) return false;
  return headers['x-forwarded-proto'] === 'https';
}

/**
 * Returns the key under which the requests of a client are counted: its IPv4 address, or the /64
 * network of its IPv6 address. One client usually has a whole /64. RFC 6177.
 */
export function clientKey(address: string): string {
  if (!address.includes(':')) return address;
  const plain = canonicalIpv6(address.split('%', 1).join(''));
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = plain.split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the /48 network of an IPv6 client's key. A single site may own all of it, with a client
 * in each /64. Returns undefined for IPv4, where neighboring addresses belong to strangers. RFC
 * 6177.
 */
export function siteOfClient(key: string): string | undefined {
  return key.endsWith('::/64') ? `${key.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

/**
 * Returns the canonical spelling of an IPv6 address: lower case, without leading zeros, and
 * `::ffff:` with an IPv4 address. RFC 5952.
 */
function canonicalIpv6(address: string): string {
  return isIP(address) === 6 ? new SocketAddress({ address, family: 'ipv6' }).address : address;
}

/**
 * Returns a function that logs one warning if requests come with X-Forwarded-For although
 * TRUST_PROXY names no proxy. All clients behind that proxy then share one rate limit. ADR 0009.
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
