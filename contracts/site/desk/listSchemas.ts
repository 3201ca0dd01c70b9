import * as v from 'valibot';

/**
 * Returns the schema for the query of a list at the desk: its filters, and the cursor of a page.
 */
export function listQuery<Filters extends v.ObjectEntries>(filters: Filters) {
  return v.object({ ...filters, cursor: v.optional(v.string()) });
}

/**
 * Returns the schema for a page of a list at the desk: its items, and the cursor of the next page.
 * `more` adds other fields to the response.
 */
export function listPage<Item extends v.GenericSchema>(
  item: Item,
): v.ObjectSchema<PageEntries<Item>, undefined>;
export function listPage<Item extends v.GenericSchema, More extends v.ObjectEntries>(
  item: Item,
  more: More,
): v.ObjectSchema<More & PageEntries<Item>, undefined>;
export function listPage(item: v.GenericSchema, more: v.ObjectEntries = {}) {
  return v.object({ ...more, items: v.array(item), next: v.nullable(v.string()) });
}

type PageEntries<Item extends v.GenericSchema> = {
  readonly items: v.ArraySchema<Item, undefined>;
  readonly next: v.NullableSchema<v.StringSchema<undefined>, undefined>;
};
