import { createServer, type IncomingMessage } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { Rate, RateTax } from '#contracts/provider/rateFields.ts';
import { rateSchema } from '#contracts/provider/rates.ts';
import { isSchema } from '#contracts/kit/openapi/describeSchema.ts';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';
import { hotels, startFaultyProvider } from './faultyProvider.ts';
import { steady } from './places.ts';
import { verifyAt } from './verifyAt.ts';

/** The unusual behavior of a provider. `turn` counts its responses. */
interface Unusual {
  /** Returns the path at the original provider, or undefined for a 404. */
  path?: (path: string) => string | undefined;
  body?: (body: unknown, turn: number) => unknown;
  headers?: Record<string, string>;
  encoding?: (turn: number) => 'gzip' | 'br';
  /** Responds with HTTP/1.0, where the end of the connection ends the body. */
  isOld?: boolean;
}

/** Replaces the value of every key, at any depth. */
function mapKeys(value: unknown, change: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, change));
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, change(key, mapKeys(inner, change))]),
  );
}

/**
 * Reverses the keys of every object, and in every second response the order of hotels, rates and
 * taxes.
 */
function reversed(value: unknown, isTurned: boolean, key = 'hotels'): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => reversed(item, isTurned, ''));
    return isTurned && ['hotels', 'rates', 'taxes'].includes(key) ? items.reverse() : items;
  }
  if (!isSchema(value)) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, reversed(inner, isTurned, name)]),
  );
}

/** Gives every hotel a second rate, with two taxes. */
const withTwoRates = (value: unknown) =>
  mapKeys(value, (key, rates) => {
    if (key !== 'rates' || !Array.isArray(rates)) return rates;
    return v.parse(v.array(rateSchema), rates).flatMap((rate): Rate[] => {
      const taxes = ['Sales tax', 'City tax'].map((name): RateTax => {
        return { name, amount: '15.00', due: 'property' };
      });
      const nights = rate.nights.reduce((sum, { amount }) => sum + Number(amount), 0);
      const total = (nights + 30).toFixed(2);
      const price = { taxes, total, total_now: '0.00', total_property: total };
      return [
        rate,
        { ...rate, ...price, id: `${rate.id}-b`, meal: 'half-board', payment: 'property' },
      ];
    });
  });

const prefix = '/partners/stays/v2';

const unusual: [string, ...Unusual[]][] = [
  [
    'numeric ids',
    {
      path: (path) =>
        path.replace(
          /(?<=^\/api\/hotels\/)\d+(?=[/?]|$)/,
          (number) => hotels[Number(number)]?.id ?? '',
        ),
      body: (body) =>
        mapKeys(body, (key, value) => {
          const number = key === 'id' ? hotels.findIndex(({ id }) => id === value) : -1;
          return number < 0 ? value : number;
        }),
    },
  ],
  [
    'another order of keys, hotels, rates and taxes each time',
    { body: (body, turn) => reversed(withTwoRates(body), turn % 2 === 1) },
  ],
  ['gzip and br in turn', { encoding: (turn) => (turn % 2 === 1 ? 'gzip' : 'br') }],
  ['HTTP/1.0', { isOld: true }],
  ['no keep-alive', { headers: { connection: 'close' } }],
  [
    // PROVIDER_HOST and the check accept only an origin, so a proxy adds the path.
    'a path prefix behind a reverse proxy',
    { path: (path) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined) },
    { path: (path) => `${prefix}${path}`, headers: { via: '1.1 gateway' } },
  ],
];

/** Starts a server that forwards requests to another one and changes its responses. */
async function startUnusual(behind: string, { path, body, headers, encoding, isOld }: Unusual) {
  let turn = 0;
  const respond = async ({ url = '' }: IncomingMessage) => {
    const to = path ? path(url) : url;
    if (to === undefined) return { status: 404, type: 'text/html', text: '<h1>Not found</h1>' };
    const received = await fetch(`${behind}${to}`);
    const value: unknown = await received.json();
    const text = JSON.stringify(body && received.ok ? body(value, turn) : value);
    return { status: received.status, type: received.headers.get('content-type') ?? '', text };
  };
  const server = createServer((request, response) => {
    turn += 1;
    const coding = encoding?.(turn) ?? 'gzip';
    void respond(request).then(({ status, type, text }) => {
      const all = {
        'content-type': type,
        'content-encoding': coding,
        'cache-control': 'no-store',
        ...headers,
      };
      const encoded = coding === 'br' ? brotliCompressSync(text) : gzipSync(text);
      if (isOld) {
        const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
        request.socket.write(`HTTP/1.0 ${status} OK\r\n${lines.join('')}\r\n`);
        request.socket.end(encoded);
        return;
      }
      response.writeHead(status, all);
      response.end(encoded);
    });
  });
  return listenOnLoopback(server);
}

it.each(unusual)('finds nothing in a provider with %s', async (_, ...layers) => {
  const servers = [await startFaultyProvider()];
  const started: { origin: string; close: () => Promise<void> }[] = servers;
  try {
    for (const layer of layers) {
      started.push(await startUnusual(started.at(-1)?.origin ?? '', layer));
    }
    const { code, report } = await verifyAt(started.at(-1)?.origin ?? '');
    expect(steady(report)).toEqual([]);
    expect(code).toBe(0);
    expect(report.endpoints.find(({ endpoint }) => endpoint === 'hotel')?.items).toBe(
      hotels.length,
    );
  } finally {
    await Promise.all(started.map(({ close }) => close()));
  }
});
