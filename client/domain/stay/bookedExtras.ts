import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookedExtra, BookedStay } from '#contracts/site/bookingRequest.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { type ChosenExtras, offeredExtras } from './extras.ts';

/** Whether the rates of a booking offer an extra that is not added to its room. */
export function hasMoreExtras({ rates, stay }: Pick<Booking, 'rates' | 'stay'>): boolean {
  return rates.some((rate, room) => {
    const added = (stay.rooms[room]?.extras ?? []).map(({ id }) => id);
    return offeredExtras(rate).some(({ id }) => !added.includes(id));
  });
}

/**
 * The extras that a change of a booking starts with: for each room of the new rates those that it
 * offers and that the same room of the booking has, at any price.
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

/** Whether two stays are the same rooms at the same rates for the same days, people and extras. */
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

/** What an extra is, by whatever id a rate has it. */
function nameOf({ kind, meal, time }: BookedExtra): string {
  return [kind, meal, time].join();
}
