import type { ColumnType } from 'kysely';

/** A `jsonb` column that may be null. Values are written as JSON text. */
export type NullableJson<Value extends object> = ColumnType<
  Value | null,
  string | null | undefined,
  string | null
>;
/** A `timestamptz` column. Values are read as dates, and written as dates or as ISO 8601 text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type NullableInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
export type DefaultedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** A column that may be null. An insert may omit the value. */
export type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
