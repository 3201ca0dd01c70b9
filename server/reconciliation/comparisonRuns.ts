import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import {
  comparisonSubjects,
  type ComparedDifference,
  type ComparisonFailure,
  type ComparisonRun,
  type ComparisonSubject,
  type DeskComparisons,
} from '#contracts/site/desk/deskComparisons.ts';
import { dayMs, minuteMs } from '#contracts/values/durations.ts';
import { isUniqueViolation } from '../database/databaseErrors.ts';
import { type Database, dueIn } from '../database/openDatabase.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import type { RateLimits } from '../request/createRateLimits.ts';
import { comparisonLimit } from '../request/limits.ts';
import { ProblemError } from '../request/problemError.ts';
import { requireAllowance } from '../request/rateLimit.ts';
import type { Difference, Tables } from '../database/tables.ts';
import {
  type ComparisonContext,
  ComparisonFailed,
  type Options,
  type Report,
  type Subject,
  type Watched,
  WrongOptions,
} from './reconciliation.ts';

/** The time limit of a comparison by the desk, in milliseconds. */
const mostMs = 5 * minuteMs;
/**
 * The interval in milliseconds at which a process reports that its comparison is in progress. After
 * `silentMs` without a report the comparison counts as interrupted.
 */
const beatMs = 2_000;
const silentMs = 30_000;
const keptDays = 90;
/** The maximum number of differences that a run stores. */
const mostKept = 500;

type RunContext = ComparisonContext & { rateLimits: RateLimits };

/**
 * Runs a comparison and stores its result for the desk, for commands and nightly jobs. Rethrows the
 * error of a failed comparison. A call with invalid options is not stored.
 */
export async function runRecorded(
  context: ComparisonContext,
  name: ComparisonSubject,
  actor: Actor,
  compare: () => Promise<Report>,
): Promise<Report> {
  const started = context.now();
  try {
    const report = await compare();
    await storeRun(context, name, actor, started, { report });
    return report;
  } catch (error) {
    if (!(error instanceof WrongOptions)) {
      await storeRun(context, name, actor, started, { failure: failureOf(error) });
    }
    throw error;
  }
}

/** Returns a subject for a command whose runs are stored. */
export function recordedSubject(
  context: ComparisonContext,
  name: ComparisonSubject,
  actor: Actor,
  subject: Subject,
): Subject {
  return {
    ...subject,
    reconcile: (options: Options, watched?: Watched) =>
      runRecorded(context, name, actor, () => subject.reconcile(options, watched)),
  };
}

type Ending = { report: Report } | { failure: ComparisonFailure };

/** Stores a finished run, and deletes runs that are older than 90 days. */
async function storeRun(
  { database, now }: ComparisonContext,
  subject: ComparisonSubject,
  { kind, id, role }: Actor,
  started: Date,
  ending: Ending,
): Promise<void> {
  await database.db
    .insertInto('comparison_runs')
    .values({
      id: randomUUID(),
      subject,
      days: null,
      started_at: started,
      seen_at: database.now(),
      actor_kind: kind,
      actor_id: id,
      actor_role: role ?? null,
      ...endingOf(ending, now()),
    })
    .execute();
  await database.db
    .deleteFrom('comparison_runs')
    .where('started_at', '<', new Date(now().getTime() - keptDays * dayMs))
    .execute();
}

function endingOf(ending: Ending, finished: Date) {
  const report = 'report' in ending ? ending.report : undefined;
  const differences = report?.differences ?? [];
  return {
    finished_at: finished,
    since: report?.span?.since ?? null,
    until: report?.span?.until ?? null,
    compared: report?.compared ?? 0,
    differing: differences.length,
    differences: JSON.stringify(differences.slice(0, mostKept)),
    failure: 'failure' in ending ? ending.failure : null,
  };
}

function failureOf(error: unknown): ComparisonFailure {
  return error instanceof ComparisonFailed ? error.code : 'failed';
}

/**
 * Creates the comparisons that the desk starts. Only one comparison can run at a time, over all
 * processes. If its process ends, the run counts as interrupted. `start` does not wait for the
 * result; `read` returns the progress.
 */
