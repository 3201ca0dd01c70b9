import type { DeskListName, DeskListPage, DeskListQuery } from '#contracts/site/calls/deskLists.ts';
import { readOwnAnswer } from '../../api/call.ts';
import type { Query } from '../../ui/NotLoaded.tsx';
import { deskApi, type refreshing } from './deskApi.ts';

type UseList<Name extends DeskListName> = (
  query: DeskListQuery<Name>,
  options?: { skip?: boolean } & Partial<typeof refreshing>,
) => Query<DeskListPage<Name>> & { currentData?: DeskListPage<Name> | undefined };

/**
 * Returns the query hook of a list, by the name of its call. A mutation that invalidates `tag`
 * reloads the list. `keepSeconds` is how long an unused page of the list stays in the cache.
 */
export function deskListQuery<Name extends DeskListName>(
  name: Name,
  options: { tag: string; keepSeconds?: number | undefined },
): UseList<Name>;
export function deskListQuery(
  name: string,
  { tag, keepSeconds }: { tag: string; keepSeconds?: number },
): unknown {
  const { endpoints } = deskApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
    endpoints: (build) => ({
      [name]: build.query<unknown, Record<string, string>>({
        query: (params) => ({
          url: name.slice('GET '.length),
          params,
          responseHandler: readOwnAnswer,
        }),
        providesTags: [tag],
        ...(keepSeconds !== undefined && { keepUnusedDataFor: keepSeconds }),
      }),
    }),
  });
  return endpoints[name]?.useQuery;
}
