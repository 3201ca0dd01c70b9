import { gzipSync } from 'node:zlib';
import {
  createProviderClient,
  type ProviderResult,
} from '#contracts/kit/http/createProviderClient.ts';
import type { Budgets } from '#server/provider/budgets.ts';
import { type Handler, scriptProvider } from '../../../support/scriptedProvider.ts';

const limits = { connectMs: 5_000, firstByteMs: 5_000, wholeMs: 5_000, bodyBytes: 1_000 };

async function resultOf(handler: Handler, more?: Partial<Budgets>): Promise<ProviderResult> {
  const provider = await scriptProvider({ '/': handler });
  const client = createProviderClient(provider.origin, {}, { ...limits, ...more });
  try {
    return await client.get('/');
  } finally {
    client.close();
    await provider.close();
  }
}

it.each<[string, Record<string, string>, Buffer | string, error: string]>([
  ['a body over the limit', {}, 'x'.repeat(1_001), "a body over the site's limit of 1000 bytes"],
  [
    'a body that decompresses over the limit',
    { 'content-encoding': 'gzip' },
    gzipSync('x'.repeat(1_001)),
    "a body over the site's limit of 1000 bytes",
  ],
  [
    'invalid compressed data',
    { 'content-encoding': 'br' },
    'not brotli',
    'a body that is not what its content-encoding says',
  ],
  [
    'an encoding the site does not accept',
    { 'content-encoding': 'zstd' },
    'x',
    'a content-encoding that was not requested',
  ],
])('names the exceeded limit or the wrong encoding for %s', async (_, headers, body, error) => {
  const result = await resultOf((_, response) => response.writeHead(200, headers).end(body));
  expect(result).toEqual({ error });
});

it.each<[string, Handler, Partial<Budgets>, error: string]>([
  ['no response', () => {}, { firstByteMs: 50 }, 'no response within 0.05 s'],
  [
    'a body that is never complete',
    (_, response) => response.write('['),
    { wholeMs: 100 },
    'no complete response within 0.1 s',
  ],
  [
    'a closed connection',
    (request) => request.destroy(),
    {},
    'the connection was closed before the response was complete',
  ],
  [
    'a connection closed before the end of the body',
    (_, response) => {
      response.writeHead(200, { 'content-length': '900' });
      response.write('[', () => response.destroy());
    },
    {},
    'the connection was closed before the response was complete',
  ],
  [
    'a switch to another protocol',
    ({ socket }) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
    },
    {},
    'it switches to another protocol (status 101) (UPGRADE)',
  ],
])('gives a reason instead of a response for %s', async (_, handler, more, error) => {
  expect(await resultOf(handler, more)).toEqual({ error });
});

it('repeats a GET, like the site, when its idle connection was closed', async () => {
  const used = new Set<unknown>();
  const provider = await scriptProvider({
    '/': ({ socket }, response) => {
      if (used.has(socket)) socket.destroy();
      else response.end(String(used.add(socket).size));
    },
  });
  const client = createProviderClient(provider.origin, {}, limits);
  const bodies = [await client.get('/'), await client.get('/')].map((result) =>
    'body' in result ? String(result.body) : result.error,
  );
  client.close();
  await provider.close();
  expect(bodies).toEqual(['1', '2']);
});

it('aborts a response with headers over 16 KB, like the site', async () => {
  const large = { 'x-large': 'x'.repeat(17_000) };
  expect(await resultOf((_, response) => response.writeHead(200, large).end('[]'))).toEqual({
    error: 'headers over 16 KB',
  });
});

it('aborts a connection that is not established in time', async () => {
  const neverResolves = () => undefined;
  const origin = 'http://provider.example';
  const client = createProviderClient(origin, {}, { ...limits, connectMs: 10 }, neverResolves);
  expect(await client.get('/')).toEqual({ error: 'no connection within 0.01 s' });
  client.close();
});
