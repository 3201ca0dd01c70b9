import { randomUUID } from 'node:crypto';
import { type DeskDifference, mostDifferences } from '#contracts/site/desk/deskToday.ts';
import { dayAt } from '#contracts/values/calendarDay.ts';
import { dayMs } from '#contracts/values/durations.ts';
import type { ProviderFetch, ReservationCall } from '../../provider/providerRequest.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { Finding } from '../state/bookingTables.ts';
import { compareReservations } from './compareReservations.ts';
import { listChanges } from './listChanges.ts';

type Context = Pick<BookingContext, 'database' | 'now'>;

/** How many days back the findings ring. */
const ringingDays = 7;
/** No more findings of a day are kept. */
const mostKept = 1_000;

/**
 * Compares the bookings of a day with what the provider made or changed then, and keeps the
 * findings. What was booked around midnight may have changed on the day before or after: these are
 * listed, too. Undefined if the provider has no list.
 */
export async function reconcileDay(
  context: Context,
  fetch: ProviderFetch<ReservationCall>,
  day: string,
): Promise<Finding[] | undefined> {
  const requestId = randomUUID();
  const of = await listChanges(fetch, day, requestId);
  if (!of) return undefined;
  const start = Date.parse(day);
  const around = [dayAt(start - dayMs), dayAt(start + dayMs)];
  const others = await Promise.all(around.map((each) => listChanges(fetch, each, requestId)));
  const nearby = others.flatMap((each) => each ?? []).map(({ key }) => key);
  const listed = of.map(({ key, reservation: { reference, status } }) => ({
    key,
    reference,
    status,
  }));
  const all = await compareReservations(context, listed, { from: day, to: day });
  const findings = all.filter(({ kind, key }) => kind !== 'not-held' || !nearby.includes(key));
  await keep(context, day, findings);
  return findings;
}

/** Keeps what a day differs in, in place of what it did. */
async function keep({ database }: Context, day: string, findings: Finding[]): Promise<void> {
  const kept = JSON.stringify(findings.slice(0, mostKept));
  await database.db
    .insertInto('reconciliations')
    .values({ day, at: database.now(), findings: kept })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ at: database.now(), findings: kept }),
    )
    .execute();
}

/** The job of every night: the day before, once. The next hour tries again what failed. */
export function nightlyReconciliation(
  context: Context & Pick<BookingContext, 'log'>,
  fetch: ProviderFetch<ReservationCall>,
) {
  let absentOn = '';
  return async (): Promise<number> => {
    const day = dayAt(context.now().getTime() - dayMs);
    if (absentOn === day) return 0;
    const done = await context.database.db
      .selectFrom('reconciliations')
      .select('day')
      .where('day', '=', day)
      .executeTakeFirst();
    if (done) return 0;
    try {
      const findings = await reconcileDay(context, fetch, day);
      if (!findings) absentOn = day;
      else if (findings.length > 0) {
        context.log.error({ day, findings: findings.length }, 'the reservations differ');
      }
    } catch (error) {
      context.log.warn({ err: error, day }, 'the reservations could not be compared');
    }
    return 0;
  };
}

/** How many findings of the last week there are. */
export async function countFindings(context: Context): Promise<number> {
  const days = await ringing(context).execute();
  return days.reduce((sum, { findings }) => sum + findings.length, 0);
}

/** The findings of the last week for the desk, the latest day first. */
export async function listFindings(context: Context): Promise<DeskDifference[]> {
  const days = await ringing(context).orderBy('day', 'desc').execute();
  return days
    .flatMap(({ day, findings }) =>
      findings.map(({ kind, key, number, reference }) => {
        return { day, kind, id: number === null ? null : key, number, reference };
      }),
    )
    .slice(0, mostDifferences);
}

function ringing({ database, now }: Context) {
  return database.db
    .selectFrom('reconciliations')
    .select(['day', 'findings'])
    .where('day', '>=', dayAt(now().getTime() - ringingDays * dayMs));
}
