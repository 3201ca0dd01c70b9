import { useEffect } from 'react';
import { useGetBookingQuery } from '../../api/bookingsApi.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import { isWaiting } from '../../domain/stay/bookingStatus.ts';

/** The pauses between the requests for a booking that waits for the hotel. */
const pauses = { firstMs: 2_000, growth: 1.5, longestMs: 60_000 };

/**
 * A booking as it is now. While it waits for the hotel, it is requested again with growing pauses,
 * as long as the page is visible, and at once when the page becomes visible again.
 */
export function useBooking(access: BookingAccess) {
  const query = useGetBookingQuery(access, { skip: !access.key });
  const { data, refetch } = query;
  const waiting = data !== undefined && isWaiting(data);

  useEffect(() => {
    if (!waiting) return undefined;
    let pause = pauses.firstMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const plan = () => {
      if (!stopped && !document.hidden) timer = setTimeout(() => void poll(), pause);
    };
    const poll = async () => {
      pause = Math.min(pause * pauses.growth, pauses.longestMs);
      await refetch();
      plan();
    };
    const onVisibility = () => {
      clearTimeout(timer);
      pause = pauses.firstMs;
      if (!document.hidden) void poll();
    };
    plan();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [waiting, refetch]);

  return query;
}
