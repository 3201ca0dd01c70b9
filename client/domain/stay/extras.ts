import * as v from 'valibot';
import { mostExtras } from '#contracts/provider/findRateError.ts';
import { extraKinds, maxProviderIdLength, type Rate } from '#contracts/provider/rateFields.ts';
import type { BookedExtra, BookedStay } from '#contracts/site/bookingRequest.ts';
import { partyLimits } from '#contracts/values/party.ts';
import type { Booking } from '#contracts/site/bookings.ts';

const idSchema = v.pipe(v.string(), v.maxLength(maxProviderIdLength));

/** The extras that are chosen for each room of a stay, by their ids. */
export const chosenExtrasSchema = v.pipe(
  v.array(v.pipe(v.array(idSchema), v.maxLength(mostExtras))),
  v.maxLength(partyLimits.rooms),
);
export type ChosenExtras = readonly (readonly string[])[];

/** The extras of a rate whose kinds the site knows, as a booking has them. */
export function offeredExtras({ extras }: Pick<Rate, 'extras'>): BookedExtra[] {
  return (extras ?? []).flatMap(({ id, kind, amount, due, meal, time }) => {
    const known = extraKinds.find((each) => each === kind);
    if (!known) return [];
    return { id, kind: known, amount, due, ...(meal && { meal }), ...(time && { time }) };
  });
}

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

/** The extras that were chosen of those that some rates offer, for each room. */
export function addedExtras(
  rates: readonly Pick<Rate, 'extras'>[],
  chosen: ChosenExtras,
): BookedExtra[][] {
  return rates.map((rate, room) => {
    const ids = chosen[room] ?? [];
    return offeredExtras(rate).filter(({ id }) => ids.includes(id));
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
