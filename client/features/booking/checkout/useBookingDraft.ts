import { useCallback, useRef, useState } from 'react';
import { useTabStorage } from '../../../api/useTabStorage.ts';
import { type BookingAddress, bookingAddress } from '../../../domain/bookingAddress.ts';
import { type BookingDraft, readDraft, removeDraft, saveDraft } from './bookingDraft.ts';

/** The draft of a stay's booking, and how to change it. Each change is saved at once. */
export interface DraftOfStay {
  draft: BookingDraft;
  change: (changes: Partial<BookingDraft>) => void;
  /** Removes the saved draft, once the stay is booked. */
  remove: () => void;
}

/**
 * The draft of the booking of a stay, as it is kept in the tab's storage, so that reload and back have
 * it too. A page uses it once, and must mount it anew for another stay.
 */
export function useBookingDraft(address: BookingAddress): DraftOfStay {
  const storage = useTabStorage();
  const stay = bookingAddress('checkout', address);
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
  const remove = useCallback(() => removeDraft(storage(), stay), [storage, stay]);
  return { draft, change, remove };
}
