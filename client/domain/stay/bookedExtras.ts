import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookedExtra, BookedStay } from '#contracts/site/bookingRequest.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { type ChosenExtras, offeredExtras } from './extras.ts';

/**
 * Returns whether the rates of a booking offer an extra that the booking does not have for that
 * room.
 */
export function hasMoreExtras({ rates, stay }: Pick<Booking, 'rates' | 'stay'>): boolean {
  return rates.some((rate, room) => {
    const added = (stay.rooms[room]?.extras ?? []).map(({ id }) => id);
    return offeredExtras(rate).some(({ id }) => !added.includes(id));
  });
}

/**
 * Returns the extras with which a change of a booking starts. For each room of the new rates, these
 * are the extras that the same room of the booking has, as far as the new rate offers them, at any
 * price.
 */
export function keptExtras(
  { stay }: Pick<Booking, 'stay'>,
  rates: readonly Pick<Rate, 'extras'>[],
): ChosenExtras {
  return rates.map((rate, room) => {
    const kept = (stay.rooms[room]?.extras ?? []).map(nameOf);
    return offeredExtras(rate).flatMap((extra) => (kept.includes(nameOf(extra)) ? extra.id : []));
  });
}

/** Returns whether two stays have the same rooms, rates, days, people and extras. */
export function isSameStay(one: BookedStay, other: BookedStay): boolean {
  return whatOf(one) === whatOf(other);
}

function whatOf({ checkIn, checkOut, rooms }: BookedStay): string {
  const ofRooms = rooms.map(({ roomId, rateId, occupancy, extras = [] }) => [
    ...[roomId, rateId, occupancy],
    ...extras.map(nameOf).sort(),
  ]);
  return JSON.stringify([checkIn, checkOut, ofRooms]);
}

/** Returns the identity of an extra, regardless of its id in a rate. */
function nameOf({ kind, meal, time }: BookedExtra): string {
  return [kind, meal, time].join();
}
