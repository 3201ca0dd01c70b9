import type { IncomingHttpHeaders } from 'node:http';
import proxyAddr from 'proxy-addr';

/** What is read of a request: its headers and the address of its connection. */
type RequestSource = {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
};

/** Whether the machine at this address, so many hops away, is a proxy of the operator's. */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Reads TRUST_PROXY as Express reads `trust proxy`: a number of hops, or addresses, networks and the
 * names loopback, linklocal and uniquelocal with commas between them. `true` is not among them,
 * because it would let every client choose its own address. Throws one sentence. ADR 0011.
 */
export function trusts(text: string): Trust {
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
 * The traveller's address: the socket's, or, where that is a trusted proxy's, the first in
 * X-Forwarded-For, read from the near end, that is not. ADR 0011.
 */
export function clientAddress(
  { headers, socket }: RequestSource,
  trust: Trust | undefined,
): string {
  const nearest = socket.remoteAddress ?? '';
  // A connection that has been reset has no address any more, and nobody vouches for what it said.
  if (!trust || nearest === '') return nearest;
  const named = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [nearest, ...named.reverse().map((hop) => hop.trim())].filter(Boolean);
  return hops.find((hop, at) => !trust(hop, at)) ?? hops.at(-1) ?? '';
}

/** Whether the traveller came by TLS, as the proxy that ended it says, if it is a trusted one. */
export function cameByTls({ headers, socket }: RequestSource, trust: Trust | undefined): boolean {
  const { remoteAddress } = socket;
  if (remoteAddress === undefined || !trust?.(remoteAddress, 0)) return false;
  return headers['x-forwarded-proto'] === 'https';
}

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 one, since whoever has
 * one address of such a network has all of them. RFC 6177.
 */
export function clientKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
