import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { clientOf, closeClients, ending } from './providerClient.ts';
import { httpAnswer } from './rawProvider.ts';

afterEach(closeClients);

const hotels = JSON.stringify([{ id: '1', name: 'Île de la Mer' }]);

describe('a question', () => {
  test('goes out with headers of the site’s own choice and the operator’s', async () => {
    const { ask, provider } = await clientOf((socket) => socket.write(httpAnswer(200, hotels)), {
      providerHeaders: { authorization: 'Bearer secret' },
    });
    await ask('/api/hotels/search?city=S%C3%A3o+Paulo&debug=1', {
      acceptLanguage: 'pt-BR,pt;q=0.9',
    });
    const [line, ...headers] = provider.heads[0]?.split('\r\n') ?? [];
    expect(line).toBe('GET /api/hotels/search?city=S%C3%A3o%20Paulo HTTP/1.1');
    expect(headers.sort()).toEqual(
      [
        `Host: 127.0.0.1:${provider.port}`,
        'Connection: keep-alive',
        'accept-encoding: gzip, br',
        'accept-language: pt-BR,pt;q=0.9',
        'accept: application/json, application/problem+json',
        'authorization: Bearer secret',
        'user-agent: hotel-booking-website',
        'x-request-id: r1',
      ].sort(),
    );
  });

  test.each(['é', 'en\tde', 'x'.repeat(201), 'en"<script>'])(
    'does not pass on languages that read like none: %j',
    async (acceptLanguage) => {
      const { ask, provider } = await clientOf((socket) => socket.write(httpAnswer(200, hotels)));
      await ask(undefined, { acceptLanguage });
      expect(provider.heads[0]).not.toMatch(/accept-language/i);
    },
  );

  test('with what is known already may be answered 304', async () => {
    const { ask, provider } = await clientOf((socket) =>
      socket.write(httpAnswer(304, '', { ETag: '"1"', 'Content-Length': undefined })),
    );
    const lastModified = 'Sat, 01 Jan 2028 00:00:00 GMT';
    const answer = await ask(undefined, { conditional: { etag: '"1"', lastModified } });
    expect(provider.heads[0]).toMatch(/\r\nif-none-match: "1"\r\nif-modified-since: Sat, 01 Jan/);
    expect(answer).toMatchObject({ status: 304, headers: { etag: '"1"' } });
    expect(answer.body).toHaveLength(0);
    expect(await ending(ask(undefined, { conditional: {} }))).toBe('502 bad_status');
  });

  test('shares a kept connection with the one before it', async () => {
    const { ask, provider } = await clientOf((socket) => socket.write(httpAnswer(200, hotels)));
    for (let call = 0; call < 5; call += 1) await ask();
    expect([provider.sockets.length, provider.heads.length]).toEqual([1, 5]);
  });
});

describe('an answer', () => {
  test('comes back with the allowed headers alone', async () => {
    const { ask } = await clientOf((socket) =>
      socket.write(
        httpAnswer(200, hotels, {
          'Cache-Control': 'max-age=60',
          ETag: '"1"',
          Vary: 'Accept-Language',
          'Set-Cookie': 'session=1',
          Server: 'nginx/1.2',
          'X-Powered-By': 'PHP',
          'Access-Control-Allow-Origin': '*',
        }),
      ),
    );
    const answer = await ask();
    expect(answer.headers).toEqual({
      'cache-control': 'max-age=60',
      'content-type': 'application/json',
      etag: '"1"',
      vary: 'Accept-Language',
    });
    expect(answer.body.toString()).toBe(hotels);
  });

  test.each([
    ['gzip', gzipSync(hotels)],
    ['x-gzip', gzipSync(hotels)],
    ['br', brotliCompressSync(hotels)],
    ['deflate', deflateSync(hotels)],
    ['identity', Buffer.from(hotels)],
  ])('packed as %s is unpacked', async (encoding, body) => {
    const { ask } = await clientOf((socket) =>
      socket.write(httpAnswer(200, body, { 'Content-Encoding': encoding, ETag: '"1"' })),
    );
    const answer = await ask();
    expect(answer.body.toString()).toBe(hotels);
    expect(Object.keys(answer.headers)).toEqual(['content-type', 'etag']);
  });

  test('may come in chunks, or end with the connection', async () => {
    const { ask } = await clientOf((socket, _head, asked) => {
      if (asked === 1) {
        const chunked = { 'Transfer-Encoding': 'chunked', 'Content-Length': undefined };
        socket.write(httpAnswer(200, `1\r\n[\r\n1\r\n]\r\n0\r\n\r\n`, chunked));
      } else socket.end(httpAnswer(200, '[]', { 'Content-Length': undefined }));
    });
    expect((await ask()).body.toString()).toBe('[]');
    expect((await ask()).body.toString()).toBe('[]');
  });

  test.each([400, 403, 404, 410, 422, 429, 500, 502, 503, 504])(
    'of status %i keeps it and its JSON',
    async (status) => {
      const body = JSON.stringify({ title: 'as the provider says', status });
      const { ask } = await clientOf((socket) =>
        socket.write(httpAnswer(status, body, { 'Content-Type': 'application/problem+json' })),
      );
      const answer = await ask();
      expect([answer.status, answer.body.toString()]).toEqual([status, body]);
    },
  );

  test.each([
    ['text/html', '<h1>secret stack</h1>'],
    ['application/json', '{"cut":'],
  ])('of an error that is no JSON (%s) gets a problem body', async (type, body) => {
    const { ask } = await clientOf((socket) =>
      socket.write(httpAnswer(503, body, { 'Content-Type': type, 'Retry-After': '7' })),
    );
    const answer = await ask();
    expect(answer.status).toBe(503);
    expect(answer.headers).toEqual({
      'content-type': 'application/problem+json',
      'retry-after': '7',
    });
    expect(JSON.parse(answer.body.toString())).toEqual({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
    });
  });

  test('left over on a kept connection is never taken for the next one', async () => {
    const { ask } = await clientOf((socket, _head, asked) => {
      const own = httpAnswer(200, JSON.stringify([`answer ${asked}`]));
      const poison = httpAnswer(200, '["poison"]');
      socket.write(asked === 1 ? Buffer.concat([own, poison]) : own);
    });
    await ending(ask());
    for (let call = 0; call < 3; call += 1) {
      expect((await ask()).body.toString()).toMatch(/^\["answer \d"\]$/);
    }
  });
});
