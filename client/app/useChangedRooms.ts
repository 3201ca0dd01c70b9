import { useCallback, useEffect, useRef } from 'react';
import { api } from '../api/api.ts';
import { changedRoomsKey, readChangedRooms } from '../api/hotels/changedRooms.ts';
import { useThunkDispatch } from '../api/thunk.ts';
import { useStoredElsewhere } from '../ui/browser/useStoredElsewhere.ts';

/**
 * The time in milliseconds after which all server processes know of a booking, including a safety
 * margin.
 */
const knownEverywhereMs = 1_500;

/**
 * Requests the data about free rooms in this tab again after another tab has booked or canceled.
 * The requests start soon after the change, or when the browser shows the page from its
 * back/forward cache.
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
