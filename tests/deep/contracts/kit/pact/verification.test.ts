import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { createStatefulProvider, statesPath } from '#contracts/kit/pact/statefulProvider.ts';
import { findMismatches, pactVerify } from '../../../../support/pactVerify.ts';
import { startListeners } from '../../../../support/startListeners.ts';
import { testApp } from '../../../../server/testApp.ts';

const { start } = startListeners();

describe('the committed pact', () => {
  it('is met without reservations by a provider whose rates are on request', async () => {
    const provider = await start(createStatefulProvider());
    const states = provider + statesPath;
    expect(await findMismatches(provider, states, '--without-reservations')).toBe('');
    expect(await findMismatches(provider, states)).toMatch(/reserv/);
  });

  it('is met without rates by a provider of the plain specification', async () => {
    const provider = await start(createStatefulProvider({ rates: false }));
    const states = provider + statesPath;
    expect(await findMismatches(provider, states, '--without-rates')).toBe('');
    expect(await findMismatches(provider, states, '--without-reservations')).toMatch(/rates/);
  });

  it('is met by the site that forwards the responses of the provider', async () => {
    const provider = await start(createStatefulProvider());
    const site = await start(testApp(provider));
    const states = provider + statesPath;
    expect(await findMismatches(site, states, '--without-reservations')).toBe('');
  });

  it('is not met by a provider with nameless hotels', async () => {
    const provider = await start((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('{"hotels":[{"id":"nameless"}]}');
    });
    const mismatches = await findMismatches(provider, provider + statesPath);
    expect(mismatches).toContain('Actual map is missing the following keys: name\n');
  });
});

it.each<[what: string, value: unknown, mismatch: string]>([
  ['a number', 7, 'Expected 7 (Integer) to be the same type as'],
  ['translations', { en: 'Sea View' }, 'to be the same type as'],
])('exits with 1 when names are %s', async (_, value, mismatch) => {
  const list = Array.from({ length: 8 }, () => ({ id: 'a', name: value }));
  const origin = await start((request, response) => {
    response.statusCode = request.url?.endsWith('no_such_hotel') ? 404 : 200;
    response.setHeader('content-type', 'application/json');
    const isSearch = request.url?.startsWith(hotelsPaths.search);
    response.end(JSON.stringify(isSearch ? { hotels: list } : list));
  });
  const { code, stdout } = await pactVerify(origin);
  expect(code).toBe(1);
  expect(stdout).toContain(mismatch);
});
