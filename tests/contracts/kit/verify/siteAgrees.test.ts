import { once } from 'node:events';
import { connect, createServer, type LookupFunction, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { type Hotel, hotelSchema } from '#contracts/provider/hotels.ts';
import { readExchange } from '#contracts/kit/verify/exchange.ts';
import { createProviderClient as createKitClient } from '#contracts/kit/http/createProviderClient.ts';
import { allRules, rulesByGroup } from '#contracts/kit/rules/allRules.ts';
import { isCountryCode } from '#contracts/kit/rules/placeRules.ts';
import { imageUrls } from '#client/domain/hotels/hotel.ts';
import { mapAddress } from '#client/domain/map/mapAddress.ts';
import { createProviderClient as createSiteClient } from '#server/provider/createProviderClient.ts';
import { ProviderError } from '#server/provider/providerError.ts';
import { isRejected, parseHotelsRequest } from '#server/hotels/parseHotelsRequest.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { startListeners } from '../../../support/startListeners.ts';

const maxBytes = 100_000;
const budgets = { connectMs: 200, firstByteMs: 1_000, wholeMs: 2_000, bodyBytes: maxBytes };
const path = '/api/hotels/rand4';
const { start, closed } = startListeners();

/**
 * Returns the status that the kit and the site receive from an origin, or the reason for no
 * response.
 */
function bothAt(origin: string, lookup?: LookupFunction) {
  const kit = createKitClient(origin, {}, budgets, lookup);
  const log = { info: () => {}, warn: () => {} };
  const site = createSiteClient({ origin, log, budgets, lookup });
  closed({
    close: () => {
      kit.close();
      site.close();
      return Promise.resolve();
    },
  });
  return {
    kit: () => kit.get(path),
    site: () =>
      site.fetch({ endpoint: 'rand4', path }, { requestId: '1', acceptLanguage: 'en' }).then(
        ({ status }) => status,
        (error: unknown) => (error instanceof ProviderError ? error.reason : error),
      ),
  };
}

/** Counts the occurrences of a rule in the response for one hotel. */
function occurrences(rule: string, change: Partial<Hotel>): number {
  const found = allRules.find(({ id }) => id === rule);
  if (!found) throw new Error(`there is no rule ${rule}`);
  const body = Buffer.from(JSON.stringify({ ...fullHotel, ...change }));
  const response = {
    status: 200,
    headers: {},
    body,
    transferredBytes: 0,
    wholeMs: 0,
  };
  const request = { endpoint: 'hotel', purpose: 'site', path: '/api/hotels/x' } as const;
  return found.check([readExchange(request, response)]).occurrences.length;
}

describe('the check and the site agree', () => {
  it.each([
    'https://p.example/{size}/1',
    'HTTP://p.example/1',
    'javascript:alert(1)',
    'data:,x',
    '',
  ])('on whether the picture %j is shown', (url) => {
    const shown = imageUrls({ images: [{ url }] }, 'x300').length === 1;
    expect(occurrences('picture-address', { images: [{ url }] })).toBe(shown ? 0 : 1);
  });

  it.each([
    [0, 0],
    [0, 12],
    [90, -180],
    [90.1, 0],
    [12, 181],
  ])('on whether %d, %d is a place on the map', (latitude, longitude) => {
    const shown = mapAddress('{lat},{lng}', latitude, longitude) !== undefined;
    expect(occurrences('coordinates-on-earth', { latitude, longitude })).toBe(shown ? 0 : 1);
  });

  it.each([
    'a',
    'a/b',
    'a b',
    '..',
    '.',
    'ünder',
    '🏨',
    'A-1_b.c~d',
    'x'.repeat(128),
    'x'.repeat(129),
  ])('on whether the id %j opens a page', (id) => {
    const request = parseHotelsRequest('GET', `/api/hotels/${encodeURIComponent(id)}`);
    const found = v.is(hotelSchema, { id, name: 'A' }) ? occurrences('id-opens', { id }) : 1;
    expect(found).toBe(isRejected(request) ? 1 : 0);
  });

  const json = 'application/json';
  const padding = ' '.repeat(300_000);
  const nested = (depth: number) => `[{"x":${'['.repeat(depth)}${']'.repeat(depth)}}]`;
  it.each<[status: number, type: string | undefined, body: string | Buffer, encoding?: string]>([
    [200, json, '[]'],
    [200, 'Application/JSON;charset=utf-8', ' []\n'],
    [200, 'application/hal+json ; v=1', '[]'],
    [200, 'application/vnd.hotels.v1+json', '[]'],
    [200, undefined, '[]'],
    [200, 'text/html', '[]'],
    [200, 'text/json', '[]'],
    [200, 'application/jsonp', '[]'],
    [200, json, '[] []'],
    [200, json, '[1,]'],
    [200, json, '[NaN]'],
    [200, json, '["\u0001"]'],
    [200, json, '["\\ud800"]'],
    [200, json, '[1e999]'],
    [200, json, ''],
    [200, json, '\ufeff[]'],
    [200, json, Buffer.from('["é"]', 'latin1')],
    [200, json, Buffer.from('[]', 'utf16le')],
    [200, json, nested(200)],
    [200, json, nested(20_000)],
    [200, json, nested(99) + padding],
    [200, json, nested(101) + padding],
    [200, json, `[${'1,'.repeat(999_999)}1]`],
    [200, json, `[${'1,'.repeat(1_000_001)}1]`],
    [200, json, `["${'[,'.repeat(600_000)}"]`],
    [200, json, gzipSync('[]'), 'gzip'],
    [200, json, gzipSync('[]'), ' GZIP '],
    [200, json, gzipSync('[]'), 'x-gzip'],
    [200, json, gzipSync('[]')],
    [200, json, gzipSync('[]').subarray(0, 12), 'gzip'],
    [200, json, brotliCompressSync('[]'), 'br'],
    [200, json, deflateSync('[]'), 'deflate'],
    [200, json, '[]', 'identity'],
    [200, json, '[]', ''],
    [200, json, '[]', 'zstd'],
    [200, json, '[]', 'gzip, br'],
    [200, json, gzipSync(`[${' '.repeat(maxBytes)}]`), 'gzip'],
    [201, json, '[]'],
    [204, json, ''],
    [206, json, '[]'],
    [302, json, '[]'],
    [304, json, ''],
    [401, json, '[]'],
    [503, json, '[]'],
  ])(
    'on whether response %# with %d and %j is accepted',
    async (status, type, content, ...[encoding]) => {
      const headers = { 'content-type': type, 'content-encoding': encoding };
      const { kit, site } = bothAt(
        await start((_, response) => {
          for (const [name, value] of Object.entries(headers))
            if (value !== undefined) response.setHeader(name, value);
          response.writeHead(status).end(content);
        }),
      );
      const [response, accepted] = [await kit(), (await site()) === 200];
      const request = { endpoint: 'rand4', purpose: 'site', path: '/api/hotels/rand4' } as const;
      const exchange = readExchange(request, response);
      const broken = rulesByGroup.Response.filter(({ rank }) => rank === 'broken').some(
        ({ check }) => check([exchange]).occurrences.length > 0,
      );
      expect(broken).toBe(!accepted);
    },
  );
});

describe('the check and the site agree on a connection', () => {
  /** Answers each connection by its number, starting at 1. */
  async function connections(answer: (socket: Socket, count: number) => void) {
    let count = 0;
    const server = createServer((socket) => {
      const number = (count += 1);
      socket.on('error', () => {}).once('data', () => answer(socket, number));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closed({ close: () => Promise.resolve(void server.close()) });
    const address = server.address();
    return `http://127.0.0.1:${Object(address).port}`;
  }
  const json = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n';
  const good = `${json}Connection: close\r\n\r\n[]`;
  const incomplete = 'the connection was closed before the response was complete';

  it.each<[string, (socket: Socket, count: number) => void, site: unknown, kit: object]>([
    [
      'that switches its protocol with a 101',
      (socket) => socket.write('HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
      'bad_http',
      { error: 'it switches to another protocol (status 101) (UPGRADE)' },
    ],
    [
      'that is reset once before a response',
      (socket, count) => (count === 1 ? socket.resetAndDestroy() : socket.end(good)),
      200,
      { status: 200 },
    ],
    [
      'that is always reset before a response',
      (socket) => socket.resetAndDestroy(),
      'reset',
      { error: incomplete },
    ],
    [
      'that is reset within a response',
      (socket) => socket.write(json, () => socket.resetAndDestroy()),
      'reset',
      { error: incomplete },
    ],
    ['that speaks another protocol', (socket) => socket.write('SSH-2.0\r\n'), 'bad_http', {}],
  ])('%s', async (_, answer, ofSite, ofKit) => {
    expect(await bothAt(await connections(answer)).site()).toBe(ofSite);
    expect(await bothAt(await connections(answer)).kit()).toMatchObject(ofKit);
  });

  it('to a host whose IPv6 address does not respond', async () => {
    const dead = await listenWithoutAccepting();
    const server = createServer((socket) => void socket.end(good));
    server.listen(dead.port, '127.0.0.1');
    await once(server, 'listening');
    const lookup: LookupFunction = (_name, _options, found) =>
      found(null, [
        { address: '::1', family: 6 },
        { address: '127.0.0.1', family: 4 },
      ]);
    const { kit, site } = bothAt(`http://provider.example:${dead.port}`, lookup);
    expect([await site(), await kit()]).toMatchObject([200, { status: 200 }]);
    server.close();
    await dead.close();
  });
});

/**
 * Returns a port of ::1 that neither accepts nor refuses connections, because its queue is full.
 */
async function listenWithoutAccepting() {
  const worker = new Worker(
    `const { workerData: lock, parentPort } = require('node:worker_threads');
    const server = require('node:net').createServer();
    server.listen({ host: '::1', port: 0, backlog: 1 }, () => {
      parentPort.postMessage(server.address().port);
      Atomics.wait(lock, 0, 0);
      process.exit();
    });`,
    { eval: true, workerData: new Int32Array(new SharedArrayBuffer(4)) },
  );
  const [port]: unknown[] = await once(worker, 'message');
  if (typeof port !== 'number') throw new Error('no port');
  const queue = Array.from({ length: 4 }, () => connect(port, '::1').on('error', () => {}));
  await Promise.all(queue.slice(0, 2).map((socket) => once(socket, 'connect')));
  return {
    port,
    close: async () => {
      queue.forEach((socket) => socket.destroy());
      await worker.terminate();
    },
  };
}

it('accepts the 249 country codes of ISO 3166-1', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter(isCountryCode)).toHaveLength(249);
  expect(['PK', 'GB', 'PS', 'SX', 'BQ'].every(isCountryCode)).toBe(true);
  expect(['UK', 'EU', 'UN', 'ZZ', 'XK', 'AN', 'pk', 'PAK', ''].some(isCountryCode)).toBe(false);
});
