import { readFileSync } from 'node:fs';
import request from 'supertest';
import { testApp } from '../testApp.ts';

const app = testApp('http://127.0.0.1:9');
const path = '/api/openapi.json';

test('the contract is the committed file and needs no call to the provider', async () => {
  const response = await request(app).get(path).expect(200);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(response.body).toEqual(
    JSON.parse(readFileSync('contracts/provider/openapi.json', 'utf8')),
  );
});

test('the contract is revalidated each time and is a 304 while unchanged', async () => {
  const { headers } = await request(app).get(path).expect(200);
  expect(headers['cache-control']).toBe('no-cache');
  await request(app).get(path).set('If-None-Match', String(headers['etag'])).expect(304);
});

test('the contract is read-only', async () => {
  const response = await request(app).post(path).expect(405);
  expect(response.headers['allow']).toBe('GET, HEAD');
});
