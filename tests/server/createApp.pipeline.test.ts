import request from 'supertest';
import { trusts } from '#server/pipeline/clientAddress.ts';
import { allowedHosts } from '#server/pipeline/hostCheck.ts';
import { rateLimit } from '#server/pipeline/rateLimit.ts';
import { rawRequest } from './rawRequest.ts';
import { startServer, type RunningServer } from './scriptedServer.ts';
import { listeningLog, onePage, testApp } from './testApp.ts';

const nowhere = 'http://127.0.0.1:9';
const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});
async function start(deps: Parameters<typeof testApp>[1]) {
  const server = await startServer(testApp(nowhere, deps));
  running.push(server);
  return server;
}

describe('the security headers', () => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  };

  test.each([
    ['a page', '/', 200],
    ['the page of an unknown address', '/nope', 404],
    ['a missing file', '/assets/gone.js', 404],
    ['a probe', '/readyz', 200],
    ['an endpoint that fails', '/api/hotels/rand4', 502],
    ['an unknown endpoint', '/api/users', 404],
    ['an address that cannot be decoded', '/%zz', 400],
  ])('come with %s', async (_what, path, status) => {
    const answer = await request(testApp(nowhere)).get(path).set('Accept', 'text/html');
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(everywhere);
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  test('promise TLS only where a trusted proxy says that it was used', async () => {
    const ask = (trust: string | undefined, proto: string) =>
      request(testApp(nowhere, { trust: trust === undefined ? undefined : trusts(trust) }))
        .get('/')
        .set('X-Forwarded-Proto', proto);
    const promised = await ask('loopback', 'https');
    expect(promised.headers['strict-transport-security']).toBe('max-age=63072000');
    for (const [trust, proto] of [
      ['loopback', 'http'],
      [undefined, 'https'],
      ['10.0.0.0/8', 'https'],
    ] as const) {
      const { headers } = await ask(trust, proto);
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });
});

describe('the host check', () => {
  const hosts = allowedHosts({ allowedHosts: ['www.hotels.example', '[::1]'], host: '127.0.0.1' });

  test.each(['www.hotels.example', 'WWW.Hotels.Example:8443', '[::1]:3000', '[::1]'])(
    'lets %s in',
    async (host) => {
      await request(testApp(nowhere, { hosts })).get('/').set('Host', host).expect(200);
    },
  );

  test.each([
    'evil.example',
    'www.hotels.example.evil.example',
    'localhost',
    '[::2]:3000',
    '127.0.0.1',
  ])('answers 421 to %s, with nothing of the site', async (host) => {
    const answer = await request(testApp(nowhere, { hosts })).get('/').set('Host', host);
    expect(answer.status).toBe(421);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });

  test('does not stand between the orchestrator and a probe', async () => {
    await request(testApp(nowhere, { hosts }))
      .get('/readyz')
      .set('Host', '10.1.2.3:80')
      .expect(200);
  });

  test.each([
    ['127.0.0.1', ['localhost:3000', '127.0.0.1', '[::1]:80'], 'hotels.example'],
    ['hotels.example', ['hotels.example', 'localhost'], '192.0.2.1'],
  ])('on HOST %s allows by itself %j alone', async (host, allowed, refused) => {
    const app = testApp(nowhere, { hosts: allowedHosts({ allowedHosts: undefined, host }) });
    for (const name of allowed) await request(app).get('/').set('Host', name).expect(200);
    await request(app).get('/').set('Host', refused).expect(421);
  });

  test.each([
    { allowedHosts: undefined, host: '0.0.0.0' },
    { allowedHosts: undefined, host: '::' },
    { allowedHosts: ['*'], host: '127.0.0.1' },
  ])('allows any host for %j', (config) => {
    expect(allowedHosts(config)).toBeUndefined();
  });

  test.each([
    [
      'a whole address',
      'GET http://www.hotels.example/ HTTP/1.1\r\nHost: www.hotels.example\r\n',
      'HTTP/1.1 400 Bad Request',
    ],
    [
      'a whole address of the API',
      'GET http://evil.example/api/hotels/rand4 HTTP/1.1\r\nHost: www.hotels.example\r\n',
      'HTTP/1.1 400 Bad Request',
    ],
    [
      'the server itself',
      'OPTIONS * HTTP/1.1\r\nHost: www.hotels.example\r\n',
      'HTTP/1.1 400 Bad Request',
    ],
  ])('a request for %s is a problem', async (_what, head, status) => {
    const { port } = await start({ hosts });
    const answer = await rawRequest(port, `${head}Connection: close\r\n\r\n`);
    expect(answer.split('\r\n')[0]).toBe(status);
    expect(answer).toContain('application/problem+json');
  });
});

describe('the rate limit', () => {
  test('tells each API answer what is left and then answers 429 with the time to wait', async () => {
    const app = testApp(nowhere, { limit: rateLimit(1, () => 0) });
    const first = await request(app).get('/api/users').expect(404);
    expect(first.headers['ratelimit']).toBe('"client";r=0;t=60');
    const second = await request(app).get('/api/users').expect(429);
    expect(second.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'ratelimit-policy': '"client";q=1;w=60',
      'retry-after': '60',
    });
    await request(app).get('/').expect(200);
  });

  test('counts travellers behind a trusted proxy apart, and one who forges an address as one', async () => {
    const ask = async (app: ReturnType<typeof testApp>, address: string) => {
      const answer = await request(app).get('/api/users').set('X-Forwarded-For', address);
      return answer.status;
    };
    const limit = () => rateLimit(1, () => 0);
    const trusting = testApp(nowhere, { limit: limit(), trust: trusts('loopback') });
    expect([await ask(trusting, '203.0.113.1'), await ask(trusting, '203.0.113.2')]).toEqual([
      404, 404,
    ]);
    const open = testApp(nowhere, { limit: limit() });
    expect([await ask(open, '203.0.113.1'), await ask(open, '203.0.113.2')]).toEqual([404, 429]);
  });
});

