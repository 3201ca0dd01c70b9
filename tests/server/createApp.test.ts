import request from 'supertest';
import { hotelPath, routes } from '#client/domain/paths.ts';
import { listeningLog, onePage, testApp } from './testApp.ts';

const app = testApp('http://127.0.0.1:9');
const addresses = [...Object.values(routes), hotelPath('a b/c'), '/hotel-listing?city=Karachi'];

describe('pages', () => {
  test.each(addresses)('%s is the page', async (path) => {
    const answer = await request(app).get(path).expect(200);
    expect(answer.text).toContain('the page');
  });

  test.each(['/forgot-password', '/hotel-detail', '/checkout/2', '/%2e%2e', '/wp-admin/'])(
    '%s is the page with 404',
    async (path) => {
      const answer = await request(app).get(path).set('Accept', 'text/html').expect(404);
      expect(answer.text).toContain('the page');
    },
  );

  test.each([
    ['a missing file', '/robots.txt', 'text/html'],
    ['a missing picture', '/media/x300/1.svg', 'text/html'],
    ['something else than a page', '/forgot-password', 'application/json'],
  ])('%s is a plain 404', async (_what, path, accept) => {
    const answer = await request(app).get(path).set('Accept', accept).expect(404);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.text).toBe('Not Found\n');
  });

  test('a page can only be read', async () => {
    await request(app).post('/').expect(404);
    await request(app).head('/checkout').expect(200);
  });

  test('an address that cannot be decoded is a plain 400', async () => {
    const answer = await request(app).get('/hotel-detail/%zz').expect(400);
    expect(answer.text).toBe('Bad Request\n');
  });
});

describe('health', () => {
  test('a process that lives and can serve says so, to be asked again each time', async () => {
    const alive = await request(app).get('/healthz').expect(200);
    const ready = await request(app).get('/readyz').expect(200);
    expect([alive.text, ready.text]).toEqual(['alive\n', 'ready\n']);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  test('a process that stops lives on, but is not ready, with the reason', async () => {
    const stopping = testApp('http://127.0.0.1:9', { unready: () => 'stopping' });
    await request(stopping).get('/healthz').expect(200);
    const answer = await request(stopping).get('/readyz').expect(503);
    expect(answer.text).toBe('stopping\n');
  });
});

describe('errors', () => {
  test('an exception becomes a 500 without internals and one log line', async () => {
    const { log, lines } = listeningLog();
    const broken = testApp('http://127.0.0.1:9', {
      log,
      bundle: {
        ...onePage,
        page: () => {
          throw new Error('secret path /srv/site');
        },
      },
    });
    const answer = await request(broken).get('/').expect(500);
    expect(JSON.parse(answer.text)).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'The server failed.',
    });
    expect(lines).toEqual(['error: request failed']);
  });

  test('an answer that fails after it has begun is cut', async () => {
    const halfway = testApp('http://127.0.0.1:9', {
      bundle: {
        ...onePage,
        page: (_req, res, next) => {
          res.write('<!doctype html>');
          next(new Error('disk gone'));
        },
      },
    });
    await expect(request(halfway).get('/')).rejects.toThrow(/aborted|hang up/);
  });

  test('nobody learns what the server is made of', async () => {
    const { headers } = await request(app).get('/');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});
