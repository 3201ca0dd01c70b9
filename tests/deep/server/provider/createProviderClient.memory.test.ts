import type { Socket } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { runScript } from '../../../support/runScript.ts';
import { httpResponse, startRawProvider } from '../../../server/provider/rawProvider.ts';

const megabyte = 1024 * 1024;
const blanks = Buffer.alloc(30 * megabyte, ' ');
const bombs = [
  ['gzip', gzipSync(blanks)],
  ['br', brotliCompressSync(blanks, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
] as const;
const always = (bytes: Buffer) => (socket: Socket) => socket.write(bytes);

/**
 * Fetches `count` responses at once in a separate process with the heap of a container of 384 MB.
 */
async function flood(response: Buffer, count: number) {
  const provider = await startRawProvider(always(response));
  const { stdout, stderr } = await runScript(
    'tests/deep/server/provider/floodChild.ts',
    [provider.origin, String(count)],
    { env: { NODE_OPTIONS: '--max-old-space-size=192' } },
  );
  await provider.close();
  if (stdout === '') throw new Error(stderr);
  const { outcomes, peakBytes }: { outcomes: string[]; peakBytes: number } = JSON.parse(stdout);
  return { kinds: [...new Set(outcomes)].sort(), peakBytes };
}

describe('the memory for bodies', () => {
  test.each(bombs)('is enough for a hundred decompression bombs in %s', async (encoding, body) => {
    const bomb = httpResponse(200, body, { 'Content-Encoding': encoding });
    const { kinds, peakBytes } = await flood(bomb, 100);
    expect(kinds).not.toContain('200');
    expect(peakBytes).toBeLessThan(250 * megabyte);
  });

  test('is enough for fifty large bodies', async () => {
    const large = httpResponse(200, `["${' '.repeat(9 * megabyte)}"]`);
    const { kinds, peakBytes } = await flood(large, 50);
    expect(kinds).toEqual(expect.arrayContaining(['200', '503 overloaded']));
    expect(peakBytes).toBeLessThan(300 * megabyte);
  });
});

describe('JSON that is small to send and large to parse', () => {
  const size = 10 * megabyte;
  test.each([
    ['ten megabytes of opening brackets', '['.repeat(size)],
    ['arrays in arrays', '['.repeat(size / 2) + ']'.repeat(size / 2)],
    ['millions of objects', `[${'{},'.repeat(size / 3 - 2)}{}]`],
    ['millions of arrays', `[${'[[]],'.repeat(size / 5 - 2)}[]]`],
  ])('%s are a 502 and leave the process running', async (_what, body) => {
    const { kinds, peakBytes } = await flood(httpResponse(200, body), 3);
    expect(kinds).toEqual(['502 bad_json']);
    expect(peakBytes).toBeLessThan(400 * megabyte);
  });

  test('many values of the usual size are accepted', async () => {
    const hotel =
      '{"id":"1","name":"Brackets [[[[ and \\"quotes\\" {","star_rating":4,"images":[]}';
    const body = `[${Array<string>(100_000).fill(hotel).join(',')}]`;
    const { kinds } = await flood(httpResponse(200, body), 1);
    expect(kinds).toEqual(['200']);
  });
});
