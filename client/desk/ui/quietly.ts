import type { Query } from '../../ui/NotLoaded.tsx';

/**
 * A query that is loaded again by itself, for those who show it: while there is data for what was
 * asked, it neither loads nor fails.
 */
export function quietly(query: Query & { currentData?: unknown }): Query {
  if (query.currentData === undefined) return query;
  return { ...query, isFetching: false, error: undefined };
}
