import { goneOrigin, startListeners } from '../../../tests/support/startListeners.ts';
import { findMismatches, pactVerify } from '../../../tests/support/pactVerify.ts';
import { runScript } from '../../../tests/support/runScript.ts';
import { createTestDatabase } from '../../../tests/support/testDatabase.ts';
import { createProvider } from '../../sample-provider/createProvider.ts';
import { createReservations } from '../../sample-provider/reservations/createReservations.ts';
import { createStatefulProvider, statesPath } from './statefulProvider.ts';

// Further providers, and the site itself: tests/deep/contracts/kit/pact/verification.test.ts.

const { start, closed } = startListeners();

it('is met by the sample provider', async () => {
  const database = await createTestDatabase({ migrated: false });
  closed(database);
  const reservations = createReservations(database.database.pool);
  const provider = await start(createStatefulProvider({ reservations }));
  expect(await findMismatches(provider, provider + statesPath)).toBe('');
});

it('leaves out with --without-changes the list of changes, which a provider need not have', async () => {
  const database = await createTestDatabase({ migrated: false });
  closed(database);
  const reservations = createReservations(database.database.pool);
  const app = createStatefulProvider({ reservations });
  const lists: unknown[] = [];
  const provider = await start((request, response) => {
    if (request.url?.includes('changed_on=')) {
      lists.push(request.url);
      response.writeHead(404).end();
    } else app(request, response);
  });
  expect(await findMismatches(provider, provider + statesPath, '--without-changes')).toBe('');
  expect(lists).toEqual([]);
});

it('replays without --states only the interactions that need no state', async () => {
  const requested: string[] = [];
  const provider = createProvider();
  const origin = await start((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    provider(request, response);
  });
  const { code, stdout } = await runScript('contracts/kit/command.ts', ['pact:verify', origin]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/replaying the 4 of \d+ interactions that need no provider state/);
  expect(requested.sort()).toEqual([
    'GET /api/hotels/no_such_hotel',
    'GET /api/hotels/rand4',
    'GET /api/hotels/rand8',
    'GET /api/hotels/search',
  ]);
});

it('exits with 1 for another shape; sends the given headers with every request, and prints no value of them', async () => {
  const keys: unknown[] = [];
  const origin = await start((request, response) => {
    keys.push(request.headers['x-key']);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ hotels: [{ id: [request.headers['x-key']] }] }));
  });
  const header = ['--header', 'X-Key: s3cret:1', '--header', 'X-Tenant: 7'];
  const { code, stdout, stderr } = await pactVerify(origin, '--states', origin, ...header);
  expect(code).toBe(1);
  expect(keys.length).toBeGreaterThan(20);
  expect(new Set(keys)).toEqual(new Set(['s3cret:1']));
  expect(stdout + stderr).not.toContain('s3cret');
  expect(stdout).toContain('Actual map is missing the following keys: name\n');
  expect(stdout).toMatch(/^Redacted: .*the value of --header x-key \(\d+ times\)/m);
});

describe('exits with 2 and one sentence', () => {
  it('when the states address does not exist', async () => {
    const origin = await start(createProvider());
    const { code, stdout, stderr } = await pactVerify(origin, '--states', `${origin}/no/states`);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^http.*\/no\/states responded 404 to a state change\..*\n$/);
  });

  it('without the value, for a malformed header', async () => {
    expect(await pactVerify('http://a.example', '--header', 'a b: s3cret')).toEqual({
      code: 2,
      stdout: '',
      stderr: `--header must have the form "Name: value"; 'a b' is no header name.\n`,
    });
  });

  it('when it cannot reach the provider, or the address for states', async () => {
    const there = await start(createProvider());
    const gone = await goneOrigin();
    const stderr = `${gone} cannot be reached: the connection is refused (ECONNREFUSED)\n`;
    expect(await pactVerify(gone, '--states', there)).toEqual({ code: 2, stdout: '', stderr });
    expect(await pactVerify(there, '--states', gone)).toEqual({ code: 2, stdout: '', stderr });
  });

  it.each([
    [[]],
    [['ftp://a.example']],
    [['http://a.example', 'x']],
    [['http://a.example', '--state', 'x']],
  ])('or the usage for %p', async (args) => {
    const { code, stderr } = await pactVerify(...args);
    expect(code).toBe(2);
    expect(stderr).toContain('contracts:pact:verify -- URL [--states URL]');
  });
});
