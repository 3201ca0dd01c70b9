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

async function siteInFrontOf(listener: RequestListener) {
  const provider = await startServer(listener);
  const { log, lines } = listeningLog();
  const site = await startServer(
    testApp(provider.origin, { samplePicturesOrigin: provider.origin, log }),
  );
  running.push(provider, site);
  return { provider, site, lines };
}

test('pictures of the sample provider are proxied without private headers in either direction', async () => {
  let received: IncomingMessage | undefined;
  const { site } = await siteInFrontOf((req, res) => {
    received = req;
    res.setHeader('Set-Cookie', 'a=b').setHeader('Content-Security-Policy', 'default-src *');
    res.setHeader('Content-Type', 'image/svg+xml').end('<svg/>');
  });
  const response = await request(site.origin)
    .get(picture)
    .set({ Authorization: 'Bearer x', Cookie: 'session=1', 'X-Forwarded-For': '203.0.113.9' })
    .expect(200);
  expect(received?.url).toBe(picture);
  expect(Object.keys(received?.headers ?? {}).sort()).toEqual(['connection', 'host']);
  expect(response.headers).not.toHaveProperty('set-cookie');
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    // Web mail shows these pictures.
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('without the sample provider there are no pictures', async () => {
  await request(testApp('http://127.0.0.1:9')).get(picture).expect(404);
});

test('a picture without a response is a 502 and one logged warning', async () => {
  const { site, lines } = await siteInFrontOf((req) => req.socket.destroy());
  const { headers } = await request(site.origin).get(picture).expect(502);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(lines).toEqual(['warn: request failed']);
});

test('a picture that is interrupted is cut off', async () => {
  const { site } = await siteInFrontOf((_req, res) => {
    res.writeHead(200, { 'Content-Length': '1000', 'Content-Type': 'image/png' });
    res.write('x', () => res.socket?.destroy());
  });
  await expect(request(site.origin).get(picture)).rejects.toThrow('aborted');
});

test('a client that disconnects cancels the request to the provider', async () => {
  const { provider, site } = await siteInFrontOf(() => undefined);
  const arrived = new Promise<IncomingMessage>((resolve) =>
    provider.server.once('request', resolve),
  );
  const call = get(site.origin + picture);
  call.on('error', () => undefined);
  const { socket } = await arrived;
  const closed = once(socket, 'close');
  call.destroy();
  await closed;
});
