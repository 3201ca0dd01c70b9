import type { LookupFunction, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Cancellation } from '#server/provider/cancellation.ts';
import { startServer } from '../scriptedServer.ts';
import { clientOf, closeClients, ending } from './providerClient.ts';
import { httpAnswer } from './rawProvider.ts';

afterEach(closeClients);

const wholeHead = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

const afterPendingWork = () => new Promise<void>((resolve) => setImmediate(resolve));

const gone = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

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
    const leaving = new Cancellation();
    const end = ending(ask(undefined, { cancellation: leaving }));
    const socket = await provider.asked(1);
    leaving.cancel();
    expect(await end).toMatch(/Nobody waits/);
    await gone(socket);
    expect(calls).toMatchObject([{ outcome: 'abandoned', attempts: 1 }]);
    expect([lines, time.pending()]).toEqual([[], 0]);
    await expect(ask(undefined, { cancellation: leaving })).rejects.toThrow();
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
    const { ask, provider } = await clientOf(answer);
    expect(await ending(ask())).toBe(`502 ${reason}`);
    expect(provider.heads).toHaveLength(1);
  });
});
