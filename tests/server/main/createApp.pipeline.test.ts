import request from 'supertest';
import { siteVersionHeader } from '#contracts/site/siteVersion.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { buildVersion } from '#server/observability/version.ts';
import { parseTrustProxy } from '#server/request/clientAddress.ts';
import { allowedHosts } from '#server/request/requestTarget.ts';
import { createRateLimit } from '#server/request/rateLimit.ts';
import { rawRequest } from '../rawRequest.ts';
import { startServer, type RunningServer } from '../scriptedServer.ts';
import { errorsIn } from '../site/heads/pageHead.ts';
import { listeningLog, onePage, testApp } from '../testApp.ts';

const nowhere = 'http://127.0.0.1:9';
const oneRequest = () => createRateLimit({ name: 'client', limit: 1, now: () => 0 });
const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});
async function start(options: Parameters<typeof testApp>[1]) {
  const server = await startServer(testApp(nowhere, options));
  running.push(server);
  return server;
}

describe('the response headers', () => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  };

  test.each([
    ['a page', '/', 200, 'self'],
    ['the page of an unknown address', '/nope', 404, 'self'],
    ['a missing file', '/assets/gone.js', 404, 'none'],
    ['a probe', '/readyz', 200, 'self'],
    ['an endpoint that fails', '/api/hotels/rand4', 502, 'none'],
    ['an unknown endpoint', '/api/users', 404, 'none'],
    ['an address that cannot be decoded', '/%zz', 400, 'self'],
  ])('include the security headers for %s', async (_what, path, status, source) => {
    const response = await request(testApp(nowhere)).get(path).set('Accept', 'text/html');
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject(everywhere);
    expect(response.headers['content-security-policy']).toMatch(`default-src '${source}'; `);
    expect(response.headers).not.toHaveProperty('strict-transport-security');
    expect(response.headers).not.toHaveProperty('x-powered-by');
  });

  test.each([
    ['an endpoint that fails', '/api/hotels/rand4'],
    ['an unknown endpoint', '/api/users'],
    ['the document of the contract', '/api/openapi.json'],
  ])('identify the site’s own server for %s', async (_what, path) => {
    const { headers } = await request(testApp(nowhere)).get(path);
    expect(headers[siteVersionHeader.toLowerCase()]).toBe(buildVersion);
  });

  test('contain no version for a page, because the page itself has it', async () => {
    const { headers } = await request(testApp(nowhere)).get('/');
    expect(headers).not.toHaveProperty(siteVersionHeader.toLowerCase());
  });

  test('include Strict-Transport-Security only if a trusted proxy says that the client used TLS', async () => {
    const get = (trust: string | undefined, proto: string) =>
      request(
        testApp(nowhere, { trustProxy: trust === undefined ? undefined : parseTrustProxy(trust) }),
      )
        .get('/')
        .set('X-Forwarded-Proto', proto);
    const overTls = await get('loopback', 'https');
    expect(overTls.headers['strict-transport-security']).toBe('max-age=63072000');
    for (const [trust, proto] of [
      ['loopback', 'http'],
      [undefined, 'https'],
      ['10.0.0.0/8', 'https'],
    ] as const) {
      const { headers } = await get(trust, proto);
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });
});

