import type { Client } from 'pg';
import { readSequenceNames, readSiteTables, type SiteTable } from './siteTables.ts';

/** The names in a backup file: its tables with their columns, and its sequences. */
export type BackupNames = { tables: readonly SiteTable[]; sequences: readonly string[] };

/** The allowed form of a table or sequence name with its schema. */
const qualifiedName = /^[\w"]+\.[\w"]+$/;
const columnName = /^[\w"]+$/;

/** Removes quotes, which depend on the reserved words of the PostgreSQL version. */
const withoutQuotes = (name: string) => name.replaceAll('"', '');

/**
 * Throws an error for the operator if a backup file contains a name that no table, column or
 * sequence of the site can have. The check needs no database, so it runs before anything is
 * written.
 */
export function requireNames({ tables, sequences }: BackupNames): void {
  for (const name of [...tables.map((table) => table.name), ...sequences]) {
    if (!qualifiedName.test(name)) throw unknownError(name);
  }
  for (const { name, columns } of tables) {
    const unknown = columns.find((column) => !columnName.test(column));
    if (unknown !== undefined) throw unknownError(unknown, name);
  }
}

/**
 * Returns the tables and sequences of the site that a backup file names. The returned names come
 * from the database, which quotes them. Throws an error for the operator if the database lacks such
 * a table, column or sequence.
 */
export async function findKnown(client: Client, names: BackupNames) {
  const tables = byName(await readSiteTables(client), ({ name }) => name);
  const sequences = byName(await readSequenceNames(client), (name) => name);
  const tableOf = ({ name, columns }: SiteTable): SiteTable => {
    const table = tables.get(withoutQuotes(name));
    if (!table) throw unknownError(name);
    const known = byName(table.columns, (column) => column);
    return { name: table.name, columns: columns.map((column) => find(known, column, name)) };
  };
  const sequenceOf = (name: string) => find(sequences, name);
  names.tables.forEach(tableOf);
  names.sequences.forEach(sequenceOf);
  return { tableOf, sequenceOf };
}
export type Known = Awaited<ReturnType<typeof findKnown>>;

function byName<Value>(values: readonly Value[], nameOf: (value: Value) => string) {
  return new Map(values.map((value) => [withoutQuotes(nameOf(value)), value]));
}

function find(known: ReadonlyMap<string, string>, name: string, table?: string): string {
  const found = known.get(withoutQuotes(name));
  if (found === undefined) throw unknownError(name, table);
  return found;
}

function unknownError(name: string, table?: string): Error {
  const what = JSON.stringify(name.slice(0, 100));
  const where = table === undefined ? '' : ` in ${table}`;
  return new Error(
    `The backup cannot be restored: it names ${what}${where}, which is not part of the site.`,
  );
}
