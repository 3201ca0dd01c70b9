import { sql } from 'kysely';
import { dayMs, hourMs } from '#contracts/values/durations.ts';
import type { ListedReservation } from '#contracts/provider/reservations.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { Finding } from '../state/bookingTables.ts';
import { isVoid } from '../state/bookingStates.ts';

/** What a provider says of a reservation: its key is the id of the booking. */
export type Listed = Pick<ListedReservation, 'key'> &
  Pick<ListedReservation['reservation'], 'reference' | 'status'>;

/** How long the worker has for what is not settled yet. */
const settleMs = hourMs;
const atATime = 500;

/**
 * Compares what the provider lists with the bookings. `days` are those whose bookings must be among
 * the listed ones; undefined if only the listed ones are looked at.
 */
export async function compareReservations(
  { database, now }: Pick<BookingContext, 'database' | 'now'>,
  listed: readonly Listed[],
  days: { from: string; to: string } | undefined,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let from = 0; from < listed.length; from += atATime) {
    const some = listed.slice(from, from + atATime);
    const rows = await bookingsOf(database)
      .where(
        'id',
        'in',
        some.map(({ key }) => key),
      )
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    findings.push(...some.flatMap((each) => differenceOf(each, byId.get(each.key), now())));
  }
  const known = new Set(listed.map(({ key }) => key));
  const missing = days ? await bookedOn(database, days) : [];
  for (const { id: key, number, reference } of missing) {
    if (!known.has(key)) findings.push({ kind: 'not-held', key, number, reference });
  }
  return findings;
}

type Booked = Awaited<ReturnType<ReturnType<typeof bookingsOf>['executeTakeFirstOrThrow']>>;

function differenceOf(
  { key, reference, status }: Listed,
  row: Booked | undefined,
  now: Date,
): Finding[] {
  const found = (kind: Finding['kind']): Finding[] => [
    { kind, key, reference, number: row?.number ?? null },
  ];
  const isUnsettled =
    row &&
    (row.status === 'pending' || row.cancelling) &&
    now.getTime() - row.updated_at.getTime() < settleMs;
  if (isUnsettled) return [];
  const holds = status !== 'cancelled';
  if (!row || isVoid(row)) return holds ? found('held-without-booking') : [];
  if (!holds) return row.status === 'confirmed' && !row.cancelling ? found('cancelled-there') : [];
  return row.reference !== null && row.reference !== reference ? found('other-reference') : [];
}

function bookingsOf({ db }: BookingContext['database']) {
  return db
    .selectFrom('bookings')
    .select(['id', 'number', 'status', 'cancelling', 'reference', 'updated_at']);
}

/** The bookings of these days that stand and have a reservation of the provider. */
function bookedOn(
  database: BookingContext['database'],
  { from, to }: { from: string; to: string },
) {
  return bookingsOf(database)
    .where('created_at', '>=', new Date(from))
    .where('created_at', '<', new Date(Date.parse(to) + dayMs))
    .where('status', '=', 'confirmed')
    .where('cancelling', '=', false)
    .where('reference', 'is not', null)
    .where(sql<boolean>`rate->>'booking' is distinct from 'on-request'`)
    .execute();
}
