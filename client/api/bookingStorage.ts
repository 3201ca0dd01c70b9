import { del, entries, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { pricedStaySchema, rateFieldsSchema } from '#contracts/provider/rateFields.ts';
import { bookingSchema } from '#contracts/site/bookingSchema.ts';
import { type Booking, isOpenBooking } from '#contracts/site/bookings.ts';
import { listRooms, olderStaySchema } from '#contracts/site/olderStay.ts';
import type { BookingAccess } from '../domain/addresses/bookingLink.ts';
import { addDays, today } from '../domain/search/calendarDay.ts';
import {
  type Account,
  changeInTurn,
  digestOf,
  isGuests,
  ownerOf,
  readEntry,
  savedEntries,
} from './savedEntries.ts';

const maxBookings = 20;

/** The state of a booking at an instant, in milliseconds since 1970. */
export type SavedBooking = { savedAt: number; booking: Booking };

/**
 * Stores a booking on the device, so that its page works without a network. The device keeps the
 * twenty bookings that were saved last, each until the day after check-out. A booking belongs to
 * the signed-in `account`, or to nobody. Keys of links are not stored. If the booking is canceled
 * or declined, it is removed instead. Does nothing if the browser has no storage.
 */
export function saveBooking(
  { id, key }: BookingAccess,
  booking: Booking,
  account: Account,
): Promise<void> {
  return changeInTurn(async () => {
    const until = addDays(booking.stay.checkOut, 1);
    const entry = {
      owner: await ownerOf(account),
      contact: booking.traveller ? await ownerOf(booking.traveller.email) : '',
      keyDigest: await digestOf(key),
      until,
      savedAt: Date.now(),
      booking: withoutOtherKeys(booking),
    };
    if (isOpenBooking(booking) && today() <= until) await set(id, entry, savedEntries());
    else await del(id, savedEntries());
    await deleteOldest();
  });
}

/** Deletes the oldest bookings beyond the limit, and all bookings that are malformed or past. */
async function deleteOldest(): Promise<void> {
  const saved = await entries<string, unknown>(savedEntries());
  const kept = saved
    .flatMap(([id, value]) => {
      const entry = readEntry(value);
      return entry ? [{ id, savedAt: entry.savedAt }] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt)
    .slice(0, maxBookings)
    .map(({ id }) => id);
  for (const [id] of saved) if (!kept.includes(id)) await del(id, savedEntries());
}

/**
 * Returns the booking saved under this id, or undefined if there is none or it has expired.
 * `signedIn` means that the device has noted a session and does not know that it has ended.
 * Otherwise a booking that was saved during a session is not returned.
 */
export async function readSavedBooking(
  id: string,
  signedIn: boolean,
): Promise<SavedBooking | undefined> {
  try {
    const entry = readEntry(await get(id, savedEntries()));
    return entry && (signedIn || isGuests(entry)) ? readBooking(entry) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the saved bookings that have not expired, starting with the next stay. During a session
 * these are the bookings of the session, otherwise the bookings saved while nobody was signed in.
 * The list is empty if the browser has no storage.
 */
export async function listSavedBookings(signedIn: boolean): Promise<SavedBooking[]> {
  try {
    const saved = await entries<string, unknown>(savedEntries());
    return saved
      .flatMap(([, value]) => {
        const entry = readEntry(value);
        const read = entry && isGuests(entry) !== signedIn && readBooking(entry);
        return read ? [read] : [];
      })
      .sort((one, other) => one.booking.stay.checkIn.localeCompare(other.booking.stay.checkIn));
  } catch {
    return [];
  }
}

/**
 * Removes the booking saved under this id if it was saved with this key. Another key has no effect.
 */
export function removeSavedBooking({ id, key }: BookingAccess): Promise<void> {
  return changeInTurn(async () => {
    const entry = readEntry(await get(id, savedEntries()));
    if (entry?.keyDigest === (await digestOf(key))) await del(id, savedEntries());
  });
}

/** The earlier format of a booking, without a list of rooms: several rooms at one rate. */
const olderBookingSchema = v.pipe(
  v.object({
    ...v.omit(bookingSchema, ['stay', 'hotel', 'rates']).entries,
    stay: olderStaySchema,
    hotel: v.object({
      ...v.omit(bookingSchema.entries.hotel, ['roomNames']).entries,
      roomName: v.string(),
    }),
    rate: rateFieldsSchema,
  }),
  v.transform(({ stay: older, hotel: { roomName, ...hotel }, rate, ...booking }): Booking => {
    const stay = listRooms(older, v.parse(pricedStaySchema, rate));
    const roomNames = stay.rooms.map(() => roomName);
    return { ...booking, stay, hotel: { ...hotel, roomNames }, rates: stay.rooms.map(() => rate) };
  }),
);

const savedSchema = v.object({
  savedAt: v.number(),
  booking: v.union([bookingSchema, olderBookingSchema]),
});

function readBooking(entry: unknown): SavedBooking | undefined {
  const { success, output } = v.safeParse(savedSchema, entry);
  return success ? output : undefined;
}

/** Returns the path of a link to a booking, without the key. */
const withoutKey = (link: string) => new URL(link, 'http://site.invalid').pathname;

/** Returns the booking with the keys removed from the links to the other bookings of a change. */
function withoutOtherKeys(booking: Booking): Booking {
  const { replaces, replacedBy } = booking;
  return {
    ...booking,
    replaces: replaces && { ...replaces, link: withoutKey(replaces.link) },
    replacedBy: replacedBy && { ...replacedBy, link: withoutKey(replacedBy.link) },
  };
}
