import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { type CalendarDay, today } from '../domain/search/calendarDay.ts';

const databaseName = 'saved-bookings';

/** The owner of what was saved while nobody was signed in. */
const guest = 'guest';

/**
 * What the device has of a booking. It is its owner's: `guest`, or a digest of the account's
 * address. The key of its link is not in it, only a digest, by which a page that names the key
 * proves it. `contact` is the owner whose booking it is by its mail address. It is kept to the end
 * of the day `until`.
 */
const entrySchema = v.object({
  owner: v.string(),
  contact: v.string(),
  keyDigest: v.string(),
  until: v.string(),
  savedAt: v.number(),
  /** Read with its schema where it is shown. */
  booking: v.unknown(),
});
export type SavedEntry = v.InferOutput<typeof entrySchema>;

/** The address of the account that is signed in; null for nobody. */
export type Account = string | null;

/** The owner of what is saved while `account` is signed in. */
export async function ownerOf(account: Account): Promise<string> {
  return account === null ? guest : await digestOf(account.toLowerCase());
}

/** The SHA-256 of a text in hex. Throws over plain http, where browsers have no worker either. */
export async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether an entry was saved while nobody was signed in. */
export function isGuests({ owner }: SavedEntry): boolean {
  return owner === guest;
}

/** Made when it is needed: some browsers have no IndexedDB, or deny it. */
let store: UseStore | undefined;

/** The storage of saved bookings, by their ids. Throws where the browser has none. */
export function savedEntries(): UseStore {
  if (!('indexedDB' in globalThis)) throw new Error('There is no IndexedDB.');
  return (store ??= createStore(databaseName, 'bookings'));
}

let last = Promise.resolve();

/**
 * Changes the storage after all earlier changes of this page: what is being saved when a session
 * ends is forgotten with it. Does nothing where the browser denies storage, or it is full.
 */
export function changeInTurn(change: () => Promise<void>): Promise<void> {
  last = last.then(change).catch(() => undefined);
  return last;
}

/** Reads what is well-formed and not past; anything else is undefined. */
export function readEntry(value: unknown, day: CalendarDay = today()): SavedEntry | undefined {
  const { success, output } = v.safeParse(entrySchema, value);
  return success && day <= output.until ? output : undefined;
}

/**
 * Has the device keep no bookings but those of `account` and those that were saved while nobody was
 * signed in. Of these, the ones with the account's mail address become its own, and are forgotten
 * when its session ends. Of `undefined`, while it is not known who is signed in, all stay but those
 * that are past or of earlier versions, which had the key. Does nothing where there is no storage.
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
 * Has the device forget at the start of a page what is past and, if no session is noted on it, what
 * was saved in one.
 */
export function forgetAtStart(signedIn: boolean): Promise<void> {
  return keepBookingsOf(signedIn ? undefined : null);
}

/** Whether this browser has ever saved a booking, as far as it says. */
async function isMade(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === databaseName);
}

/** Replaces or deletes each entry, in one transaction: after a crash all are as they were. */
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
