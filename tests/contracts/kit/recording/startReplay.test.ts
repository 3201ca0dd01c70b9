import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { startProvider } from '#contracts/sample-provider/startProvider.ts';
import { recordProvider } from '#contracts/kit/recording/recordProvider.ts';
import { type Exchange, recordingFile } from '#contracts/kit/recording/recording.ts';
import { startReplay } from '#contracts/kit/recording/startReplay.ts';
import { testApp } from '../../../server/testApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'replay-'));
const running: { close: () => Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  rmSync(folder, { recursive: true });
});

async function replayed(from: string) {
  const replay = await startReplay(from);
  running.push(replay);
  return replay;
}

/** Writes a recording with the given exchanges and bodies. */
function recorded(name: string, exchanges: Exchange[], bodies: string[] = []): string {
  const out = join(folder, name);
  mkdirSync(join(out, 'bodies'), { recursive: true });
  bodies.forEach((body, at) => writeFileSync(join(out, `bodies/${at + 1}`), body));
  const recording = { version: 2, origin: 'https://hotels.example', exchanges };
  writeFileSync(join(out, recordingFile), JSON.stringify(recording));
  return out;
}

describe('a recording of a provider', () => {
  const out = join(folder, 'walk');
  const stay = { check_in: '2027-03-06', check_out: '2027-03-08' };
  const dates = new URLSearchParams(stay).toString();
  let replay: Awaited<ReturnType<typeof startReplay>>;
  let live: Awaited<ReturnType<typeof startProvider>>;

  beforeAll(async () => {
    live = await startProvider({ seed: 'one' });
    running.push(live);
    await recordProvider({
      origin: live.origin,
      out,
      headers: {},
      cities: ['Karachi'],
      stays: [stay],
      sample: 2,
      redactedNames: { headers: [], fields: [] },
      print: () => undefined,
    });
    replay = await replayed(out);
  });

  it.each(['/api/hotels/rand4', '/api/hotels/rand8', '/api/hotels/search?city=Karachi'])(
    'responds to %s as recorded',
    async (path) => {
      const before = await request(live.origin).get(path).expect(200);
      const now = await request(replay.origin).get(path).expect(200);
      expect(now.text).toBe(before.text);
      expect(now.headers['content-type']).toBe(before.headers['content-type']);
    },
  );

  it('responds for a recorded stay with its rates', async () => {
    const search = `/api/hotels/search?city=Karachi&${dates}`;
    const before = await request(live.origin).get(search).expect(200);
    const now = await request(replay.origin).get(search).expect(200);
    expect(now.text).toBe(before.text);
    // Hotels that were not requested by id are taken from the list for the same stay.
    const { id, rates } = before.body.hotels.at(-1);
    const hotel = await request(replay.origin).get(`/api/hotels/${id}?${dates}`).expect(200);
    expect(hotel.body.rates).toEqual(rates);
    expect(hotel.body.rates[0]).toMatchObject(stay);
  });

  it('responds to an unrecorded stay of a hotel as to a request without a stay', async () => {
    const { body } = await request(replay.origin).get('/api/hotels/rand4');
    const [{ id }] = body;
    const before = await request(live.origin).get(`/api/hotels/${id}`).expect(200);
    const other = `/api/hotels/${id}?check_in=2031-01-01&check_out=2031-01-02`;
    expect((await request(replay.origin).get(other).expect(200)).text).toBe(before.text);
    const own = `/api/hotels/${id}?check_out=2027-03-08&check_in=2027-03-06`;
    const recorded = await request(live.origin).get(own).expect(200);
    expect((await request(replay.origin).get(own).expect(200)).text).toBe(recorded.text);
  });

  it('rejects a reservation', async () => {
    const { body } = await request(replay.origin).post('/api/reservations').expect(422);
    expect(body.detail).toBe('A recording takes no reservations.');
  });

  it('responds to a search with unrecorded dates with all hotels of the city', async () => {
    const city = await request(replay.origin).get('/api/hotels/search?city=Karachi');
    const dates = '/api/hotels/search?check_in=2031-01-01&city=Karachi&check_out=2031-01-02';
    const response = await request(replay.origin).get(dates).expect(200);
    expect(response.text).toBe(city.text);
  });

  it('returns every hotel of its lists by id', async () => {
    const { body } = await request(replay.origin).get('/api/hotels/search?city=Karachi');
    expect(body.hotels.length).toBeGreaterThan(2);
    for (const hotel of body.hotels) {
      const response = await request(replay.origin).get(`/api/hotels/${hotel.id}`).expect(200);
      expect(response.body).toEqual(hotel);
    }
  });

  it.each(['/api/hotels/search?city=Nowhere', '/api/hotels/none', '/api/hotels/%zz', '/x'])(
    'responds to %s with a 404 and a reason',
    async (path) => {
      const response = await request(replay.origin).get(path).expect(404);
      expect(response.headers['content-type']).toBe('application/problem+json');
      expect(JSON.parse(response.text)).toMatchObject({
        detail: 'This request is not in the recording.',
      });
    },
  );

  it('works as the provider of the site', async () => {
    const site = await request(testApp(replay.origin)).get('/api/hotels/rand4').expect(200);
    expect(site.body).toHaveLength(4);
  });
});

describe('an error in a recording is replayed', () => {
  const headers = { 'content-type': 'text/html', 'content-length': '1', 'set-cookie': 'a=b' };
  const faulty = () =>
    recorded(
      'faulty',
      [
        { path: '/api/hotels/rand4', response: { status: 200, headers, body: 'bodies/1' } },
        { path: '/api/hotels/rand8', response: { error: 'timed out' } },
        { path: '/api/hotels/search', response: { status: 503, headers, body: 'bodies/2' } },
        { path: '/api/hotels/lost', response: { status: 200, headers, body: 'bodies/9' } },
      ],
      ['<h1>Down</h1>', 'busy'],
    );

  it('an HTML page, without connection-specific headers', async () => {
    const { origin } = await replayed(faulty());
    const response = await request(origin).get('/api/hotels/rand4').expect(200);
    expect(response.text).toBe('<h1>Down</h1>');
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  it('an error status', async () => {
    const { origin } = await replayed(faulty());
    const response = await request(origin).get('/api/hotels/search').expect(503);
    expect(response.text).toBe('busy');
  });

  it.each(['/api/hotels/rand8', '/api/hotels/lost'])('no response to %s', async (path) => {
    const { origin } = await replayed(faulty());
    await expect(request(origin).get(path)).rejects.toThrow(/hang up|ECONNRESET/);
    await request(testApp(origin)).get(path).expect(502);
  });
});

describe('throws one sentence for', () => {
  it('a folder without a recording', async () => {
    await expect(startReplay(join(folder, 'none'))).rejects.toThrow(/^There is no recording in /);
  });

  it.each(['../../secret', '/etc/hostname', 'bodies/../../x'])(
    'a recording that refers to %s',
    async (body) => {
      const response = { status: 200, headers: {}, body };
      const out = recorded(`outside${body.length}`, [{ path: '/api/hotels/rand4', response }]);
      await expect(startReplay(out)).rejects.toThrow(/^The recording in .* is invalid/);
    },
  );
});
