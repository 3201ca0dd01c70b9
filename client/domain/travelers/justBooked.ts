import * as v from 'valibot';
import { storeText } from '../storeText.ts';

/** The device's storage. It may throw if it is full or blocked. */
type DeviceStorage = Pick<Storage, 'getItem' | 'setItem'>;

const name = 'just-booked';
/** The period during which the site asks before it books the same stay again, in milliseconds. */
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

/**
 * The data about their bookings that the tabs of a device share. This data is not enough to open a
 * booking.
 */
export type JustBooked = v.InferOutput<typeof bookedSchema>;

function readStored(storage: DeviceStorage | undefined, now: number) {
  try {
    const stored = v.safeParse(storedSchema, storage?.getItem(name));
    return stored.success ? stored.output.filter(({ at }) => at > now - keptMs) : [];
  } catch {
    return [];
  }
}

/** Stores a booking for the other tabs of the device, for ten minutes. */
export function noteBooked(
  storage: DeviceStorage | undefined,
  booked: JustBooked,
  now = Date.now(),
): void {
  storeText(storage, name, JSON.stringify([{ ...booked, at: now }, ...readStored(storage, now)]));
}

/**
 * Returns the latest booking of the same hotel with overlapping days, if another tab of the device
 * made it in the last ten minutes. `own` contains the bookings of this tab, which are left out
 * because the site checks them separately.
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
