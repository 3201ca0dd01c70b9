import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { AnswerCache } from '#server/hotels/answerCache.ts';
import { createHotelsHandler } from '#server/hotels/serveHotels.ts';
import type { FindReady } from '#server/fastPath.ts';
import { allowedHosts } from '#server/hostCheck.ts';
import { createHttpServer, type ClientLimits } from '#server/httpServer.ts';
import { rateLimit } from '#server/rateLimit.ts';
import { gracefulStop } from '#server/shutdown.ts';
import { trusts } from '#server/clientAddress.ts';
import { openSocket } from './rawRequest.ts';
import { listeningLog, testDoor } from './testApp.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

type Started = { answer: RequestListener; find: FindReady; limits?: Partial<ClientLimits> };

/** A server with its fast path, what Node was asked, and how often the fast path answered. */
async function start({ answer, find, limits }: Started) {
  const { server, fastPath, closeIdle } = createHttpServer([], listeningLog().log, limits);
  const byNode: string[] = [];
  let early = 0;
  let accepted: Socket | undefined;
  server.on('connection', (socket: Socket) => (accepted = socket));
  server.on('request', (req, res) => {
    byNode.push(`${req.method} ${req.url}`);
    answer(req, res);
  });
  fastPath.serve((head) => {
    const ready = find(head);
    if (ready) early += 1;
    return ready;
  });
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
  return {
    server,
    fastPath,
    closeIdle,
    port,
    byNode,
    early: () => early,
    /** The server's end of the latest connection. */
    accepted: () => accepted,
    /** Resolves once all has reached the server that this client has sent. */
    arrived: ({ bytesWritten }: Socket) => turns(() => accepted?.bytesRead === bytesWritten),
  };
}

