import type { LookupFunction, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { startServer } from '../scriptedServer.ts';
import { startClient, closeClients, outcomeOf } from './startClient.ts';
import { httpResponse } from './rawProvider.ts';

afterEach(closeClients);

const responseHead = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

const afterPendingWork = () => new Promise<void>((resolve) => setImmediate(resolve));

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

describe('when the provider cannot be reached', () => {
  test('a refused connection is a 502', async () => {
    const { fetch, provider, lines } = await startClient(() => undefined);
    await provider.close();
    expect(await outcomeOf(fetch())).toBe('502 refused');
    expect(lines).toEqual([expect.stringMatching(/^provider call failed .*"ECONNREFUSED"/)]);
  });

  test('a host name without an address is a 502', async () => {
    const lookup: LookupFunction = (_name, _options, found) =>
      found(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), '');
    const { fetch } = await startClient(() => undefined, {
      origin: 'http://hotels.example',
      lookup,
    });
    expect(await outcomeOf(fetch())).toBe('502 dns');
  });

  test('a connection not established in 300 ms is a 504 after one retry', async () => {
    let lookups = 0;
    const { fetch, time } = await startClient(() => undefined, {
      origin: 'http://hotels.example',
      lookup: () => (lookups += 1),
    });
    const end = outcomeOf(fetch());
    await afterPendingWork();
    time.advance(300);
    await afterPendingWork();
    time.advance(300);
    expect(await end).toBe('504 connect_timeout');
    expect([lookups, time.pending()]).toEqual([2, 0]);
  });

  test('a server without TLS is a 502', async () => {
    const plain = await startServer(() => undefined);
    const { fetch } = await startClient(() => undefined, {
      origin: plain.origin.replace('http:', 'https:'),
    });
    expect(await outcomeOf(fetch())).toBe('502 tls');
    await plain.close();
  });
});

describe('when the provider is slow', () => {
  test('no response in 2 s is a 504, and the connection is closed', async () => {
    const { fetch, provider, time } = await startClient(() => undefined);
    const end = outcomeOf(fetch());
    const socket = await provider.received(1);
    await time.cancelled(1);
    time.advance(1_999);
    time.advance(1);
    expect(await end).toBe('504 first_byte_timeout');
    await closed(socket);
    expect(provider.heads).toHaveLength(1);
    expect(time.pending()).toBe(0);
  });

  test.each([
    'HTTP/1.1 100 Continue\r\n\r\n',
    'HTTP/1.1 103 Early Hints\r\n\r\n',
    'HTTP/1.1 200 OK\r\n',
  ])('a response that stops after %j is a 504 after 2 s too', async (start) => {
    const { fetch, provider, time } = await startClient((socket) => socket.write(start));
    const end = outcomeOf(fetch());
    await provider.received(1);
    await time.cancelled(1);
    time.advance(2_000);
    expect(await end).toBe('504 first_byte_timeout');
  });

  test('an incomplete body is a 504 after 5 s', async () => {
    const { fetch, provider, time } = await startClient((socket) =>
      socket.write(`${responseHead}Content-Length: 100\r\n\r\n[{"id":`),
    );
    const end = outcomeOf(fetch());
    const socket = await provider.received(1);
    await time.cancelled(2);
    time.advance(4_999);
    time.advance(1);
    expect(await end).toBe('504 whole_timeout');
    await closed(socket);
    expect(time.pending()).toBe(0);
  });

  test('a body that trickles in is a 504 after 5 s too', async () => {
    const { fetch, provider, time } = await startClient((socket) => {
      socket.write(`${responseHead}Transfer-Encoding: chunked\r\n\r\n`);
      const drip = () => {
        if (!socket.destroyed) socket.write('1\r\n \r\n', () => setImmediate(drip));
      };
      drip();
    });
    const end = outcomeOf(fetch());
    const socket = await provider.received(1);
    await time.cancelled(2);
    for (let step = 0; step < 50; step += 1) time.advance(100);
    expect(await end).toBe('504 whole_timeout');
    await closed(socket);
  });

  test('an abort closes the connection and is not logged', async () => {
    const { fetch, provider, time, calls, lines } = await startClient(() => undefined);
    const controller = new AbortController();
    const end = outcomeOf(fetch(undefined, { signal: controller.signal }));
    const socket = await provider.received(1);
    controller.abort(new Error('client disconnected'));
    expect(await end).toBe('Error: client disconnected');
    await closed(socket);
    expect(calls).toMatchObject([{ outcome: 'aborted', attempts: 1 }]);
    expect([lines, time.pending()]).toEqual([[], 0]);
    await expect(fetch(undefined, { signal: controller.signal })).rejects.toThrow(
      'client disconnected',
    );
    expect(provider.heads).toHaveLength(1);
  });
});

describe('an incomplete response', () => {
  test.each([
    [
      'reset in the headers',
      (s: Socket) => s.write('HTTP/1.1 20', () => s.resetAndDestroy()),
      'reset',
    ],
    ['closed in the headers', (s: Socket) => s.end('HTTP/1.1 200 OK\r\nContent-'), 'reset'],
    [
      'shorter than its Content-Length',
      (s: Socket) => s.end(`${responseHead}Content-Length: 9\r\n\r\n[1,`),
      'cut',
    ],
    [
      'closed between chunks',
      (s: Socket) => s.end(`${responseHead}Transfer-Encoding: chunked\r\n\r\n2\r\n[1\r\n`),
      'cut',
    ],
    [
      'closed without a Content-Length',
      (s: Socket) => s.end(`${responseHead}\r\n[{"id":`),
      'bad_json',
    ],
    [
      'cut in its gzip data',
      (s: Socket) =>
        s.write(httpResponse(200, gzipSync('[1]').subarray(0, 12), { 'Content-Encoding': 'gzip' })),
      'bad_encoding',
    ],
  ])('%s is a 502 and is not retried', async (_how, respond, reason) => {
    const { fetch, provider } = await startClient(respond);
    expect(await outcomeOf(fetch())).toBe(`502 ${reason}`);
    expect(provider.heads).toHaveLength(1);
  });
});
