import * as v from 'valibot';
import type { PricedStay } from '../provider/rateFields.ts';
import { formatParty, spreadParty } from '../values/party.ts';
import { bookedRoomSchema, type BookedStay, bookedStaySchema } from './bookingRequest.ts';

const ofEachRoom = v.omit(bookedRoomSchema, ['occupancy', 'price', 'extras']);
const ofStay = v.omit(bookedStaySchema, ['rooms']);

/**
 * The stay of a booking in the older format, which has no list of rooms. `rooms` is the number of
 * rooms, which all have the same rate. `children` contains the ages of the children. Without
 * `occupancy` the stay does not assign people to rooms.
 */
export const olderStaySchema = v.object({
  ...ofStay.entries,
  ...ofEachRoom.entries,
  rooms: v.number(),
  adults: v.number(),
  children: v.array(v.number()),
  occupancy: v.optional(v.array(bookedRoomSchema.entries.occupancy)),
});
export type OlderStay = v.InferOutput<typeof olderStaySchema>;

/**
 * Converts a stay in the older format into a list of rooms, each at the price of one room. People
 * who are not assigned to a room are spread over the rooms.
 */
export function listRooms(
  { hotelId, checkIn, checkOut, residency, rooms, adults, children, occupancy, ...room }: OlderStay,
  price: PricedStay,
): BookedStay {
  const occupancies = occupancy ?? formatParty(spreadParty(rooms, adults, children));
  return {
    hotelId,
    checkIn,
    checkOut,
    ...(residency && { residency }),
    rooms: occupancies.map((each) => ({ ...room, price, occupancy: each })),
  };
}
