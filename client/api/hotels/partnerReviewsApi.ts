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

/** What stands beside the reviews is left out where it has another shape. */
const responseSchema = v.object({
  reviews: v.nullish(v.array(v.unknown())),
  topics: anyList,
  languages: textsSchema,
  traveller_kinds: textsSchema,
  total: v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
});

/** A page of reviews, as it can be shown. */
export interface ReviewsPage {
  reviews: readonly PartnerReview[];
  topics: readonly ReviewTopic[];
  languages: readonly string[];
  kinds: readonly string[];
  /** Whether some of the reviews contradicted the filters, and were left out. */
  ignoresFilters: boolean;
  /**
   * How many reviews there are on all pages, if the provider says so and has obeyed the filters.
   */
  total: number | undefined;
}

/** How many pages of reviews are read. */
const mostPages = 50;

/** How many languages of reviews are read. */
const mostLanguages = 50;

type Pages = readonly ReviewsPage[];

/**
 * The reviews of pages, each once: a page that is read later may begin with reviews of the one
 * before.
 */
export function reviewsOf(pages: Pages): PartnerReview[] {
  const reviews = pages.flatMap((page) => page.reviews);
  return [...new Map(reviews.map((review) => [String(review.id), review])).values()];
}

/**
 * The number of the page after these; undefined after the last one, and where a page adds nothing.
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
 * The call for what guests of the provider wrote, apart from the others because only the part of
 * the hotel page that shows it makes it.
 */
export const partnerReviewsApi = hotelsApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The reviews of a hotel, page by page; none where the provider does without them. Those that
     * contradict the filters are left out: a provider may not know a filter. A failure is not
     * logged, because the provider may do without this call.
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
