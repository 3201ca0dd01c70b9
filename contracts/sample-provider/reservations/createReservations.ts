import { Kysely, PostgresDialect, type PostgresDialectConfig, sql, type Transaction } from 'kysely';
import { cancellationFee, isFeeAccepted } from '../../money/cancellation.ts';
import {
  type ListedReservation,
  type Reservation,
  reservationSchema,
  termsOfReserved,
} from '../../provider/reservations.ts';
import * as v from 'valibot';
import { dayText } from '../../values/calendarDay.ts';
import type { ReservedUnits } from '../rates/offers.ts';
import type { Stay } from '../readStay.ts';
import {
  createReservationTables,
  providerSchema,
  readReservation,
  type ReservationTables,
  retryConflicts,
} from './reservationTables.ts';
import { freeRooms, reserve, type ReserveOutcome, type ReserveRequest } from './reserve.ts';
import { toDecimalMoney } from '../../money/money.ts';

/** The outcome of a request to cancel, now or earlier. `feeChanged`: nothing was canceled. */
type CancelOutcome =
  | { kind: 'cancelled'; reservation: Reservation }
  | { kind: 'feeChanged'; fee: Cancellation['fee'] }
  | { kind: 'none' };

/** The reservations of the sample provider. All methods reject while the database is down. */
export type Reservations = {
  /** Reserves once for each key. See `reserve`. */
  reserve: (request: ReserveRequest) => Promise<ReserveOutcome>;
  byKey: (key: string) => Promise<Reservation | undefined>;
  byReference: (reference: string) => Promise<Reservation | undefined>;
  /**
   * Cancels a reservation and frees its rooms, unless the fee exceeds `acceptedFee`. A reservation
   * that is already canceled is returned unchanged.
   */
  cancel: (
    reference: string,
    acceptedFee: Cancellation['fee'],
    cancellationOf: (reservation: Reservation) => Cancellation,
  ) => Promise<CancelOutcome>;
  /**
   * Returns a page of the reservations that were made or changed on a UTC day, those after a
   * reference.
   */
  changedOn: (
    day: string,
    after: string,
  ) => Promise<{ reservations: ListedReservation[]; next: string | null }>;
  /** Returns the rooms of these hotels that are reserved on at least one of these nights. */
  reservedUnits: (
    hotelIds: readonly string[],
    nights: readonly string[],
  ) => Promise<ReservedInHotels>;
};

/** The reserved rooms by the id of their hotel. Hotels without reserved rooms are missing. */
export type ReservedInHotels = ReadonlyMap<string, ReservedUnits>;

/**
 * Creates the reservations of the sample provider in a PostgreSQL database, in a separate schema.
 * The first call creates the tables, and waits for a pool that is not ready yet. The caller must
 * close the pool.
 */