async function turns(until: () => boolean) {
  const latest = performance.now() + 10_000;
  while (!until()) {
    if (performance.now() > latest) throw new Error('it never came about');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
const ready = get('/ready');

/** Every address that begins with /ready is kept ready; Node says the address it was asked for. */
function twoWays(body = Buffer.from('kept'), limits?: Partial<ClientLimits>) {
  const sent: boolean[] = [];
  const find: FindReady = ({ url }) =>
    url?.startsWith('/ready')
      ? {
          fields: `Content-Length: ${body.length}\r\n`,
          body,
          sent: (whole) => void sent.push(whole),
        }
      : undefined;
  const answer: RequestListener = (req, res) => {
    req.resume().on('end', () => res.end(`node ${req.url}`));
  };
  return start({ answer, find, limits }).then((started) => ({ ...started, sent }));
}

/** A connection on which Node has answered once; `say` resolves to the end of what is heard once it matches. */
async function known(port: number) {
  const { socket, heard } = openSocket(port);
  socket.setNoDelay();
  ends.push(async () => {
    socket.destroy();
    await heard;
  });
  let text = '';
  socket.on('data', (chunk) => (text = (text + chunk.toString('latin1')).slice(-1_000)));
  const hear = async (pattern: RegExp) => {
    while (!pattern.test(text)) {
      if (socket.closed) throw new Error(`closed before ${String(pattern)}`);
      await Promise.race([once(socket, 'data'), heard]);
    }
    const all = text;
    text = '';
    return all;
  };
  const say = (bytes: string, pattern: RegExp) => {
    socket.write(bytes, 'latin1');
    return hear(pattern);
  };
  await say(get('/first'), /node \/first/);
  return { socket, heard, hear, say };
}

test('a connection’s first answer is Node’s, the next are not, and both may alternate', async () => {
  const { port, byNode, early } = await twoWays();
  const { socket, heard } = openSocket(port);
  socket.write(ready);
  await once(socket, 'data');
  expect(early()).toBe(0);
  socket.destroy();
  await heard;

  const { say } = await known(port);
  expect(await say(ready, /kept/)).toMatch(
    /^HTTP\/1.1 200 OK\r\nConnection: keep-alive\r\nKeep-Alive: timeout=75\r\nContent-Length: 4\r\n\r\nkept$/,
  );
  await say(get('/other'), /node \/other/);
  await say(ready, /kept/);
  expect(early()).toBe(2);
  expect(byNode).toEqual(['GET /ready', 'GET /first', 'GET /other']);
});

describe('what is no whole plain request', () => {
  test.each([
    ['its head in two parts', ready.slice(0, 20), ready.slice(20), /node \/ready/],
    ['two in one piece', '', ready + ready, /node \/ready[^]*node \/ready/],
    ['one with a body', '', get('/ready', 'Content-Length: 1') + 'x', /node \/ready/],
    ['the last of its connection', '', get('/ready', 'Connection: close'), /node \/ready/],
  ])('is Node’s, and its connection stays Node’s: %s', async (_what, part, rest, heard) => {
    const { port, early, arrived } = await twoWays();
    const { socket, say } = await known(port);
    if (part !== '') socket.write(part);
    await arrived(socket);
    await say(rest, heard);
    socket.write(ready);
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    expect(early()).toBe(0);
  });

  test.each([
    [
      'the body of another request',
      `POST /upload HTTP/1.1\r\nHost: a\r\nContent-Length: ${ready.length}\r\n\r\n`,
      'POST /upload',
    ],
    ['the rest of an unfinished head', 'GET /upload HTTP/1.1\r\nHost: a\r\nX: y', 'GET /upload'],
  ])('is not taken out of its place: a plain request as %s', async (_what, before, asked) => {
    const { port, byNode, early, arrived } = await twoWays();
    const { socket, say } = await known(port);
    socket.write(before);
    await arrived(socket);
    await say(ready, /node \/upload/);
    expect(early()).toBe(0);
    expect(byNode).toEqual(['GET /first', asked]);
  });
});

test('an answer that is still awaited is not overtaken', async () => {
  let finish: (() => void) | undefined;
  const kept = Buffer.from('kept');
  const { port, early, arrived } = await start({
    answer: (req, res) => {
      if (req.url !== '/slow') res.end(`node ${req.url}`);
      else finish = () => void res.end('slow');
    },
    find: ({ url }) =>
      url === '/ready'
        ? { fields: 'Content-Length: 4\r\n', body: kept, sent: () => undefined }
        : undefined,
  });
  const { socket, say, hear } = await known(port);
  socket.write(get('/slow'));
  await arrived(socket);
  socket.write(ready);
  await arrived(socket);
  finish?.();
  expect(await hear(/node \/ready/)).toMatch(/slow[^]*node \/ready/);
  expect(early()).toBe(0);
  await say(ready, /kept/);
  expect(early()).toBe(1);
});

test('a connection that somebody else listens to is Node’s', async () => {
  const { server, port, early } = await twoWays();
  server.prependListener('connection', (socket: Socket) => socket.on('data', () => undefined));
  const { say } = await known(port);
  await say(ready, /node \/ready/);
  expect(early()).toBe(0);
});

test('a fault while looking is left to Node', async () => {
  const { port } = await start({
    answer: (req, res) => void res.end(`node ${req.url}`),
    find: () => {
      throw new Error('broken');
    },
  });
  const { say } = await known(port);
  await say(ready, /node \/ready/);
});

describe('a client that takes its time', () => {
  const large = Buffer.alloc(48 * 1024 * 1024, 'x');
  /** Asks for more than the system takes at once, and reads none of it yet. */
  async function stalled(limits?: Partial<ClientLimits>) {
    const started = await twoWays(large, limits);
    const { socket, heard, hear, say } = await known(started.port);
    socket.pause();
    socket.write(ready);
    await started.arrived(socket);
    return { ...started, socket, heard, hear, say };
  }

  test('over a ready answer gets no second one into memory', async () => {
    const { socket, accepted, arrived, early, byNode, hear } = await stalled();
    socket.write(ready);
    await arrived(socket);
    expect(early()).toBe(1);
    expect(byNode).toEqual(['GET /first', 'GET /ready']);
    expect(accepted()?.writableLength).toBeLessThan(large.length + 1_024);
    socket.resume();
    await hear(/node \/ready/);
    expect(socket.bytesRead).toBeGreaterThan(large.length);
  });

  test('is cut in the end, and told of as having left', async () => {
    const { heard, sent, socket } = await stalled({ answerMs: 40, checkEveryMs: 10 });
    await turns(() => sent.length > 0);
    expect(sent).toEqual([false]);
    socket.resume();
    expect((await heard).length).toBeLessThan(large.length);
  });

  test('and reads nothing is cut as soon as on Node’s way', async () => {
    const { sent, socket, heard } = await stalled({ stalledMs: 40, idleMs: 60_000 });
    await turns(() => sent.length > 0);
    expect(sent).toEqual([false]);
    socket.resume();
    await heard;
  });

  test('over an answer that it has read in the end is served on', async () => {
    const limits = { answerMs: 300, checkEveryMs: 10, idleMs: 60_000 };
    const { server, accepted, socket, sent, say } = await stalled(limits);
    socket.resume();
    await turns(() => sent.length > 0);
    expect(accepted()?.timeout).toBe(server.keepAliveTimeout);
    const until = performance.now() + 2 * limits.answerMs;
    while (performance.now() < until) await say(get('/other'), /node \/other/);
    expect(sent).toEqual([true]);
  });

  test('and leaves is told of as having left', async () => {
    const { socket, sent } = await stalled();
    socket.destroy();
    await turns(() => sent.length > 0);
    expect(sent).toEqual([false]);
  });

  test('gets the whole of it, though the server stops', async () => {
    const { server, fastPath, closeIdle, port, socket, sent, heard } = await stalled();
    const { allSent } = fastPath;
    const other = await known(port);
    const { stop } = gracefulStop(server, { drainMs: 0, graceMs: 60_000, allSent, closeIdle });
    const stopped = stop();
    // The end of another's answer must not end this one, nor may anybody new come in.
    await other.say(get('/other'), /node \/other/);
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
    await new Promise((resolve) => setImmediate(resolve));
    socket.resume();
    expect((await heard).split('\r\n\r\n').at(-1)).toHaveLength(large.length);
    expect(await stopped).toBe(true);
    expect(sent).toEqual([true]);
  });
});

test('the time for headers does not run on a connection that is answered early', async () => {
  const { port, early } = await twoWays(undefined, { headersMs: 60, checkEveryMs: 10 });
  const { say } = await known(port);
  const until = performance.now() + 150;
  while (performance.now() < until) await say(ready, /kept/);
  expect(early()).toBeGreaterThan(1);
});

test('an idle connection is closed, though its last answer was an early one', async () => {
  const { port } = await twoWays(undefined, { idleMs: 60 });
  const { say, heard } = await known(port);
  await say(ready, /kept/);
  expect(await heard).not.toContain('408');
});

describe('a hit', () => {
  const search = '/api/hotels/search?city=Lisbon';
  const body = Buffer.from(JSON.stringify({ hotels: [{ id: 'a', name: 'A'.repeat(2_000) }] }));

  /** The real front door with a cache that a provider has filled. */
  async function hits(deps: Parameters<typeof testDoor>[1] = {}, status = 200) {
    const cache = new AnswerCache({
      ask: () =>
        Promise.resolve({
          status,
          headers: { 'content-type': 'application/json', 'cache-control': 'max-age=60' },
          body,
          upstreamMs: 1,
        }),
      defaultTtlSeconds: 0,
      maxBytes: 1_000_000,
    });
    const lines: unknown[] = [];
    const log = {
      ...listeningLog().log,
      info: (fields: unknown) => void lines.push(fields),
    };
    const visits: unknown[] = [];
    const door = testDoor('http://127.0.0.1:9', {
      ...createHotelsHandler(cache),
      log,
      onAnswered: ({ route, cache }, outcome) => void visits.push({ route, cache, ...outcome }),
      ...deps,
    });
    const started = await start({ answer: door.answer, find: door.findReady });
    const { socket, heard } = openSocket(started.port);
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    /** One answer: its status, its header lines, and as much as `Content-Length` says. */
    const ask = async (...lines: string[]) => {
      socket.write(get(search, ...lines));
      for (;;) {
        const [head = ''] = text.split('\r\n\r\n', 1);
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (text.length >= head.length + 4 + length && head !== '') {
          const content = text.slice(head.length + 4, head.length + 4 + length);
          text = text.slice(head.length + 4 + length);
          const [status = '', ...headers] = head.split('\r\n');
          return { status: Number(status.split(' ')[1]), headers: headers.toSorted(), content };
        }
        await once(socket, 'data');
      }
    };
    await ask();
    return { ...started, ask, heard, lines, visits };
  }
  const same = (headers: readonly string[]) =>
    headers.map((line) => line.replace(/^(X-Request-Id|Age|Cache-Status): .*/, '$1'));

  test('says the same on either way', async () => {
    const { ask, early } = await hits({ limit: rateLimit(100, () => 0) });
    for (const accepted of ['identity', 'gzip', 'br']) {
      const lines = [`Accept-Encoding: ${accepted}`];
      // Packs it first.
      await ask(...lines);
      const before = early();
      const byPath = await ask(...lines);
      expect(early()).toBe(before + 1);
      const other = await hits({ limit: rateLimit(100, () => 0) });
      await other.ask(...lines, 'TE: trailers');
      const byNode = await other.ask(...lines);
      expect(other.early()).toBe(0);
      const without = (headers: readonly string[]) =>
        same(headers).filter((line) => !/^(RateLimit|Date)/.test(line));
      expect(without(byPath.headers)).toEqual(without(byNode.headers));
      expect(byPath.headers.join()).toContain('RateLimit: "client";r=');
      expect(byPath.content).toBe(byNode.content);
    }
  });

  test('leaves its line in the log and its mark in the metrics', async () => {
    const { ask, early, lines, visits } = await hits();
    await ask('X-Request-Id: req-7');
    expect(early()).toBe(1);
    expect(lines.at(-1)).toMatchObject({
      ...{ id: 'req-7', method: 'GET', route: '/api/hotels/search', city: 'Lisbon' },
      ...{ status: 200, cache: 'hit', ms: expect.any(Number), left: undefined },
    });
    expect(visits.at(-1)).toEqual({
      ...{ route: '/api/hotels/search', cache: 'hit', status: 200, left: false },
    });
  });

  test.each([
    ['of a foreign host', 421, { hosts: allowedHosts({ allowedHosts: ['b.example'], host: '' }) }],
    ['of a client over its limit', 429, { limit: rateLimit(1, () => 0) }],
  ])('%s is refused as ever', async (_what, status, deps) => {
    const { ask, early } = await hits(deps);
    expect((await ask()).status).toBe(status);
    expect(early()).toBe(0);
  });

  test('that is known already is told so', async () => {
    const { ask, early } = await hits();
    const { headers } = await ask();
    const etag = headers.find((line) => line.startsWith('ETag: '))?.slice(6) ?? '';
    expect((await ask(`If-None-Match: ${etag}`)).status).toBe(304);
    expect((await ask()).status).toBe(200);
    expect(early()).toBe(2);
  });

  test('of a server that stops is its connection’s last', async () => {
    let stopping = false;
    const { ask, early, heard } = await hits({ stopping: () => stopping });
    await ask();
    stopping = true;
    expect((await ask()).headers).toContain('Connection: close');
    expect(early()).toBe(1);
    await heard;
  });

  test('that tells of a missing hotel tells so', async () => {
    const { ask, early } = await hits({}, 404);
    const again = await ask();
    expect(again.status).toBe(404);
    expect(again.headers.join()).toContain('hotels; hit');
    expect(early()).toBe(0);
  });

  test('behind a trusted proxy counts for its traveller, and promises TLS', async () => {
    const { ask, early } = await hits({ trust: trusts('loopback'), limit: rateLimit(2, () => 0) });
    const from = (address: string) =>
      ask(`X-Forwarded-For: ${address}`, 'X-Forwarded-Proto: https');
    expect((await from('203.0.113.1')).headers.join()).toContain('Strict-Transport-Security');
    expect((await from('203.0.113.1')).headers.join()).toContain('r=0;');
    expect((await from('203.0.113.2')).headers.join()).toContain('r=1;');
    expect(early()).toBe(3);
  });
});
