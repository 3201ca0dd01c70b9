import type { ExchangeRates } from '#contracts/site/exchangeRates.ts';
import { maxRatesAgeDays } from '#contracts/site/exchangeRates.ts';
import { dayNumber, dayNumberAt, dayText } from '#contracts/values/calendarDay.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Log } from '../observability/log.ts';
import { embeddedRates } from './embeddedRates.ts';
import { type DailyRates, readRatesFile } from './readRatesFile.ts';
import { withPegs } from './withPegs.ts';

/** What the exchange rates need of the rest of the site. */
export type ExchangeRatesContext = {
  database: Database;
  log: Pick<Log, 'info' | 'warn'>;
  now: () => Date;
};

const embedded = readRatesFile(embeddedRates);

/**
 * The rates of a day if they are known and not too old, else the latest ones, which may be
 * outdated.
 */
export async function ratesOf(
  context: ExchangeRatesContext,
  date?: string,
): Promise<ExchangeRates> {
  const named = date === undefined ? undefined : await readRates(context, date);
  const found = named && !isOutdated(named, context.now()) ? named : await latestRates(context);
  const outdated = isOutdated(found, context.now());
  return {
    base: 'EUR',
    date: found.date,
    outdated,
    rates: outdated ? {} : withPegs(found.rates),
  };
}

/** The latest rates: the stored ones, or those that the site starts with. */
export async function latestRates(context: ExchangeRatesContext): Promise<DailyRates> {
  const stored = await readRates(context);
  return stored && stored.date > embedded.date ? stored : embedded;
}

function isOutdated({ date }: DailyRates, now: Date): boolean {
  const today = dayNumberAt(now.getTime());
  return today - (dayNumber(date) ?? 0) > maxRatesAgeDays;
}

async function readRates(
  { database }: ExchangeRatesContext,
  date?: string,
): Promise<DailyRates | undefined> {
  const stored = database.db.selectFrom('exchange_rates').select(['date', 'rates']);
  const row = date === undefined ? stored.orderBy('date', 'desc') : stored.where('date', '=', date);
  return row.limit(1).executeTakeFirst();
}

/** Stores the rates of a day, and deletes those that were too old on it. */
export async function keepRates(
  { database, now }: ExchangeRatesContext,
  { date, rates }: DailyRates,
): Promise<void> {
  const values = { rates: JSON.stringify(rates), received_at: now() };
  await database.db
    .insertInto('exchange_rates')
    .values({ date, ...values })
    .onConflict((conflict) => conflict.column('date').doUpdateSet(values))
    .execute();
  const oldest = dayText((dayNumber(date) ?? 0) - maxRatesAgeDays);
  await database.db.deleteFrom('exchange_rates').where('date', '<', oldest).execute();
}

/** When rates were last received; undefined when they never were. */
export async function lastReceived({ database }: ExchangeRatesContext): Promise<Date | undefined> {
  const row = await database.db
    .selectFrom('exchange_rates')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.received_at;
}
