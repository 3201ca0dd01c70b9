import { useGetHotelReviewsInfiniteQuery } from '../../api/reviewsApi.ts';

/**
 * Requests the reviews of a hotel and returns how many there are; 0 until they are there, without a
 * hotel, and when the call has failed. It renders again only when the number has changed.
 */
export function useReviewCount(hotelId: string | undefined): number {
  const { count } = useGetHotelReviewsInfiniteQuery(hotelId ?? '', {
    skip: hotelId === undefined,
    selectFromResult: ({ data }) => ({ count: data?.pages[0]?.count ?? 0 }),
  });
  return count;
}
