import { get } from 'node:http';
import { once } from 'node:events';
import {
  cameByTls,
  clientAddress,
  clientKey,
  parseTrustProxy,
} from '#server/request/clientAddress.ts';
import { startServer } from '../scriptedServer.ts';

/**
 * Returns the client address and TLS that the server sees for a request over loopback with these
 * headers.
 */
async function seen(trustProxy: string | undefined, headers: Record<string, string>) {
  const trust = trustProxy === undefined ? undefined : parseTrustProxy(trustProxy);
  let found = { address: '', tls: false };
  const server = await startServer((req, res) => {
    found = { address: clientAddress(req, trust), tls: cameByTls(req, trust) };
    res.end();
  });
  const [response] = await once(get(server.origin, { headers, agent: false }), 'response');
  response.resume();
  await server.close();
  return found;
}

describe('the client’s address', () => {
  const forged = { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9', 'X-Forwarded-Proto': 'https' };

  test.each([
    ['no proxy', undefined, '127.0.0.1', false],
    ['another network', '10.0.0.0/8', '127.0.0.1', false],
    ['the proxy in front', 'loopback', '203.0.113.9', true],
    ['one hop', '1', '203.0.113.9', true],
    ['two hops', '2', '6.6.6.6', true],
    ['the proxy in front and the one before it', 'loopback,203.0.113.0/24', '6.6.6.6', true],
  ])('comes from the right hop when %s is trusted', async (_who, trustProxy, address, tls) => {
    expect(await seen(trustProxy, forged)).toEqual({ address, tls });
  });

  test.each([
    ['IPv4 and a port', '203.0.113.9:5678', '203.0.113.9'],
    ['IPv6 in brackets and a port', '[2001:db8::1]:443', '2001:db8::1'],
    ['IPv6 in brackets', '[2001:db8::1]', '2001:db8::1'],
    ['IPv6', '2001:db8::1', '2001:db8::1'],
    ['a proxy with a port after it', '203.0.113.9:1, 10.0.0.7:2', '203.0.113.9'],
    ['an invalid address', 'unknown', '127.0.0.1'],
    ['an invalid address before a proxy', '203.0.113.9, _hidden, 10.0.0.7', '10.0.0.7'],
    ['only a port', ':80', '127.0.0.1'],
  ])('is read from %s', async (_what, forwarded, address) => {
    const { address: found } = await seen('loopback,10.0.0.0/8', { 'X-Forwarded-For': forwarded });
    expect(found).toBe(address);
  });

  test('is empty once the connection is closed, even with forwarding headers', () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    for (const trust of [parseTrustProxy('loopback'), parseTrustProxy('1')]) {
      expect(clientAddress({ headers, socket: {} }, trust)).toBe('');
      expect(cameByTls({ headers, socket: {} }, trust)).toBe(false);
    }
  });

  test.each(['true', '*', '10.0.0.0/99', 'proxy.example', ''])(
    'TRUST_PROXY %j is invalid',
    (text) => {
      expect(() => parseTrustProxy(text)).toThrow('TRUST_PROXY must be');
    },
  );
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0::0001', '2001:db8:0:0::/64'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('clients at %s are counted under the key %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});
