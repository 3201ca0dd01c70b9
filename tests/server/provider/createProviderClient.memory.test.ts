import type { Socket } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { runScript } from '../../support/runScript.ts';
import { httpResponse, startRawProvider } from './rawProvider.ts';
import { closeClients, outcomeOf, startClient } from './startClient.ts';

afterEach(closeClients);

const megabyte = 1024 * 1024;
const blanks = Buffer.alloc(30 * megabyte, ' ');
const bombs = [
  ['gzip', gzipSync(blanks)],
  ['br', brotliCompressSync(blanks, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
] as const;
const always = (bytes: Buffer) => (socket: Socket) => socket.write(bytes);
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Fetches `count` responses at once in a process of its own with a heap as in a container of 384 MB. */
async function flood(response: Buffer, count: number) {
  const provider = await startRawProvider(always(response));
  const { stdout, stderr } = await runScript(
    'tests/server/provider/floodChild.ts',
    [provider.origin, String(count)],
    { env: { NODE_OPTIONS: '--max-old-space-size=192' } },
  );
  await provider.close();
  if (stdout === '') throw new Error(stderr);
  const { outcomes, peakBytes }: { outcomes: string[]; peakBytes: number } = JSON.parse(stdout);
  return { kinds: [...new Set(outcomes)].sort(), peakBytes };
}

describe('the memory for bodies', () => {
  const head =
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  const part = `30000\r\n"${' '.repeat(0x30000 - 1)}\r\n`;

  test('is shared: the response that does not fit is a 503, and the others are whole', async () => {
    const sockets: Socket[] = [];
    const { fetch } = await startClient(
      (socket) => {
        sockets.push(socket);
        socket.write(head + part);
      },
      { bodyMemoryBytes: 3.5 * 0x30000 },
    );
    const paths = ['1', '2', '3', '4'].map((id) => `/api/hotels/${id}`);
    const fetching = paths.map((path) => fetch(path));
    const rejected = await Promise.any(
      fetching.map((each) =>
        each.then(
          () => Promise.reject(new Error()),
          (error: unknown) => error,
        ),
      ),
    );
    expect(rejected).toMatchObject({ status: 503, reason: 'overloaded', retryAfter: 1 });
    for (const socket of sockets) socket.write('1\r\n"\r\n0\r\n\r\n');
    const outcomes = await Promise.all(fetching.map(outcomeOf));
    expect(outcomes.sort()).toEqual(['200', '200', '200', '503 overloaded']);
  });

  test('is free again afterwards, however a response ended', async () => {
    const endings = [
      httpResponse(200, `"${' '.repeat(900_000)}"`),
      httpResponse(200, `"${' '.repeat(900_000)}`),
      httpResponse(200, gzipSync(`"${' '.repeat(400_000)}"`), { 'Content-Encoding': 'gzip' }),
      httpResponse(200, gzipSync(' '.repeat(2_000_000)), { 'Content-Encoding': 'gzip' }),
    ];
    const { fetch } = await startClient(
      (socket, _head, count) => socket.write(endings[count % endings.length] ?? ''),
      { bodyMemoryBytes: 1_000_000 },
    );
    const outcomes: string[] = [];
    for (let call = 0; call < 12; call += 1) outcomes.push(await outcomeOf(fetch()));
    const round = ['502 bad_json', '200', '503 overloaded', '200'];
    expect(outcomes).toEqual([...round, ...round, ...round]);
  });

  test.each(bombs)('is enough for a hundred bombs in %s', async (encoding, body) => {
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

test('decompression ends with the time budget of the request', async () => {
  const body = gzipSync(`"${' '.repeat(10 * megabyte - 2)}"`);
  const { fetch, provider, time } = await startClient(
    always(httpResponse(200, body, { 'Content-Encoding': 'gzip' })),
  );
  const end = outcomeOf(fetch());
  await provider.received(1);
  await time.cancelled(2);
  await nextTurn();
  await nextTurn();
  time.advance(5_000);
  expect(await end).toBe('504 whole_timeout');
  expect(await outcomeOf(fetch())).toBe('200');
});

describe('JSON that is small to send and large to parse', () => {
  const size = 10 * megabyte;
  test.each([
    ['ten megabytes of opening brackets', '['.repeat(size)],
    ['arrays in arrays', '['.repeat(size / 2) + ']'.repeat(size / 2)],
    ['millions of objects', `[${'{},'.repeat(size / 3 - 2)}{}]`],
    ['millions of arrays', `[${'[[]],'.repeat(size / 5 - 2)}[]]`],
  ])('%s are a 502, and the process lives on', async (_what, body) => {
    const { kinds, peakBytes } = await flood(httpResponse(200, body), 3);
    expect(kinds).toEqual(['502 bad_json']);
    expect(peakBytes).toBeLessThan(400 * megabyte);
  });

  test('many values of the usual size are valid', async () => {
    const hotel =
      '{"id":"1","name":"Brackets [[[[ and \\"quotes\\" {","star_rating":4,"images":[]}';
    const body = `[${Array<string>(100_000).fill(hotel).join(',')}]`;
    const { kinds } = await flood(httpResponse(200, body), 1);
    expect(kinds).toEqual(['200']);
  });
});
