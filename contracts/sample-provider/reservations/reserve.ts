import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Reservation } from '../../provider/reservations.ts';
import { readReservation, type ReservationTables } from './reservationTables.ts';

/** Why nothing was reserved: the body of the response. */
const reservationProblemSchema = v.looseObject({ title: v.string(), status: v.number() });
export type ReservationProblem = v.InferOutput<typeof reservationProblemSchema>;

/**
 * A request to reserve. `decide` is called for a new key only; `soldOut` is for when too few rooms
 * are left.
 */
export type ReserveRequest = {
  key: string;
  /** Tells the bodies of two requests apart. */
  bodyHash: string;
  decide: () => Decision;
  soldOut: ReservationProblem;
};

/** The reservation to make and the rooms that it needs, or why none is made. */
export type Decision =
  | { problem: ReservationProblem }
  | ({ reservation: Omit<Reservation, 'reference' | 'status'> } & RoomsToTake);

/** What a request to reserve led to, now or earlier. `keyReused`: its key has another body. */
export type ReserveOutcome =
  | { kind: 'reserved'; reservation: Reservation }
  | { kind: 'problem'; problem: ReservationProblem }
  | { kind: 'keyReused' };

/** Without letters and digits that look alike. */
const referenceLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Carries out a request to reserve, once per key: later requests with the key get the outcome of
 * the first one, even when it reserved nothing. One that arrives at the same time waits for the
 * first.
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

/** Such as `SP-7KQ2M9XWAB`. */
function newReference(): string {
  const letters = Array.from({ length: 10 }, () =>
    referenceLetters.charAt(randomInt(referenceLetters.length)),
  );
  return `SP-${letters.join('')}`;
}

/** Rooms of a hotel for the nights of a stay, in the order of the calendar. */
type RoomsToTake = { hotelId: string; nights: readonly string[]; kinds: readonly RoomsOfKind[] };

type RoomsOfKind = {
  roomGroupId: string;
  rooms: number;
  /** How many rooms of this kind may be sold for these nights in all. */
  capacity: number;
};

/**
 * Reserves the nights of free rooms, all or none, and returns whether it could. The primary key of
 * `nights` prevents overlaps: a night that another transaction is taking is waited for. Kinds of
 * room, rooms and nights are taken in ascending order, so transactions never wait for each other in
 * a circle.
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

/** The same for rooms of one kind; some of them may be taken where it could not. */
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

/** Frees the nights of a reservation, or of one of its rooms only. */
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
