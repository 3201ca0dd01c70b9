import { gzipSync } from 'node:zlib';
import { createProviderClient } from '#contracts/kit/http/createProviderClient.ts';
import { type ProviderResult } from '#contracts/kit/http/providerResult.ts';
import { scriptProvider } from '../../../support/scriptedProvider.ts';

const limits = { connectMs: 5_000, firstByteMs: 5_000, wholeMs: 5_000, bodyBytes: 1_000 };

async function resultOf(
  headers: Record<string, string>,
  body: Buffer | string,
): Promise<ProviderResult> {
  const provider = await scriptProvider({
    '/': (_, response) => response.writeHead(200, headers).end(body),
  });
  const client = createProviderClient(provider.origin, {}, limits);
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
    "a body over the site's limit of 1000 bytes after decompression",
  ],
  [
    'invalid compressed data',
    { 'content-encoding': 'br' },
    'not brotli',
    "content-encoding 'br', but the body is not valid br data",
  ],
  [
    'an encoding the site does not accept',
    { 'content-encoding': 'zstd' },
    'x',
    "content-encoding 'zstd', which was not requested",
  ],
])('says which limit or encoding is wrong for %s', async (_, headers, body, error) => {
  expect(await resultOf(headers, body)).toEqual({ error });
});

it('aborts a response with headers over 16 KB, as the site does', async () => {
  expect(await resultOf({ 'x-large': 'x'.repeat(17_000) }, '[]')).toEqual({
    error: expect.stringContaining('HPE_HEADER_OVERFLOW'),
  });
});

it('aborts a connection that is not made in time', async () => {
  const neverResolves = () => undefined;
  const origin = 'http://provider.example';
  const client = createProviderClient(origin, {}, { ...limits, connectMs: 10 }, neverResolves);
  expect(await client.get('/')).toEqual({ error: 'no connection within 0.01 s' });
  client.close();
});
