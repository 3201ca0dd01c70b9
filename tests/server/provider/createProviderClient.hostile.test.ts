import type { Socket } from 'node:net';
import { Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { startClient, closeClients, outcomeOf } from './startClient.ts';
import { httpResponse, type Respond } from './rawProvider.ts';

afterEach(closeClients);

const megabyte = 1024 * 1024;
const responseHead = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

/** Fetches once and returns the outcome. */
async function fetchOnce(respond: Respond) {
  const { fetch, lines, calls, provider } = await startClient(respond);
  return { outcome: await outcomeOf(fetch()), lines, calls, provider };
}

describe('an unusable response', () => {
  const typed = (type?: string) => httpResponse(200, '[]', { 'Content-Type': type });
  const encoded = (as: string) => httpResponse(200, '[]', { 'Content-Encoding': as });
  const withoutLength = (status: number) =>
    httpResponse(status, '', { 'Content-Length': undefined });
  const switched = Buffer.from('HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n');
  test.each([
    ['malformed JSON', httpResponse(200, '[{"id":}]'), 'bad_json'],
    ['an empty body', httpResponse(200, ''), 'bad_json'],
    ['invalid UTF-8', httpResponse(200, Buffer.from([0x22, 0xff, 0x22])), 'bad_json'],
    ['a byte order mark', httpResponse(200, '\ufeff[]'), 'bad_json'],
    ['JSON with the type of HTML', typed('text/html'), 'wrong_type'],
    ['no Content-Type', typed(), 'wrong_type'],
    ['a type that only starts like JSON', typed('application/jsonp'), 'wrong_type'],
    ['an unknown Content-Encoding', encoded('zstd'), 'bad_encoding'],
    ['data that is not in its Content-Encoding', encoded('gzip'), 'bad_encoding'],
    ['a 304 to an unconditional request', withoutLength(304), 'bad_status'],
    ['a redirect', httpResponse(302, '', { Location: 'http://127.0.0.1/admin' }), 'redirect'],
    ['a partial response', httpResponse(206, '[]'), 'bad_status'],
    ['no content', withoutLength(204), 'bad_status'],
    ['a 401', httpResponse(401, '{}'), 'credentials'],
    ['status 999', httpResponse(999, '[]'), 'bad_status'],
    ['a protocol switch', switched, 'bad_http'],
  ])('%s is a 502, with the reason in the log', async (_what, bytes, reason) => {
    const { outcome, lines, calls } = await fetchOnce((socket) => socket.write(bytes));
    expect(outcome).toBe(`502 ${reason}`);
    expect(lines).toEqual([expect.stringContaining(`"outcome":"${reason}"`)]);
    expect(calls).toMatchObject([{ endpoint: 'rand4', outcome: reason, attempts: 1 }]);
  });

  test('the log contains nothing that was sent or received', async () => {
    const { fetch, lines } = await startClient(
      (socket) => socket.write('HTTP/1.1 200 OK\r\nX: private\rpart\r\n\r\n'),
      { providerHeaders: { authorization: 'secret' } },
    );
    await outcomeOf(fetch('/api/hotels/search?city=Karachi'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/private|secret|Karachi|127\.0\.0\.1/);
  });
});

describe('a malformed response', () => {
  const chunked = 'Transfer-Encoding: chunked\r\n';
  test.each([
    ['length and chunks', `${responseHead}Content-Length: 2\r\n${chunked}\r\n2\r\n[]\r\n0\r\n\r\n`],
    ['chunks and length', `${responseHead}${chunked}Content-Length: 2\r\n\r\n2\r\n[]\r\n0\r\n\r\n`],
    ['two different lengths', `${responseHead}Content-Length: 2\r\nContent-Length: 3\r\n\r\n[]`],
    ['an invalid length', `${responseHead}Content-Length: 2x\r\n\r\n[]`],
    ['a CR in a header', `${responseHead}X: a\rSet-Cookie: b\r\nContent-Length: 2\r\n\r\n[]`],
    ['a NUL in a header', `${responseHead}X: a\0b\r\nContent-Length: 2\r\n\r\n[]`],
    ['a space before the colon', `${responseHead}Content-Length : 2\r\n\r\n[]`],
    ['a chunk without a size', `${responseHead}${chunked}\r\nzz\r\n[]\r\n0\r\n\r\n`],
    ['another protocol than HTTP', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
  ])('%s is a 502', async (_what, bytes) => {
    const { outcome, provider } = await fetchOnce((socket) => socket.write(bytes));
    expect(outcome).toBe('502 bad_http');
    expect(provider.heads).toHaveLength(1);
  });
});

describe('a response that is too large', () => {
  const endless = (head: string, part: string) => (socket: Socket) => {
    socket.write(head);
    const pour = () => {
      while (!socket.destroyed && socket.write(part));
      if (!socket.destroyed) socket.once('drain', pour);
    };
    pour();
  };

  test.each([
    ['a header over 16 KB', `HTTP/1.1 200 OK\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`],
    ['too many headers', `HTTP/1.1 200 OK\r\n${'X-Name: value\r\n'.repeat(1_600)}\r\n`],
  ])('%s is a 502', async (_what, bytes) => {
    const { outcome } = await fetchOnce((socket) => socket.write(bytes));
    expect(outcome).toBe('502 header_too_large');
  });

  test('an endless header is aborted early', async () => {
    const { outcome, provider } = await fetchOnce(
      endless('HTTP/1.1 200 OK\r\nX: ', 'a'.repeat(65_536)),
    );
    expect(outcome).toBe('502 header_too_large');
    expect(provider.sockets[0]?.bytesWritten).toBeLessThan(12 * megabyte);
  });

  test('a Content-Length over 10 MB is rejected before the body', async () => {
    const { outcome } = await fetchOnce((socket) =>
      socket.write(`${responseHead}Content-Length: 10485761\r\n\r\n[`),
    );
    expect(outcome).toBe('502 too_large');
  });

  test('an endless body is aborted at 10 MB', async () => {
    const part = `10000\r\n${' '.repeat(65_536)}\r\n`;
    const { fetch, provider } = await startClient(
      endless(`${responseHead}Transfer-Encoding: chunked\r\n\r\n`, part),
    );
    expect(await outcomeOf(fetch())).toBe('502 too_large');
    const [socket] = provider.sockets;
    if (socket) await closed(socket);
    expect(socket?.bytesWritten).toBeGreaterThan(10 * megabyte);
    expect(socket?.bytesWritten).toBeLessThan(24 * megabyte);
  });

  const packers: [string, () => Transform][] = [
    ['gzip', () => createGzip({ level: 1 })],
    ['br', () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ];
  test.each(packers)('a decompression bomb in %s leaves memory flat', async (encoding, pack) => {
    const blanks = Array<Buffer>(30).fill(Buffer.alloc(10 * megabyte, ' '));
    const bomb = await buffer(Readable.from(blanks).pipe(pack()));
    const { fetch } = await startClient((socket) =>
      socket.write(httpResponse(200, bomb, { 'Content-Encoding': encoding })),
    );
    const before = process.memoryUsage.rss();
    expect(await outcomeOf(fetch())).toBe('502 too_large');
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * megabyte);
  });

  test('ten megabytes of nested brackets use no extra memory either', async () => {
    const { fetch } = await startClient((socket) =>
      socket.write(httpResponse(200, Buffer.alloc(10 * megabyte, '['))),
    );
    const before = process.memoryUsage.rss();
    expect(await outcomeOf(fetch())).toBe('502 bad_json');
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * megabyte);
  });
});
