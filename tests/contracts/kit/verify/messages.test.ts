import { gzipSync } from 'node:zlib';
import { everyHotel, type Overrides } from './faultyProvider.ts';
import { reportOn } from './verifyAt.ts';

type Handler = NonNullable<Overrides['rand4']>;

/** Returns the first sample of the only broken finding for rand4. */
async function sampleOf(handler: Handler) {
  const report = await reportOn({ rand4: handler }, { sample: 0 });
  const broken = report.findings.filter(({ rank }) => rank === 'broken');
  expect(broken).toHaveLength(1);
  return broken[0]?.samples[0];
}

const sendText =
  (text: string | Buffer): Handler =>
  ({ send }) =>
    send(Buffer.from(text));

it.each([
  [
    '[\n  {"id": "a", "name": Sea View}\n]',
    'not JSON from line 2, column 23 on: [   {"id": "a", "name": ⟶Sea View} ]',
  ],
  ['[{"id":"a"', 'JSON that ends too early, at line 1, column 11: [{"id":"a"'],
  ['<!doctype html>', 'not JSON from line 1, column 1 on: ⟶<!doctype html>'],
  ['', 'an empty body'],
  ['\ufeff[]', 'a byte order mark before the JSON (RFC 8259 §8.1)'],
])('says where %j is not JSON', async (text, received) => {
  expect((await sampleOf(sendText(text)))?.received).toBe(received);
});

it('shows only the text around the error in a long body', async () => {
  const text = `[${'1, '.repeat(500)}one${', 1'.repeat(500)}]`;
  const received = (await sampleOf(sendText(text)))?.received;
  expect(received).toMatch(
    /^not JSON from line 1, column 1502 on: …[1, ]{40}⟶one(, 1){12}.{0,3}…$/,
  );
});

it('says that the header for gzip data is missing', async () => {
  const { received } = (await sampleOf(sendText(gzipSync('[]')))) ?? {};
  expect(received).toBe('gzip data without the header content-encoding: gzip');
});

it.each([
  [{ 'retry-after': '30' }, '429 with retry-after: 30'],
  [{}, '429 with no retry-after header'],
])('shows the Retry-After of a 429 with %j', async (headers, received) => {
  expect(await sampleOf(({ send }) => send({}, 429, headers))).toMatchObject({
    received,
    expected: expect.stringMatching(/wait, then try a smaller --sample$/),
  });
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

it('rejects an unknown field 200 levels deep in a large body, as the site does', async () => {
  const text = `[{"id":"a","name":"A","deep":${nested(200)}}]${' '.repeat(300_000)}`;
  expect((await sampleOf(sendText(text)))?.received).toBe(
    'a body that exceeds the limits of the site: at most 100 levels and 1,000,000 values in JSON over 256 KiB',
  );
});

it('accepts an unknown field 200 levels deep in a small body, as the site does', async () => {
  const deep: unknown = JSON.parse(nested(200));
  const report = await reportOn(everyHotel((hotel) => ({ ...hotel, deep })));
  expect(report.totals.broken).toBe(0);
});

it('reports a value that is nested too deeply to print', async () => {
  const text = `[{"id":"a","name":${nested(50_000)}}]`;
  const sample = await sampleOf(sendText(text));
  expect(sample).toMatchObject({
    at: '$[0].name',
    received: 'a value that is nested too deeply to print',
  });
});
