import request from 'supertest';
import * as v from 'valibot';
import {
  problemSchema,
  problemType,
  validationProblemSchema,
} from '#contracts/provider/problem.ts';
import { implement } from '#server/request/implement.ts';
import { ProblemError } from '#server/request/problemError.ts';
import { createRateLimit } from '#server/request/rateLimit.ts';
import { parseTrustProxy } from '#server/request/clientAddress.ts';
import { rawRequest } from '../rawRequest.ts';
import { startServer } from '../scriptedServer.ts';
import { listeningLog, testApp } from '../testApp.ts';
import { notesResource } from './notesResource.ts';

const app = (options: Parameters<typeof testApp>[1] = {}) =>
  testApp('http://127.0.0.1:9', { resources: { notes: notesResource() }, ...options });

const own = { Host: 'www.hotels.example', Origin: 'http://www.hotels.example' };
const post = (target = app()) => request(target).post('/api/notes').set(own);

/** Returns the problem in a response, checked against the contract. */
function problemOf(response: request.Response) {
  expect(response.headers['content-type']).toBe(problemType);
  expect(response.headers['cache-control']).toBe('no-store');
  return v.parse(problemSchema, JSON.parse(response.text));
}

describe('the body of a request', () => {
  test('is parsed as JSON', async () => {
    const response = await post().send({ text: 'Sea view' }).expect(201);
    expect(response.body).toEqual({ text: 'Sea view', labels: [] });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('with invalid fields is a 422 that gives a code for each field', async () => {
    const response = await post()
      .send({ text: '', labels: [{ name: 'a' }, { name: 7 }], extra: 1 })
      .expect(422);
    expect(problemOf(response)).toMatchObject({ title: 'Unprocessable Entity', status: 422 });
    const { errors } = v.parse(validationProblemSchema, JSON.parse(response.text));
    expect(errors.map(({ path }) => path)).toEqual(['text', 'labels.1.name', 'extra']);
    expect(response.body.errors[0]).toEqual({
      path: 'text',
      message: 'Write something.',
      code: 'required',
    });
  });

  test('names no more than twenty invalid fields', async () => {
    const labels = Array.from({ length: 1_000 }, () => ({}));
    const response = await post().send({ text: 'x', labels }).expect(422);
    expect(v.parse(validationProblemSchema, JSON.parse(response.text)).errors).toHaveLength(20);
  });

  test('is a 422 for the body itself if it is missing', async () => {
    const response = await post().set('Content-Length', '0').expect(422);
    const { errors } = v.parse(validationProblemSchema, JSON.parse(response.text));
    expect(errors.map(({ path }) => path)).toEqual(['']);
  });

  test.each([
    [
      400,
      'malformed JSON, with its position',
      'application/json',
      '{"text": "a", }',
      /position 14/,
    ],
    [400, 'JSON with an unexpected word', 'application/json', '{"text": text}', /position 10/],
    [413, 'more than 64 KiB', 'application/json', JSON.stringify('x'.repeat(65_536)), /65536/],
    [415, 'a form', 'application/x-www-form-urlencoded', 'text=a', /application\/json/],
    [415, 'text', 'text/plain', '{"text":"a"}', /application\/json/],
    [415, 'another charset', 'application/json; charset=latin1', '{"text":"a"}', /UTF-8/],
    [415, 'UTF-16LE', 'application/json; charset="UTF-16LE"', '{"text":"a"}', /UTF-8/],
  ])('is rejected with %i if it is %s', async (status, _what, type, body, detail) => {
    const response = await post().set('Content-Type', type).send(body).expect(status);
    expect(problemOf(response).detail).toMatch(detail);
    const codes: Record<number, string> = {
      400: 'bad-request',
      413: 'body-too-large',
      415: 'unsupported-media-type',
    };
    expect(response.body.code).toBe(codes[status]);
  });

  test('is rejected with 400 if its bytes are not UTF-8', async () => {
    const { port, close } = await startServer(app());
    const head = 'POST /api/notes HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nConnection: close\r\n';
    const bytes = Buffer.from(
      `${head}Content-Type: application/json; charset=UTF-8\r\nContent-Length: 12\r\n\r\n{"text":"\xff"}`,
      'latin1',
    );
    const response = await rawRequest(port, bytes);
    expect(response).toMatch(/^HTTP\/1.1 400 [^]*The body is not valid UTF-8/);
    await close();
  });

  test.each([
    ['a text', '{"text":"a\\u0000b"}', 'text'],
    ['half a character', '{"text":"\\ud83d"}', 'text'],
    ['a field that no schema has', '{"text":"a","x":[{"y":"\\u001b"}]}', 'x.0.y'],
    ['a key', '{"text":"a","\\u0000":1}', '\ufffd'],
    ['something deep', `${'['.repeat(9_000)}"\\u0000"${']'.repeat(9_000)}`, /^0(?:\.0)*$/],
  ])(
    'is rejected with 422 for characters that cannot be stored in %s',
    async (_what, body, path) => {
      const response = await post().type('json').send(body).expect(422);
      const { errors } = v.parse(validationProblemSchema, JSON.parse(response.text));
      expect(errors).toHaveLength(1);
      expect(errors[0]?.path).toMatch(path);
      expect(errors[0]?.message).toBe('must not contain control characters');
    },
  );

  test('is rejected with 415 if it has a content encoding', async () => {
    const response = await post()
      .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .send('{"text":"a"}')
      .expect(415);
    problemOf(response);
  });
});

describe('cookies', () => {
  test('are set by the response and read from the next request', async () => {
    const agent = request.agent(app()).set(own);
    const first = await agent.post('/api/notes').send({ text: 'a' }).expect(201);
    expect(first.headers['set-cookie']).toEqual([
      'author=Ada%20%26%20Co; Path=/; HttpOnly; SameSite=Lax',
    ]);
    const second = await agent.get('/api/notes').set('Cookie', 'author=Ada%20%26%20Co').expect(200);
    expect(second.body).toMatchObject({ author: 'Ada & Co' });
  });

  test('are marked Secure when a trusted proxy reports TLS', async () => {
    const behindProxy = app({ trustProxy: parseTrustProxy('loopback') });
    const response = await post(behindProxy)
      .set({ 'X-Forwarded-Proto': 'https', Origin: 'https://www.hotels.example' })
      .send({ text: 'a' })
      .expect(201);
    expect(String(response.headers['set-cookie'])).toContain('Secure');
  });
});

describe('limits', () => {
  test('apply to one route in addition to the limit of the whole API', async () => {
    const clientLimit = createRateLimit({ name: 'client', limit: 100, now: () => 0 });
    const limited = app({ clientLimit });
    const first = await post(limited).send({ text: 'a' }).expect(201);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"client";q=100;w=60, "write";q=3;w=60',
      ratelimit: '"client";r=99;t=60, "write";r=2;t=60',
    });
    await post(limited).send({ text: 'a' }).expect(201);
    await post(limited).send({ text: 'a' }).expect(201);
    const over = await post(limited).send({ text: 'a' }).expect(429);
    expect(over.body.code).toBe('too-many-requests');
    expect(over.headers['retry-after']).toBe('60');
    problemOf(over);
    await request(limited).get('/api/notes').expect(200);
  });
});

