import type { WriteStream } from 'node:tty';
import type { Finding } from '../verify/findings.ts';
import type { EndpointSummary, Report } from '../verify/report.ts';
import type { Rank } from '../rules/rule.ts';
import { count, duration, size, verdict } from './reportText.ts';
import { formatRedacted } from '../http/createRedactor.ts';
import type { Progress } from '../verify/verifyProvider.ts';

const colours = { broken: 31, degraded: 33, advice: 36 } as const;
const rankWidth = 'degraded'.length + 2;
const reservationWidth = 'not checked'.length + 2;

/**
 * The report for a terminal: a table of the endpoints, the findings by severity, the verdict last.
 */
export function terminalReport(report: Report, columns: number, coloured: boolean): string {
  const paint = (rank: Rank, text: string) =>
    coloured ? `\u001b[${colours[rank]}m${text}\u001b[39m` : text;
  const lines = [
    '',
    ...table([
      ['call', 'responses', 'hotels', 'p50', 'p95', 'largest', 'transferred'],
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
    String(summary.hotels),
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

function describeFinding(
  finding: Finding,
  columns: number,
  paint: (rank: Rank, text: string) => string,
): string[] {
  const { rank, title, endpoint, at, samples, screen } = finding;
  const [sample] = samples;
  const rest = [
    `${endpoint}  ${at}  ${count(finding.count, 'time')}`,
    `expected ${finding.expected}`,
    `received ${sample?.received ?? 'nothing'}`,
    `  GET ${sample?.request ?? ''}  ${sample?.at ?? ''}`,
    ...(screen ? [`${screen.title}: ${screen.shows}`] : []),
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
 * Prints the progress of a run: on a terminal one line per phase that is redrawn, elsewhere one
 * line when a phase starts and one when it is done, to keep the logs of a pipeline short.
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
