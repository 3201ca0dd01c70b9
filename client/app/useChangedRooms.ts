import { useCallback, useEffect, useRef } from 'react';
import { api } from '../api/api.ts';
import { changedRoomsKey, readChangedRooms } from '../api/hotels/changedRooms.ts';
import { useThunkDispatch } from '../api/thunk.ts';
import { useStoredElsewhere } from '../ui/browser/useStoredElsewhere.ts';

/**
 * The time after which all processes of the site know of a booking, with a margin, in milliseconds.
 */
const knownEverywhereMs = 1_500;

/**
 * Requests this tab's data about free rooms again after another tab has booked or canceled. This
 * happens soon after the change, and when the browser shows a page from its back/forward cache.
 */
export function useChangedRooms(): void {
  const dispatch = useThunkDispatch();
  const seen = useRef<string | null>(undefined);
  useEffect(() => {
    seen.current = dispatch(readChangedRooms());
  }, [dispatch]);
  useStoredElsewhere(
    changedRoomsKey,
    useCallback(() => {
      const changed = dispatch(readChangedRooms());
      if (changed === seen.current) return;
      seen.current = changed;
      setTimeout(() => dispatch(api.util.invalidateTags(['rooms'])), knownEverywhereMs);
    }, [dispatch]),
  );
}