describe('the host check', () => {
  const hosts = allowedHosts({ allowedHosts: ['www.hotels.example', '[::1]'], host: '127.0.0.1' });

  test.each(['www.hotels.example', 'WWW.Hotels.Example:8443', '[::1]:3000', '[::1]'])(
    'accepts %s',
    async (host) => {
      await request(testApp(nowhere, { allowedHosts: hosts }))
        .get('/')
        .set('Host', host)
        .expect(200);
    },
  );

  test.each([
    'evil.example',
    'www.hotels.example.evil.example',
    'localhost',
    '[::2]:3000',
    '127.0.0.1',
  ])('rejects %s with 421', async (host) => {
    const response = await request(testApp(nowhere, { allowedHosts: hosts }))
      .get('/')
      .set('Host', host);
    expect(response.status).toBe(421);
    expect(response.headers['content-type']).toBe('application/problem+json');
  });

  test('does not apply to health probes', async () => {
    await request(testApp(nowhere, { allowedHosts: hosts }))
      .get('/readyz')
      .set('Host', '10.1.2.3:80')
      .expect(200);
  });

  test.each([
    ['127.0.0.1', ['localhost:3000', '127.0.0.1', '[::1]:80'], 'hotels.example'],
    ['hotels.example', ['hotels.example', 'localhost'], '192.0.2.1'],
  ])('with HOST %s and without ALLOWED_HOSTS allows only %j', async (host, allowed, rejected) => {
    const app = testApp(nowhere, { allowedHosts: allowedHosts({ allowedHosts: undefined, host }) });
    for (const name of allowed) await request(app).get('/').set('Host', name).expect(200);
    await request(app).get('/').set('Host', rejected).expect(421);
  });

  test.each([
    { allowedHosts: undefined, host: '0.0.0.0' },
    { allowedHosts: undefined, host: '::' },
    { allowedHosts: ['*'], host: '127.0.0.1' },
  ])('allows any host for %j', (config) => {
    expect(allowedHosts(config)).toBeUndefined();
  });

  const host = 'Host: www.hotels.example\r\n';
  test.each([
    ['an absolute URL', `GET http://www.hotels.example/ HTTP/1.1\r\n${host}`],
    ['one of the API', `GET http://evil.example/api/hotels/rand4 HTTP/1.1\r\n${host}`],
    ['the server itself', `OPTIONS * HTTP/1.1\r\n${host}`],
    ['two hosts', `GET / HTTP/1.1\r\n${host}host: evil.example\r\n`],
    ['one host twice, of a probe', `GET /readyz HTTP/1.1\r\n${host}${host}`],
  ])('a request for %s is a problem', async (_what, head) => {
    const { port } = await start({ allowedHosts: hosts });
    const response = await rawRequest(port, `${head}Connection: close\r\n\r\n`);
    expect(response.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
    expect(response).toContain('application/problem+json');
  });
});

describe('the rate limit', () => {
  test('sends the remaining requests with each API response, then a 429 with Retry-After', async () => {
    const app = testApp(nowhere, { clientLimit: oneRequest() });
    const first = await request(app).get('/api/users').expect(404);
    expect(first.headers['ratelimit']).toBe('"client";r=0;t=60');
    const second = await request(app).get('/api/users').expect(429);
    expect(second.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'ratelimit-policy': '"client";q=1;w=60',
      'retry-after': '60',
    });
    await request(app).get('/readyz').expect(200);
    await request(app).get('/assets/none.js').expect(404);
  });

  test.each([
    ['/', 'en', 'ltr'],
    ['/trips?zz=1', 'en', 'ltr'],
    ['/de/hotel-listing?city=Paris', 'de', 'ltr'],
    ['/fr', 'fr', 'ltr'],
    ['/ar/hotel-detail/7', 'ar', 'rtl'],
    ['/nowhere', 'en', 'ltr'],
    ['/sitemap.xml', 'en', 'ltr'],
  ] as const)(
    'counts pages too, and answers %s with an error page in %s',
    async (path, language, dir) => {
      const app = testApp(nowhere, { clientLimit: oneRequest() });
      const first = await request(app).get('/').expect(200);
      expect(first.headers['ratelimit']).toBe('"client";r=0;t=60');
      const { status, headers, text } = await request(app).get(path);
      expect(status).toBe(429);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '60',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      });
      expect(await errorsIn(text)).toEqual([]);
      const { t } = serverI18n(language);
      expect(text).toContain(`<html lang="${language}" dir="${dir}">`);
      expect(text).toContain(t('limited.title'));
      expect(text).toContain(t('limited.limited', { seconds: 60 }));
    },
  );

  test('counts pages within ten seconds separately from the API', async () => {
    const limits = {
      clientLimit: createRateLimit({ name: 'client', limit: 10, now: () => 0 }),
      pageLimit: createRateLimit({ name: 'pages', limit: 1, windowSeconds: 10, now: () => 0 }),
    };
    const app = testApp(nowhere, limits);
    await request(app).get('/api/users').expect(404);
    await request(app).get('/').expect(200);
    const refused = await request(app).get('/de').expect(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '10', ratelimit: '"client";r=7;t=60' });
    expect(refused.text).toContain(serverI18n('de').t('limited.limited', { seconds: 10 }));
    await request(app).get('/api/users').expect(404);
  });

  test('of a full process refuses pages that anybody may open, in the language of the page', async () => {
    const app = testApp(nowhere, { mayServePage: () => false });
    for (const path of [
      '/',
      '/hotel-listing?city=Paris',
      '/hotel-detail/a',
      '/info/terms',
      '/de',
    ]) {
      const refused = await request(app).get(path).expect(503);
      expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      const { t } = serverI18n(path === '/de' ? 'de' : 'en');
      expect(refused.text).toContain(t('limited.busy', { seconds: 5 }));
    }
    expect((await request(app).head('/').expect(503)).text).toBeUndefined();
  });

  test('of one client does not use up the pages of a full process for others', async () => {
    let asked = 0;
    const mayServePage = () => (asked += 1) <= 1;
    const app = testApp(nowhere, { clientLimit: oneRequest(), mayServePage });
    await request(app).get('/').expect(200);
    for (let times = 0; times < 3; times += 1) await request(app).get('/').expect(429);
    expect(asked).toBe(1);
  });

  test('of a full process still allows pages of bookings, the API and the probes', async () => {
    const app = testApp(nowhere, { mayServePage: () => false });
    for (const path of ['/booking/a?key=b', '/checkout', '/de/trips', '/sign-in', '/readyz']) {
      await request(app).get(path).expect(200);
    }
    await request(app).get('/api/users').expect(404);
    await request(app).get('/api/hotels/rand4').expect(502);
  });

  test('counts a page for each kind of request', async () => {
    const clientLimit = createRateLimit({ name: 'client', limit: 4, now: () => 0 });
    const app = testApp(nowhere, { clientLimit });
    await request(app).head('/').expect(200);
    await request(app).get('/de').set('If-None-Match', '*');
    await request(app).get('/fr').set('Accept-Encoding', 'gzip').expect(200);
    await request(app).post('/').expect(404);
    const head = await request(app).head('/').expect(429);
    expect(head.headers['retry-after']).toBe('60');
    expect(head.text).toBeUndefined();
    const conditional = await request(app).get('/').set('If-None-Match', '*').expect(429);
    expect(conditional.headers['etag']).toBeUndefined();
    await request(app).get('/api/users').expect(429);
  });

  test.each(['/', '/api/users'])(
    'delays the refusal of %s while other clients are answered',
    async (path) => {
      const trustProxy = parseTrustProxy('loopback');
      const day = 86_400_000;
      const { origin } = await start({ clientLimit: oneRequest(), refusalMs: day, trustProxy });
      const get = (client: string) => request(origin).get(path).set('X-Forwarded-For', client);
      await get('203.0.113.1');
      const refused = get('203.0.113.1').then(
        () => 'refused',
        () => 'cut off',
      );
      const other = get('203.0.113.2').then(({ status }) => status);
      expect(await Promise.race([refused, other])).toBe(path === '/' ? 200 : 404);
      await running.pop()?.close();
      expect(await refused).toBe('cut off');
    },
  );

  test('counts clients behind a trusted proxy separately, and otherwise ignores X-Forwarded-For', async () => {
    const statusFor = async (app: ReturnType<typeof testApp>, address: string) => {
      const response = await request(app).get('/api/users').set('X-Forwarded-For', address);
      return response.status;
    };
    const trusting = testApp(nowhere, {
      clientLimit: oneRequest(),
      trustProxy: parseTrustProxy('loopback'),
    });
    expect([
      await statusFor(trusting, '203.0.113.1'),
      await statusFor(trusting, '203.0.113.2'),
    ]).toEqual([404, 404]);
    const open = testApp(nowhere, { clientLimit: oneRequest() });
    expect([await statusFor(open, '203.0.113.1'), await statusFor(open, '203.0.113.2')]).toEqual([
      404, 429,
    ]);
  });
});

