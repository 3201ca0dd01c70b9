import { useEffect, useState } from 'react';
import { saysNoSuchBooking } from '../../api/bookingError.ts';
import {
  readSavedBooking,
  removeSavedBooking,
  type SavedBooking,
  saveBooking,
} from '../../api/bookingStorage.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import { openOffline } from './openOffline.ts';
import type { useBooking } from './useBooking.ts';

/** How long the response may take before the saved booking is shown. */
const waitMs = 1_000;

/**
 * Saves a booking on the device whenever it was requested, and returns the saved one with its time
 * while the site does not respond; undefined while it does. Removes one that the site no longer
 * has. `preload` loads what the page loads later.
 */
export function useSavedBooking(
  { id, key }: BookingAccess,
  { data, error, isFetching, fulfilledTimeStamp }: ReturnType<typeof useBooking>,
  preload: () => Promise<unknown>,
): SavedBooking | undefined {
  const [saved, setSaved] = useState<SavedBooking>();
  const isLate = useLate(isFetching && data === undefined);
  const removed = saysNoSuchBooking(error);
  const unanswered = (error !== undefined && !removed) || isLate;

  useEffect(() => {
    if (data === undefined) return;
    void saveBooking({ id, key }, data);
  }, [id, key, data]);

  useEffect(() => {
    if (removed) void removeSavedBooking({ id, key });
  }, [id, key, removed]);

  const opened = data !== undefined;
  useEffect(() => {
    if (opened) void openOffline(preload);
  }, [opened, preload]);

  useEffect(() => {
    if (!unanswered || data !== undefined) return undefined;
    let ended = false;
    void readSavedBooking({ id, key }).then((found) => {
      if (!ended) setSaved(found);
    });
    return () => {
      ended = true;
    };
  }, [id, key, unanswered, data]);

  if (!unanswered) return undefined;
  return data ? { key, booking: data, savedAt: fulfilledTimeStamp ?? 0 } : saved;
}

/** Whether `waiting` has been true for a while. */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), waitMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return late;
}
