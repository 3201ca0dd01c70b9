import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { startProvider } from '#contracts/sample-provider/startProvider.ts';
import { runRecord } from '#contracts/kit/recording/runRecord.ts';
import { readRecording } from '#contracts/kit/recording/recording.ts';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';
import { inMemory } from '../../../support/inMemory.ts';
import { runScript } from '../../../support/runScript.ts';
import { json, scriptProvider } from '../../../support/scriptedProvider.ts';

const folder = mkdtempSync(join(tmpdir(), 'record-'));
afterAll(() => rmSync(folder, { recursive: true }));

const running: { close: () => Promise<void> }[] = [];
function keep<Server extends { close: () => Promise<void> }>(server: Server): Server {
  running.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

let count = 0;
const record = async (...args: string[]) => {
  const out = join(folder, String(++count));
  return { out, ...(await inMemory((streams) => runRecord([...args, '--out', out], streams))) };
};
const everything = (out: string) =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

it('records the calls without an id, then searches for the found cities and hotels by id', async () => {
  const { origin } = keep(await startProvider());
  const { out, code, stdout } = await record(origin, '--sample', '3');
  expect(code).toBe(0);
  const paths = readRecording(out).exchanges.map(({ path }) => path);
  const { rand4, rand8, search, places, landmarks } = hotelsPaths;
  expect(paths.slice(0, 5)).toEqual([rand4, rand8, search, places, landmarks]);
  expect(paths.filter((path) => path.includes('?city='))).toHaveLength(5);
  expect(paths.slice(10)).toHaveLength(3);
  expect(stdout).toContain(`PROVIDER_HOST=replay:${out} npm start`);
});

it('the command searches for the given cities', async () => {
  const { origin } = keep(await startProvider());
  const out = join(folder, 'command');
  const args = [origin, '--sample', '0', '--city', 'São Paulo', '--city', 'Karachi', '--out', out];
  expect(await runScript('contracts/kit/command.ts', ['record', ...args])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Recorded 7 requests'),
  });
  const paths = readRecording(out).exchanges.map(({ path }) => path);
  expect(paths.slice(5)).toEqual([
    '/api/hotels/search?city=S%C3%A3o%20Paulo',
    '/api/hotels/search?city=Karachi',
  ]);
});

it('requests each city and hotel without a stay and for each given stay', async () => {
  const { origin } = keep(await startProvider());
  const stays = ['2027-03-06..2027-03-08', '2028-02-28..2028-02-29'];
  const args = ['--sample', '1', '--city', 'Karachi', ...stays.flatMap((stay) => ['--stay', stay])];
  const { out } = await record(origin, ...args);
  const paths = readRecording(out).exchanges.map(({ path }) => path);
  expect(paths.slice(5)).toEqual([
    '/api/hotels/search?city=Karachi',
    '/api/hotels/search?check_in=2027-03-06&check_out=2027-03-08&city=Karachi',
    '/api/hotels/search?check_in=2028-02-28&check_out=2028-02-29&city=Karachi',
    expect.stringMatching(/^\/api\/hotels\/\w+$/),
    expect.stringMatching(/^\/api\/hotels\/\w+\?check_in=2027-03-06&check_out=2027-03-08$/),
    expect.stringMatching(/^\/api\/hotels\/\w+\?check_in=2028-02-28&check_out=2028-02-29$/),
  ]);
});

it('sends the API key without recording it or private fields', async () => {
  const seen: (string | undefined)[] = [];
  const hotel = { id: 'a', name: 'A', owner: { email: 'ann@example.org' }, margin: 12.5 };
  const { origin } = keep(
    await scriptProvider({
      [hotelsPaths.rand4]: (request, response) => {
        seen.push(request.headers.authorization);
        response.setHeader('set-cookie', 'session=s3ssion');
        response.setHeader('x-internal', 'node-7');
        json([{ ...hotel, echo: request.headers.authorization }])(request, response);
      },
    }),
  );
  const key = ['--header', 'Authorization: Bearer k3y-12345'];
  const { out, stdout } = await record(
    origin,
    ...key,
    '--redact-header',
    'X-Internal',
    '--redact-field',
    'margin',
  );
  expect(seen).toEqual(['Bearer k3y-12345']);
  const recorded = everything(out);
  for (const secret of ['k3y-12345', 's3ssion', 'node-7', 'ann@example.org', '12.5']) {
    expect(recorded).not.toContain(secret);
  }
  expect(recorded).toContain('"name":"A"');
  for (const text of [recorded, stdout]) {
    expect(text).toContain('the value of --header authorization');
    expect(text).toContain('the field margin');
    expect(text).toContain('the response header set-cookie');
  }
});

it('records wrong responses and network errors unchanged', async () => {
  const { origin } = keep(
    await scriptProvider({
      [hotelsPaths.rand4]: (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Down</h1>');
      },
      [hotelsPaths.rand8]: (request) => void request.socket.destroy(),
      [hotelsPaths.search]: json({ title: 'Broken' }, 503),
    }),
  );
  const { out, code } = await record(origin);
  expect(code).toBe(0);
  expect(everything(out)).toContain('<h1>Down</h1>');
  expect(readRecording(out).exchanges.map(({ response }) => response)).toMatchObject([
    { status: 200, headers: { 'content-type': 'text/html' } },
    { error: expect.any(String) },
    { status: 503 },
    { status: 404 },
    { status: 404 },
  ]);
});

it.each([
  [401, 'No response has status 200, only 401. Pass the required credentials with --header.'],
  [503, 'No response has status 200, only 503.'],
])('exits with 1 and a message when every status is %d', async (status, sentence) => {
  const unusable = json({ title: 'No' }, status);
  const { rand4, rand8, search, places, landmarks } = hotelsPaths;
  const paths = [rand4, rand8, search, places, landmarks];
  const script = Object.fromEntries(paths.map((path) => [path, unusable]));
  const { origin } = keep(await scriptProvider(script));
  const { code, stdout } = await record(origin);
  expect(code).toBe(1);
  expect(stdout).toContain(sentence);
});

describe('exits with 2 and one sentence', () => {
  it.each([
    [[], "Pass the provider's address"],
    [['ftp://a.example'], "'ftp://a.example' is not an http or https address"],
    [['http://a.example/v1'], 'Pass the origin only, http://a.example'],
    [['http://a.example', '--sample', 'x'], '--sample must be a number'],
    [['http://a.example', '--stay', '2027-03-06'], '--stay must be two calendar days'],
    [['http://a.example', '--stay', '2027-03-06..2027-03-06'], 'the first before the second'],
    [['http://a.example', '--stay', '2027-02-27..2027-02-30'], "not '2027-02-27..2027-02-30'"],
    [['http://a.example', '--header', 'nonsense'], '--header must have the form "Name: value".'],
    [['http://a.example', '--colour', 'x'], "Unknown option '--colour'"],
  ])('for %p', async (args, sentence) => {
    const { code, stderr } = await record(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });

  it('when the folder is not empty', async () => {
    const out = join(folder, 'full');
    mkdirSync(out);
    writeFileSync(join(out, 'dear.txt'), 'dear');
    const args = ['http://a.example', '--out', out];
    const { code, stderr } = await inMemory((streams) => runRecord(args, streams));
    expect({ code, stderr }).toEqual({ code: 2, stderr: `${out} is not empty.\n` });
  });

  it('when the provider does not respond', async () => {
    const gone = await listenOnLoopback(createServer());
    await gone.close();
    const { code, stderr } = await record(gone.origin);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `${gone.origin} did not respond to any request.\n`,
    });
  });
});
