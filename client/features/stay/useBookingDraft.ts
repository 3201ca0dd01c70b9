import { useCallback, useRef, useState } from 'react';
import { useTabStorage } from '../../api/useTabStorage.ts';
import { type BookingAddress, bookedStayAddress } from '../../domain/addresses/bookingAddress.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import {
  type BookingDraft,
  type DraftOfStay,
  readDraft,
  removeDraft,
  saveDraft,
} from '../../domain/travelers/bookingDraft.ts';
import { readMadeBookings, rememberBooking } from '../../domain/travelers/tabBookings.ts';

/**
 * Returns the draft of a stay's booking. The draft is in the tab's storage, so that it survives a
 * reload and going back. A page may use this hook only once, and must be mounted anew for another
 * stay.
 */
export function useBookingDraft(address: BookingAddress): DraftOfStay {
  const storage = useTabStorage();
  const stay = bookedStayAddress(address);
  const [draft, setDraft] = useState(() => readDraft(storage(), stay));
  const latest = useRef(draft);
  const change = useCallback(
    (changes: Partial<BookingDraft>) => {
      latest.current = { ...latest.current, ...changes };
      saveDraft(storage(), stay, latest.current);
      setDraft(latest.current);
    },
    [storage, stay],
  );
  const finish = useCallback(
    (booked: BookingAccess) => {
      removeDraft(storage(), stay);
      rememberBooking(storage(), booked, stay);
    },
    [storage, stay],
  );
  const made = useCallback(() => readMadeBookings(storage()), [storage]);
  return { draft, latest, change, finish, made };
}
