import * as v from 'valibot';
import type { Listed } from './listChanges.ts';

const rowSchema = v.object({
  key: v.pipe(v.string(), v.nonEmpty()),
  reference: v.pipe(v.string(), v.nonEmpty()),
  status: v.picklist(['confirmed', 'cancelled', 'stayed', 'no-show']),
});

/**
 * Parses a provider's list as CSV (RFC 4180, with commas or semicolons). The first line names the
 * columns. `key`, `reference` and `status` are required, and others are ignored. Throws an error
 * for the operator that names the faulty line.
 */
export function readCsv(text: string): Listed[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const separator = (lines[0] ?? '').includes(';') ? ';' : ',';
  const names = cellsOf(lines[0] ?? '', separator).map((name) => name.trim().toLowerCase());
  return lines.flatMap((line, index) => {
    if (index === 0 || line.trim() === '') return [];
    const cells = cellsOf(line, separator);
    const fields = Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim()]));
    const row = v.safeParse(rowSchema, fields);
    if (row.success) return [row.output];
    throw new Error(
      `Line ${index + 1} has no key or no reference, or its status is not confirmed, cancelled, stayed or no-show.`,
    );
  });
}

function cellsOf(line: string, separator: string): string[] {
  const cell = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g');
  return [...line.matchAll(cell)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}
