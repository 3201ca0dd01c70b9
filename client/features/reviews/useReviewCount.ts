import { useGetHotelReviewsInfiniteQuery } from '../../api/reviewsApi.ts';

/**
 * Requests the reviews of a hotel and returns their number. Returns 0 until the response arrives,
 * without a hotel, and if the call fails. The component renders again only if the number changes.
 */
export function useReviewCount(hotelId: string | undefined): number {
  const { count } = useGetHotelReviewsInfiniteQuery(hotelId ?? '', {
    skip: hotelId === undefined,
    selectFromResult: ({ data }) => ({ count: data?.pages[0]?.count ?? 0 }),
  });
  return count;
}
