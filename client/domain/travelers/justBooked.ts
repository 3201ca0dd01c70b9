import * as v from 'valibot';
import { storeText } from '../storeText.ts';

/** The device's storage. It may throw when it is full or closed. */
type DeviceStorage = Pick<Storage, 'getItem' | 'setItem'>;

const name = 'just-booked';
/** As long as the site asks before it books the same again. */
const keptMs = 600_000;
const bookedSchema = v.object({
  id: v.string(),
  number: v.string(),
  hotelId: v.string(),
  hotel: v.string(),
  checkIn: v.string(),
  checkOut: v.string(),
});
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ ...bookedSchema.entries, at: v.number() })),
);

/** What the tabs of a device know of each other's bookings: nothing that opens them. */
export type JustBooked = v.InferOutput<typeof bookedSchema>;

function readStored(storage: DeviceStorage | undefined, now: number) {
  try {
    const stored = v.safeParse(storedSchema, storage?.getItem(name));
    return stored.success ? stored.output.filter(({ at }) => at > now - keptMs) : [];
  } catch {
    return [];
  }
}

/** Notes a booking for the other tabs of the device, for ten minutes. */
export function noteBooked(
  storage: DeviceStorage | undefined,
  booked: JustBooked,
  now = Date.now(),
): void {
  storeText(storage, name, JSON.stringify([{ ...booked, at: now }, ...readStored(storage, now)]));
}

/**
 * The last booking of the same hotel for some of the same days that was made in another tab of the
 * device in the last ten minutes; `own` are those of this tab, of which the site itself asks.
 */
export function findJustBooked(
  storage: DeviceStorage | undefined,
  { hotelId, checkIn, checkOut }: Pick<JustBooked, 'hotelId' | 'checkIn' | 'checkOut'>,
  own: readonly string[],
  now = Date.now(),
): JustBooked | undefined {
  return readStored(storage, now).find(
    (booked) =>
      booked.hotelId === hotelId &&
      booked.checkIn < checkOut &&
      checkIn < booked.checkOut &&
      !own.includes(booked.id),
  );
}
