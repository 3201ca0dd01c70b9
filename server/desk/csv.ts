import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A cell of a table: a text, a number, or null for an empty cell. */
export type CsvCell = string | number | null;

const byteOrderMark = '\uFEFF';
/** Matches a text that a spreadsheet may read as a formula. OWASP, CSV Injection. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
/**
 * Matches the beginning of a formula after a semicolon or a tab. Some spreadsheets end the cell
 * there, even within quotes.
 */
const laterFormula = /([;\t]\s*)([=+\-@])/g;
/** Matches a negative amount. Every spreadsheet reads it as a number, so it stays unchanged. */
const negativeNumber = /^-\d+(\.\d+)?$/;

/**
 * Returns the rows of a table as CSV. RFC 4180. The encoding is UTF-8 with a byte order mark, by
 * which spreadsheets recognize it. A text that begins like a formula gets an apostrophe in front,
 * so that no spreadsheet evaluates the text.
 */
export function csvOf(rows: Iterable<readonly CsvCell[]>): string {
  return `${byteOrderMark}${[...rows].map(endedLine).join('')}`;
}

/** Returns a row as a line of CSV, without the line break. */
function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(cellText).join(',');
}

/** Responds with a table as a CSV file of this name, which a browser saves. */
export function sendCsv(res: Response, name: string, rows: Iterable<readonly CsvCell[]>): void {
  asCsvFile(res, name).send(csvOf(rows));
}

/**
 * Responds with a CSV file whose rows are read while the file is sent. If reading fails, the
 * response is cut off and the promise rejects.
 */
export async function streamCsv(
  res: Response,
  name: string,
  rows: AsyncIterable<readonly CsvCell[]>,
): Promise<void> {
  async function* lines() {
    yield byteOrderMark;
    for await (const cells of rows) yield endedLine(cells);
  }
  await pipeline(Readable.from(lines()), asCsvFile(res, name));
}

function asCsvFile(res: Response, name: string): Response {
  return res.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}

function endedLine(cells: readonly CsvCell[]): string {
  return `${csvLine(cells)}\r\n`;
}

function cellText(cell: CsvCell): string {
  const text = String(cell ?? '').replaceAll(laterFormula, "$1'$2");
  const safe = formula.test(text) && !negativeNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
