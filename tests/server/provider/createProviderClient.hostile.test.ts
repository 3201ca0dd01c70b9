import type { Socket } from 'node:net';
import { Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { clientOf, closeClients, ending } from './providerClient.ts';
import { httpAnswer, type RawAnswerer } from './rawProvider.ts';

afterEach(closeClients);

const megabyte = 1024 * 1024;
const wholeHead = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

const gone = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

/** Which fault one asking ends with, when nothing has to wait for it. */
async function faultOf(answer: RawAnswerer) {
  const { ask, lines, calls, provider } = await clientOf(answer);
  return { fault: await ending(ask()), lines, calls, provider };
}

describe('an answer that is not what was asked for', () => {
  const html = { 'Content-Type': 'text/html' };
  test.each([
    ['malformed JSON', httpAnswer(200, '[{"id":}]'), 'bad_json'],
    ['nothing', httpAnswer(200, ''), 'bad_json'],
    ['broken UTF-8', httpAnswer(200, Buffer.from([0x22, 0xff, 0x22])), 'bad_json'],
    ['HTML', httpAnswer(200, '<h1>Maintenance</h1>', html), 'wrong_type'],
    ['JSON called HTML', httpAnswer(200, '[]', html), 'wrong_type'],
    ['no type', httpAnswer(200, '[]', { 'Content-Type': undefined }), 'wrong_type'],
    [
      'a type like JSON',
      httpAnswer(200, '[]', { 'Content-Type': 'application/jsonp' }),
      'wrong_type',
    ],
    ['an unknown packing', httpAnswer(200, '[]', { 'Content-Encoding': 'zstd' }), 'bad_encoding'],
    ['a false packing', httpAnswer(200, '[]', { 'Content-Encoding': 'gzip' }), 'bad_encoding'],
    ['nothing new', httpAnswer(304, '', { 'Content-Length': undefined }), 'bad_status'],
    ['another place', httpAnswer(302, '', { Location: 'http://127.0.0.1/admin' }), 'redirect'],
    ['a part', httpAnswer(206, '[]'), 'bad_status'],
    ['no content', httpAnswer(204, '', { 'Content-Length': undefined }), 'bad_status'],
    ['a password prompt', httpAnswer(401, '{}'), 'credentials'],
    ['status 999', httpAnswer(999, '[]'), 'bad_status'],
    [
      'another protocol',
      Buffer.from('HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
      'reset',
    ],
  ])('but %s is a 502, with the reason in the log', async (_what, bytes, reason) => {
    const { fault, lines, calls } = await faultOf((socket) => socket.write(bytes));
    expect(fault).toBe(`502 ${reason}`);
    expect(lines).toEqual([expect.stringContaining(`"outcome":"${reason}"`)]);
    expect(calls).toMatchObject([{ endpoint: 'rand4', outcome: reason, attempts: 1 }]);
  });

  test('the log holds nothing of what was sent or received', async () => {
    const { ask, lines } = await clientOf(
      (socket) => socket.write('HTTP/1.1 200 OK\r\nX: private\rpart\r\n\r\n'),
      { providerHeaders: { authorization: 'secret' } },
    );
    await ending(ask('/api/hotels/search?city=Karachi'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/private|secret|Karachi|127\.0\.0\.1/);
  });
});

describe('an answer that would read as another', () => {
  const chunked = 'Transfer-Encoding: chunked\r\n';
  test.each([
    ['length and chunks', `${wholeHead}Content-Length: 2\r\n${chunked}\r\n2\r\n[]\r\n0\r\n\r\n`],
    ['chunks and length', `${wholeHead}${chunked}Content-Length: 2\r\n\r\n2\r\n[]\r\n0\r\n\r\n`],
    ['two lengths', `${wholeHead}Content-Length: 2\r\nContent-Length: 3\r\n\r\n[]`],
    ['a length that is none', `${wholeHead}Content-Length: 2x\r\n\r\n[]`],
    ['a CR in a header', `${wholeHead}X: a\rSet-Cookie: b\r\nContent-Length: 2\r\n\r\n[]`],
    ['a NUL in a header', `${wholeHead}X: a\0b\r\nContent-Length: 2\r\n\r\n[]`],
    ['a space before the colon', `${wholeHead}Content-Length : 2\r\n\r\n[]`],
    ['a chunk of no size', `${wholeHead}${chunked}\r\nzz\r\n[]\r\n0\r\n\r\n`],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
  ])('%s is a 502', async (_what, bytes) => {
    const { fault, provider } = await faultOf((socket) => socket.write(bytes));
    expect(fault).toBe('502 bad_http');
    expect(provider.heads).toHaveLength(1);
  });
});

describe('an answer without measure', () => {
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
    ['many headers', `HTTP/1.1 200 OK\r\n${'X-Name: value\r\n'.repeat(1_600)}\r\n`],
  ])('%s is a 502', async (_what, bytes) => {
    const { fault } = await faultOf((socket) => socket.write(bytes));
    expect(fault).toBe('502 header_too_large');
  });

  test('a header without end is cut, soon', async () => {
    const { fault, provider } = await faultOf(
      endless('HTTP/1.1 200 OK\r\nX: ', 'a'.repeat(65_536)),
    );
    expect(fault).toBe('502 header_too_large');
    expect(provider.sockets[0]?.bytesWritten).toBeLessThan(12 * megabyte);
  });

  test('a body that announces more than 10 MB is not read', async () => {
    const { fault } = await faultOf((socket) =>
      socket.write(`${wholeHead}Content-Length: 10485761\r\n\r\n[`),
    );
    expect(fault).toBe('502 too_large');
  });

  test('a body without end is cut at 10 MB', async () => {
    const part = `10000\r\n${' '.repeat(65_536)}\r\n`;
    const { ask, provider } = await clientOf(
      endless(`${wholeHead}Transfer-Encoding: chunked\r\n\r\n`, part),
    );
    expect(await ending(ask())).toBe('502 too_large');
    const [socket] = provider.sockets;
    if (socket) await gone(socket);
    expect(socket?.bytesWritten).toBeGreaterThan(10 * megabyte);
    expect(socket?.bytesWritten).toBeLessThan(24 * megabyte);
  });

  const packers: [string, () => Transform][] = [
    ['gzip', () => createGzip({ level: 1 })],
    ['br', () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ];
  test.each(packers)('a bomb in %s does not go off: memory stays flat', async (encoding, pack) => {
    const blanks = Array<Buffer>(30).fill(Buffer.alloc(10 * megabyte, ' '));
    const bomb = await buffer(Readable.from(blanks).pipe(pack()));
    const { ask } = await clientOf((socket) =>
      socket.write(httpAnswer(200, bomb, { 'Content-Encoding': encoding })),
    );
    const before = process.memoryUsage.rss();
    expect(await ending(ask())).toBe('502 too_large');
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * megabyte);
  });

  test('ten megabytes of brackets cost no memory either', async () => {
    const { ask } = await clientOf((socket) =>
      socket.write(httpAnswer(200, Buffer.alloc(10 * megabyte, '['))),
    );
    const before = process.memoryUsage.rss();
    expect(await ending(ask())).toBe('502 bad_json');
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * megabyte);
  });
});
