import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Reservation } from '../../provider/reservations.ts';
import { readReservation, type ReservationTables } from './reservationTables.ts';

/** The reason why nothing was reserved, as the body of the response. */
const reservationProblemSchema = v.looseObject({ title: v.string(), status: v.number() });
export type ReservationProblem = v.InferOutput<typeof reservationProblemSchema>;

/**
 * A request to reserve. `decide` is called only for a new key. `soldOut` is the problem if too few
 * rooms are left.
 */
export type ReserveRequest = {
  key: string;
  /** A hash that distinguishes the bodies of two requests. */
  bodyHash: string;
  decide: () => Decision;
  soldOut: ReservationProblem;
};

/** The reservation to make and the rooms that it needs, or the reason why none is made. */
export type Decision =
  | { problem: ReservationProblem }
  | ({ reservation: Omit<Reservation, 'reference' | 'status'> } & RoomsToTake);

/**
 * The outcome of a request to reserve, now or earlier. `keyReused`: the key belongs to another
 * body.
 */
export type ReserveOutcome =
  | { kind: 'reserved'; reservation: Reservation }
  | { kind: 'problem'; problem: ReservationProblem }
  | { kind: 'keyReused' };

/** The characters of references, without letters and digits that look alike. */
const referenceLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Carries out a request to reserve, once for each key. Later requests with the key get the outcome
 * of the first one, even if it reserved nothing. A request that arrives at the same time waits for
 * the first one.
 */
export async function reserve(
  transaction: Transaction<ReservationTables>,
  { key, bodyHash, decide, soldOut }: ReserveRequest,
): Promise<ReserveOutcome> {
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({ key, request_hash: bodyHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) return readOutcome(transaction, key, bodyHash);
  const outcome = await carryOut(transaction, decide(), soldOut);
  const stored =
    outcome.kind === 'reserved'
      ? { reference: outcome.reservation.reference }
      : { problem: JSON.stringify(outcome.problem) };
  await transaction.updateTable('idempotency_keys').set(stored).where('key', '=', key).execute();
  return outcome;
}

async function carryOut(
  transaction: Transaction<ReservationTables>,
  decision: Decision,
  soldOut: ReservationProblem,
): Promise<Exclude<ReserveOutcome, { kind: 'keyReused' }>> {
  if ('problem' in decision) return { kind: 'problem', problem: decision.problem };
  const reference = newReference();
  const taken = await takeRooms(transaction, reference, decision);
  if (!taken) return { kind: 'problem', problem: soldOut };
  const reservation: Reservation = { ...decision.reservation, reference, status: 'confirmed' };
  const { hotel_id } = reservation;
  await transaction
    .insertInto('reservations')
    .values({ hotel_id, reference, reservation: JSON.stringify(reservation) })
    .execute();
  return { kind: 'reserved', reservation };
}

async function readOutcome(
  transaction: Transaction<ReservationTables>,
  key: string,
  bodyHash: string,
): Promise<ReserveOutcome> {
  const row = await transaction
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.request_hash !== bodyHash) return { kind: 'keyReused' };
  const reservation =
    row.reference === null ? undefined : await readReservation(transaction, row.reference);
  if (reservation) return { kind: 'reserved', reservation };
  return { kind: 'problem', problem: v.parse(reservationProblemSchema, row.problem) };
}

/** Returns a new reference, such as `SP-7KQ2M9XWAB`. */
function newReference(): string {
  const letters = Array.from({ length: 10 }, () =>
    referenceLetters.charAt(randomInt(referenceLetters.length)),
  );
  return `SP-${letters.join('')}`;
}

/** The rooms of a hotel to take for the nights of a stay, in the order of the calendar. */
type RoomsToTake = { hotelId: string; nights: readonly string[]; kinds: readonly RoomsOfKind[] };

type RoomsOfKind = {
  roomGroupId: string;
  rooms: number;
  /** The total number of rooms of this kind for these nights. */
  capacity: number;
};

/**
 * Reserves the nights of free rooms, all or none, and returns whether it succeeded. The primary key
 * of `nights` prevents overlaps: if another transaction is taking a night, this one waits for it.
 * Kinds of room, rooms and nights are taken in ascending order, so that transactions never wait for
 * each other in a circle.
 */
async function takeRooms(
  transaction: Transaction<ReservationTables>,
  reference: string,
  { hotelId, nights, kinds }: RoomsToTake,
): Promise<boolean> {
  const inOrder = kinds.toSorted((a, b) => (a.roomGroupId < b.roomGroupId ? -1 : 1));
  for (const kind of inOrder) {
    if (await takeRoomsOfKind(transaction, reference, { hotelId, nights, ...kind })) continue;
    await freeRooms(transaction, hotelId, reference);
    return false;
  }
  return true;
}

/** Does the same for rooms of one kind. After a failure, some of the rooms may be taken. */
async function takeRoomsOfKind(
  transaction: Transaction<ReservationTables>,
  reference: string,
  { hotelId, nights, roomGroupId, rooms, capacity }: Omit<RoomsToTake, 'kinds'> & RoomsOfKind,
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
    else await freeRooms(transaction, hotelId, reference, { roomGroupId, unit });
  }
  return taken === rooms;
}

/** Frees the nights of a reservation, or of only one of its rooms. */
export async function freeRooms(
  transaction: Transaction<ReservationTables>,
  hotelId: string,
  reference: string,
  room?: { roomGroupId: string; unit: number },
): Promise<void> {
  const nights = transaction
    .deleteFrom('nights')
    .where('hotel_id', '=', hotelId)
    .where('reference', '=', reference);
  const freed = room
    ? nights.where('room_group_id', '=', room.roomGroupId).where('unit', '=', room.unit)
    : nights;
  await freed.execute();
}
