import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { validate } from '../request/validate.ts';

/** How many rows a page of a list of the desk has. */
export const pageSize = 25;

/** The place of a row in a list: its time in microseconds, as PostgreSQL keeps it, and its id. */
export type Place = { micros: string; id: string };

/** A cursor, as `next` of the page before: read, or invalid. */
export const cursorSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,16}_[\w-]{1,80}$/, 'must be a cursor'),
  v.transform((cursor): Place => {
    const [micros = '', ...id] = cursor.split('_');
    return { micros, id: id.join('_') };
  }),
);

const pageSchema = v.object({ cursor: v.optional(cursorSchema) });

/** A cursor of a list whose ids are whole numbers, which PostgreSQL keeps in 64 bits. */
const numberedPageSchema = v.object({
  cursor: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,16}_\d{1,18}$/, 'must be a cursor'), cursorSchema),
  ),
});

/**
 * The place that a cursor names; undefined without one. Throws a 422 for anything else, also for
 * an id that is not a number if those of the list are `numbered`.
 */
export function placeOf(cursor: string | undefined, { numbered = false } = {}): Place | undefined {
  return validate(numbered ? numberedPageSchema : pageSchema, { cursor }).cursor;
}

/**
 * Selects the time of a row for its cursor. Kept in microseconds: rows of one millisecond would be
 * lost.
 */
export function microsOf(column: string): RawBuilder<string> {
  return sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;
}

/**
 * The condition that a row comes after a place in a list with the latest first. `idColumn` has the
 * id of the place.
 */
export function isAfter(
  column: string,
  { micros, id }: Place,
  idColumn = 'id',
): RawBuilder<boolean> {
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  return sql<boolean>`(${sql.ref(column)}, ${sql.ref(idColumn)}) < (${at}, ${id})`;
}

/**
 * A page of rows that were selected with one more than fits: those that fit, and the cursor of the
 * next page.
 */
export function pageOf<Row extends Place>(
  rows: readonly Row[],
  size = pageSize,
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown,
    next: last && rows.length > size ? `${last.micros}_${last.id}` : null,
  };
}
