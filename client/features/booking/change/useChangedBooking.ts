import { useMemo } from 'react';
import { useTabStorage } from '../../../api/useTabStorage.ts';
import { readChangeKey } from '../../../domain/travelers/tabBookings.ts';
import { useBooking } from '../useBooking.ts';

/**
 * The booking that an address says is being changed, opened by the key that the tab keeps for it.
 */
export function useChangedBooking(id: string) {
  const storage = useTabStorage();
  const key = useMemo(() => readChangeKey(storage(), id), [storage, id]);
  const access = { id, key };
  return { access, ...useBooking(access) };
}
