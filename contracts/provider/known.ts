import * as v from 'valibot';

/** A field that may be missing or null: what a provider does not know. */
export function known<const Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  schema: Schema,
) {
  return v.nullish(schema);
}

/** A list that may be missing or null, which readers treat as empty. */
export function list<const Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  item: Schema,
) {
  return known(v.array(item));
}
