import { once } from 'node:events';
import { get, type IncomingMessage, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { listeningLog, testApp } from './testApp.ts';
import { startServer, type RunningServer } from './scriptedServer.ts';

const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(answer: RequestListener): Promise<RunningServer> {
  const server = await startServer(answer);
  running.push(server);
  return server;
}

const nextRequest = ({ server }: RunningServer) =>
  new Promise<IncomingMessage>((resolve) => server.once('request', resolve));

const never = { connectMs: 10_000, firstByteMs: 10_000, wholeMs: 10_000 };

async function behind(answer: RequestListener, limits: Partial<typeof never> = {}) {
  const provider = await start(answer);
  const { log, lines } = listeningLog();
  const app = testApp(provider.origin, {
    provider: { origin: provider.origin, servesMedia: false, limits: { ...never, ...limits } },
    log,
  });
  return { provider, lines, bff: await start(app) };
}

describe('what passes', () => {
  test.each([200, 400, 404, 429, 500, 503])('status %i and its body, unchanged', async (status) => {
    const body = `{"status": ${status}}`;
    const { bff } = await behind((_req, res) => {
      res.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '7' }).end(body);
    });
    const answer = await request(bff.origin).get('/api/hotels/rand4');
    expect([answer.status, answer.text]).toEqual([status, body]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'retry-after': '7',
    });
  });

  test('a packed body as it is packed, and a 304', async () => {
    const { bff } = await behind((req, res) => {
      if (req.headers['if-none-match'] === '"1"') res.writeHead(304).end();
      else res.writeHead(200, { 'Content-Encoding': 'gzip', ETag: '"1"' }).end(gzipSync('[]'));
    });
    const answer = await request(bff.origin).get('/api/hotels/rand4');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', etag: '"1"' });
    await request(bff.origin).get('/api/hotels/rand4').set('If-None-Match', '"1"').expect(304);
  });

  test('the provider is called by its own name, and learns nothing private of the traveller', async () => {
    let heard: IncomingMessage['headers'] = {};
    const { bff, provider } = await behind((req, res) => {
      heard = req.headers;
      res.setHeader('Set-Cookie', 'a=b').end('[]');
    });
    const answer = await request(bff.origin).get('/api/hotels/rand4').set({
      Accept: 'application/json',
      Authorization: 'Bearer x',
      Cookie: 'session=1',
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Host': 'evil.example',
    });
    expect(Object.keys(heard).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host']);
    expect(heard.host).toBe(`127.0.0.1:${provider.port}`);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  test('calls share one kept-alive connection', async () => {
    const { bff, provider } = await behind((_req, res) => res.end('[]'));
    let connections = 0;
    provider.server.on('connection', () => (connections += 1));
    for (let call = 0; call < 5; call += 1) await request(bff.origin).get('/api/hotels/rand4');
    expect(connections).toBe(1);
  });
});

describe('a provider that fails', () => {
  test('by being down gives a 502 problem and a log line', async () => {
    const { bff, provider, lines } = await behind(() => undefined);
    await provider.close();
    const answer = await request(bff.origin).get('/api/hotels/rand4').expect(502);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(JSON.parse(answer.text)).toMatchObject({ status: 502, title: 'Bad Gateway' });
    expect(answer.text).not.toContain(String(provider.port));
    expect(lines).toEqual(['warn: provider call failed']);
  });

  test('by hanging up gives a 502 problem', async () => {
    const { bff } = await behind((req) => req.socket.destroy());
    await request(bff.origin).get('/api/hotels/rand4').expect(502);
  });

  test.each(['HTTP/1.1 099 Odd\r\n\r\n', 'HTTP/1.1 999 Odd\r\n\r\n', 'not http at all\r\n\r\n'])(
    'by answering %j gives a 502 problem',
    async (raw) => {
      const { bff } = await behind((req) => req.socket.end(raw));
      await request(bff.origin).get('/api/hotels/rand4').expect(502);
    },
  );

  test('by staying silent gives a 504 problem, and the call is dropped', async () => {
    const { bff, provider } = await behind(() => undefined, { firstByteMs: 40 });
    const dropped = nextRequest(provider).then((req) => once(req.socket, 'close'));
    const answer = await request(bff.origin).get('/api/hotels/rand4').expect(504);
    expect(JSON.parse(answer.text)).toMatchObject({ status: 504, title: 'Gateway Timeout' });
    await dropped;
  });

  test.each([
    ['dies', (res: Parameters<RequestListener>[1]) => res.socket?.destroy(), {}],
    ['stalls', () => undefined, { wholeMs: 500 }],
  ])('in mid-body: when it %s the answer is cut', async (_how, then, limits) => {
    const { bff, lines } = await behind((_req, res) => {
      res.writeHead(200, { 'Content-Length': '1000' });
      res.write('[{"id":', () => then(res));
    }, limits);
    await expect(request(bff.origin).get('/api/hotels/rand4')).rejects.toThrow('aborted');
    expect(lines).toEqual(['warn: provider answer cut']);
  });
});

describe('a traveller who leaves', () => {
  test.each([
    ['before the provider answers', false],
    ['in the middle of the answer', true],
  ])('%s takes the provider’s call along, and is no fault to log', async (_when, begun) => {
    const { bff, provider, lines } = await behind((_req, res) => {
      if (begun) res.write('[');
    });
    const heard = nextRequest(provider);
    const call = get(`${bff.origin}/api/hotels/rand4`);
    call.on('error', () => undefined);
    const req = await heard;
    if (begun) await once(call, 'response');
    const dropped = once(req.socket, 'close');
    call.destroy();
    await dropped;
    expect(lines).toEqual([]);
  });
});
