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

/** A booking as it was at an instant, in milliseconds since 1970. */
export type SavedBooking = { savedAt: number; booking: Booking };

/**
 * Keeps a booking on the device, for its page without a network: the twenty saved last, until the
 * day after check-out. It belongs to `account`, which is signed in, or to nobody. Keys of links are
 * not kept. One that is cancelled or declined is removed. Does nothing where the browser has no
 * storage.
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

/** Leaves the bookings that were saved last, of those that are well-formed and not past. */
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
 * Returns the booking as it was saved under this id; undefined if there is none that is still kept.
 * `signedIn`: a session has been noted on the device and is not known to have ended. Without one,
 * nothing is returned that was saved in a session.
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
 * Returns the saved bookings that are still kept, the next stay first: those of the session if
 * there is one, else those that were saved while nobody was signed in. Empty where the browser has
 * no storage.
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

/** Removes what was saved under this id, if it was saved with this key: another opens nothing. */
export function removeSavedBooking({ id, key }: BookingAccess): Promise<void> {
  return changeInTurn(async () => {
    const entry = readEntry(await get(id, savedEntries()));
    if (entry?.keyDigest === (await digestOf(key))) await del(id, savedEntries());
  });
}

/** A booking that was saved before a booking was a list of rooms: of some rooms at one rate. */
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

/** The path of a link to a booking, which has no key. */
const withoutKey = (link: string) => new URL(link, 'http://site.invalid').pathname;

/** The booking with links to the other bookings of a change that have no key. */
function withoutOtherKeys(booking: Booking): Booking {
  const { replaces, replacedBy } = booking;
  return {
    ...booking,
    replaces: replaces && { ...replaces, link: withoutKey(replaces.link) },
    replacedBy: replacedBy && { ...replacedBy, link: withoutKey(replacedBy.link) },
  };
}
