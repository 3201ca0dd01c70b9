import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type DeskDifference, mostDifferences } from '#contracts/site/desk/deskToday.ts';
import { dayAt } from '#contracts/values/calendarDay.ts';
import { dayMs, hourMs } from '#contracts/values/durations.ts';
import { isOnRequestRow } from '../bookings/state/bookedRooms.ts';
import { isVoid } from '../bookings/state/bookingStates.ts';
import type { Finding } from '../bookings/state/bookingTables.ts';
import type { Log } from '../observability/log.ts';
import type { ProviderFetch, ReservationCall } from '../provider/providerRequest.ts';
import { listChanges, type Listed } from './listChanges.ts';
import { worker } from '../record/actor.ts';
import { runRecorded } from './comparisonRuns.ts';
import type { Difference } from '../database/tables.ts';
import { readCsv } from './readCsv.ts';
import {
  type ComparisonContext,
  ComparisonFailed,
  countDays,
  type Span,
  type Subject,
  WrongOptions,
} from './reconciliation.ts';

const usage = `Usage:
  npm run reservations -- reconcile [--days N]                       (the last N days, including today; N is 2 by default)
  npm run reservations -- reconcile --day YYYY-MM-DD [--days N]      (the N days up to and including this day; N is 1 by default)
  npm run reservations -- reconcile --file FILE.csv [--day YYYY-MM-DD [--days N]]
Days begin at midnight in UTC. The file has the columns key, reference and status of the provider's reservations.
If days are given, the file must contain all bookings of these days.`;

const noList = `The provider has no list of reservations.\n${usage}`;

const mostDays = 999;
/** Today and the day before. Bookings that a failover loses were made shortly before it. */
const usualDays = 2;
/** The time that the worker has for unsettled bookings, in milliseconds. */
const settleMs = hourMs;
const atATime = 500;
/** The number of past days whose findings raise an alarm. */
const ringingDays = 7;
/** The maximum number of findings that are stored for a day. */
const mostKept = 1_000;

/**
 * Returns the comparison of bookings with the reservations of a provider. The provider's list
 * contains the changes of each day, or comes from a CSV file.
 */
export function reservationsSubject(
  { fetch, ...context }: ComparisonContext & { fetch: ProviderFetch<ReservationCall> | undefined },
  readFile: (path: string) => string,
): Subject {
  return {
    entries: 'reservations',
    otherSide: 'the provider',
    usage,
    reconcile: async ({ day: last, days, file }, watched) => {
      const usual = last === undefined ? usualDays : 1;
      const count = countDays(days ?? String(usual), mostDays);
      const span = spanOf(last ?? dayAt(context.now().getTime()), count, context);
      if (file !== undefined) {
        // A file may have been written hours ago. Only `--day` says that it contains a whole day.
        if (last === undefined && days !== undefined) {
          throw new WrongOptions('With a file, --days needs --day.');
        }
        const listed = readCsv(readFile(file));
        const dated = last === undefined ? undefined : span;
        const findings = await compareReservations(context, listed, dated);
        return { compared: listed.length, span: dated, differences: findings.map(differenceOf) };
      }
      if (!fetch) throw new WrongOptions('Without PROVIDER_HOST there is no provider to ask.');
      // A reservation that changed on two days may be in both lists.
      const compared = new Set<string>();
      const found = new Map<string, Finding>();
      for (let at = span.since.getTime(); at < span.until.getTime(); at += dayMs) {
        watched?.signal.throwIfAborted();
        const day = await reconcileDay(context, fetch, dayAt(at));
        if (!day) throw new ComparisonFailed('no-list', noList);
        for (const key of day.listed) compared.add(key);
        watched?.onCompared(compared.size);
        for (const finding of day.findings) found.set(`${finding.kind} ${finding.key}`, finding);
      }
      return { compared: compared.size, span, differences: [...found.values()].map(differenceOf) };
    },
  };
}

const yesterday = ({ now }: Pick<ComparisonContext, 'now'>) => dayAt(now().getTime() - dayMs);

/**
 * Returns the span of this many days in UTC. The span ends with the last day, or at the current
 * time if that day is not over.
 */
function spanOf(last: string, days: number, { now }: Pick<ComparisonContext, 'now'>): Span {
  const start = /^\d{4}-\d\d-\d\d$/.test(last) ? Date.parse(last) : Number.NaN;
  if (Number.isNaN(start)) throw new WrongOptions();
  if (start > now().getTime()) throw new WrongOptions(`${last} has not begun.`);
  return {
    since: new Date(start - (days - 1) * dayMs),
    until: new Date(Math.min(start + dayMs, now().getTime())),
  };
}

/** The state on each side, by kind of finding. */
const sides: Readonly<Record<Finding['kind'], Pick<Difference, 'here' | 'there'>>> = {
  'held-without-booking': { here: null, there: 'reserved' },
  'not-held': { here: 'booked', there: null },
  'cancelled-there': { here: 'booked', there: 'canceled' },
  'other-reference': { here: 'another reference', there: 'reserved' },
};

function differenceOf({ kind, key, number, reference }: Finding): Difference {
  return { kind, reference, ...sides[kind], booking: number ?? key, key };
}

/**
 * Compares the bookings of a day with the provider's changes on that day, and replaces the earlier
 * findings of the day. The changes of the days before and after are listed too, because a
 * reservation made around midnight may be listed on one of them. Returns undefined if the provider
 * has no list.
 */
