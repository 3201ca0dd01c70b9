import * as v from 'valibot';
import {
  isAskedFor,
  languageSchema,
  latestMonth,
  type PartnerReview,
  readReviews,
  readTopics,
  type ReviewFilters,
  type reviewsCall,
  type ReviewTopic,
} from '#contracts/provider/reviews.ts';
import { hotelsApi, requestOf } from './hotelsApi.ts';

const anyList = v.fallback(v.nullish(v.array(v.unknown())), undefined);
const textsSchema = v.fallback(v.nullish(v.array(v.string())), undefined);

/** Optional fields beside the reviews are dropped if their shape is wrong. */
const responseSchema = v.object({
  reviews: v.nullish(v.array(v.unknown())),
  topics: anyList,
  languages: textsSchema,
  traveller_kinds: textsSchema,
  total: v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
});

/** A page of reviews in the form in which it can be shown. */
export interface ReviewsPage {
  reviews: readonly PartnerReview[];
  topics: readonly ReviewTopic[];
  languages: readonly string[];
  kinds: readonly string[];
  /** Whether some reviews contradicted the filters and were left out. */
  ignoresFilters: boolean;
  /**
   * The number of reviews on all pages. Undefined unless the provider sends the number and has
   * applied the filters.
   */
  total: number | undefined;
}

/** The maximum number of pages of reviews that are read. */
const mostPages = 50;

/** The maximum number of languages of reviews that are read. */
const mostLanguages = 50;

type Pages = readonly ReviewsPage[];

/**
 * Returns the reviews of several pages without duplicates. If reviews arrive between two requests,
 * a page may begin with reviews that already ended the previous page.
 */
export function reviewsOf(pages: Pages): PartnerReview[] {
  const reviews = pages.flatMap((page) => page.reviews);
  return [...new Map(reviews.map((review) => [String(review.id), review])).values()];
}

/**
 * Returns the number of the next page. Undefined after the last page, and if the latest page added
 * no reviews.
 */
function nextPage(pages: Pages): number | undefined {
  const found = reviewsOf(pages).length;
  const total = pages.at(-1)?.total ?? 0;
  const hasMore = total > found && found > reviewsOf(pages.slice(0, -1)).length;
  return hasMore && pages.length < mostPages ? pages.length + 1 : undefined;
}

interface ReviewsQuery {
  id: string;
  filters: ReviewFilters;
}

/**
 * The call for the reviews by guests of the provider. It is separate from the other calls because
 * only that part of the hotel page makes it.
 */
export const partnerReviewsApi = hotelsApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The reviews of a hotel, page by page. Empty if the provider has none. Reviews that contradict
     * the filters are left out, because a provider may not know a filter. A failure is not logged,
     * because the provider may not support this call.
     */
    getReviews: build.infiniteQuery<ReviewsPage, ReviewsQuery, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (_, pages) => nextPage(pages),
      },
      query: ({ queryArg: { id, filters }, pageParam }) =>
        requestOf<typeof reviewsCall>(
          '/api/hotels/:id/reviews',
          { ...filters, ...(pageParam > 1 && { page: String(pageParam) }) },
          id,
        ),
      rawResponseSchema: responseSchema,
      transformResponse: (
        {
          reviews,
          topics,
          languages,
          traveller_kinds: kinds,
          total,
        }: v.InferOutput<typeof responseSchema>,
        _meta,
        { queryArg: { filters } },
      ): ReviewsPage => {
        const read = readReviews(reviews ?? [], latestMonth(Date.now()));
        const asked = read.filter((review) => isAskedFor(review, filters));
        const ignoresFilters = asked.length < read.length;
        return {
          reviews: asked,
          ignoresFilters,
          topics: readTopics(topics ?? []),
          languages: (languages ?? [])
            .slice(0, mostLanguages)
            .filter((language) => v.is(languageSchema, language)),
          kinds: kinds ?? [],
          total: ignoresFilters ? undefined : (total ?? undefined),
        };
      },
      keepUnusedDataFor: 300 satisfies (typeof reviewsCall)['keptSeconds'],
    }),
  }),
});

export const { useGetReviewsInfiniteQuery } = partnerReviewsApi;
