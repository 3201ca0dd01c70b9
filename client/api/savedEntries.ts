import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { type CalendarDay, today } from '../domain/search/calendarDay.ts';

const databaseName = 'saved-bookings';

/** The owner of bookings that were saved while nobody was signed in. */
const guest = 'guest';

/**
 * The data of a booking on the device. Its `owner` is `guest` or a digest of the account's address.
 * The entry contains only a digest of the key in the booking's link, which is enough to check
 * whether a page has that key. `contact` is the owner to whom the booking belongs by its mail
 * address. The entry is kept to the end of the day `until`.
 */
const entrySchema = v.object({
  owner: v.string(),
  contact: v.string(),
  keyDigest: v.string(),
  until: v.string(),
  savedAt: v.number(),
  /** The booking is checked with its schema where it is shown. */
  booking: v.unknown(),
});
export type SavedEntry = v.InferOutput<typeof entrySchema>;

/** The address of the signed-in account, or null if nobody is signed in. */
export type Account = string | null;

/** Returns the owner of bookings that are saved while `account` is signed in. */
export async function ownerOf(account: Account): Promise<string> {
  return account === null ? guest : await digestOf(account.toLowerCase());
}

/**
 * Returns the SHA-256 of a text in hex. Throws over plain HTTP, where browsers do not offer service
 * workers either.
 */
export async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns whether an entry was saved while nobody was signed in. */
export function isGuests({ owner }: SavedEntry): boolean {
  return owner === guest;
}

/** Created on first use, because some browsers have no IndexedDB or deny it. */
let store: UseStore | undefined;

/** Returns the storage of saved bookings by their ids. Throws if the browser has none. */
export function savedEntries(): UseStore {
  if (!('indexedDB' in globalThis)) throw new Error('There is no IndexedDB.');
  return (store ??= createStore(databaseName, 'bookings'));
}

let last = Promise.resolve();

/**
 * Changes the storage after all earlier changes of this page have finished. As a result, a booking
 * that is still being saved when a session ends is forgotten together with the session. Does
 * nothing if the browser denies storage or the storage is full.
 */
export function changeInTurn(change: () => Promise<void>): Promise<void> {
  last = last.then(change).catch(() => undefined);
  return last;
}

/** Reads an entry. Returns undefined if it is malformed or its last day has passed. */
export function readEntry(value: unknown, day: CalendarDay = today()): SavedEntry | undefined {
  const { success, output } = v.safeParse(entrySchema, value);
  return success && day <= output.until ? output : undefined;
}

/**
 * Deletes all bookings on the device except the bookings of `account` and those saved while nobody
 * was signed in. If one of these guest bookings has the account's mail address, it becomes a
 * booking of the account and is forgotten when the session ends.
 *
 * If `account` is undefined, it is unknown who is signed in. Then only past entries are deleted,
 * and entries of earlier versions, which contained the key. Does nothing without storage.
 */
export function keepBookingsOf(account: Account | undefined): Promise<void> {
  return changeInTurn(async () => {
    if (!(await isMade())) return;
    const owner = account === undefined ? undefined : await ownerOf(account);
    await changeEntries((entry) => {
      if (owner === undefined || entry.owner === owner) return entry;
      if (!isGuests(entry)) return undefined;
      return entry.contact === owner ? { ...entry, owner } : entry;
    });
  });
}

/**
 * Deletes past bookings from the device at the start of a page. If the device has noted no session,
 * it also deletes the bookings that were saved during a session.
 */
export function forgetAtStart(signedIn: boolean): Promise<void> {
  return keepBookingsOf(signedIn ? undefined : null);
}

/**
 * Returns whether this browser has ever saved a booking. Returns true if the browser cannot tell.
 */
async function isMade(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === databaseName);
}

/** Replaces or deletes each entry in one transaction. After a crash all entries are unchanged. */
async function changeEntries(change: (entry: SavedEntry) => SavedEntry | undefined): Promise<void> {
  await savedEntries()('readwrite', (entries) => {
    const request = entries.openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      const entry = readEntry(cursor.value);
      const changed = entry && change(entry);
      if (!changed) cursor.delete();
      else if (changed !== entry) cursor.update(changed);
      cursor.continue();
    };
    return promisifyRequest(entries.transaction);
  });
}
