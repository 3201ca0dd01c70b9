import request from 'supertest';
import { ResponseCache } from '#server/cache/responseCache.ts';
import { answerAbsentCalls } from '#server/hotels/absentCalls.ts';
import { createHotelsHandler } from '#server/hotels/createHotelsHandler.ts';
import { isRejected, parseHotelsRequest } from '#server/hotels/parseHotelsRequest.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { type Handler, json, scriptProvider } from '../../support/scriptedProvider.ts';
import { listeningLog, testApp } from '../testApp.ts';

const path = '/api/hotels/pearl/calendar';
const query = '?adults=2&children_ages=3%2C11&from=2027-03-01&rooms=1&to=2027-04-30';

function parse(url: string) {
  const parsed = parseHotelsRequest('GET', url);
  return isRejected(parsed) ? parsed.detail : parsed;
}

test('passes on the days and the party, in one spelling, and nothing else', () => {
  const url = `${path}?to=2027-04-30&from=2027-03-01&rooms=1&x=1&adults=2&children_ages=3,11`;
  expect(parse(url)).toEqual({ endpoint: 'calendar', path: path + query });
});

test.each([
  ['from=yesterday', 'from is not valid.'],
  ['from=2027-03-01&from=2027-03-02', 'from is given twice.'],
  ['adults=0', 'adults is not valid.'],
  ['children_ages=3;4', 'children_ages is not valid.'],
])('rejects %s', (wrong, detail) => {
  expect(parse(`${path}?${wrong}`)).toBe(detail);
});

async function ask(answer: Handler) {
  const provider = await scriptProvider({ [path]: answer });
  const { log } = listeningLog();
  const { fetch } = createProviderClient({ origin: provider.origin, log });
  const cache = new ResponseCache({
    fetch: answerAbsentCalls(fetch),
    defaultTtlSeconds: 0,
    maxBytes: 1_000_000,
  });
  const app = testApp(provider.origin, { hotels: createHotelsHandler(cache) });
  const { status, body } = await request(app).get(path + query);
  await provider.close();
  return { status, body, requests: provider.requests };
}

const days = [{ date: '2027-03-01', price: { amount: '84.00', currency: 'USD' } }];

test('answers with the provider’s days', async () => {
  expect(await ask(json({ days }))).toEqual({
    status: 200,
    body: { days },
    requests: [path + query],
  });
});

test('answers with no days where the provider does without calendars, and says when it fails', async () => {
  expect(await ask(json({ title: 'Not Found' }, 404))).toMatchObject({
    status: 200,
    body: { days: [] },
  });
  expect(await ask(json({ title: 'Broken' }, 500))).toMatchObject({ status: 500 });
});