async function reconcileDay(
  context: ComparisonContext,
  fetch: ProviderFetch<ReservationCall>,
  day: string,
): Promise<{ listed: readonly string[]; findings: Finding[] } | undefined> {
  const requestId = randomUUID();
  const asked = context.now();
  const span = spanOf(day, 1, context);
  const changed = await listChanges(fetch, day, requestId);
  if (!changed) return undefined;
  const isOver = span.until.getTime() - span.since.getTime() === dayMs;
  const around = [span.since.getTime() - dayMs, ...(isOver ? [span.until.getTime()] : [])].map(
    dayAt,
  );
  const others = await Promise.all(around.map((each) => listChanges(fetch, each, requestId)));
  const nearby = others.flatMap((each) => each ?? []).map(({ key }) => key);
  const listed = changed.map(({ key, reservation: { reference, status } }) => ({
    key,
    reference,
    status,
  }));
  const all = await compareReservations(context, listed, span, asked);
  const findings = all.filter(({ kind, key }) => kind !== 'not-held' || !nearby.includes(key));
  const { database } = context;
  const row = { at: database.now(), findings: JSON.stringify(findings.slice(0, mostKept)) };
  await database.db
    .insertInto('reconciliations')
    .values({ day, ...row })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
    .execute();
  return { listed: listed.map(({ key }) => key), findings };
}

/**
 * Compares the provider's list with the bookings. All bookings that were made in the span must be
 * in the list. Without a span, only the listed reservations are compared.
 */
async function compareReservations(
  { database, now }: ComparisonContext,
  listed: readonly Listed[],
  span: Span | undefined,
  /** The time at which the list was requested. */
  asked = now(),
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
    findings.push(...some.flatMap((each) => findingOf(each, byId.get(each.key), now())));
  }
  const known = new Set(listed.map(({ key }) => key));
  const missing = span ? await bookedIn(database, span, asked) : [];
  for (const { id: key, number, reference } of missing) {
    if (!known.has(key)) findings.push({ kind: 'not-held', key, number, reference });
  }
  return findings;
}

type Booked = Awaited<ReturnType<ReturnType<typeof bookingsOf>['executeTakeFirstOrThrow']>>;

function findingOf(
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

function bookingsOf({ db }: ComparisonContext['database']) {
  return db
    .selectFrom('bookings')
    .select(['id', 'number', 'status', 'cancelling', 'reference', 'updated_at']);
}

/**
 * Selects the valid bookings of a span that have a reservation at the provider. A booking that has
 * changed since the list was requested may not be in it yet, so the next comparison covers it. The
 * reservation of a rebuilt booking is older than its row, so it is left out.
 */
function bookedIn(database: ComparisonContext['database'], { since, until }: Span, asked: Date) {
  return bookingsOf(database)
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('updated_at', '<', asked)
    .where('status', '=', 'confirmed')
    .where('cancelling', '=', false)
    .where('reference', 'is not', null)
    .where(sql<boolean>`not ${isOnRequestRow}`)
    .where(
      sql<boolean>`not exists (select from booking_events as event
        where event.hotel_id = bookings.hotel_id and event.booking_id = bookings.id
        and event.cause = 'rebuilt')`,
    )
    .execute();
}

/**
 * Creates the nightly job, which compares the previous day once. After a failure it tries again an
 * hour later.
 */
export function compareReservationsNightly(
  context: ComparisonContext & { log: Pick<Log, 'warn' | 'error'> },
  fetch: ProviderFetch<ReservationCall>,
) {
  let absentOn = '';
  return async (): Promise<number> => {
    const day = yesterday(context);
    if (absentOn === day) return 0;
    const done = await context.database.db
      .selectFrom('reconciliations')
      .select('day')
      .where('day', '=', day)
      // A comparison that an operator started before the end of the day does not cover the whole
      // day.
      .where('at', '>=', spanOf(day, 1, context).until)
      .executeTakeFirst();
    if (done) return 0;
    try {
      const { differences } = await runRecorded(context, 'reservations', worker, async () => {
        const found = await reconcileDay(context, fetch, day);
        if (!found) throw new ComparisonFailed('no-list', noList);
        const { listed, findings } = found;
        const span = spanOf(day, 1, context);
        return { compared: listed.length, span, differences: findings.map(differenceOf) };
      });
      if (differences.length > 0) {
        context.log.error(
          { day, findings: differences.length },
          'the reservations differ from the bookings',
        );
      }
    } catch (error) {
      if (error instanceof ComparisonFailed && error.code === 'no-list') {
        absentOn = day;
        return 0;
      }
      context.log.warn({ err: error, day }, 'the reservations could not be compared');
    }
    return 0;
  };
}

/** Returns the number of findings of the last week. */
export async function countReservationDifferences(context: ComparisonContext): Promise<number> {
  const days = await ringing(context).execute();
  return days.reduce((sum, { findings }) => sum + findings.length, 0);
}

/** Returns the findings of the last week for the desk, the latest day first. */
export async function listReservationDifferences(
  context: ComparisonContext,
): Promise<DeskDifference[]> {
  const days = await ringing(context).orderBy('day', 'desc').execute();
  return days
    .flatMap(({ day, findings }) =>
      findings.map(({ kind, key, number, reference }) => {
        return { day, kind, id: number === null ? null : key, number, reference };
      }),
    )
    .slice(0, mostDifferences);
}

function ringing({ database, now }: ComparisonContext) {
  return database.db
    .selectFrom('reconciliations')
    .select(['day', 'findings'])
    .where('day', '>=', dayAt(now().getTime() - ringingDays * dayMs));
}
