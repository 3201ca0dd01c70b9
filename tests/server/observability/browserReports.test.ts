import request from 'supertest';
import { browserReportsPath } from '#contracts/site/browserReports.ts';
import { browserReports } from '#server/observability/browserReports.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { testApp } from '../testApp.ts';

const own = { Host: 'www.hotels.example', Origin: 'http://www.hotels.example' };

/** Starts the route of reports and returns its log lines and counts. */
function startReports() {
  const lines: unknown[] = [];
  const kinds: string[] = [];
  const metrics = createMetrics();
  const keep = (fields: unknown) => void lines.push(fields);
  const log = { info: keep, warn: keep };
  const resources = browserReports({
    log,
    onReport: (kind) => kinds.push(kind),
    onVitals: metrics.observeVitals,
  });
  const app = testApp('http://127.0.0.1:9', { resources });
  const send = (body: string | object, headers: Record<string, string> = {}) =>
    request(app)
      .post(browserReportsPath)
      .set({ ...own, 'Content-Type': 'application/json', ...headers })
      .send(typeof body === 'string' ? body : JSON.stringify(body));
  /** Returns the samples of the histograms of page speed. */
  const measured = async () =>
    (await metrics.text()).split('\n').filter((line) => /^browser_(?!reports)\w+\{/.test(line));
  return { lines, kinds, send, measured };
}

const secret =
  'https://www.hotels.example/de/booking/1b4e28ba-2fa1-4d2e?key=Secret-Key#token=Secret';
const error = { kind: 'error', name: 'TypeError', at: ['app.1f2e.js:1:2345'] };
const violation = {
  effectiveDirective: 'img-src',
  blockedURL: 'https://pictures.example/Ada.jpg?email=Secret',
  documentURL: secret,
  sourceFile: 'https://www.hotels.example/assets/app.1f2e.js?Secret',
  lineNumber: 1,
};
const ofPolicy = {
  directive: 'img-src',
  blocked: 'https://pictures.example',
  page: '/booking/:id',
  source: 'app.1f2e.js',
  line: 1,
  kind: 'policy',
};
const old = (report: object) => ({ 'csp-report': report });
const reporting = { 'Content-Type': 'application/reports+json' };
const cspReport = { 'Content-Type': 'application/csp-report' };

test.each<[string, object, Record<string, string>, object[]]>([
  ['an error of the client', error, { Referer: secret }, [{ ...error, page: '/booking/:id' }]],
  [
    'a call that failed',
    { kind: 'call', name: 'searchHotels', failure: '503' },
    {},
    [{ kind: 'call', name: 'searchHotels', failure: '503', page: '*' }],
  ],
  [
    'reports of the Reporting API, one of them of another kind',
    [
      { type: 'csp-violation', age: 1, url: secret, user_agent: 'Secret', body: violation },
      { type: 'deprecation', body: { id: 'Secret' } },
    ],
    reporting,
    [ofPolicy],
  ],
  [
    'a report of an older browser',
    old({
      'document-uri': secret,
      'violated-directive': "script-src 'self'",
      'blocked-uri': 'inline',
      'line-number': 7,
      'script-sample': 'Secret',
    }),
    cspReport,
    [
      {
        directive: 'script-src',
        blocked: 'inline',
        page: '/booking/:id',
        source: '',
        line: 7,
        kind: 'policy',
      },
    ],
  ],
])(
  '%s is logged and counted without any data of the traveler',
  async (_what, body, headers, logged) => {
    const { send, lines, kinds } = startReports();
    await send(body, headers).expect(204);
    expect(lines).toEqual(logged);
    expect(kinds).toHaveLength(logged.length);
    expect(JSON.stringify(lines)).not.toMatch(/Secret|Ada|1b4e28ba/);
  },
);

test('an error of a browser extension is counted separately and not logged', async () => {
  const { send, lines, kinds } = startReports();
  const sourceFile = 'moz-extension://1b4e28ba/content.js';
  await send([{ type: 'csp-violation', body: { ...violation, sourceFile } }], reporting).expect(
    204,
  );
  expect({ lines, kinds }).toEqual({ lines: [], kinds: ['extension'] });
});

const vitals = { kind: 'vitals', page: 'hotel', width: 'phone', lcp: 2_400, inp: 180, cls: 0.04 };

test('page speed is measured by kind of page, and is neither logged nor a failure', async () => {
  const { send, lines, kinds, measured } = startReports();
  await send(vitals, { Referer: secret }).expect(204);
  await send({ kind: 'vitals', page: 'hotel', width: 'phone', lcp: 4_100 }).expect(204);
  expect({ lines, kinds }).toEqual({ lines: [], kinds: [] });
  const text = (await measured()).join('\n');
  const of = '{page="hotel",width="phone"}';
  const within = (seconds: string) => `{le="${seconds}",page="hotel",width="phone"}`;
  expect(text).toContain(`browser_largest_paint_seconds_bucket${within('2')} 0`);
  expect(text).toContain(`browser_largest_paint_seconds_bucket${within('2.5')} 1`);
  expect(text).toContain(`browser_largest_paint_seconds_count${of} 2`);
  expect(text).toContain(`browser_interaction_seconds_bucket${within('0.2')} 1`);
  expect(text).toContain(`browser_interaction_seconds_count${of} 1`);
  expect(text).toContain(`browser_layout_shift_sum${of} 0.04`);
});

test.each<[string, object]>([
  ['a page that the site does not have', { page: 'made-up' }],
  ['another width', { width: '375' }],
  ['a paint before the load', { lcp: -1 }],
  ['a paint after more than a minute', { lcp: 60_001 }],
  ['a paint that is not a number', { lcp: '2400' }],
  ['no paint', { lcp: null }],
  ['an interaction of more than a minute', { inp: 60_001 }],
  ['an impossible layout shift', { cls: 10.1 }],
  ['an address', { address: secret }],
])('%s is not measured', async (_what, changes) => {
  const { send, measured } = startReports();
  await send({ ...vitals, ...changes }).expect(422);
  expect(await measured()).toEqual([]);
});

test('one browser can report the speed of at most 30 page loads a minute', async () => {
  const { send, measured } = startReports();
  for (let sent = 0; sent < 30; sent += 1) {
    await send({ ...vitals, page: sent % 2 ? `made-up-${sent}` : 'home' });
  }
  await send(vitals).expect(429);
  const counts = (await measured()).filter((line) => line.includes('paint_seconds_count'));
  expect(counts).toEqual(['browser_largest_paint_seconds_count{page="home",width="phone"} 15']);
});

test.each<[string, number, string | object, Record<string, string>]>([
  ['a message', 422, { ...error, message: 'Ada' }, {}],
  ['a name with spaces', 422, { ...error, name: 'Ada Lovelace' }, {}],
  ['a line of another place', 422, { ...error, at: ['https://x.example/a.js?b:1:2'] }, {}],
  ['more lines than five', 422, { ...error, at: Array.from({ length: 6 }, () => 'a.js:1:1') }, {}],
  ['a body of another kind', 415, 'hello', { 'Content-Type': 'text/plain' }],
  ['a body that is too long', 413, old({ 'script-sample': 'x'.repeat(33_000) }), cspReport],
  ['a page of another site', 403, error, { Origin: 'https://elsewhere.example' }],
])('%s is refused', async (_what, status, body, headers) => {
  const { send, lines, kinds } = startReports();
  await send(body, headers).expect(status);
  expect({ lines, kinds }).toEqual({ lines: [], kinds: [] });
});

test('one browser can send 30 reports a minute, of which 20 are logged', async () => {
  const { send, lines, kinds } = startReports();
  for (let sent = 0; sent < 30; sent += 1) await send(error).expect(204);
  const refused = await send(error).expect(429);
  expect(refused.headers).toHaveProperty('retry-after');
  expect([lines.length, kinds.length]).toEqual([20, 30]);
});
