import * as v from 'valibot';
import { maxMadeBookings } from '#contracts/site/bookingRequest.ts';
import type { BookingAccess } from '../addresses/bookingLink.ts';
import { storeText } from '../storeText.ts';

/** The tab's storage. It may throw when it is full or closed. */
type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const name = 'made-bookings';
/** As long as the site asks before it books the same again. */
const keptMs = 600_000;
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      id: v.string(),
      key: v.string(),
      at: v.number(),
      stay: v.optional(v.string()),
      left: v.optional(v.boolean()),
    }),
  ),
);

function readStored(storage: TabStorage | undefined, now: number) {
  try {
    const stored = v.safeParse(storedSchema, storage?.getItem(name));
    return stored.success ? stored.output.filter(({ at }) => at > now - keptMs) : [];
  } catch {
    return [];
  }
}

/** The bookings that were made in this tab in the last ten minutes, the latest first. */
export function readMadeBookings(
  storage: TabStorage | undefined,
  now = Date.now(),
): BookingAccess[] {
  return readStored(storage, now).map(({ id, key }) => ({ id, key }));
}

/** Whether a booking was made in this tab in the last ten minutes. */
export function isJustMade(storage: TabStorage | undefined, id: string, now = Date.now()): boolean {
  return readStored(storage, now).some((made) => made.id === id);
}

/**
 * Notes that the traveler has left a booking of this tab before it was paid, to book something else
 * in its place.
 */
export function leaveBooking(storage: TabStorage | undefined, id: string, now = Date.now()): void {
  const made = readStored(storage, now);
  if (!made.some((each) => each.id === id)) return;
  const noted = made.map((each) => (each.id === id ? { ...each, left: true } : each));
  storeText(storage, name, JSON.stringify(noted));
}

/** Whether all the bookings of this tab in the last ten minutes, if there are any, were left. */
export function hasLeftAll(storage: TabStorage | undefined, now = Date.now()): boolean {
  const made = readStored(storage, now);
  return made.length > 0 && made.every(({ left }) => left);
}

/** The last booking of a stay, which `stay` names, that was not left; undefined for none. */
export function findMadeBooking(
  storage: TabStorage | undefined,
  stay: string,
  now = Date.now(),
): BookingAccess | undefined {
  const made = readStored(storage, now).find((each) => each.stay === stay && !each.left);
  return made && { id: made.id, key: made.key };
}

/** Remembers a booking that was made, and of which stay, if the tab can keep it. */
export function rememberBooking(
  storage: TabStorage | undefined,
  { id, key }: BookingAccess,
  stay: string,
  now = Date.now(),
): void {
  const made = [{ id, key, at: now, stay }, ...readStored(storage, now)].slice(0, maxMadeBookings);
  storeText(storage, name, JSON.stringify(made));
}

const nameOf = (id: string) => `change ${id}`;

/**
 * Keeps the key of a booking that is being changed in the tab's storage, since no address may have
 * it.
 */
export function rememberChange(storage: TabStorage | undefined, { id, key }: BookingAccess): void {
  storeText(storage, nameOf(id), key);
}

/** The key of a booking that is being changed in this tab; '' if the tab has none. */
export function readChangeKey(storage: TabStorage | undefined, id: string): string {
  try {
    return storage?.getItem(nameOf(id)) ?? '';
  } catch {
    return '';
  }
}