describe('a request’s name', () => {
  test.each([
    ['req-1.A_2', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['two words', false],
    ['{"a":1}', false],
  ])('%j is kept: %s', async (given, kept) => {
    const answer = await request(testApp(nowhere)).get('/').set('X-Request-Id', given);
    const id: unknown = answer.headers['x-request-id'];
    if (kept) expect(id).toBe(given);
    else expect(id).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('a server that stops', () => {
  test('serves on, each answer its connection’s last', async () => {
    const answer = await request(testApp(nowhere, { stopping: () => true }))
      .get('/')
      .expect(200);
    expect(answer.headers['connection']).toBe('close');
  });
});

describe('an exception', () => {
  test.each([
    [
      'at once',
      () => {
        throw new Error('secret');
      },
    ],
    ['later', () => Promise.reject(new Error('secret'))],
  ])(
    'of the API, thrown %s, is a 500 without internals and one error in the log',
    async (_when, api) => {
      const { log, lines } = listeningLog();
      const { origin } = await start({ api, log });
      const answer = await request(origin).get('/api/hotels/rand4').expect(500);
      expect(answer.text).toBe(
        '{"type":"about:blank","title":"Internal Server Error","status":500,"detail":"The server failed."}',
      );
      await request(origin).get('/').expect(200);
      expect(lines).toEqual(['error: request failed']);
    },
  );

  test('after the answer has begun cuts it', async () => {
    const { origin } = await start({
      api: (_req, res) => {
        res.write('[');
        throw new Error('secret');
      },
    });
    await expect(request(origin).get('/api/hotels/rand4')).rejects.toThrow(/aborted|hang up/);
  });
});

test('the page alone may run scripts', async () => {
  const app = testApp(nowhere, { bundle: onePage });
  const page = await request(app).get('/');
  const data = await request(app).get('/api/users');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(data.headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
});
