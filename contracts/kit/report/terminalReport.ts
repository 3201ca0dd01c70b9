import type { WriteStream } from 'node:tty';
import type { Finding } from '../verify/findings.ts';
import type { EndpointSummary, Report } from '../verify/report.ts';
import type { Rank } from '../rules/rule.ts';
import { formatRedacted } from '../http/createRedactor.ts';
import type { Progress } from '../verify/verifyProvider.ts';

const colours = { broken: 31, degraded: 33, advice: 36 } as const;
const rankWidth = 'degraded'.length + 2;
const maxPlaces = 3;
const maxScreens = 3;
const reservationWidth = 'not checked'.length + 2;

/**
 * Returns the report for a terminal: a table of the endpoints, the findings by severity, and the
 * verdict at the end.
 */
export function terminalReport(report: Report, columns: number, coloured: boolean): string {
  const paint = (rank: Rank, text: string) =>
    coloured ? `\u001b[${colours[rank]}m${text}\u001b[39m` : text;
  const lines = [
    '',
    ...table([
      ['call', 'responses', 'items', 'p50', 'p95', 'largest', 'transferred'],
      ...report.endpoints.map(endpointRow),
    ]),
    '',
    ...report.findings.flatMap((finding) => describeFinding(finding, columns, paint)),
    ...describeReservations(report, columns, paint),
    verdict(report),
    `${count(report.requests, 'request')} to ${report.provider} in ${duration(report.durationMs)}; ` +
      `${report.totals.broken} broken, ${report.totals.degraded} degraded, ${report.totals.advice} advice.`,
    ...(report.redacted.length > 0 ? [`Redacted: ${formatRedacted(report.redacted)}.`] : []),
    '',
  ];
  return `${lines.join('\n')}\n`;
}

function endpointRow(summary: EndpointSummary): string[] {
  if (!summary.offered)
    return [`GET ${summary.path}`, 'not offered', ...Array<string>(5).fill('–')];
  return [
    `GET ${summary.path}`,
    `${summary.responses}/${summary.requests}`,
    count(summary.items, summary.itemsAre),
    duration(summary.p50Ms),
    duration(summary.p95Ms),
    size(summary.largestBody),
    size(summary.largestTransfer),
  ];
}

function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((text, column) => text[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0))
      .join('   '),
  );
}

/** Returns '37 of 52 hotels', or 'all 52 hotels'. */
export function affectedText({ what, count: found, of }: Finding['affected']): string {
  if (found === of) return of === 1 ? `the only ${what}` : `all ${count(of, what)}`;
  return `${found.toLocaleString('en')} of ${count(of, what)}`;
}

function describeFinding(
  finding: Finding,
  columns: number,
  paint: (rank: Rank, text: string) => string,
): string[] {
  const { rank, title, affected, places, samples, screens } = finding;
  const named = places.slice(0, maxPlaces).map(({ endpoint, at }) => `${endpoint} ${at}`);
  const more = places.length - named.length;
  const rest = [
    `${affectedText(affected)}: ${named.join(', ')}${more > 0 ? ` and ${count(more, 'more place')}` : ''}`,
    `expected ${finding.expected}`,
    ...samples.flatMap(({ received, request, at }) => [
      `received ${received}`,
      `  GET ${request}  ${at}`,
    ]),
    ...screens.slice(0, maxScreens).map((screen) => `${screen.title}: ${screen.shows}`),
  ];
  const indent = ' '.repeat(rankWidth);
  return [
    `${paint(rank, rank.padEnd(rankWidth))}${title}`,
    ...rest.map((line) => indent + shorten(line, Math.max(60, columns) - rankWidth)),
    '',
  ];
}

function describeReservations(
  { reservations }: Report,
  columns: number,
  paint: (rank: Rank, text: string) => string,
): string[] {
  if (!reservations) return [];
  const width = Math.max(60, columns) - reservationWidth;
  const indent = ' '.repeat(reservationWidth);
  const results = reservations.results.flatMap((result) => {
    const { outcome, title, expected, request, received } = result;
    const mark = outcome.padEnd(reservationWidth);
    if (outcome !== 'broken') return [`${mark}${title}`];
    const rest = [`expected ${expected}`, `received ${received ?? 'nothing'}`];
    if (request) rest.push(`  ${request}`);
    return [
      `${paint('broken', mark)}${title}`,
      ...rest.map((line) => indent + shorten(line, width)),
    ];
  });
  return [`Reservations at ${reservations.provider}`, '', ...results, ''];
}

function shorten(line: string, width: number): string {
  return line.length > width ? `${line.slice(0, width - 1)}…` : line;
}

const barLength = 24;

/**
 * Prints the progress of a run. A terminal gets one line per phase that is redrawn. Any other
 * output gets one line when a phase starts and one when it ends, to keep the logs of a pipeline
 * short.
 */
export function showProgress(stream: Pick<WriteStream, 'write' | 'isTTY'>) {
  return ({ phase, done, total }: Progress): void => {
    const isDone = done === total;
    if (!stream.isTTY) {
      if (done === 0)
        stream.write(`${phase}: ${total} ${phase === 'Reservations' ? 'rules' : 'requests'}\n`);
      if (isDone && total > 0) stream.write(`${phase}: done\n`);
      return;
    }
    const filled = total === 0 ? barLength : Math.round((done / total) * barLength);
    const bar = '━'.repeat(filled) + '╌'.repeat(barLength - filled);
    stream.write(`\r\u001b[2K  ${bar}  ${phase} ${done}/${total}${isDone ? '\n' : ''}`);
  };
}

/** Returns the outcome of a run in one sentence. */
function verdict({ outcome, totals, findings }: Report): string {
  switch (outcome) {
    case 'broken':
      return `Broken: ${count(totals.broken, 'finding')} that cost travelers a page, a hotel or a booking.`;
    case 'degraded': {
      const [first] = findings.filter(({ rank }) => rank === 'degraded');
      const most = first ? `, first: ${first.title} (${affectedText(first.affected)})` : '';
      return `Not broken: no page fails, but travelers notice ${count(totals.degraded, 'finding')}${most}.`;
    }
    case 'advice':
      return `Not broken, and travelers notice nothing: ${count(totals.advice, 'finding')} to improve.`;
    case 'passed':
      return 'The provider meets the contract in every point.';
  }
}

/** Returns '1 hotel' or '3 hotels'. */
function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

/** Returns '12 ms', '1.4 s', or a dash. */
function duration(ms: number | undefined): string {
  if (ms === undefined) return '–';
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/** Returns '640 B', '12 KB', '1.4 MB', or a dash. */
function size(bytes: number | undefined): string {
  if (bytes === undefined) return '–';
  if (bytes < 1_024) return `${bytes} B`;
  if (bytes < 2 ** 20) return `${Math.round(bytes / 1_024)} KB`;
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
