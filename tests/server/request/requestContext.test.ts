import { once } from 'node:events';
import { get, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { RequestContext, requestLanguage } from '#server/request/requestContext.ts';
import { startServer } from '../scriptedServer.ts';
import { testApp } from '../testApp.ts';

/** Returns the log line of a request for this path. */
async function lineOf(path: string, level = 'info'): Promise<unknown> {
  const out = new PassThrough();
  const server = await startServer(
    testApp('http://127.0.0.1:9', {
      log: pino({ level, base: null }, out),
      hotels: (_req, res, context) => {
        context.cache = 'hit';
        context.upstreamMs = 12.345;
        res.end('[]');
      },
    }),
  );
  const logged = once(out, 'data');
  await request(server.origin).get(path).set('X-Request-Id', 'req-1');
  const [line] = await logged;
  await server.close();
  return JSON.parse(String(line));
}

test('a request has one log line, which keeps only the city of the query', async () => {
  const query = '?name=Ada&city=S%C3%A3o+Paulo&check_in=2027-03-08';
  expect(await lineOf(`/api/hotels/search${query}`)).toEqual({
    level: 30,
    time: expect.any(Number),
    id: 'req-1',
    method: 'GET',
    route: '/api/hotels/search',
    city: 'São Paulo',
    status: 200,
    ms: expect.any(Number),
    upstreamMs: 12.35,
    cache: 'hit',
    msg: 'request',
  });
});

test.each(['/hotel-detail/ada_inn?guest=Ada', '/no/such/page-of-ada'])(
  '%s is logged as a route pattern without the name in the path',
  async (path) => {
    expect(JSON.stringify(await lineOf(path))).not.toMatch(/ada/i);
  },
);

test('a city that cannot be decoded is not logged', async () => {
  expect(await lineOf('/api/hotels/search?city=%zz')).not.toHaveProperty('city');
});

describe('the signal', () => {
  test('aborts when the client disconnects before the response was sent', async () => {
    let begin: (context: RequestContext) => void = () => undefined;
    const begun = new Promise<RequestContext>((resolve) => (begin = resolve));
    const server = await startServer(
      testApp('http://127.0.0.1:9', { hotels: (_req, _res, context) => begin(context) }),
    );
    const call = get(`${server.origin}/api/hotels/rand4`).on('error', () => undefined);
    const { signal } = await begun;
    call.destroy();
    await once(signal, 'abort');
    expect(signal.reason).toMatchObject({ name: 'AbortError' });
    await server.close();
  });

  test('is already aborted when it is first read after the client disconnected', () => {
    const context = new RequestContext(new IncomingMessage(new Socket()));
    context.abort(new Error('gone'));
    expect(context.signal.reason).toEqual(new Error('gone'));
  });

  test('does not abort after the whole response was sent', async () => {
    let context: RequestContext | undefined;
    const server = await startServer(
      testApp('http://127.0.0.1:9', {
        hotels: (_req, res, given) => {
          context = given;
          res.end('[]');
        },
      }),
    );
    await request(server.origin).get('/api/hotels/rand4');
    await server.close();
    expect(context?.signal.aborted).toBe(false);
  });
});

test('a health probe is logged at level debug', async () => {
  expect(await lineOf('/readyz', 'debug')).toMatchObject({ level: 20, route: '/readyz' });
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['DE-ch', 'de'],
  ['de-CH, de;q=0.9, en;q=0.8', 'de'],
  ['en;q=0.5, fr;q=0.8', 'fr'],
  ['fr;q=0.1, *', 'en'],
  ['ja, ar;q=0.2', 'ar'],
  ['ar;q=0', 'en'],
  ['de;q=2, fr;q=x, ;;,=', 'en'],
  [`${'x,'.repeat(8_000)}de`, 'en'],
])('Accept-Language %s is answered in %s', (accepted, language) => {
  expect(requestLanguage({ headers: { 'accept-language': accepted } })).toBe(language);
});
