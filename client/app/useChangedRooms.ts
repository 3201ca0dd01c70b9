import { useCallback, useEffect, useRef } from 'react';
import { api } from '../api/api.ts';
import { changedRoomsKey, readChangedRooms } from '../api/hotels/changedRooms.ts';
import { useThunkDispatch } from '../api/thunk.ts';
import { useStoredElsewhere } from '../ui/browser/useStoredElsewhere.ts';

/** How long it takes until all processes of the site know of a booking, with a margin. */
const knownEverywhereMs = 1_500;

/**
 * Requests what this tab shows of free rooms again once another tab has booked or canceled: soon
 * after that, and when the browser shows a page that it had put aside meanwhile.
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