describe('the request id', () => {
  test.each([
    ['req-1.A_2', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['two words', false],
    ['{"a":1}', false],
  ])('%j is accepted: %s', async (given, accepted) => {
    const response = await request(testApp(nowhere)).get('/').set('X-Request-Id', given);
    const id: unknown = response.headers['x-request-id'];
    if (accepted) expect(id).toBe(given);
    else expect(id).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('a server that is shutting down', () => {
  test('still responds and closes each connection after the response', async () => {
    const response = await request(testApp(nowhere, { stopping: () => true }))
      .get('/')
      .expect(200);
    expect(response.headers['connection']).toBe('close');
  });
});

describe('an error', () => {
  test.each([
    [
      'at once',
      () => {
        throw new Error('secret');
      },
    ],
    ['later', () => Promise.reject(new Error('secret'))],
  ])(
    'that the hotels handler throws %s is a 500 without internals and one logged error',
    async (_when, hotels) => {
      const { log, lines } = listeningLog();
      const { origin } = await start({ hotels, log });
      const response = await request(origin).get('/api/hotels/rand4').expect(500);
      expect(response.text).toBe(
        '{"code":"server-error","type":"about:blank","title":"Internal Server Error","status":500,"detail":"The server failed."}',
      );
      await request(origin).get('/').expect(200);
      expect(lines).toEqual(['error: request failed']);
    },
  );

  test('after the response has begun cuts the response off', async () => {
    const { origin } = await start({
      hotels: (_req, res) => {
        res.write('[');
        throw new Error('secret');
      },
    });
    await expect(request(origin).get('/api/hotels/rand4')).rejects.toThrow(/aborted|hang up/);
  });
});

test('only pages may run scripts', async () => {
  const app = testApp(nowhere, { bundle: onePage });
  const page = await request(app).get('/');
  const data = await request(app).get('/api/users');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(data.headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
});
