import type { Cell, Report } from '../verify/report.ts';
import { everyEndpoint } from '../../provider/calls/hotelCalls.ts';
import { affectedText } from './terminalReport.ts';
import { formatRedacted } from '../http/createRedactor.ts';

/**
 * Returns the report as JUnit XML: a suite for each endpoint, a case for each rule. Only broken
 * rules are failures. Other findings are in the `system-out` of their case.
 */
export function junitReport(report: Report): string {
  const redacted = escapeMarkup(formatRedacted(report.redacted));
  const properties = redacted
    ? [`    <properties><property name="redacted" value="${redacted}"/></properties>`]
    : [];
  const suites = everyEndpoint.map((endpoint) => {
    const cells = report.cells.filter((cell) => cell.endpoint === endpoint);
    const tally = (outcome: Cell['outcome']) =>
      cells.filter((cell) => cell.outcome === outcome).length;
    return [
      `  <testsuite name="${endpoint}" tests="${cells.length}" failures="${tally('broken')}" skipped="${tally('not checked')}" timestamp="${report.startedAt}">`,
      ...properties,
      ...cells.map((cell) => testCase(report, cell)),
      '  </testsuite>',
    ].join('\n');
  });
  const results = report.reservations?.results ?? [];
  const failures = [...report.cells, ...results].filter(
    ({ outcome }) => outcome === 'broken',
  ).length;
  const tests = report.cells.length + results.length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contracts:verify ${escapeMarkup(report.provider)}" tests="${tests}" failures="${failures}" time="${report.durationMs / 1000}">`,
    ...suites,
    ...reservationSuite(report),
    '</testsuites>',
    '',
  ].join('\n');
}

function reservationSuite({ reservations, startedAt }: Report): string[] {
  if (!reservations) return [];
  const { results } = reservations;
  const tally = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
  return [
    `  <testsuite name="reservations" tests="${results.length}" failures="${tally('broken')}" skipped="${tally('not checked')}" timestamp="${startedAt}">`,
    ...results.map(({ rule, title, outcome, expected, request, received }) => {
      const open = `    <testcase classname="reservations" name="${escapeMarkup(title)}"`;
      if (outcome === 'passed') return `${open}/>`;
      if (outcome === 'not checked') return `${open}><skipped/></testcase>`;
      const text = `expected ${expected}\nreceived ${received ?? 'nothing'} (${request ?? ''})`;
      return `${open}><failure message="${escapeMarkup(title)}" type="${rule}">${escapeMarkup(text)}</failure></testcase>`;
    }),
    '  </testsuite>',
  ];
}

function testCase(report: Report, { rule, endpoint, outcome }: Cell): string {
  const title = report.rules.find(({ id }) => id === rule)?.title ?? rule;
  const open = `    <testcase classname="${endpoint}" name="${escapeMarkup(title)}"`;
  if (outcome === 'passed') return `${open}/>`;
  if (outcome === 'not checked') return `${open}><skipped/></testcase>`;
  const text = report.findings
    .filter(
      (finding) =>
        finding.rule === rule && finding.places.some((place) => place.endpoint === endpoint),
    )
    .map(({ rank, affected, places, expected, samples, screens }) =>
      [
        `${rank}: ${affectedText(affected)}: ${places
          .filter((place) => place.endpoint === endpoint)
          .map(({ at }) => at)
          .join(', ')}`,
        `expected ${expected}`,
        ...samples.map(
          (sample) => `received ${sample.received} (GET ${sample.request} ${sample.at})`,
        ),
        ...screens.map((screen) => `${screen.title}: ${screen.shows}`),
      ].join('\n'),
    )
    .join('\n\n');
  const element = outcome === 'broken' ? 'failure' : 'system-out';
  const message = outcome === 'broken' ? ` message="${escapeMarkup(title)}" type="${rule}"` : '';
  return `${open}><${element}${message}>${escapeMarkup(text)}</${element}></testcase>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// XML 1.0 §2.2 does not allow these.
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a provider's text for XML, including attributes. */
function escapeMarkup(text: string): string {
  return text
    .replace(notXml, '\ufffd')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