export function deskComparisons(
  context: RunContext,
  subjects: Readonly<Record<ComparisonSubject, Subject | undefined>>,
) {
  const { database, rateLimits, now } = context;
  const countStart = rateLimits.count(comparisonLimit);
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();

  /** Ends the runs whose process has stopped reporting. */
  const endSilent = () =>
    database.db
      .updateTable('comparison_runs')
      .set({ finished_at: now(), failure: 'interrupted' })
      .where('finished_at', 'is', null)
      .where('seen_at', '<', dueIn(database, -silentMs))
      .execute();

  const begin = async (actor: Actor, name: ComparisonSubject, days: number): Promise<string> => {
    await endSilent();
    const id = randomUUID();
    await database
      .transaction(async (tx) => {
        await tx
          .insertInto('comparison_runs')
          .values({
            id,
            subject: name,
            days,
            started_at: now(),
            seen_at: database.now(),
            actor_kind: actor.kind,
            actor_id: actor.id,
            actor_role: actor.role ?? null,
            compared: 0,
            differing: 0,
            differences: '[]',
          })
          .execute();
        requireAllowance(await countStart('all', tx));
        const subject = { kind: 'comparison', id: name };
        await recordAction(tx, actor, { action: 'comparisons.start', subject, after: { days } });
      })
      .catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
        throw comparisonProblem('running', 'A comparison is already running.');
      });
    return id;
  };

  const carryOut = async (id: string, subject: Subject, days: number): Promise<void> => {
    const open = () =>
      database.db
        .updateTable('comparison_runs')
        .where('id', '=', id)
        .where('finished_at', 'is', null);
    const tooLong = AbortSignal.timeout(mostMs);
    const signal = AbortSignal.any([tooLong, ending.signal]);
    let compared = 0;
    const beat = () =>
      open()
        .set({ seen_at: database.now(), compared })
        .execute()
        .catch(() => {});
    const timer = setInterval(() => void beat(), beatMs);
    timer.unref();
    const watched = { signal, onCompared: (count: number) => (compared = count) };
    try {
      const stopped = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () =>
          reject(new ComparisonFailed(tooLong.aborted ? 'too-long' : 'interrupted')),
        );
      });
      const report = await Promise.race([
        subject.reconcile({ days: String(days) }, watched),
        stopped,
      ]);
      await open().set(endingOf({ report }, now())).execute();
    } catch (error) {
      const failed = endingOf({ failure: failureOf(error) }, now());
      // If this update fails too, the run later counts as interrupted.
      await open()
        .set({ ...failed, compared })
        .execute()
        .catch(() => {});
    } finally {
      clearInterval(timer);
    }
  };

  return {
    start: async (actor: Actor, name: ComparisonSubject, days: number): Promise<void> => {
      const subject = subjects[name];
      if (!subject)
        throw comparisonProblem('not-available', 'This site has no list to compare with.');
      const id = await begin(actor, name, days);
      running = carryOut(id, subject, days);
    },
    read: async (): Promise<DeskComparisons> => {
      await endSilent();
      const comparisons = [];
      for (const subject of comparisonSubjects) {
        const runs = await readRuns(context, subject);
        comparisons.push({ subject, available: subjects[subject] !== undefined, ...runs });
      }
      return { comparisons };
    },
    /** Ends the comparison of this process, which is then shown as interrupted. */
    stop: async (): Promise<void> => {
      ending.abort();
      await running;
    },
  };
}

function comparisonProblem(code: 'running' | 'not-available', detail: string): ProblemError {
  return new ProblemError(409, detail, { members: { code } });
}

async function readRuns(context: ComparisonContext, subject: ComparisonSubject) {
  const ofSubject = () =>
    context.database.db
      .selectFrom('comparison_runs')
      .selectAll()
      .where('subject', '=', subject)
      .orderBy('started_at', 'desc')
      .orderBy('id')
      .limit(1);
  const viewOf = async (row: RunRow | undefined) => (row ? viewOfRun(context, row) : null);
  const ended = ofSubject().where('finished_at', 'is not', null);
  const [running, last, lastDone] = await Promise.all([
    ofSubject().where('finished_at', 'is', null).executeTakeFirst(),
    ended.executeTakeFirst(),
    ended.where('failure', 'is', null).executeTakeFirst(),
  ]);
  return {
    running: await viewOf(running),
    last: await viewOf(last),
    lastDone: await viewOf(lastDone),
  };
}

type RunRow = Selectable<Tables['comparison_runs']>;

async function viewOfRun({ database }: ComparisonContext, row: RunRow): Promise<ComparisonRun> {
  const { differences } = row;
  const ids = differences.flatMap(({ key, booking }) => key ?? booking ?? []);
  const bookings = ids.length === 0 ? [] : await bookingsOf(database, ids);
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return {
    id: row.id,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    since: row.since?.toISOString() ?? null,
    until: row.until?.toISOString() ?? null,
    by: { kind: row.actor_kind, name: await nameOf(database, row) },
    compared: row.compared,
    differing: row.differing,
    differences: differences.map((difference) => viewOfDifference(difference, byId)),
    failure: row.failure,
  };
}

type Booked = { id: string; number: string };

function viewOfDifference(
  { kind, reference, here, there, at, booking, key }: Difference,
  byId: ReadonlyMap<string, Booked>,
): ComparedDifference {
  const found = byId.get(key ?? booking ?? '') ?? null;
  const isLost = kind === 'held-without-booking' && found === null;
  return {
    kind,
    reference,
    here,
    there,
    at: at ?? null,
    booking: found,
    key: (isLost && key) || null,
  };
}

function bookingsOf({ db }: Database, ids: readonly string[]): Promise<Booked[]> {
  return db.selectFrom('bookings').select(['id', 'number']).where('id', 'in', ids).execute();
}

/** Returns the current name of a staff member, or the user of a command. */
async function nameOf(
  { db }: Database,
  { actor_kind: kind, actor_id: id }: RunRow,
): Promise<string | null> {
  if (kind !== 'staff' || id === null) return kind === 'command' ? id : null;
  const staff = db.selectFrom('staff').select('name').where('id', '=', id);
  return (await staff.executeTakeFirst())?.name ?? null;
}
