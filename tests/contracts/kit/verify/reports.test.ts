import { JSDOM } from 'jsdom';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { readExchange } from '#contracts/kit/verify/exchange.ts';
import { buildReport } from '#contracts/kit/verify/report.ts';
import { junitReport } from '#contracts/kit/report/junitReport.ts';
import { terminalReport } from '#contracts/kit/report/terminalReport.ts';

const hostile = '<img src=x onerror=alert(1)>"\'&\u001b[31m\u009b2J\u202e';

/** Returns the report of one response. */
function reportOf(hotel: unknown) {
  const body = Buffer.from(JSON.stringify(hotel));
  const request = { endpoint: 'hotel', purpose: 'site', path: '/api/hotels/x' } as const;
  const response = {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body,
    transferredBytes: body.length,
    wholeMs: 5,
  };
  const run = { startedAt: '2026-02-03T04:05:06.000Z', durationMs: 1_500, city: hostile };
  return buildReport({ provider: 'https://provider.example', ...run }, [
    readExchange(request, response),
  ]);
}
const report = reportOf({ ...fullHotel, id: 'four stars', name: hostile, address: null });
const { DOMParser } = new JSDOM().window;

describe('junit.xml', () => {
  const xml = new DOMParser().parseFromString(junitReport(report), 'application/xml');

  it('is well formed, with a case for each rule and call', () => {
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(xml.querySelectorAll('testcase')).toHaveLength(report.cells.length);
  });

  it('has a failure for broken rules only, and counts them', () => {
    const failures = [...xml.querySelectorAll('failure')];
    expect(failures.map((one) => one.parentElement?.getAttribute('name'))).toEqual([
      'Has the agreed shape',
    ]);
    expect(failures[0]?.textContent).toContain('received "four stars" (GET /api/hotels/x $.id)');
    expect(xml.documentElement.getAttribute('failures')).toBe('1');
    expect(xml.querySelector('testsuite[name=hotel]')?.getAttribute('failures')).toBe('1');
    expect(xml.querySelector('testsuite[name=rand4] skipped')).not.toBeNull();
  });
});

describe('the terminal', () => {
  it('contains no control characters from a provider', () => {
    expect(terminalReport(report, 100, false)).not.toMatch(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/,
    );
  });

  it('keeps each finding within its width', () => {
    const findings = terminalReport(report, 80, false).match(/^ {10}.*$/gm) ?? [];
    expect(findings.length).toBeGreaterThan(10);
    for (const line of findings) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('colors the ranks if colors are supported', () => {
    expect(terminalReport(report, 100, true)).toContain('\u001b[31mbroken');
  });
});

it('ends with a verdict in one sentence', () => {
  expect(terminalReport(reportOf({ ...fullHotel, rates: null }), 100, false)).toMatch(
    /Not broken, and travelers notice nothing: \d/,
  );
});
