import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { validate } from '../request/validate.ts';

/**
 * The position of a row in a list: its time in PostgreSQL's precision of microseconds, and its id.
 */
export type RowKey = { micros: string; id: string };

/** Parses a cursor, which is `next` of the previous page, into a key. */
export const cursorSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,16}_[\w-]{1,80}$/, 'must be a cursor'),
  v.transform((cursor): RowKey => {
    const [micros = '', ...id] = cursor.split('_');
    return { micros, id: id.join('_') };
  }),
);

const pageSchema = v.object({ cursor: v.optional(cursorSchema) });

/** The query of a list whose ids are 64-bit integers in PostgreSQL. */
const numberedPageSchema = v.object({
  cursor: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,16}_\d{1,18}$/, 'must be a cursor'), cursorSchema),
  ),
});

/**
 * Returns the row key in a cursor, or undefined without a cursor. Throws a 422 problem for an
 * invalid cursor. With `numbered`, the id in the cursor must be a whole number.
 */
export function readCursor(
  cursor: string | undefined,
  { numbered = false } = {},
): RowKey | undefined {
  return validate(numbered ? numberedPageSchema : pageSchema, { cursor }).cursor;
}

/** The order of a list: by a column and then by an id, so that no two rows have the same key. */
export type ListOrder = {
  column: string;
  id: string;
  direction: 'asc' | 'desc';
  /** The key of a row, in the form of a cursor. */
  cursor: RawBuilder<string>;
  /** Returns the condition that a row comes after the row with this key. */
  follows: (after: RowKey) => RawBuilder<boolean>;
  /** Whether ids are whole numbers. */
  numbered?: boolean;
};

/**
 * Returns the order by a time column, with the latest row first. A cursor contains the time in
 * microseconds. With milliseconds, rows in the same millisecond would be skipped.
 */
export function latest(column: string, { id = 'id', numbered = false } = {}): ListOrder {
  const [time, key] = [sql.ref(column), sql.ref(id)];
  return {
    column,
    id,
    direction: 'desc',
    numbered,
    cursor: sql<string>`(extract(epoch from ${time}) * 1000000)::bigint || '_' || ${key}`,
    follows: ({ micros, id: after }) => {
      const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
      return sql<boolean>`(${time}, ${key}) < (${at}, ${after})`;
    },
  };
}
