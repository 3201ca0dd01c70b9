import { sql } from 'kysely';
import { deskExchangeRateCalls } from '#contracts/site/calls/deskCalls.ts';
import type {
  DeskExchangeRates,
  HeldRate,
  RateProblem,
} from '#contracts/site/desk/deskExchangeRates.ts';
import { dayMs } from '#contracts/values/durations.ts';
import type { UnconfirmedRates } from '../database/tables.ts';
import type { QueuesAt } from '../desk/deskQueue.ts';
import { type DeskRoute, deskRoutes } from '../desk/deskRoute.ts';
import type { Actor } from '../record/actor.ts';
import { readLastChange } from '../record/readRecord.ts';
import { ProblemError } from '../request/problemError.ts';
import { decideRates, type RateDecision, RateNotWaitingError, usedUntil } from './decideRates.ts';
import { type ExchangeRatesContext, followersOf, isOutdated, latestRates } from './storedRates.ts';

/** Creates the routes by which the desk decides on rates that moved far. */
export function exchangeRateRoutes(context: ExchangeRatesContext): DeskRoute[] {
  const decide = (decision: RateDecision) => async (input: Decided) => {
    await decideAtDesk(context, decision, input);
    return { status: 200 as const, body: await readHeldRates(context) };
  };
  return deskRoutes(deskExchangeRateCalls)({
    'GET /api/desk/exchange-rates': async () => ({
      status: 200,
      body: await readHeldRates(context),
    }),
    'POST /api/desk/exchange-rates/:id/confirmation': decide('use'),
    'POST /api/desk/exchange-rates/:id/keeping': decide('keep'),
  });
}

/** Returns the queue of the rates that wait for the desk, by currency. */
export function rateQueuesAt({
  database: { db },
}: Pick<ExchangeRatesContext, 'database'>): QueuesAt {
  // The query returns a row for each currency. Rates that an older version of the site stored have
  // no instant.
  const since = sql<Date | null>`
    (unconfirmed -> jsonb_object_keys(unconfirmed) ->> 'since')::timestamptz`;
  return () => [
    {
      name: 'exchange-rates',
      list: 'exchange-rates',
      query: {},
      lateMs: dayMs,
      rows: db
        .selectFrom('exchange_rates')
        .select(since.as('since'))
        .where('date', '=', (eb) =>
          eb.selectFrom('exchange_rates').select(({ fn }) => fn.max('date').as('latest')),
        ),
    },
  ];
}

/** Returns the stored days, the latest first. */
function readDays({ database }: Pick<ExchangeRatesContext, 'database'>) {
  return database.db
    .selectFrom('exchange_rates')
    .select(['date', 'rates', 'unconfirmed', 'kept', 'source'])
    .orderBy('date', 'desc')
    .execute();
}

async function readHeldRates(context: ExchangeRatesContext): Promise<DeskExchangeRates> {
  const days = await readDays(context);
  const now = context.now();
  const [latest] = days;
  const { date } = await latestRates(context);
  const held = (currency: string, rate: UnconfirmedRates[string]): Omit<HeldRate, 'until'> => {
    const { was, wasOn = null } = rate;
    const wasFrom = days.find((day) => day.date === wasOn)?.source ?? null;
    return { currency, was, wasOn, wasFrom, rate: rate.rate, follows: followersOf(currency) };
  };
  const byCurrency = <Rate>(rates: Readonly<Record<string, Rate>> | null | undefined) =>
    Object.entries(rates ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    date,
    source: latest?.date === date ? latest.source : null,
    outdated: isOutdated({ date }, now),
    waiting: byCurrency(latest?.unconfirmed).map(([currency, rate]) => ({
      ...held(currency, rate),
      until: usedUntil(rate.wasOn ?? null, now),
      since: rate.since ?? null,
    })),
    kept: byCurrency(latest?.kept).map(([currency, rate]) => ({
      ...held(currency, rate),
      until:
        rate.until !== null && rate.until >= now.toISOString().slice(0, 10) ? rate.until : null,
      refused: rate.refused,
    })),
  };
}

type Decided = {
  caller: { actor: Actor };
  params: { id: string };
  body: { rate: string; reason: string };
};

/**
 * Decides on one rate. Repeating the same decision changes nothing and is no problem. Any other
 * late decision throws a 409 with the state.
 */
async function decideAtDesk(
  context: ExchangeRatesContext,
  decision: RateDecision,
  { caller: { actor }, params: { id: currency }, body: { rate, reason } }: Decided,
): Promise<void> {
  try {
    await decideRates({ ...context, actor }, decision, { chosen: [[currency, rate]], reason });
  } catch (error) {
    if (!(error instanceof RateNotWaitingError)) throw error;
    const [latest] = await readDays(context);
    const { state, now } = stateOf(latest, currency);
    const isSame = state === (decision === 'use' ? 'used' : 'kept') && now === rate;
    if (isSame) return;
    const subject = { kind: 'exchange-rates', id: currency };
    const action = state === 'kept' ? 'exchange-rates.keep' : 'exchange-rates.confirm';
    const isDecided = state !== 'waiting' && now === rate;
    const first = isDecided ? await readLastChange(context.database.db, { action, subject }) : {};
    const members: Omit<RateProblem, 'type' | 'title' | 'status' | 'detail'> = {
      code: isDecided ? 'decided' : 'changed',
      state,
      now,
      date: latest?.date ?? '',
      ...first,
    };
    throw new ProblemError(409, 'Nothing was changed.', { members });
  }
}

type Day = Awaited<ReturnType<typeof readDays>>[number];

/** Returns the state of a currency on the latest day: its new rate, and the decision on it. */
function stateOf(
  day: Day | undefined,
  currency: string,
): Pick<RateProblem, 'state'> & { now: string | null } {
  const waiting = day?.unconfirmed?.[currency];
  if (waiting) return { state: 'waiting', now: waiting.rate };
  const kept = day?.kept?.[currency];
  if (kept) return { state: 'kept', now: kept.rate };
  const used = day?.rates[currency];
  return used === undefined ? { state: 'none', now: null } : { state: 'used', now: used };
}
