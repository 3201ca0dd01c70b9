import request from 'supertest';
import { contentAddress, hotelPath, routes } from '#client/domain/paths.ts';
import { listeningLog, onePage, testApp } from '../testApp.ts';

const app = testApp('http://127.0.0.1:9');
const { content, ...others } = routes;
const addresses = [
  ...Object.values(others),
  contentAddress('imprint'),
  hotelPath('a b/c'),
  '/hotel-listing?city=Karachi',
];

describe('pages', () => {
  test.each(addresses)('%s is an HTML page', async (path) => {
    const response = await request(app).get(path).expect(200);
    expect(response.text).toContain('the page');
  });

  test('the address of a booking page is never sent as a referrer, because it holds the key', async () => {
    const booking = await request(app).get('/booking/1?key=secret').expect(200);
    expect(booking.headers['referrer-policy']).toBe('no-referrer');
    const checkout = await request(app).get('/checkout').expect(200);
    expect(checkout.headers['referrer-policy']).not.toBe('no-referrer');
  });

  test('no page behind the gate is indexed by search engines', async () => {
    const robots = async (path: string) => (await request(app).get(path)).headers['x-robots-tag'];
    expect(await robots(routes.newsletterConfirm)).toBe('noindex');
    expect(await robots(routes.resetPassword)).toBe('noindex');
    expect(await robots(routes.home)).toBe('noindex');
  });

  test.each([content, '/no-such-page', '/hotel-detail', '/checkout/2', '/%2e%2e', '/wp-admin/'])(
    '%s is the page with a 404',
    async (path) => {
      const response = await request(app).get(path).set('Accept', 'text/html').expect(404);
      expect(response.text).toContain('the page');
    },
  );

  test.each([
    ['a missing file', '/robots.txt', 'text/html'],
    ['a missing picture', '/media/x300/1.svg', 'text/html'],
    ['a request that does not accept HTML', '/no-such-page', 'application/json'],
  ])('%s is a plain 404', async (_what, path, accept) => {
    const response = await request(app).get(path).set('Accept', accept).expect(404);
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
    expect(response.text).toBe('Not Found\n');
  });

  test('a page accepts GET and HEAD only', async () => {
    await request(app).post('/').expect(404);
    await request(app).head('/checkout').expect(200);
  });

  test('an address that cannot be decoded is a plain 400', async () => {
    const response = await request(app).get('/hotel-detail/%zz').expect(400);
    expect(response.text).toBe('Bad Request\n');
  });
});

test.each(['/api', '/API/hotels/rand4', '/api/users', '/api/hotels/a%2Fb'])(
  '%s is a problem document, even for a browser',
  async (path) => {
    const { status, type } = await request(app).get(path).set('Accept', 'text/html');
    expect([status, type]).toEqual([404, 'application/problem+json']);
  },
);

describe('health', () => {
  test('a process that is alive and ready says so, uncached', async () => {
    const alive = await request(app).get('/healthz').expect(200);
    const ready = await request(app).get('/readyz').expect(200);
    expect([alive.text, ready.text]).toEqual(['alive\nversion 1.2.3\n', 'ready\n']);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  test('a process that is shutting down is alive but not ready, and gives the reason', async () => {
    const stopping = testApp('http://127.0.0.1:9', { unready: () => 'stopping' });
    await request(stopping).get('/healthz').expect(200);
    const response = await request(stopping).get('/readyz').expect(503);
    expect(response.text).toBe('stopping\n');
  });

  test('warnings are listed and leave the process ready', async () => {
    const warned = testApp('http://127.0.0.1:9', { warnings: () => ['provider breaker: open'] });
    const response = await request(warned).get('/readyz').expect(200);
    expect(response.text).toBe('ready\nprovider breaker: open\n');
  });
});

describe('errors', () => {
  test('an exception is a 500 without internals, and one log line', async () => {
    const { log, lines } = listeningLog();
    const broken = testApp('http://127.0.0.1:9', {
      log,
      bundle: {
        ...onePage,
        page: () => () => {
          throw new Error('secret path /srv/site');
        },
      },
    });
    const response = await request(broken).get('/').expect(500);
    expect(JSON.parse(response.text)).toEqual({
      code: 'server-error',
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'The server failed.',
    });
    expect(lines).toEqual(['error: request failed']);
  });

  test('a response that fails after it has begun is cut off', async () => {
    const halfway = testApp('http://127.0.0.1:9', {
      bundle: {
        ...onePage,
        page: () => (_req, res, next) => {
          res.write('<!doctype html>');
          next(new Error('disk gone'));
        },
      },
    });
    await expect(request(halfway).get('/')).rejects.toThrow(/aborted|hang up/);
  });
});
