import * as v from 'valibot';
import type { PricedStay } from '../provider/rateFields.ts';
import { formatParty, spreadParty } from '../values/party.ts';
import { bookedRoomSchema, type BookedStay, bookedStaySchema } from './bookingRequest.ts';

const ofEachRoom = v.omit(bookedRoomSchema, ['occupancy', 'price', 'extras']);
const ofStay = v.omit(bookedStaySchema, ['rooms']);

/**
 * The stay of a booking from before a booking was a list of rooms: `rooms` of one rate. Children are
 * their ages. Without `occupancy` it does not say who sleeps where.
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
 * Such a stay as a list of rooms, each at the price of one room. People who are not said to sleep
 * in a room are spread over the rooms.
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
