import { useMemo } from 'react';
import { useTabStorage } from '../../../api/useTabStorage.ts';
import { readChangeKey } from '../../../domain/travelers/tabBookings.ts';
import { useBooking } from '../useBooking.ts';

/**
 * Loads the booking that is being changed according to the address. The tab keeps the key of that
 * booking.
 */
export function useChangedBooking(id: string) {
  const storage = useTabStorage();
  const key = useMemo(() => readChangeKey(storage(), id), [storage, id]);
  const access = { id, key };
  return { access, ...useBooking(access) };
}
