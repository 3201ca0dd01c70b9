import request from 'supertest';
import * as v from 'valibot';
import { problemSchema } from '#contracts/provider/problem.ts';
import { startServer, type RunningServer } from '../scriptedServer.ts';
import { testApp } from '../testApp.ts';

let provider: RunningServer;
const received: string[] = [];
beforeAll(async () => {
  provider = await startServer((req, res) => {
    received.push(`${req.method} ${req.url}`);
    res.setHeader('Content-Type', 'application/json').end('[]');
  });
});
afterAll(() => provider.close());
beforeEach(() => {
  received.length = 0;
});

const agent = () => request(testApp(provider.origin));

describe('unknown paths and methods under /api', () => {
  test.each([
    '/api',
    '/api/',
    '/api/hotels',
    '/api/hotels/',
    '/api/hotels/rand4/',
    '/api/hotels/rand4/more',
    '/api/Hotels/rand4',
    '/API/hotels/rand4',
    '/api/users',
    '/api/hotels/.',
    '/api/hotels/..',
    '/api/hotels/%2e%2e',
    '/api/hotels/..%2f..%2fadmin',
    '/api/hotels/a%2Fb',
    '/api/hotels/a%5Cb',
    '/api/hotels/a%00b',
    '/api/hotels/a%20b',
    `/api/hotels/${'a'.repeat(129)}`,
  ])('%s is a 404 problem and is not sent to the provider', async (path) => {
    const response = await agent().get(path).set('Accept', 'text/html');
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(v.parse(problemSchema, JSON.parse(response.text))).toMatchObject({ status: 404 });
    expect(received).toEqual([]);
  });

  test.each(['post', 'put', 'patch', 'delete', 'options', 'trace'] as const)(
    '%s is a 405 problem that names the allowed methods',
    async (method) => {
      const response = await agent()[method]('/api/hotels/search').send();
      expect(response.status).toBe(405);
      expect(response.headers['allow']).toBe('GET, HEAD');
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(received).toEqual([]);
    },
  );

  test('an id that cannot be decoded is a 400 problem', async () => {
    const response = await agent().get('/api/hotels/%zz').expect(400);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(received).toEqual([]);
  });
});
