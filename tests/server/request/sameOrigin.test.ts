import request from 'supertest';
import { parseTrustProxy } from '#server/request/clientAddress.ts';
import { testApp } from '../testApp.ts';
import { notesResource } from './notesResource.ts';

type Headers = Record<string, string>;

function post(headers: Headers, trustProxy?: string) {
  const app = testApp('http://127.0.0.1:9', {
    resources: { notes: notesResource() },
    trustProxy: trustProxy === undefined ? undefined : parseTrustProxy(trustProxy),
  });
  const sent = request(app).post('/api/notes').set('Host', 'www.hotels.example').set(headers);
  return sent.send({ text: 'a' });
}

describe('a request that changes state', () => {
  test.each<[string, Headers]>([
    ['the same origin', { Origin: 'http://www.hotels.example' }],
    ['https, where an unnamed proxy ended TLS', { Origin: 'https://www.hotels.example' }],
    ['the same origin with a port', { Origin: 'http://a.example:81', Host: 'A.example:81' }],
    ['the default port', { Origin: 'https://a.example', Host: 'a.example:443' }],
    ['IPv6', { Origin: 'http://[::1]:3000', Host: '[::1]:3000' }],
    ['no Origin but Sec-Fetch-Site: same-origin', { 'Sec-Fetch-Site': 'same-origin' }],
    ['no Origin but a Referer of this site', { Referer: 'http://www.hotels.example/checkout' }],
  ])('is accepted from %s', async (_what, headers) => {
    await post(headers).expect(201);
  });

  test.each<[string, Headers]>([
    ['another site', { Origin: 'http://evil.example' }],
    ['a subdomain', { Origin: 'http://shop.www.hotels.example' }],
    ['a site whose name begins alike', { Origin: 'http://www.hotels.example.evil.example' }],
    ['another port', { Origin: 'http://www.hotels.example:8080' }],
    ['an opaque origin', { Origin: 'null' }],
    ['another scheme', { Origin: 'ftp://www.hotels.example' }],
    [
      'another site, whatever Referer says',
      { Origin: 'http://evil.example', Referer: 'http://www.hotels.example/' },
    ],
    ['no Origin but Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['no Origin but Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['no Origin but a Referer of another site', { Referer: 'http://evil.example/' }],
    ['nowhere: no Origin, Sec-Fetch-Site or Referer', {}],
  ])('is rejected with 403 from %s', async (_what, headers) => {
    const response = await post(headers).expect(403);
    expect(response.headers['content-type']).toBe('application/problem+json');
  });

  test('must have an https origin when a trusted proxy reports TLS', async () => {
    const overTls = { 'X-Forwarded-Proto': 'https' };
    await post({ ...overTls, Origin: 'https://www.hotels.example' }, 'loopback').expect(201);
    await post({ ...overTls, Origin: 'http://www.hotels.example' }, 'loopback').expect(403);
  });
});

test('a read needs no Origin header', async () => {
  const app = testApp('http://127.0.0.1:9', { resources: { notes: notesResource() } });
  await request(app).get('/api/notes').set('Origin', 'http://evil.example').expect(200);
});
