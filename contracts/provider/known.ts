import * as v from 'valibot';

/**
 * Returns the schema of a field that may be missing or null, because the provider does not know the
 * value.
 */
export function known<const Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  schema: Schema,
) {
  return v.nullish(schema);
}

/**
 * Returns the schema of a list that may be missing or null. Readers treat both as an empty list.
 */
export function list<const Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  item: Schema,
) {
  return known(v.array(item));
}
