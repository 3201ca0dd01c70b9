import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { hourMs, minuteMs } from '#contracts/values/durations.ts';
import { type Database, dueIn } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Outcome, RequestContext } from '../request/requestContext.ts';

/**
 * What travelers try and an alarm watches, by its name: the request, and the problems that are
 * failures of it. What a traveler can mend, such as a wrong password, neither fails nor succeeds,
 * nor does a stay that was sold out.
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
  /** By what became of each page and each capture; no request of a traveler tells. */
  payments: { request: null, failures: [] },
  'sign-ins': { request: 'POST /api/auth/sign-in', failures: [] },
  /**
   * Events about payments of this site: one with a wrong signature has failed. A stranger does not
   * know what they name, and so can neither ring the alarm nor end it.
   */
  'payment-events': { request: null, failures: [] },
} as const satisfies Readonly<
  Record<string, { request: string | null; failures: readonly string[] }>
>;
export type AttemptKind = keyof typeof attemptKinds;

/** The names of the kinds. */
const attemptKindNames = [
  'bookings',
  'cancellations',
  'payments',
  'sign-ins',
  'payment-events',
] as const satisfies readonly AttemptKind[];

/** How many attempts of a kind there were lately, and how many failed. */
export type AttemptCount = {
  kind: AttemptKind;
  /** Of the last ten minutes. */
  recent: { count: number; failed: number };
  /** Of the last eight, of six hours at most. */
  last: { count: number; failed: number };
  /** How many have succeeded since the last failure. */
  succeededSince: number;
};

const recentMs = 10 * minuteMs;
const keptMs = 6 * hourMs;
const lastCount = 8;
/** How many are kept in memory while the database does not take them. */
const mostWaiting = 1_000;

/**
 * Whether an attempt failed; undefined for what says nothing of the site. An outcome that is not
 * known yet (202) is a failure: the traveler has not got what they came for.
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
 * Counts attempts for all processes, in the database. While it takes none they wait in memory, so
 * that a failure of the database itself is counted too.
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
      // They are written with the next ones.
    } finally {
      running = false;
    }
  };
  /** For an attempt that does not end with a response, such as a booking that is paid first. */
  const record = (kind: AttemptKind, failed: boolean) => {
    waiting = [...waiting.slice(-mostWaiting), { id: randomUUID(), kind, failed }];
    void flush().then(flush);
  };
  return {
    /** To be called with each response. */
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
    /** Deletes what is not counted any more. */
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
