import * as v from 'valibot';
import { maxMadeBookings } from '#contracts/site/bookingRequest.ts';
import type { BookingAccess } from '../addresses/bookingLink.ts';
import { storeText } from '../storeText.ts';

/** The tab's storage. It may throw if it is full or blocked. */
type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const name = 'made-bookings';
/** The period during which the site asks before it books the same stay again, in milliseconds. */
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

/** Returns the bookings made in this tab in the last ten minutes, latest first. */
export function readMadeBookings(
  storage: TabStorage | undefined,
  now = Date.now(),
): BookingAccess[] {
  return readStored(storage, now).map(({ id, key }) => ({ id, key }));
}

/** Returns whether a booking was made in this tab in the last ten minutes. */
export function isJustMade(storage: TabStorage | undefined, id: string, now = Date.now()): boolean {
  return readStored(storage, now).some((made) => made.id === id);
}

/**
 * Marks a booking of this tab as left. The traveler has left it before paying, to book something
 * else instead.
 */
export function leaveBooking(storage: TabStorage | undefined, id: string, now = Date.now()): void {
  const made = readStored(storage, now);
  if (!made.some((each) => each.id === id)) return;
  const noted = made.map((each) => (each.id === id ? { ...each, left: true } : each));
  storeText(storage, name, JSON.stringify(noted));
}

/** Returns whether this tab has bookings of the last ten minutes and all of them were left. */
export function hasLeftAll(storage: TabStorage | undefined, now = Date.now()): boolean {
  const made = readStored(storage, now);
  return made.length > 0 && made.every(({ left }) => left);
}

/** Returns the last booking of `stay` that was not left, or undefined. */
export function findMadeBooking(
  storage: TabStorage | undefined,
  stay: string,
  now = Date.now(),
): BookingAccess | undefined {
  const made = readStored(storage, now).find((each) => each.stay === stay && !each.left);
  return made && { id: made.id, key: made.key };
}

/** Stores a new booking with its stay, if the tab's storage accepts it. */
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
 * Stores the key of a booking that is being changed in the tab's storage, because an address must
 * never contain the key.
 */
export function rememberChange(storage: TabStorage | undefined, { id, key }: BookingAccess): void {
  storeText(storage, nameOf(id), key);
}

/** Returns the key of a booking that is being changed in this tab, or '' if the tab has none. */
export function readChangeKey(storage: TabStorage | undefined, id: string): string {
  try {
    return storage?.getItem(nameOf(id)) ?? '';
  } catch {
    return '';
  }
}
