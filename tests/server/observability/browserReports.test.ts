import request from 'supertest';
import { browserReportsPath } from '#contracts/site/browserReports.ts';
import { browserReports } from '#server/observability/browserReports.ts';
import { testApp } from '../testApp.ts';

const own = { Host: 'www.hotels.example', Origin: 'http://www.hotels.example' };

/** The route of reports, what it has logged, and what it has counted. */
function startReports() {
  const lines: unknown[] = [];
  const kinds: string[] = [];
  const keep = (fields: unknown) => void lines.push(fields);
  const log = { info: keep, warn: keep };
  const resources = browserReports({ log, onReport: (kind) => kinds.push(kind) });
  const app = testApp('http://127.0.0.1:9', { resources });
  const send = (body: string | object, headers: Record<string, string> = {}) =>
    request(app)
      .post(browserReportsPath)
      .set({ ...own, 'Content-Type': 'application/json', ...headers })
      .send(typeof body === 'string' ? body : JSON.stringify(body));
  return { lines, kinds, send };
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
  '%s is logged and counted, without anything of the traveler',
  async (_what, body, headers, logged) => {
    const { send, lines, kinds } = startReports();
    await send(body, headers).expect(204);
    expect(lines).toEqual(logged);
    expect(kinds).toHaveLength(logged.length);
    expect(JSON.stringify(lines)).not.toMatch(/Secret|Ada|1b4e28ba/);
  },
);

test('what an extension of the browser does is counted apart and not logged', async () => {
  const { send, lines, kinds } = startReports();
  const sourceFile = 'moz-extension://1b4e28ba/content.js';
  await send([{ type: 'csp-violation', body: { ...violation, sourceFile } }], reporting).expect(
    204,
  );
  expect({ lines, kinds }).toEqual({ lines: [], kinds: ['extension'] });
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

test('one browser may send 30 reports a minute, of which 20 are logged', async () => {
  const { send, lines, kinds } = startReports();
  for (let sent = 0; sent < 30; sent += 1) await send(error).expect(204);
  const refused = await send(error).expect(429);
  expect(refused.headers).toHaveProperty('retry-after');
  expect([lines.length, kinds.length]).toEqual([20, 30]);
});
