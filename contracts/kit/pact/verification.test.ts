import { createServer, type RequestListener } from 'node:http';
import { listenOnLoopback } from '../../../tests/support/listenOnLoopback.ts';
import { runScript } from '../../../tests/support/runScript.ts';
import { createTestDatabase } from '../../../tests/support/testDatabase.ts';
import { testApp } from '../../../tests/server/testApp.ts';
import { hotelsPaths } from '../../provider/hotelCalls.ts';
import { createProvider } from '../../sample-provider/createProvider.ts';
import { createReservations } from '../../sample-provider/reservations/createReservations.ts';
import { createStatefulProvider, statesPath } from './statefulProvider.ts';

const limitMs = 60_000;
jest.setTimeout(limitMs + 5_000);

const verify = (...args: string[]) => runScript('contracts/kit/pact/verify.ts', args, { limitMs });

/** The output of the verifier when it finds a mismatch, otherwise ''. It is killed after the time limit. */
async function findMismatches(providerOrigin: string, statesUrl: string, ...args: string[]) {
  const { code, stdout, stderr } = await verify(providerOrigin, '--states', statesUrl, ...args);
  return code === 0 ? '' : `${stdout}${stderr}exited with ${code}`;
}

const running: { close: () => Promise<void> }[] = [];
async function start(listener: RequestListener): Promise<string> {
  const server = await listenOnLoopback(createServer(listener));
  running.push(server);
  return server.origin;
}
afterEach(async () => {
  for (const { close } of running.splice(0).reverse()) await close();
});

describe('the committed pact', () => {
  it('is met by the sample provider', async () => {
    const database = await createTestDatabase({ migrated: false });
    running.push(database);
    const reservations = createReservations(database.database.pool);
    const provider = await start(createStatefulProvider({ reservations }));
    expect(await findMismatches(provider, provider + statesPath)).toBe('');
  });

  it('is met, without its reservations, by a provider whose rates are on request', async () => {
    const provider = await start(createStatefulProvider());
    const states = provider + statesPath;
    expect(await findMismatches(provider, states, '--without-reservations')).toBe('');
    expect(await findMismatches(provider, states)).toMatch(/reserv/);
  });

  it('is met, without its rates, by a provider of the plain specification', async () => {
    const provider = await start(createStatefulProvider({ rates: false }));
    const states = provider + statesPath;
    expect(await findMismatches(provider, states, '--without-rates')).toBe('');
    expect(await findMismatches(provider, states, '--without-reservations')).toMatch(/rates/);
  });

  it('is met by the site that forwards its responses', async () => {
    const provider = await start(createStatefulProvider());
    const site = await start(testApp(provider));
    const states = provider + statesPath;
    expect(await findMismatches(site, states, '--without-reservations')).toBe('');
  });

  it('is not met by a provider whose hotels have no name', async () => {
    const provider = await start((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('{"hotels":[{"id":"nameless"}]}');
    });
    const mismatches = await findMismatches(provider, provider + statesPath);
    expect(mismatches).toContain('Actual map is missing the following keys: name\n');
  });
});

describe('without --states', () => {
  it('replays only the interactions that need no state', async () => {
    const requested: string[] = [];
    const provider = createProvider();
    const origin = await start((request, response) => {
      requested.push(`${request.method} ${request.url}`);
      provider(request, response);
    });
    const { code, stdout } = await verify(origin);
    expect(code).toBe(0);
    expect(stdout).toMatch(/replaying the 4 of \d+ interactions that need no provider state/);
    expect(requested.sort()).toEqual([
      'GET /api/hotels/no_such_hotel',
      'GET /api/hotels/rand4',
      'GET /api/hotels/rand8',
      'GET /api/hotels/search',
    ]);
  });

  it('exits with 1 when the provider does not match the pact', async () => {
    const origin = await start((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('[{"id":"nameless"}]');
    });
    expect(await verify(origin)).toMatchObject({ code: 1 });
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
  const { code, stdout } = await verify(origin);
  expect(code).toBe(1);
  expect(stdout).toContain(mismatch);
});

it('sends the given headers with every request, state changes included, and never prints their values', async () => {
  const keys: unknown[] = [];
  const origin = await start((request, response) => {
    keys.push(request.headers['x-key']);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ hotels: [{ id: [request.headers['x-key']] }] }));
  });
  const header = ['--header', 'X-Key: s3cret:1', '--header', 'X-Tenant: 7'];
  const { code, stdout, stderr } = await verify(origin, '--states', origin, ...header);
  expect(code).toBe(1);
  expect(keys.length).toBeGreaterThan(20);
  expect(new Set(keys)).toEqual(new Set(['s3cret:1']));
  expect(stdout + stderr).not.toContain('s3cret');
  expect(stdout).toMatch(/^Redacted: the value of --header x-key \(\d+ times\)/m);
});

it('exits with 2 and one sentence when the states address does not exist', async () => {
  const origin = await start(createProvider());
  const { code, stdout, stderr } = await verify(origin, '--states', `${origin}/no/states`);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^http.*\/no\/states responded 404 to a state change\..*\n$/);
});

it('exits with 2 and one sentence, without the value, for a malformed header', async () => {
  expect(await verify('http://a.example', '--header', 'a b: s3cret')).toEqual({
    code: 2,
    stdout: '',
    stderr: `--header must have the form "Name: value"; 'a b' is no header name.\n`,
  });
});

it.each(['the provider', 'the address for states'])(
  'exits with 2 when it cannot reach %s',
  async (missing) => {
    const there = await start(createProvider());
    const gone = await start(createProvider());
    await running.pop()?.close();
    const [provider, states] = missing === 'the provider' ? [gone, there] : [there, gone];
    const { code, stderr } = await verify(provider, '--states', states);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `${gone} cannot be reached: the connection is refused (ECONNREFUSED)\n`,
    });
  },
);

it.each([
  [[]],
  [['ftp://a.example']],
  [['http://a.example', 'x']],
  [['http://a.example', '--state', 'x']],
])('exits with 2 and the usage for %p', async (args) => {
  const { code, stderr } = await verify(...args);
  expect(code).toBe(2);
  expect(stderr).toContain('contracts:pact:verify -- URL [--states URL]');
});
