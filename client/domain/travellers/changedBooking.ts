import type { BookingAccess } from '../addresses/bookingLink.ts';

/** The tab's storage. It may throw when it is full or closed. */
type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const nameOf = (id: string) => `change ${id}`;

/**
 * Keeps the key of a booking that is being changed in the tab's storage, since no address may have
 * it.
 */
export function rememberChange(storage: TabStorage | undefined, { id, key }: BookingAccess): void {
  try {
    storage?.setItem(nameOf(id), key);
  } catch {
    // The storage is full or closed: the next page asks for the link of the booking.
  }
}

/** The key of a booking that is being changed in this tab; '' if the tab has none. */
export function readChangeKey(storage: TabStorage | undefined, id: string): string {
  try {
    return storage?.getItem(nameOf(id)) ?? '';
  } catch {
    return '';
  }
}
