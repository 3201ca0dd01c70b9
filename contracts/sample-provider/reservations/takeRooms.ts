import type { Transaction } from 'kysely';
import type { ReservationTables } from './reservationTables.ts';

/** Rooms of one kind for the nights of a stay, in the order of the calendar. */
export type RoomsToTake = {
  hotelId: string;
  roomGroupId: string;
  nights: readonly string[];
  rooms: number;
  /** How many rooms of this kind may be sold for these nights in all. */
  capacity: number;
};

/**
 * Reserves the nights of free rooms, all or none, and returns whether it could. The primary key of
 * `nights` prevents overlaps: a night that another transaction is taking is waited for. Rooms and
 * nights are taken in ascending order, so transactions never wait for each other in a circle.
 */
export async function takeRooms(
  transaction: Transaction<ReservationTables>,
  reference: string,
  { hotelId, roomGroupId, nights, rooms, capacity }: RoomsToTake,
): Promise<boolean> {
  const reserved = await transaction
    .selectFrom('nights')
    .select('unit')
    .distinct()
    .where('hotel_id', '=', hotelId)
    .where('room_group_id', '=', roomGroupId)
    .where('night', 'in', nights)
    .execute();
  const occupied = new Set(reserved.map(({ unit }) => unit));
  let taken = 0;
  for (let unit = 1; unit <= capacity && taken < rooms; unit += 1) {
    if (occupied.has(unit)) continue;
    const rows = nights.map((night) => {
      return { hotel_id: hotelId, room_group_id: roomGroupId, unit, night, reference };
    });
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('nights')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) === nights.length) taken += 1;
    else await freeRooms(transaction, hotelId, reference, unit);
  }
  if (taken === rooms) return true;
  await freeRooms(transaction, hotelId, reference);
  return false;
}

/** Frees the nights of a reservation, or of one of its rooms only. */
export async function freeRooms(
  transaction: Transaction<ReservationTables>,
  hotelId: string,
  reference: string,
  unit?: number,
): Promise<void> {
  const nights = transaction
    .deleteFrom('nights')
    .where('hotel_id', '=', hotelId)
    .where('reference', '=', reference);
  await (unit === undefined ? nights : nights.where('unit', '=', unit)).execute();
}
