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
  responseMs: 10_000,
  checkEveryMs: 10,
};

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

async function start(limits: Partial<ClientLimits> = {}, listener?: RequestListener) {
  const headers = ['X-Frame-Options', 'DENY'];
  const given = { ...patient, ...limits };
  const { server, closeIdle } = createHttpServer(headers, listeningLog().log, given);
  server.on('request', listener ?? ((_req, res) => void res.end('served')));
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
  return { server, port, closeIdle, send: () => send(port) };
}

async function send(port: number): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve) => {
    get({ host: '127.0.0.1', port, agent: false }, resolve);
  });
  return text(response);
}

const statusOf = (response: string) => Number(response.split(' ')[1]);

describe('malformed requests', () => {
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
  ])('get a %i problem: %s', async (status, _what, bytes) => {
    const { port, send } = await start();
    const response = await rawRequest(port, bytes);
    const [head = '', body = ''] = response.split('\r\n\r\n');
    expect(statusOf(response)).toBe(status);
    expect(head).toContain('Content-Type: application/problem+json\r\n');
    expect(head).toContain('X-Frame-Options: DENY\r\n');
    expect(JSON.parse(body)).toMatchObject({ status });
    expect(await send()).toBe('served');
  });

  test('a parse error after the response has begun writes nothing into it', async () => {
    const { port } = await start({}, (_req, res) => void res.write('begun'));
    const { socket, heard } = openSocket(port);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    socket.write('noise\r\n\r\n');
    expect(await heard).not.toContain('400');
  });

  test('a request without a Host header gets a problem from the pipeline', async () => {
    const { port } = await start({}, testApp('http://127.0.0.1:9'));
    const response = await rawRequest(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(statusOf(response)).toBe(400);
    expect(response).toContain('application/problem+json');
  });
});

describe('a slow client', () => {
  test('gets a 408 when it sends its headers too slowly, while others are served', async () => {
    const { port, send } = await start({ headersMs: 60 });
    const { socket, heard } = openSocket(port);
    const drip = setInterval(() => socket.write('X: y\r\n'), 10);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    expect(await send()).toBe('served');
    expect(statusOf(await heard)).toBe(408);
    clearInterval(drip);
  });

  test('is disconnected when it sends its body too slowly', async () => {
    const { port } = await start({ requestMs: 80, headersMs: 60 }, (req) => void req.resume());
    const { socket, heard } = openSocket(port);
    const drip = setInterval(() => socket.write('x'), 10);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
    await heard;
    clearInterval(drip);
  });

  test.each([
    ['reads nothing', { stalledMs: 60 }],
    ['takes too long in all', { responseMs: 60 }],
  ])('that %s is disconnected and its response destroyed', async (how, limits) => {
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
    if (how === 'reads nothing') socket.pause();
    await wasCut;
    socket.destroy();
  });
});

test('many keep-alive connections leave the server responsive', async () => {
  const { server, port, send } = await start();
  const sockets = Array.from({ length: 200 }, () => openSocket(port).socket);
  await Promise.all(
    sockets.map((socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      return once(socket, 'data');
    }),
  );
  const open = await new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  expect(open).toBe(200);
  expect(await send()).toBe('served');
  for (const socket of sockets) socket.destroy();
}, 20_000);

test('a client that disconnects with pipelined requests closes all their responses', async () => {
  const responses: ServerResponse[] = [];
  let begin = () => {};
  const allBegun = new Promise<void>((resolve) => (begin = resolve));
  const { port } = await start({}, (_req, res) => {
    if (responses.push(res) === 3) begin();
  });
  const { socket } = openSocket(port);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
  await allBegun;
  const closed = Promise.all(responses.map((res) => once(res, 'close')));
  socket.destroy();
  await closed;
  expect(responses.map((res) => res.writableFinished)).toEqual([false, false, false]);
});

describe('a shutdown', () => {
  const large = Buffer.alloc(24 * 1024 * 1024, 'x');

  test.each(['before', 'after'])(
    'completes a response that was ended %s it began',
    async (when) => {
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
      // Several sweeps run over a response that is ended but not fully sent.
      const until = performance.now() + 100;
      while (performance.now() < until) await new Promise((resolve) => setImmediate(resolve));
      socket.resume();
      expect((await heard).split('\r\n\r\n').at(-1)).toHaveLength(large.length);
      expect(await stopped).toBe(true);
    },
  );

  test('does not wait for a connection without a request', async () => {
    const { server, port, closeIdle } = await start();
    const { stop } = gracefulShutdown(server, { drainMs: 0, graceMs: 3_000, closeIdle });
    const { socket, heard } = openSocket(port);
    await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
    expect(await stop()).toBe(true);
    expect(await heard).toBe('');
  });
});
