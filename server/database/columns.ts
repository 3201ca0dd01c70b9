import type { ColumnType } from 'kysely';

/** A `jsonb` column that may be null. Values are written as JSON text. */
export type NullableJson<Value extends object> = ColumnType<
  Value | null,
  string | null | undefined,
  string | null
>;
/** An instant. Writing accepts dates and their ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type NullableInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
export type DefaultedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** A column that is null unless it is set. */
export type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
