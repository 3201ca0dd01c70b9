import { sql } from 'kysely';
import { deskTodayCalls } from '#contracts/site/calls/deskCalls.ts';
import {
  type DeskDifference,
  type DeskHealth,
  type DeskQueue,
  deskQueueNames,
  type DeskToday,
  type SentMails,
} from '#contracts/site/desk/deskToday.ts';
import type { Actor } from '../record/actor.ts';
import type { Database } from '../database/openDatabase.ts';
import { type QueuesAt, readQueues } from './deskQueue.ts';
import { type DeskRoute, deskRoutes } from './deskRoute.ts';

/**
 * The parts that the page Today depends on: the queues of the resources, and the health of the
 * services that the site uses.
 */
export type TodayContext = {
  database: Database;
  now: () => Date;
  queues: readonly QueuesAt[];
  readArrivals: () => Promise<ReturnType<QueuesAt>>;
  readProvider: () => Promise<DeskHealth['provider']>;
  readMails: () => Promise<DeskHealth['mails']>;
  /**
   * Makes the worker retry all waiting mails at once. Returns their number, and whether a worker is
   * running.
   */
  sendMails: (actor: Actor) => Promise<SentMails>;
  readAlarms: () => Promise<DeskHealth['alarms']>;
  readCertificates?: () => DeskHealth['certificates'];
  readDifferences: () => Promise<DeskDifference[]>;
};

/** Creates the routes of the page Today. */
export function todayRoutes(context: TodayContext): DeskRoute[] {
  return deskRoutes(deskTodayCalls)({
    'GET /api/desk/today': async () => ({ status: 200, body: await readToday(context) }),
    'POST /api/desk/mails/sending': async ({ caller: { actor } }) => ({
      status: 200,
      body: await context.sendMails(actor),
    }),
  });
}

/**
 * Returns the work that waits for the desk now. Uses at most two database connections at a time.
 */
export async function readToday(context: Omit<TodayContext, 'sendMails'>): Promise<DeskToday> {
  const at = context.now();
  const ms = await pingMs(context);
  const arrivals = await context.readArrivals();
  const queues = [...context.queues.flatMap((queuesAt) => queuesAt(at)), ...arrivals];
  const [read, [provider, mails]] = await Promise.all([
    readQueues(context.database.db, queues, at),
    readHealth(context),
  ]);
  return {
    at: at.toISOString(),
    queues: read.sort(byName),
    health: {
      provider,
      database: { ms },
      mails,
      alarms: await context.readAlarms(),
      certificates: context.readCertificates?.() ?? [],
    },
    differences: await context.readDifferences(),
  };
}

async function readHealth({
  readProvider,
  readMails,
}: Pick<TodayContext, 'readProvider' | 'readMails'>): Promise<
  [DeskHealth['provider'], DeskHealth['mails']]
> {
  const provider = await readProvider();
  return [provider, await readMails()];
}

function byName(one: DeskQueue, other: DeskQueue): number {
  return deskQueueNames.indexOf(one.name) - deskQueueNames.indexOf(other.name);
}

async function pingMs({ database }: Pick<TodayContext, 'database'>): Promise<number> {
  const started = performance.now();
  await sql`select 1`.execute(database.db);
  return Math.round(performance.now() - started);
}
