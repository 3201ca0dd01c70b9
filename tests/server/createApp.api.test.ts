import request from 'supertest';
import * as v from 'valibot';
import { problemSchema } from '#contracts/problem.ts';
import { startServer, type RunningServer } from './scriptedServer.ts';
import { testApp } from './testApp.ts';

let provider: RunningServer;
const asked: string[] = [];
beforeAll(async () => {
  provider = await startServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    res.setHeader('Content-Type', 'application/json').end('[]');
  });
});
afterAll(() => provider.close());
beforeEach(() => {
  asked.length = 0;
});

const agent = () => request(testApp(provider.origin));

describe('everything else under /api', () => {
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
  ])('%s is a 404 problem that the provider never hears of', async (path) => {
    const answer = await agent().get(path).set('Accept', 'text/html');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(v.parse(problemSchema, JSON.parse(answer.text))).toMatchObject({ status: 404 });
    expect(asked).toEqual([]);
  });

  test.each(['post', 'put', 'patch', 'delete', 'options', 'trace'] as const)(
    '%s is a 405 problem that names what is allowed',
    async (method) => {
      const answer = await agent()[method]('/api/hotels/search').send();
      expect(answer.status).toBe(405);
      expect(answer.headers['allow']).toBe('GET, HEAD');
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(asked).toEqual([]);
    },
  );

  test('an id that cannot be decoded is a 400 problem', async () => {
    const answer = await agent().get('/api/hotels/%zz').expect(400);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(asked).toEqual([]);
  });
});
