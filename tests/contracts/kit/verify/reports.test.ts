import { JSDOM } from 'jsdom';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { readExchange } from '#contracts/kit/verify/exchange.ts';
import { buildReport } from '#contracts/kit/verify/report.ts';
import { htmlReport } from '#contracts/kit/report/htmlReport.ts';
import { junitReport } from '#contracts/kit/report/junitReport.ts';
import { terminalReport } from '#contracts/kit/report/terminalReport.ts';

const hostile = '<img src=x onerror=alert(1)>"\'&\u001b[31m\u009b2J\u202e';

/** The report of one response. */
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
const page = new DOMParser().parseFromString(htmlReport(report), 'text/html');

describe('report.html', () => {
  it("loads nothing, runs no script, and shows a provider's markup as text", () => {
    expect(page.querySelectorAll('script, img, link, iframe, [src], [onerror]')).toHaveLength(0);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(page.body.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(htmlReport(report)).not.toMatch(/url\(|@import|https?:\/\/(?!provider\.example)/);
  });

  it('has the totals, a row for each rule and a card for each finding', () => {
    const totals = [...page.querySelectorAll('.total strong')].map((one) => one.textContent);
    expect(totals).toEqual(Object.values(report.totals).map(String));
    expect(page.querySelectorAll('.matrix tbody tr:not(.group)')).toHaveLength(report.rules.length);
    expect(page.querySelectorAll('.finding')).toHaveLength(report.findings.length);
  });

  it('shows the place, the expected and received value, and the affected screen of a finding', () => {
    const card = page.querySelector('.finding.broken');
    expect(card?.querySelector('.at')?.textContent).toBe('$.id');
    const words = card?.textContent.replace(/\s+/g, ' ');
    expect(words).toMatch(/Expected.*Received"four stars"/);
    expect(words).toContain('Hotel detail: the page renders without data');
    expect(words).toContain('GET /api/hotels/x');
  });

  it('tells rules that passed from rules that were not checked', () => {
    const row = [...page.querySelectorAll('.matrix tr')].find((one) =>
      one.textContent.includes('Status 200'),
    );
    const marks = [...(row?.querySelectorAll('.mark') ?? [])].map((one) =>
      one.getAttribute('aria-label'),
    );
    const passed = marks.filter((mark) => mark === 'passed, 1 time');
    expect(new Set(marks)).toEqual(new Set(['not checked', 'passed, 1 time']));
    expect(passed).toHaveLength(1);
  });
});

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

  it('colours the ranks when colours are supported', () => {
    expect(terminalReport(report, 100, true)).toContain('\u001b[31mbroken');
  });
});

it('ends with a verdict of one sentence', () => {
  expect(terminalReport(reportOf({ ...fullHotel, rates: null }), 100, false)).toMatch(
    /Not broken, and travellers notice nothing: \d/,
  );
});
