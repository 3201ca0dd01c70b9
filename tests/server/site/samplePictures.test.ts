import { once } from 'node:events';
import { get, type IncomingMessage, type RequestListener } from 'node:http';
import request from 'supertest';
import { startServer, type RunningServer } from '../scriptedServer.ts';
import { listeningLog, testApp } from '../testApp.ts';

const picture = '/media/x300/42/1.svg?v=2';
const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function behind(answer: RequestListener) {
  const provider = await startServer(answer);
  const { log, lines } = listeningLog();
  const site = await startServer(testApp(provider.origin, { picturesOf: provider.origin, log }));
  running.push(provider, site);
  return { provider, site, lines };
}

test('the sample provider’s pictures are passed on, and nothing private either way', async () => {
  let heard: IncomingMessage | undefined;
  const { site } = await behind((req, res) => {
    heard = req;
    res.setHeader('Set-Cookie', 'a=b').setHeader('Content-Security-Policy', 'default-src *');
    res.setHeader('Content-Type', 'image/svg+xml').end('<svg/>');
  });
  const answer = await request(site.origin)
    .get(picture)
    .set({ Authorization: 'Bearer x', Cookie: 'session=1', 'X-Forwarded-For': '203.0.113.9' })
    .expect(200);
  expect(heard?.url).toBe(picture);
  expect(Object.keys(heard?.headers ?? {}).sort()).toEqual(['connection', 'host']);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

test('a picture of any other provider is not the site’s', async () => {
  await request(testApp('http://127.0.0.1:9')).get(picture).expect(404);
});

test('no answer is a 502 and one error in the log', async () => {
  const { site, lines } = await behind((req) => req.socket.destroy());
  await request(site.origin).get(picture).expect(502);
  expect(lines).toEqual(['error: request failed']);
});

test('a picture that breaks off is cut', async () => {
  const { site } = await behind((_req, res) => {
    res.writeHead(200, { 'Content-Length': '1000', 'Content-Type': 'image/png' });
    res.write('x', () => res.socket?.destroy());
  });
  await expect(request(site.origin).get(picture)).rejects.toThrow('aborted');
});

test('a traveller who leaves takes the call along', async () => {
  const { provider, site } = await behind(() => undefined);
  const asked = new Promise<IncomingMessage>((resolve) => provider.server.once('request', resolve));
  const call = get(site.origin + picture);
  call.on('error', () => undefined);
  const { socket } = await asked;
  const dropped = once(socket, 'close');
  call.destroy();
  await dropped;
});
