import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { httpResponse } from './rawProvider.ts';
import { closeClients, outcomeOf, startClient } from './startClient.ts';

// tests/deep/server/provider sends a hundred bombs at once and measures the memory of the process.
afterEach(closeClients);

const megabyte = 1024 * 1024;
const always = (bytes: Buffer) => (socket: Socket) => socket.write(bytes);
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the memory for bodies', () => {
  const head =
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  const part = `30000\r\n"${' '.repeat(0x30000 - 1)}\r\n`;

  test('is shared, and a response that does not fit is a 503 while the others are complete', async () => {
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

  test('is released after every response, however the response ended', async () => {
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
});

test('decompression stops when the time budget of the request is over', async () => {
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

test.each([
  ['millions of objects', `[${'{},'.repeat(3 * megabyte)}{}]`, '502 bad_json'],
  ['many values of the usual size', `[${'{"id":"1","name":"[[{"},'.repeat(20_000)}{}]`, '200'],
])('JSON that is small to send but large to parse is a 502: %s', async (_what, body, outcome) => {
  const { fetch } = await startClient(always(httpResponse(200, body)));
  expect(await outcomeOf(fetch())).toBe(outcome);
});
