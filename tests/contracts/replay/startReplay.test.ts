import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { startProvider } from '#contracts/provider/startProvider.ts';
import { recordProvider } from '#contracts/record/recordProvider.ts';
import { type Exchange, recordingFile } from '#contracts/replay/recording.ts';
import { startReplay } from '#contracts/replay/startReplay.ts';
import { testApp } from '../../server/testApp.ts';

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

/** A recording by hand: what was asked, and the body or the fault. */
function recorded(name: string, exchanges: Exchange[], bodies: string[] = []): string {
  const out = join(folder, name);
  mkdirSync(join(out, 'bodies'), { recursive: true });
  bodies.forEach((body, at) => writeFileSync(join(out, `bodies/${at + 1}`), body));
  const recording = { version: 1, origin: 'https://hotels.example', exchanges };
  writeFileSync(join(out, recordingFile), JSON.stringify(recording));
  return out;
}

describe('a recording of a provider', () => {
  const out = join(folder, 'walk');
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
      sample: 2,
      redaction: { headers: [], fields: [] },
      say: () => undefined,
    });
    replay = await replayed(out);
  });

  it.each(['/api/hotels/rand4', '/api/hotels/rand8', '/api/hotels/search?city=Karachi'])(
    'answers %s as it did',
    async (path) => {
      const before = await request(live.origin).get(path).expect(200);
      const now = await request(replay.origin).get(path).expect(200);
      expect(now.text).toBe(before.text);
      expect(now.headers['content-type']).toBe(before.headers['content-type']);
    },
  );

  it('answers a search with other dates as it answered the city', async () => {
    const city = await request(replay.origin).get('/api/hotels/search?city=Karachi');
    const dates = '/api/hotels/search?check_in=2031-01-01&city=Karachi&check_out=2031-01-02';
    const answer = await request(replay.origin).get(dates).expect(200);
    expect(answer.text).toBe(city.text);
  });

  it('knows every hotel of its lists, fetched or not', async () => {
    const { body } = await request(replay.origin).get('/api/hotels/search?city=Karachi');
    expect(body.hotels.length).toBeGreaterThan(2);
    for (const hotel of body.hotels) {
      const answer = await request(replay.origin).get(`/api/hotels/${hotel.id}`).expect(200);
      expect(answer.body).toEqual(hotel);
    }
  });

  it.each(['/api/hotels/search?city=Nowhere', '/api/hotels/none', '/api/hotels/%zz', '/x'])(
    'has nothing for %s and says so',
    async (path) => {
      const answer = await request(replay.origin).get(path).expect(404);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(JSON.parse(answer.text)).toMatchObject({
        detail: 'This call is not in the recording.',
      });
    },
  );

  it('is a provider like any other to the site', async () => {
    const site = await request(testApp(replay.origin)).get('/api/hotels/rand4').expect(200);
    expect(site.body).toHaveLength(4);
  });
});

describe('what was wrong is wrong again', () => {
  const headers = { 'content-type': 'text/html', 'content-length': '1', 'set-cookie': 'a=b' };
  const faulty = () =>
    recorded(
      'faulty',
      [
        { asked: '/api/hotels/rand4', answered: { status: 200, headers, body: 'bodies/1' } },
        { asked: '/api/hotels/rand8', answered: { fault: 'timed out' } },
        { asked: '/api/hotels/search', answered: { status: 503, headers, body: 'bodies/2' } },
        { asked: '/api/hotels/lost', answered: { status: 200, headers, body: 'bodies/9' } },
      ],
      ['<h1>Down</h1>', 'busy'],
    );

  it('a page in place of hotels, without the headers of another connection', async () => {
    const { origin } = await replayed(faulty());
    const answer = await request(origin).get('/api/hotels/rand4').expect(200);
    expect(answer.text).toBe('<h1>Down</h1>');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('a failing status', async () => {
    const { origin } = await replayed(faulty());
    const answer = await request(origin).get('/api/hotels/search').expect(503);
    expect(answer.text).toBe('busy');
  });

  it.each(['/api/hotels/rand8', '/api/hotels/lost'])('no answer to %s', async (path) => {
    const { origin } = await replayed(faulty());
    await expect(request(origin).get(path)).rejects.toThrow(/hang up|ECONNRESET/);
    await request(testApp(origin)).get(path).expect(502);
  });
});

describe('is refused with a sentence', () => {
  it('a folder without a recording', async () => {
    await expect(startReplay(join(folder, 'none'))).rejects.toThrow(/^There is no recording in /);
  });

  it.each(['../../secret', '/etc/hostname', 'bodies/../../x'])(
    'a recording that reaches for %s',
    async (body) => {
      const answered = { status: 200, headers: {}, body };
      const out = recorded(`reaching${body.length}`, [{ asked: '/api/hotels/rand4', answered }]);
      await expect(startReplay(out)).rejects.toThrow(/^The recording in .* is broken/);
    },
  );
});
