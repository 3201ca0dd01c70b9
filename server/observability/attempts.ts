import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { hourMs, minuteMs } from '#contracts/values/durations.ts';
import { type Database, dueIn } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Outcome, RequestContext } from '../request/requestContext.ts';

/**
 * The attempts of travelers that alarms watch, by name: the request, and the problems that count as
 * its failures. A mistake that the traveler can correct, such as a wrong password, counts neither
 * as a failure nor as a success. The same holds for a stay that was sold out.
 */
const attemptKinds = {
  bookings: {
    request: 'POST /api/bookings',
    failures: ['price-changed', 'rejected', 'not-combinable', 'not-paid', 'not-chargeable'],
  },
  cancellations: {
    request: 'POST /api/bookings/:id/cancellation',
    failures: ['not-cancellable'],
  },
  /**
   * Counted by the outcome of each payment page and each capture, because no request of a traveler
   * shows it.
   */
  payments: { request: null, failures: [] },
  'sign-ins': { request: 'POST /api/auth/sign-in', failures: [] },
  /**
   * Events about payments of this site. An event with a wrong signature has failed. Strangers do
   * not know the payments, so they can neither raise the alarm nor end it.
   */
  'payment-events': { request: null, failures: [] },
} as const satisfies Readonly<
  Record<string, { request: string | null; failures: readonly string[] }>
>;
export type AttemptKind = keyof typeof attemptKinds;

const attemptKindNames = [
  'bookings',
  'cancellations',
  'payments',
  'sign-ins',
  'payment-events',
] as const satisfies readonly AttemptKind[];

/** The recent attempts of a kind, and how many of them failed. */
export type AttemptCount = {
  kind: AttemptKind;
  /** In the last ten minutes. */
  recent: { count: number; failed: number };
  /** Among the last eight attempts, which are at most six hours old. */
  last: { count: number; failed: number };
  /** The number of successes since the last failure. */
  succeededSince: number;
};

const recentMs = 10 * minuteMs;
const keptMs = 6 * hourMs;
const lastCount = 8;
/**
 * The maximum number of attempts in memory while the database does not accept them. The oldest are
 * dropped.
 */
const mostWaiting = 1_000;

/**
 * Returns whether an attempt failed, or undefined if its outcome says nothing about the site. An
 * outcome that is not known yet (202) is a failure, because the traveler does not have the result.
 */
export function isFailure(
  kind: AttemptKind,
  { status, aborted }: Outcome,
  problem?: string,
): boolean | undefined {
  if (aborted) return undefined;
  if (status >= 500 || status === 202) return true;
  if (status < 300) return false;
  const failures: readonly string[] = attemptKinds[kind].failures;
  return problem !== undefined && failures.includes(problem) ? true : undefined;
}

type Attempt = { id: string; kind: AttemptKind; failed: boolean };

/**
 * Counts attempts of all processes in the database. While the database is unavailable, attempts
 * wait in memory, so that failures of the database itself are counted, too.
 */
export function createAttempts({ database }: { database: Database }) {
  let waiting: Attempt[] = [];
  let running = false;
  const flush = async () => {
    if (running || waiting.length === 0) return;
    running = true;
    const written = waiting.slice(0, mostWaiting);
    try {
      await database.db
        .insertInto('attempts')
        .values(written.map((attempt) => ({ ...attempt, at: database.now() })))
        .execute();
      waiting = waiting.filter((attempt) => !written.includes(attempt));
    } catch {
      // These attempts are written together with the next ones.
    } finally {
      running = false;
    }
  };
  /**
   * Records an attempt that does not end with a response, such as a booking that must be paid
   * first.
   */
  const record = (kind: AttemptKind, failed: boolean) => {
    waiting = [...waiting.slice(-mostWaiting), { id: randomUUID(), kind, failed }];
    void flush().then(flush);
  };
  return {
    /** Records the attempt that a response ends, if any. Call this with each response. */
    observe: (
      context: Pick<RequestContext, 'method' | 'route' | 'problem' | 'leftToTraveler'>,
      outcome: Outcome,
    ) => {
      const request = `${context.method ?? ''} ${context.route}`;
      const kind = attemptKindNames.find((name) => attemptKinds[name].request === request);
      const failed = kind && isFailure(kind, outcome, context.problem);
      if (kind && failed !== undefined && !context.leftToTraveler) record(kind, failed);
    },
    record,
    read: (tx: Kysely<Tables>) => readAttempts(tx, database),
    /** Deletes attempts that no longer count. */
    deleteOld: async (): Promise<number> => {
      await flush();
      const { numDeletedRows } = await database.db
        .deleteFrom('attempts')
        .where('at', '<', dueIn(database, -keptMs))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

async function readAttempts(
  tx: Kysely<Tables>,
  database: Pick<Database, 'now'>,
): Promise<AttemptCount[]> {
  const kept = tx
    .selectFrom('attempts')
    .select(['kind', 'failed', 'at'])
    .select(sql<number>`row_number() over (partition by kind order by at desc, id)`.as('back'))
    .where('at', '>', dueIn(database, -keptMs));
  const isRecent = sql`at > ${dueIn(database, -recentMs)}`;
  const isLast = sql`back <= ${sql.lit(lastCount)}`;
  const rows = await tx
    .selectFrom(kept.as('kept'))
    .select('kind')
    .select([
      sql<number>`count(*) filter (where ${isRecent})::int`.as('recent'),
      sql<number>`count(*) filter (where ${isRecent} and failed)::int`.as('recentFailed'),
      sql<number>`count(*) filter (where ${isLast})::int`.as('last'),
      sql<number>`count(*) filter (where ${isLast} and failed)::int`.as('lastFailed'),
      sql<number>`coalesce(min(back) filter (where failed) - 1, count(*))::int`.as('since'),
    ])
    .groupBy('kind')
    .execute();
  return attemptKindNames.map((kind) => {
    const row = rows.find((each) => each.kind === kind);
    return {
      kind,
      recent: { count: row?.recent ?? 0, failed: row?.recentFailed ?? 0 },
      last: { count: row?.last ?? 0, failed: row?.lastFailed ?? 0 },
      succeededSince: row?.since ?? 0,
    };
  });
}
