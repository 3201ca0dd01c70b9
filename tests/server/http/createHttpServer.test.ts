import { once } from 'node:events';
import { get, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createHttpServer, type ClientLimits } from '#server/http/createHttpServer.ts';
import { gracefulShutdown } from '#server/http/gracefulShutdown.ts';
import { openSocket, rawRequest } from '../rawRequest.ts';
import { listeningLog, testApp } from '../testApp.ts';

const patient: ClientLimits = {
  headersMs: 10_000,
  requestMs: 10_000,
  idleMs: 10_000,
  stalledMs: 10_000,
  answerMs: 10_000,
  checkEveryMs: 10,
};

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

async function start(limits: Partial<ClientLimits> = {}, answer?: RequestListener) {
  const headers = ['X-Frame-Options', 'DENY'];
  const given = { ...patient, ...limits };
  const { server, closeIdle } = createHttpServer(headers, listeningLog().log, given);
  server.on('request', answer ?? ((_req, res) => void res.end('served')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(async () => {
    server.closeAllConnections();
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    await closed;
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { server, port, closeIdle, ask: () => ask(port) };
}

async function ask(port: number): Promise<string> {
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get({ host: '127.0.0.1', port, agent: false }, resolve);
  });
  return text(answer);
}

const statusOf = (answer: string) => Number(answer.split(' ')[1]);

describe('what is not HTTP', () => {
  test.each([
    [431, 'headers over 16 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`],
    [431, 'an address over 16 KB', `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    [400, 'a header with a bare CR', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n'],
    [
      400,
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [400, 'noise', '\x16\x03\x01\x02\x00\x01\r\n\r\n'],
  ])('is answered %i as a problem: %s', async (status, _what, bytes) => {
    const { port, ask } = await start();
    const answer = await rawRequest(port, bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(statusOf(answer)).toBe(status);
    expect(head).toContain('Content-Type: application/problem+json\r\n');
    expect(head).toContain('X-Frame-Options: DENY\r\n');
    expect(JSON.parse(body)).toMatchObject({ status });
    expect(await ask()).toBe('served');
  });

  test('gets nothing written into an answer that has begun', async () => {
    const { port } = await start({}, (_req, res) => void res.write('begun'));
    const { socket, heard } = openSocket(port);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    socket.write('noise\r\n\r\n');
    expect(await heard).not.toContain('400');
  });

  test('a request without a host is a problem of the front door’s', async () => {
    const { port } = await start({}, testApp('http://127.0.0.1:9'));
    const answer = await rawRequest(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('application/problem+json');
  });
});

describe('a client that takes its time', () => {
  test('over its headers gets 408 and is let go, while others are served', async () => {
    const { port, ask } = await start({ headersMs: 60 });
    const { socket, heard } = openSocket(port);
    const drip = setInterval(() => socket.write('X: y\r\n'), 10);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    expect(await ask()).toBe('served');
    expect(statusOf(await heard)).toBe(408);
    clearInterval(drip);
  });

  test('over its body gets let go too', async () => {
    const { port } = await start({ requestMs: 80, headersMs: 60 }, (req) => void req.resume());
    const { socket, heard } = openSocket(port);
    const drip = setInterval(() => socket.write('x'), 10);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
    await heard;
    clearInterval(drip);
  });

  test.each([
    ['and reads nothing', { stalledMs: 60 }],
    ['and reads on and on', { answerMs: 60 }],
  ])('over the answer %s is cut, and its memory freed', async (how, limits) => {
    let cut: (() => void) | undefined;
    const wasCut = new Promise<void>((resolve) => (cut = resolve));
    const endless: RequestListener = (_req, res) => {
      res.once('close', () => cut?.());
      const pour = (): void => {
        while (!res.destroyed && res.write('x'.repeat(65_536)));
        res.once('drain', pour);
      };
      pour();
    };
    const { port } = await start(limits, endless);
    const { socket } = openSocket(port);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    if (how.includes('nothing')) socket.pause();
    await wasCut;
    socket.destroy();
  });
});

test('a thousand kept-alive connections harm nobody', async () => {
  const { server, port, ask } = await start();
  const sockets = Array.from({ length: 1_000 }, () => openSocket(port).socket);
  await Promise.all(
    sockets.map((socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      return once(socket, 'data');
    }),
  );
  const open = await new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  expect(open).toBe(1_000);
  expect(await ask()).toBe('served');
  for (const socket of sockets) socket.destroy();
}, 20_000);

test('a client that leaves with questions in a row leaves all of them', async () => {
  const asked: ServerResponse[] = [];
  let began = () => {};
  const allAsked = new Promise<void>((resolve) => (began = resolve));
  const { port } = await start({}, (_req, res) => {
    if (asked.push(res) === 3) began();
  });
  const { socket } = openSocket(port);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
  await allAsked;
  const left = Promise.all(asked.map((res) => once(res, 'close')));
  socket.destroy();
  await left;
  expect(asked.map((res) => res.writableFinished)).toEqual([false, false, false]);
});

describe('a stop', () => {
  const large = Buffer.alloc(48 * 1024 * 1024, 'x');

  test.each(['before', 'after'])('lets an answer leave that was given %s it', async (when) => {
    let hold: (res: ServerResponse) => void = () => undefined;
    const held = new Promise<ServerResponse>((resolve) => (hold = resolve));
    const { server, port, closeIdle } = await start({}, (_req, res) => hold(res));
    const { stop } = gracefulShutdown(server, { drainMs: 0, graceMs: 60_000, closeIdle });
    const { socket, heard } = openSocket(port);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const res = await held;
    if (when === 'before') res.end(large);
    const stopped = stop();
    if (when === 'after') res.end(large);
    // Several sweeps over an answer that has all been given and has not left.
    const until = performance.now() + 100;
    while (performance.now() < until) await new Promise((resolve) => setImmediate(resolve));
    socket.resume();
    expect((await heard).split('\r\n\r\n').at(-1)).toHaveLength(large.length);
    expect(await stopped).toBe(true);
  });

  test('waits for nobody who has never asked', async () => {
    const { server, port, closeIdle } = await start();
    const { stop } = gracefulShutdown(server, { drainMs: 0, graceMs: 3_000, closeIdle });
    const { socket, heard } = openSocket(port);
    await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
    expect(await stop()).toBe(true);
    expect(await heard).toBe('');
  });
});
