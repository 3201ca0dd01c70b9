import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';

/** The address parameter that holds the cursor, at which a page of a list begins. */
export const cursorParameter = 'cursor';

/**
 * Reads the filters of a list from the parameters of the page's address. `values` has no empty
 * filters and can be sent unchanged.
 */
export function useFilters<Name extends string>(
  names: readonly Name[],
): {
  values: Partial<Record<Name | typeof cursorParameter, string>>;
  isFiltered: boolean;
} {
  const [parameters] = useSearchParams();
  const values: Partial<Record<Name | typeof cursorParameter, string>> = {};
  for (const name of [...names, cursorParameter] as const) {
    const value = parameters.get(name);
    if (value) values[name] = value;
  }
  return { values, isFiltered: names.some((name) => values[name] !== undefined) };
}

/**
 * Reads the filters with the schema of a query. The fields of the schema are parameters of the
 * address. `query` holds the valid values and can be sent unchanged. `invalid` names the other
 * fields.
 */
export function useQueryFilters<const Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
): { query: v.InferOutput<Schema>; invalid: ReadonlySet<string>; isFiltered: boolean } {
  const [parameters] = useSearchParams();
  const given = Object.entries(schema.entries).flatMap(([name, field]) => {
    const value = parameters.get(name);
    return value ? [{ name, value, valid: v.is(field, value) }] : [];
  });
  const valid = given.filter((field) => field.valid);
  return {
    query: v.parse(schema, Object.fromEntries(valid.map(({ name, value }) => [name, value]))),
    invalid: new Set(given.filter((field) => !field.valid).map(({ name }) => name)),
    isFiltered: given.some(({ name }) => name !== cursorParameter),
  };
}

/**
 * Returns a function that changes one filter in the address and returns to the first page. With
 * `replace`, the browser's history gets no new entry.
 */
export function useFilterChange(): (
  name: string,
  value: string,
  options?: { replace?: boolean },
) => void {
  const [, setParameters] = useSearchParams();
  return useCallback(
    (name, value, options = {}) => {
      setParameters((current) => {
        const next = new URLSearchParams(current);
        next.delete(cursorParameter);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      }, options);
    },
    [setParameters],
  );
}
