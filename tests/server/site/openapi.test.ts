import { readFileSync } from 'node:fs';
import request from 'supertest';
import { testApp } from '../testApp.ts';

const app = testApp('http://127.0.0.1:9');
const path = '/api/openapi.json';

test('the contract is the committed one, whether the provider lives or not', async () => {
  const answer = await request(app).get(path).expect(200);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.body).toEqual(JSON.parse(readFileSync('contracts/openapi.json', 'utf8')));
});

test('it is asked for anew each time and answered 304 while unchanged', async () => {
  const { headers } = await request(app).get(path).expect(200);
  expect(headers['cache-control']).toBe('no-cache');
  await request(app).get(path).set('If-None-Match', String(headers['etag'])).expect(304);
});
