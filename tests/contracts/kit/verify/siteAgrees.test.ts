import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { type Hotel, hotelSchema } from '#contracts/provider/hotels.ts';
import { readExchange } from '#contracts/kit/verify/exchange.ts';
import { decodeBody } from '#contracts/kit/http/providerResult.ts';
import { allRules, rulesByGroup } from '#contracts/kit/rules/allRules.ts';
import { isCountryCode } from '#contracts/kit/rules/placeRules.ts';
import { imageUrls } from '#client/domain/hotels/hotel.ts';
import { mapAddress } from '#client/domain/map/mapAddress.ts';
import { createDecompressor } from '#server/provider/createDecompressor.ts';
import { readResponse } from '#server/provider/readResponse.ts';
import type { RawResponse } from '#server/provider/transport.ts';
import { isRejected, parseHotelsRequest } from '#server/hotels/parseHotelsRequest.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';

const maxBytes = 100_000;
const decompressor = createDecompressor(maxBytes);
const memory = { add: () => undefined, release: () => undefined };
const decompress = (raw: RawResponse) =>
  decompressor(raw, { signal: new AbortController().signal, memory });

/** How many occurrences of a rule one hotel's response has. */
function occurrences(rule: string, change: Partial<Hotel>): number {
  const found = allRules.find(({ id }) => id === rule);
  if (!found) throw new Error(`there is no rule ${rule}`);
  const body = Buffer.from(JSON.stringify({ ...fullHotel, ...change }));
  const response = {
    status: 200,
    headers: {},
    body,
    transferredBytes: 0,
    firstByteMs: 0,
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
      const raw = { status, headers, body: Buffer.from(content) };
      const accepted = await readResponse(
        raw,
        { conditional: false, isPost: false },
        decompress,
      ).then(
        (read) => read.status === 200,
        () => false,
      );
      const received = { ...raw, transferredBytes: 0, firstByteMs: 0, wholeMs: 0 };
      const response = await decodeBody(received, { bodyBytes: maxBytes });
      const request = { endpoint: 'rand4', purpose: 'site', path: '/api/hotels/rand4' } as const;
      const exchange = readExchange(request, response);
      const broken = rulesByGroup.Response.filter(({ rank }) => rank === 'broken').some(
        ({ check }) => check([exchange]).occurrences.length > 0,
      );
      expect(broken).toBe(!accepted);
    },
  );
});

it('accepts the 249 country codes of ISO 3166-1', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter(isCountryCode)).toHaveLength(249);
  expect(['PK', 'GB', 'PS', 'SX', 'BQ'].every(isCountryCode)).toBe(true);
  expect(['UK', 'EU', 'UN', 'ZZ', 'XK', 'AN', 'pk', 'PAK', ''].some(isCountryCode)).toBe(false);
});
