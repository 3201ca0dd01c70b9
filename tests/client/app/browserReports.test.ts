import { browserReportSchema } from '#contracts/site/browserReports.ts';
import { report as reportTo } from '#client/app/browserReports.ts';
import * as v from 'valibot';

const bodies: Promise<string>[] = [];
let report: (failed: unknown, call?: string) => void;
beforeEach(() => {
  bodies.length = 0;
  const sentByPage = new Set<string>();
  report = (...failed) => reportTo(sentByPage, ...failed);
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, body: Blob) => {
      expect([path, body.type]).toEqual(['/api/reports', 'application/json']);
      bodies.push(textOf(body));
      return true;
    },
  });
});

afterAll(() => void Reflect.deleteProperty(navigator, 'sendBeacon'));

const sent = async () =>
  (await Promise.all(bodies)).map((text) => v.parse(browserReportSchema, JSON.parse(text)));

function textOf(body: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(body);
  });
}

/** Returns an error with these lines as its stack. */
function errorAt(...lines: string[]): Error {
  const error = new TypeError('Ada Lovelace has no booking');
  error.stack = [`TypeError: ${error.message}`, ...lines.map((line) => `    at f (${line})`)].join(
    '\n',
  );
  return error;
}
const { origin } = window.location;

test('an error is reported once, with its place in the code and without its message', async () => {
  const error = errorAt(`${origin}/assets/12.ab.js:1:2345`, `${origin}/booking?key=a:1:2`);
  report(error);
  report(new ErrorEvent('error', { error }));
  expect(await sent()).toEqual([{ kind: 'error', name: 'TypeError', at: ['12.ab.js:1:2345'] }]);
});

test.each<[string, unknown]>([
  ['no error', 'Ada'],
  ['an error of an extension', errorAt('chrome-extension://ab/assets/12.ab.js:1:2')],
  ['an error without a stack', errorAt()],
])('%s is not reported', async (_what, error) => {
  report(error);
  expect(await sent()).toEqual([]);
});

test('a failed call is reported with its operation and the received status', async () => {
  report({ status: 'PARSING_ERROR', originalStatus: 502, data: 'Ada', error: 'Ada' }, 'getHotel');
  report({ status: 'FETCH_ERROR', error: 'Ada' }, 'getHotel');
  expect(await sent()).toEqual([
    { kind: 'call', name: 'getHotel', failure: '502' },
    { kind: 'call', name: 'getHotel', failure: 'FETCH_ERROR' },
  ]);
});

test('a page sends at most five reports', async () => {
  for (let status = 500; status < 510; status += 1) report({ status }, 'searchHotels');
  const calls = await sent();
  expect(calls).toHaveLength(5);
  expect(calls[0]).toEqual({ kind: 'call', name: 'searchHotels', failure: '500' });
});