describe('errors', () => {
  test.each([
    ['get', '/api/notes/7', 404, 'There is no such note.', 'about:blank'],
    ['get', '/api/notes/7/more', 404, 'There is no such endpoint.', 'about:blank'],
    ['get', '/api/other', 404, 'There is no such endpoint.', 'about:blank'],
    ['get', '/api/notes/%zz', 400, 'The address is malformed.', 'about:blank'],
    ['delete', '/api/notes/7', 409, 'The note is in use.', 'in-use'],
    ['delete', '/api/notes/all', 500, 'The server failed.', 'about:blank'],
  ] as const)('%s %s is a %i problem', async (method, path, status, detail, type) => {
    const response = await request(app())[method](path).set(own).expect(status);
    expect(problemOf(response)).toMatchObject({ status, detail, type });
  });

  test.each([
    ['a character that no database stores', '/api/notes/a%00b', 400],
    ['a line break', '/api/notes/a%0Ab', 400],
    ['half a character', '/api/notes/%ED%A0%80', 400],
    ['bytes that are not UTF-8', '/api/notes/%FF', 400],
    ['bytes in its query that are not UTF-8', '/api/notes?key=%FF', 400],
    ['a character that no database stores in its query', '/API/notes?key=%00', 400],
    ['a bidi override', '/api/notes/%E2%80%AEa', 400],
    ['a zero-width space', '/api/notes/a%E2%80%8Bb', 400],
    ['too many characters', `/api/notes/${'a'.repeat(2_040)}`, 414],
  ])('an address with %s is refused', async (_what, path, status) => {
    problemOf(await request(app()).get(path).set(own).expect(status));
  });

  test.each([
    ['/api/notes', 'GET, HEAD, POST'],
    ['/api/notes/7', 'GET, HEAD, DELETE'],
  ])('an unsupported method of %s is a 405 that allows %s', async (path, allowed) => {
    const response = await request(app()).put(path).set(own).expect(405);
    expect(response.body.code).toBe('method-not-allowed');
    expect(response.headers['allow']).toBe(allowed);
    problemOf(response);
  });
});

