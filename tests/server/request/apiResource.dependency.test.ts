import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { startServer, type RunningServer } from '../scriptedServer.ts';
import { testApp } from '../testApp.ts';
import { notesResource, unavailable, type SaveNote } from './notesResource.ts';

const own = { Host: 'www.hotels.example', Origin: 'http://www.hotels.example' };
const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

/** Serves notes that are stored with `save`. `logLine` resolves to the first line of the log. */
async function serveNotes(save: SaveNote, timeoutMs = 60_000) {
  const out = new PassThrough();
  const logLine = once(out, 'data').then(([line]: unknown[]): unknown => JSON.parse(String(line)));
  const server = await startServer(
    testApp('http://127.0.0.1:9', {
      resources: { notes: notesResource(save, { timeoutMs }) },
      log: pino({ base: null }, out),
    }),
  );
  running.push(server);
  const post = () => request(server.origin).post('/api/notes').set(own).send({ text: 'a' });
  return { origin: server.origin, post, logLine };
}

/** Returns a dependency that never responds. `called` resolves to the signal of the call. */
function hangingDependency() {
  let call: (signal: AbortSignal) => void = () => undefined;
  const called = new Promise<AbortSignal>((resolve) => (call = resolve));
  const save: SaveNote = async (_note, signal) => {
    call(signal);
    await wait(600_000, undefined, { signal });
  };
  return { save, called };
}

describe('a dependency', () => {
  test('causes a 503 with Retry-After and a logged warning when it is down', async () => {
    const { post, logLine } = await serveNotes(unavailable);
    const response = await post().expect(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(response.text).toContain('the note store is unavailable');
    expect(response.body.code).toBe('unavailable');
    expect(response.text).not.toContain('ECONNREFUSED');
    expect(await logLine).toMatchObject({
      level: 40,
      method: 'POST',
      route: '/api/notes',
      status: 503,
      err: { type: 'DependencyUnavailableError', stack: expect.stringContaining('ECONNREFUSED') },
    });
  });

  test('causes a 504 when it is slow, and its call is aborted', async () => {
    const { save, called } = hangingDependency();
    const { post, logLine } = await serveNotes(save, 50);
    const response = await post().expect(504);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect((await called).reason).toMatchObject({ name: 'TimeoutError' });
    expect(await logLine).toMatchObject({ level: 40, route: '/api/notes', status: 504 });
  });

  test('is abandoned when the client disconnects', async () => {
    const { save, called } = hangingDependency();
    const { origin, logLine } = await serveNotes(save);
    const headers = { ...own, 'Content-Type': 'application/json' };
    const sent = httpRequest(`${origin}/api/notes`, { method: 'POST', headers, agent: false });
    sent.on('error', () => undefined).end('{"text":"a"}');
    const signal = await called;
    sent.destroy();
    await once(signal, 'abort');
    expect(await logLine).toMatchObject({ level: 30, route: '/api/notes', aborted: true });
  });
});
