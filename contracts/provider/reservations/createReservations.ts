import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import type { Reservation } from '../../reservations.ts';
import type { ReservedUnits } from '../rates/offers.ts';
import { readReservation } from './readReservation.ts';
import {
  createReservationTables,
  providerSchema,
  type ReservationTables,
} from './reservationTables.ts';
import { reserve, type ReserveOutcome, type ReserveRequest } from './reserve.ts';
import { retryConflicts } from './retryConflicts.ts';
import { freeRooms } from './takeRooms.ts';

type Cancellation = NonNullable<Reservation['cancellation']>;

/** The reservations of the sample provider. Every call rejects while the database is down. */
export type Reservations = {
  /** Reserves once per key, see `reserve`. */
  reserve: (request: ReserveRequest) => Promise<ReserveOutcome>;
  byKey: (key: string) => Promise<Reservation | undefined>;
  byReference: (reference: string) => Promise<Reservation | undefined>;
  /** Cancels a reservation and frees its rooms; returns it unchanged if it is cancelled already. */
  cancel: (
    reference: string,
    cancellationOf: (reservation: Reservation) => Cancellation,
  ) => Promise<Reservation | undefined>;
  /** The rooms of a hotel that are reserved on one of these nights or more. */
  reservedUnits: (hotelId: string, nights: readonly string[]) => Promise<ReservedUnits>;
};

/**
 * The reservations of the sample provider in a PostgreSQL database, in a schema of their own. The tables
 * are created with the first call. Closing the pool is left to the caller.
 */
export function createReservations(pool: PostgresPool): Reservations {
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

    cancel: (reference, cancellationOf) =>
      transact(async (transaction) => {
        const made = await readReservation(transaction, reference, { lock: true });
        if (made?.status !== 'confirmed') return made;
        const cancellation = cancellationOf(made);
        const cancelled: Reservation = { ...made, status: 'cancelled', cancellation };
        await transaction
          .updateTable('reservations')
          .set({ reservation: JSON.stringify(cancelled) })
          .where('hotel_id', '=', made.hotel_id)
          .where('reference', '=', reference)
          .execute();
        await freeRooms(transaction, made.hotel_id, reference);
        return cancelled;
      }),

    reservedUnits: async (hotelId, nights) => {
      await tablesExist();
      const rows = await db
        .selectFrom('nights')
        .select(['room_group_id', 'unit'])
        .distinct()
        .where('hotel_id', '=', hotelId)
        .where('night', 'in', nights)
        .execute();
      const units = new Map<string, Set<number>>();
      for (const { room_group_id: group, unit } of rows) {
        units.set(group, (units.get(group) ?? new Set()).add(unit));
      }
      return units;
    },
  };
}
