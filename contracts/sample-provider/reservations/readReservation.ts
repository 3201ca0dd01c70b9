import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type Reservation, reservationSchema } from '../../provider/reservations.ts';
import type { ReservationTables } from './reservationTables.ts';

/** Reads a reservation by its reference; `lock` holds its row until the transaction ends. */
export async function readReservation(
  db: Kysely<ReservationTables>,
  reference: string,
  { lock = false } = {},
): Promise<Reservation | undefined> {
  const query = db
    .selectFrom('reservations')
    .select('reservation')
    .where('reference', '=', reference);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && v.parse(reservationSchema, row.reservation);
}