export function createReservations(pool: PostgresDialectConfig['pool']): Reservations {
  const database = new Kysely<ReservationTables>({ dialect: new PostgresDialect({ pool }) });
  const db = database.withSchema(providerSchema);
  let tables: Promise<void> | undefined;
  const tablesExist = () =>
    (tables ??= createReservationTables(database).catch((error: unknown) => {
      tables = undefined;
      throw error;
    }));
  const transact = async <Result>(
    work: (transaction: Transaction<ReservationTables>) => Promise<Result>,
  ) => {
    await tablesExist();
    return retryConflicts(() => db.transaction().execute(work));
  };

  return {
    reserve: (request) => transact((transaction) => reserve(transaction, request)),

    byKey: async (key) => {
      await tablesExist();
      const row = await db
        .selectFrom('idempotency_keys')
        .select('reference')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.reference == null ? undefined : readReservation(db, row.reference);
    },

    byReference: async (reference) => {
      await tablesExist();
      return readReservation(db, reference);
    },

    cancel: (reference, acceptedFee, cancellationOf) =>
      transact(async (transaction): Promise<CancelOutcome> => {
        const made = await readReservation(transaction, reference, { lock: true });
        if (!made) return { kind: 'none' };
        if (made.status === 'cancelled') return { kind: 'cancelled', reservation: made };
        const cancellation = cancellationOf(made);
        const { fee } = cancellation;
        if (!isFeeAccepted(acceptedFee, fee)) return { kind: 'feeChanged', fee };
        const cancelled: Reservation = { ...made, status: 'cancelled', cancellation };
        await transaction
          .updateTable('reservations')
          .set({ reservation: JSON.stringify(cancelled), changed_at: sql`now()` })
          .where('hotel_id', '=', made.hotel_id)
          .where('reference', '=', reference)
          .execute();
        await freeRooms(transaction, made.hotel_id, reference);
        return { kind: 'cancelled', reservation: cancelled };
      }),

    changedOn: async (day, after) => {
      await tablesExist();
      const rows = await db
        .selectFrom('reservations')
        .innerJoin('idempotency_keys', 'idempotency_keys.reference', 'reservations.reference')
        .select(['key', 'reservation', 'reservations.reference'])
        .where('changed_at', '>=', sql<Date>`${day}::date at time zone 'UTC'`)
        .where('changed_at', '<', sql<Date>`(${day}::date + 1) at time zone 'UTC'`)
        .where('reservations.reference', '>', after)
        .orderBy('reservations.reference')
        .limit(pageSize + 1)
        .execute();
      const page = rows.slice(0, pageSize);
      return {
        reservations: page.map(({ key, reservation }) => ({
          key,
          reservation: v.parse(reservationSchema, reservation),
        })),
        next: rows.length > pageSize ? (page.at(-1)?.reference ?? null) : null,
      };
    },

    reservedUnits: async (hotelIds, nights) => {
      await tablesExist();
      const rows = await db
        .selectFrom('nights')
        .select(['hotel_id', 'room_group_id', 'unit'])
        .distinct()
        .where('hotel_id', '=', sql<string>`any(${hotelIds})`)
        .where('night', 'in', nights)
        .execute();
      const reserved = new Map<string, Map<string, Set<number>>>();
      for (const { hotel_id: hotel, room_group_id: group, unit } of rows) {
        const groups = reserved.get(hotel) ?? new Map<string, Set<number>>();
        reserved.set(hotel, groups.set(group, (groups.get(group) ?? new Set()).add(unit)));
      }
      return reserved;
    },
  };
}

const pageSize = 500;
const longestStay = 30;

/**
 * Returns the reserved rooms of hotels, each for its own stay. The result is empty while the
 * database is down, so that the hotels themselves can always be shown. It is also empty for stays
 * that have no rates anyway.
 */
export async function reservedDuring(
  reservations: Reservations | undefined,
  hotels: readonly { id: string; stay: Stay }[],
): Promise<ReservedInHotels> {
  const idsByStay = new Map<string, { stay: Stay; ids: string[] }>();
  for (const { id, stay } of reservations ? hotels : []) {
    if (stay.end - stay.first > longestStay) continue;
    const key = `${stay.first} ${stay.end}`;
    const same = idsByStay.get(key) ?? { stay, ids: [] };
    same.ids.push(id);
    idsByStay.set(key, same);
  }
  const found = await Promise.all(
    [...idsByStay.values()].map(async ({ stay: { first, end }, ids }) => {
      const nights = Array.from({ length: end - first }, (_, i) => dayText(first + i));
      return reservations?.reservedUnits(ids, nights).catch(() => undefined);
    }),
  );
  return new Map(found.flatMap((reserved) => [...(reserved ?? [])]));
}

/** The time and the fee of a cancellation. */
export type Cancellation = NonNullable<Reservation['cancellation']>;

/** Returns the fee for canceling all rooms at a time, by the terms of the reservation. */
export function cancellationOf(made: Reservation, now: number): Cancellation {
  const at = new Date(now);
  const rooms = made.rooms.map((room) => ({ ...room.price, ...termsOfReserved(room) }));
  const fee = cancellationFee(rooms, at);
  return { at: at.toISOString(), fee: toDecimalMoney(fee) };
}
