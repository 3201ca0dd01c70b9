import type { LookupFunction, Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startServer } from '../scriptedServer.ts';
import { clientOf, closeClients, ending } from './providerClient.ts';
import { httpAnswer, type RawAnswerer } from './rawProvider.ts';

afterEach(closeClients);

const megabyte = 1024 * 1024;
const wholeHead = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

const afterPendingWork = () => new Promise<void>((resolve) => setImmediate(resolve));

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

describe('a provider that cannot be reached', () => {
  test('because it refuses is a 502', async () => {
    const { ask, provider, lines } = await clientOf(() => undefined);
    await provider.close();
    expect(await ending(ask())).toBe('502 refused');
    expect(lines).toEqual([expect.stringMatching(/^provider call failed .*"ECONNREFUSED"/)]);
  });

  test('because its name has no address is a 502', async () => {
    const lookup: LookupFunction = (_name, _options, found) =>
      found(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), '');
    const { ask } = await clientOf(() => undefined, { origin: 'http://hotels.example', lookup });
    expect(await ending(ask())).toBe('502 dns');
  });

  test('because no connection comes about in 300 ms, and again, is a 504', async () => {
    let asked = 0;
    const { ask, time } = await clientOf(() => undefined, {
      origin: 'http://hotels.example',
      lookup: () => (asked += 1),
    });
    const end = ending(ask());
    await afterPendingWork();
    time.advance(300);
    await afterPendingWork();
    time.advance(300);
    expect(await end).toBe('504 connect_timeout');
    expect([asked, time.pending()]).toEqual([2, 0]);
  });

  test('because it speaks no TLS is a 502', async () => {
    const plain = await startServer(() => undefined);
    const { ask } = await clientOf(() => undefined, {
      origin: plain.origin.replace('http:', 'https:'),
    });
    expect(await ending(ask())).toBe('502 tls');
    await plain.close();
  });
});

describe('a provider that is silent', () => {
  test('before its answer is a 504 after 2 s, and the call is dropped', async () => {
    const { ask, provider, time } = await clientOf(() => undefined);
    const end = ending(ask());
    const socket = await provider.asked(1);
    await time.calledOff(1);
    time.advance(1_999);
    time.advance(1);
    expect(await end).toBe('504 first_byte_timeout');
    await gone(socket);
    expect(provider.heads).toHaveLength(1);
    expect(time.pending()).toBe(0);
  });

  test.each([
    'HTTP/1.1 100 Continue\r\n\r\n',
    'HTTP/1.1 103 Early Hints\r\n\r\n',
    'HTTP/1.1 200 OK\r\n',
  ])('after %j is a 504 after 2 s too', async (begin) => {
    const { ask, provider, time } = await clientOf((socket) => socket.write(begin));
    const end = ending(ask());
    await provider.asked(1);
    await time.calledOff(1);
    time.advance(2_000);
    expect(await end).toBe('504 first_byte_timeout');
  });

  test('in the middle of a body is a 504 after 5 s', async () => {
    const { ask, provider, time } = await clientOf((socket) =>
      socket.write(`${wholeHead}Content-Length: 100\r\n\r\n[{"id":`),
    );
    const end = ending(ask());
    const socket = await provider.asked(1);
    await time.calledOff(2);
    time.advance(4_999);
    time.advance(1);
    expect(await end).toBe('504 whole_timeout');
    await gone(socket);
    expect(time.pending()).toBe(0);
  });

  test('but for a trickle is a 504 after 5 s all the same', async () => {
    const { ask, provider, time } = await clientOf((socket) => {
      socket.write(`${wholeHead}Transfer-Encoding: chunked\r\n\r\n`);
      const drip = () => {
        if (!socket.destroyed) socket.write('1\r\n \r\n', () => setImmediate(drip));
      };
      drip();
    });
    const end = ending(ask());
    const socket = await provider.asked(1);
    await time.calledOff(2);
    for (let step = 0; step < 50; step += 1) time.advance(100);
    expect(await end).toBe('504 whole_timeout');
    await gone(socket);
  });

  test('while nobody waits any more is left alone, and is no fault', async () => {
    const { ask, provider, time, calls, lines } = await clientOf(() => undefined);
    const leaving = new AbortController();
    const end = ending(ask(undefined, { signal: leaving.signal }));
    const socket = await provider.asked(1);
    leaving.abort();
    expect(await end).toMatch(/nobody waits/);
    await gone(socket);
    expect(calls).toMatchObject([{ outcome: 'abandoned', attempts: 1 }]);
    expect([lines, time.pending()]).toEqual([[], 0]);
    await expect(ask(undefined, { signal: leaving.signal })).rejects.toThrow();
    expect(provider.heads).toHaveLength(1);
  });
});

describe('an answer that is broken off', () => {
  test.each([
    [
      'by a reset in the head',
      (s: Socket) => s.write('HTTP/1.1 20', () => s.resetAndDestroy()),
      'reset',
    ],
    ['in the head', (s: Socket) => s.end('HTTP/1.1 200 OK\r\nContent-'), 'reset'],
    [
      'short of its length',
      (s: Socket) => s.end(`${wholeHead}Content-Length: 9\r\n\r\n[1,`),
      'cut',
    ],
    [
      'between chunks',
      (s: Socket) => s.end(`${wholeHead}Transfer-Encoding: chunked\r\n\r\n2\r\n[1\r\n`),
      'cut',
    ],
    ['without a length', (s: Socket) => s.end(`${wholeHead}\r\n[{"id":`), 'bad_json'],
    [
      'in its gzip',
      (s: Socket) =>
        s.write(httpAnswer(200, gzipSync('[1]').subarray(0, 12), { 'Content-Encoding': 'gzip' })),
      'bad_encoding',
    ],
  ])('%s is a 502, and not asked again', async (_how, answer, reason) => {
    const { fault, provider } = await faultOf(answer);
    expect(fault).toBe(`502 ${reason}`);
    expect(provider.heads).toHaveLength(1);
  });
});

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

  test.each([
    ['gzip', Buffer.concat(Array<Buffer>(100).fill(gzipSync(Buffer.alloc(10 * megabyte, ' '))))],
    ['br', brotliCompressSync(Buffer.alloc(200 * megabyte, ' '))],
  ])('a bomb in %s does not go off: memory stays flat', async (encoding, bomb) => {
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
