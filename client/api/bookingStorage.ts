import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { type Booking, bookingSchema, isOpenBooking } from '#contracts/site/bookings.ts';
import type { BookingAccess } from '../domain/addresses/bookingLink.ts';
import { addDays, today } from '../domain/search/calendarDay.ts';

const maxBookings = 20;
const savedSchema = v.object({ key: v.string(), savedAt: v.number(), booking: bookingSchema });

/** A booking as it was at an instant, in milliseconds since 1970, with the key of its page. */
export type SavedBooking = v.InferOutput<typeof savedSchema>;

/** Made when it is needed: some browsers have no IndexedDB, or deny it. */
let store: UseStore | undefined;
const bookings = () => (store ??= createStore('saved-bookings', 'bookings'));

/**
 * Keeps a booking on the device, for its page without a network: the twenty saved last, until the
 * day after check-out. One that is cancelled or declined is removed. Does nothing where the browser
 * has no storage.
 */
export async function saveBooking({ id, key }: BookingAccess, booking: Booking): Promise<void> {
  try {
    if (isKept(booking)) await set(id, { key, savedAt: Date.now(), booking }, bookings());
    else await del(id, bookings());
    const saved = await entries<string, unknown>(bookings());
    const kept = readAll(saved)
      .sort((one, other) => other.savedAt - one.savedAt)
      .slice(0, maxBookings)
      .map(({ booking: { id: name } }) => name);
    for (const [name] of saved) if (!kept.includes(name)) await del(name, bookings());
  } catch {
    // The browser denies storage, or it is full: the page works without.
  }
}

/**
 * Returns the booking as it was saved under this id and key; undefined if there is none, or none
 * that is still kept.
 */
export async function readSavedBooking({
  id,
  key,
}: BookingAccess): Promise<SavedBooking | undefined> {
  try {
    const { success, output } = v.safeParse(savedSchema, await get(id, bookings()));
    return success && output.key === key && isKept(output.booking) ? output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the saved bookings that are still kept, the next stay first, and removes the others. Empty
 * where the browser has no storage.
 */
export async function listSavedBookings(): Promise<SavedBooking[]> {
  try {
    const saved = await entries<string, unknown>(bookings());
    const kept = readAll(saved);
    const ids = new Set(kept.map(({ booking }) => booking.id));
    const past = saved.filter(([id]) => !ids.has(id));
    await Promise.all(past.map(([id]) => del(id, bookings())));
    return kept.sort((one, other) =>
      one.booking.stay.checkIn.localeCompare(other.booking.stay.checkIn),
    );
  } catch {
    return [];
  }
}

/** Removes the booking that was saved under this id and key, if there is one. */
export async function removeSavedBooking(access: BookingAccess): Promise<void> {
  if (await readSavedBooking(access)) await del(access.id, bookings());
}

/** Removes all saved bookings. */
export async function forgetSavedBookings(): Promise<void> {
  try {
    await clear(bookings());
  } catch {
    // There was no storage to save them in.
  }
}

/** What is well-formed and still kept among the entries of the storage. */
function readAll(saved: [string, unknown][]): SavedBooking[] {
  return saved.flatMap(([, value]) => {
    const { success, output } = v.safeParse(savedSchema, value);
    return success && isKept(output.booking) ? [output] : [];
  });
}

function isKept(booking: Booking): boolean {
  return isOpenBooking(booking) && today() <= addDays(booking.stay.checkOut, 1);
}
