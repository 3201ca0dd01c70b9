import { once } from 'node:events';
import { get, type IncomingMessage, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { createHttpServer, type ClientLimits } from '#server/httpServer.ts';
import { openSocket, rawRequest } from './rawRequest.ts';
import { listeningLog, testApp } from './testApp.ts';

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
  const { server } = createHttpServer(headers, listeningLog().log, { ...patient, ...limits });
  server.on('request', answer ?? ((_req, res) => void res.end('served')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { server, port, ask: () => ask(port) };
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