test('a handler may only send problem codes that its route declares, and any other code is logged', async () => {
  const { log, lines } = listeningLog();
  const calls = {
    'GET /api/notes/:code': {
      does: 'Fails with a code.',
      access: 'anyone',
      answers: { 204: null },
      problems: { 409: ['changed'] },
    },
  } as const;
  const resources = implement(
    'notes',
    calls,
    {},
  )({
    'GET /api/notes/:code': ({ params: { code } }) => {
      throw new ProblemError(409, 'Not now.', { members: { code, by: 'Ada' } });
    },
  });
  const target = app({ resources, log });
  const codes = [];
  for (const code of ['changed', 'signed-out', 'unlisted']) {
    const { status, body } = await request(target).get(`/api/notes/${code}`).set(own);
    codes.push([status, body.code, body.by]);
  }
  expect(codes).toEqual([
    [409, 'changed', 'Ada'],
    [409, 'signed-out', 'Ada'],
    [409, 'conflict', 'Ada'],
  ]);
  expect(lines).toEqual(['error: request failed']);
});

describe('a handler that reads the body itself', () => {
  const unread = (maxRequestBytes: number) =>
    app({
      resources: {
        echo: {
          handler: async (req, res) => {
            const chunks: Buffer[] = await req.toArray();
            res.send(`${req.originalUrl} ${Buffer.concat(chunks).toString()}`);
          },
          body: 'unread',
          maxRequestBytes,
        },
      },
    });

  test('gets it unchanged, whatever its type', async () => {
    const sent = request(unread(100))
      .post('/api/echo/deep?a=b')
      .set(own)
      .type('text')
      .send('{ raw');
    expect((await sent.expect(200)).text).toBe('/api/echo/deep?a=b { raw');
  });

  test('is not called with a body that is too long', async () => {
    const sent = request(unread(4)).post('/api/echo').set(own).type('text');
    problemOf(await sent.send('12345').expect(413));
  });

  test('is not called with a body of unknown length', async () => {
    const { port, close } = await startServer(unread(4));
    const head = `POST /api/echo HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nConnection: close\r\n`;
    const bytes = `${head}Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n`;
    expect(await rawRequest(port, bytes)).toMatch(/^HTTP\/1.1 411 /);
    await close();
  });
});
