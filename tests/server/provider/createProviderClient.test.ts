import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { startClient, closeClients, outcomeOf } from './startClient.ts';
import { httpResponse } from './rawProvider.ts';

afterEach(closeClients);

const hotels = JSON.stringify([{ id: '1', name: 'Île de la Mer' }]);

describe('a request', () => {
  test('has only the headers of the site and of the operator', async () => {
    const { fetch, provider } = await startClient(
      (socket) => socket.write(httpResponse(200, hotels)),
      {
        providerHeaders: { authorization: 'Bearer secret' },
      },
    );
    await fetch('/api/hotels/search?city=S%C3%A3o+Paulo&debug=1', {
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
    'does not pass on an invalid Accept-Language: %j',
    async (acceptLanguage) => {
      const { fetch, provider } = await startClient((socket) =>
        socket.write(httpResponse(200, hotels)),
      );
      await fetch(undefined, { acceptLanguage });
      expect(provider.heads[0]).not.toMatch(/accept-language/i);
    },
  );

  test('with validators may return a 304', async () => {
    const { fetch, provider } = await startClient((socket) =>
      socket.write(httpResponse(304, '', { ETag: '"1"', 'Content-Length': undefined })),
    );
    const lastModified = 'Sat, 01 Jan 2028 00:00:00 GMT';
    const response = await fetch(undefined, { conditional: { etag: '"1"', lastModified } });
    expect(provider.heads[0]).toMatch(/\r\nif-none-match: "1"\r\nif-modified-since: Sat, 01 Jan/);
    expect(response).toMatchObject({ status: 304, headers: { etag: '"1"' } });
    expect(response.body).toHaveLength(0);
    expect(await outcomeOf(fetch(undefined, { conditional: {} }))).toBe('502 bad_status');
  });

  test('reuses the connection of the previous request', async () => {
    const { fetch, provider } = await startClient((socket) =>
      socket.write(httpResponse(200, hotels)),
    );
    for (let call = 0; call < 5; call += 1) await fetch();
    expect([provider.sockets.length, provider.heads.length]).toEqual([1, 5]);
  });
});

describe('a response', () => {
  test('has only the allowed headers', async () => {
    const { fetch } = await startClient((socket) =>
      socket.write(
        httpResponse(200, hotels, {
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
    const response = await fetch();
    expect(response.headers).toEqual({
      'cache-control': 'max-age=60',
      'content-type': 'application/json',
      etag: '"1"',
      vary: 'Accept-Language',
    });
    expect(response.body.toString()).toBe(hotels);
  });

  test.each([
    ['gzip', gzipSync(hotels)],
    ['x-gzip', gzipSync(hotels)],
    ['br', brotliCompressSync(hotels)],
    ['deflate', deflateSync(hotels)],
    ['identity', Buffer.from(hotels)],
  ])('with the encoding %s is decompressed', async (encoding, body) => {
    const { fetch } = await startClient((socket) =>
      socket.write(httpResponse(200, body, { 'Content-Encoding': encoding, ETag: '"1"' })),
    );
    const response = await fetch();
    expect(response.body.toString()).toBe(hotels);
    expect(Object.keys(response.headers)).toEqual(['content-type', 'etag']);
  });

  test('may be chunked or end with the connection', async () => {
    const { fetch } = await startClient((socket, _head, count) => {
      if (count === 1) {
        const chunked = { 'Transfer-Encoding': 'chunked', 'Content-Length': undefined };
        socket.write(httpResponse(200, `1\r\n[\r\n1\r\n]\r\n0\r\n\r\n`, chunked));
      } else socket.end(httpResponse(200, '[]', { 'Content-Length': undefined }));
    });
    expect((await fetch()).body.toString()).toBe('[]');
    expect((await fetch()).body.toString()).toBe('[]');
  });

  test.each([400, 403, 404, 410, 422, 429, 500, 502, 503, 504])(
    'with status %i keeps its status and JSON',
    async (status) => {
      const body = JSON.stringify({ title: 'as the provider says', status });
      const { fetch } = await startClient((socket) =>
        socket.write(httpResponse(status, body, { 'Content-Type': 'application/problem+json' })),
      );
      const response = await fetch();
      expect([response.status, response.body.toString()]).toEqual([status, body]);
    },
  );

  test.each([
    ['text/html', '<h1>secret stack</h1>'],
    ['application/json', '{"cut":'],
  ])(
    'with an error that is not JSON (%s) gets a problem document as its body',
    async (type, body) => {
      const { fetch } = await startClient((socket) =>
        socket.write(httpResponse(503, body, { 'Content-Type': type, 'Retry-After': '7' })),
      );
      const response = await fetch();
      expect(response.status).toBe(503);
      expect(response.headers).toEqual({
        'content-type': 'application/problem+json',
        'retry-after': '7',
      });
      expect(JSON.parse(response.body.toString())).toEqual({
        type: 'urn:problem:not-json',
        title: 'Service Unavailable',
        status: 503,
      });
    },
  );

  test('that was left unread on a connection is never taken for the next response', async () => {
    const { fetch } = await startClient((socket, _head, count) => {
      const own = httpResponse(200, JSON.stringify([`response ${count}`]));
      const poison = httpResponse(200, '["poison"]');
      socket.write(count === 1 ? Buffer.concat([own, poison]) : own);
    });
    await outcomeOf(fetch());
    for (let call = 0; call < 3; call += 1) {
      expect((await fetch()).body.toString()).toMatch(/^\["response \d"\]$/);
    }
  });
});
