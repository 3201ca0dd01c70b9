import { useMemo } from 'react';
import { useTabStorage } from '../../../api/useTabStorage.ts';
import { readChangeKey } from '../../../domain/travelers/tabBookings.ts';
import { useBooking } from '../useBooking.ts';

/**
 * Loads the booking that the address names as the booking to change. The key of that booking is
 * stored in the tab.
 */
export function useChangedBooking(id: string) {
  const storage = useTabStorage();
  const key = useMemo(() => readChangeKey(storage(), id), [storage, id]);
  const access = { id, key };
  return { access, ...useBooking(access) };
}
