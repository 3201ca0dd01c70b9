import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type ExchangeRates, maxRatesAgeDays, rateSchema } from '#contracts/site/exchangeRates.ts';
import { dayNumber, dayNumberAt, dayText } from '#contracts/values/calendarDay.ts';
import type { EuroRates } from '#contracts/money/currencies.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Log } from '../observability/log.ts';
import type { KeptRates, Tables, UnconfirmedRates } from '../database/tables.ts';
import { type DailyRates, RatesFileError, readRatesFile } from './readRatesFile.ts';

/**
 * The initial rates of a site, as the European Central Bank publishes them in eurofxref-daily.xml.
 * The worker replaces them with those of EXCHANGE_RATES_URL. While they are older than
 * `maxRatesAgeDays`, as before the first refresh, no amount is converted.
 */
export const embeddedRates = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='2024-12-31'>
			<Cube currency='USD' rate='1.0389'/>
			<Cube currency='JPY' rate='163.06'/>
			<Cube currency='BGN' rate='1.9558'/>
			<Cube currency='CZK' rate='25.185'/>
			<Cube currency='DKK' rate='7.4578'/>
			<Cube currency='GBP' rate='0.82918'/>
			<Cube currency='HUF' rate='411.35'/>
			<Cube currency='PLN' rate='4.2750'/>
			<Cube currency='RON' rate='4.9743'/>
			<Cube currency='SEK' rate='11.4590'/>
			<Cube currency='CHF' rate='0.9412'/>
			<Cube currency='ISK' rate='143.90'/>
			<Cube currency='NOK' rate='11.7950'/>
			<Cube currency='TRY' rate='36.7372'/>
			<Cube currency='AUD' rate='1.6772'/>
			<Cube currency='BRL' rate='6.4253'/>
			<Cube currency='CAD' rate='1.4948'/>
			<Cube currency='CNY' rate='7.5833'/>
			<Cube currency='HKD' rate='8.0686'/>
			<Cube currency='IDR' rate='16820.88'/>
			<Cube currency='ILS' rate='3.7885'/>
			<Cube currency='INR' rate='88.9335'/>
			<Cube currency='KRW' rate='1532.15'/>
			<Cube currency='MXN' rate='21.5504'/>
			<Cube currency='MYR' rate='4.6454'/>
			<Cube currency='NZD' rate='1.8532'/>
			<Cube currency='PHP' rate='60.301'/>
			<Cube currency='SGD' rate='1.4164'/>
			<Cube currency='THB' rate='35.676'/>
			<Cube currency='ZAR' rate='19.6188'/>
		</Cube>
	</Cube>
</gesmes:Envelope>
`;

/**
 * Official pegs: how many units of a currency its central bank gives for one US dollar. Other
 * currencies, such as MAD, follow no single currency and cannot be converted.
 */
const perDollar: EuroRates = {
  AED: '3.6725',
  BHD: '0.376',
  JOD: '0.709',
  OMR: '0.3845',
  QAR: '3.64',
  SAR: '3.75',
};

/** Returns the currencies that follow this currency and have no separate rate. */
export function followersOf(currency: string): string[] {
  return currency === 'USD' ? Object.keys(perDollar) : [];
}

/** Adds the currencies that are pegged to the US dollar. */
function withPegs(rates: EuroRates): EuroRates {
  const { USD: dollars } = rates;
  if (dollars === undefined) return rates;
  const pegged = Object.entries(perDollar).map(([currency, peg]): [string, string] => [
    currency,
    multiplyDecimals(dollars, peg),
  ]);
  const served = pegged.filter(([, rate]) => v.is(rateSchema, rate));
  return { ...Object.fromEntries(served), ...rates };
}

/** The largest number of decimals in a served rate. */
const mostDecimals = 12;

/** Returns the product of two decimal texts, with twelve decimals at most. */
function multiplyDecimals(a: string, b: string): string {
  const [wholeA = '', fractionA = ''] = a.split('.');
  const [wholeB = '', fractionB = ''] = b.split('.');
  const decimals = fractionA.length + fractionB.length;
  const digits = String(BigInt(wholeA + fractionA) * BigInt(wholeB + fractionB));
  if (decimals === 0) return digits;
  const padded = digits.padStart(decimals + 1, '0');
  const fraction = padded.slice(-decimals).slice(0, mostDecimals);
  return `${padded.slice(0, -decimals)}.${fraction}`;
}

/** The parts of the site that the exchange rates depend on. */
export type ExchangeRatesContext = {
  database: Database;
  log: Pick<Log, 'info' | 'warn'>;
  now: () => Date;
};

const embedded = readRatesFile(embeddedRates);

/**
 * Returns the rates of a day if they are known and not too old. Otherwise it returns the latest
 * rates, which may be outdated.
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

/**
 * Returns the day of the latest rates, and the currencies whose new rates wait for confirmation.
 */
export async function statusOfRates(
  context: ExchangeRatesContext,
): Promise<{ date: string; unconfirmed: readonly string[] }> {
  const { db } = context.database;
  const [{ date }, row] = await Promise.all([
    latestRates(context),
    db
      .selectFrom('exchange_rates')
      .select('unconfirmed')
      .orderBy('date', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { date, unconfirmed: Object.keys(row?.unconfirmed ?? {}).sort() };
}

/** Returns the latest rates: the stored ones, or the initial ones. */
export async function latestRates(context: ExchangeRatesContext): Promise<DailyRates> {
  const stored = await readRates(context);
  return stored && stored.date > embedded.date ? stored : embedded;
}

/** Returns whether rates of a day are too old to be used. */
export function isOutdated({ date }: Pick<DailyRates, 'date'>, now: Date): boolean {
  const today = dayNumberAt(now.getTime());
  return today - (dayNumber(date) ?? 0) > maxRatesAgeDays;
}

/** Returns the last day on which the rates of a day are used. */
export function lastDayOf(date: string): string {
  return dayText((dayNumber(date) ?? 0) + maxRatesAgeDays);
}

/**
 * Returns the rates of a day. The rates include old rates that a decision has kept, until their
 * last day.
 */
async function readRates(
  { database, now }: ExchangeRatesContext,
  date?: string,
): Promise<DailyRates | undefined> {
  const stored = database.db.selectFrom('exchange_rates').select(['date', 'rates', 'kept']);
  const found =
    date === undefined ? stored.orderBy('date', 'desc') : stored.where('date', '=', date);
  const row = await found.limit(1).executeTakeFirst();
  if (!row) return undefined;
  const today = dayText(dayNumberAt(now().getTime()));
  const kept = Object.entries(row.kept ?? {}).filter(
    ([, { until }]) => until !== null && today <= until,
  );
  const old = kept.map(([currency, { was }]): [string, string] => [currency, was]);
  return { date: row.date, rates: { ...Object.fromEntries(old), ...row.rates } };
}

/** How far a rate may move between two files without confirmation, in tenths of the old rate. */
const mostTenths = 3;
/** By which factor a first rate may differ from the initial rate, which is years old. */
const mostTimes = 10;

/**
 * Stores the rates of a newer day, deletes the rates that were too old on that day, and returns the
 * rates that moved too far. Such a rate is not used before an operator confirms it. The previous
 * rate of its currency is not used either, because it belongs to another day, unless an operator
 * has decided to keep it. The first rate of a currency is used unless it is absurd compared with
 * the initial rate.
 *
 * Stores nothing and returns undefined for the day of the last rates, which the source repeats on
 * days without new ones. Throws a `RatesFileError` for an earlier day, and for a day that is too
 * old. `source` is the server that has sent the rates.
 */
export async function keepRates(
  { database, now }: ExchangeRatesContext,
  { date, rates }: DailyRates,
  source: string | null = null,
): Promise<UnconfirmedRates | undefined> {
  const at = now();
  if (isOutdated({ date }, at)) throw new RatesFileError('outdated_day');
  return database.transaction(async (tx) => {
    // Waits for a simultaneous decision on a rate of the last day.
    await lockLatest(tx);
    const stored = await tx
      .selectFrom('exchange_rates')
      .select(['date', 'rates', 'unconfirmed', 'kept'])
      .orderBy('date')
      .execute();
    const last = stored.at(-1);
    if (last && date < last.date) throw new RatesFileError('earlier_day');
    if (last && date === last.date) return undefined;
    const used: [string, string][] = [];
    const held: [string, UnconfirmedRates[string]][] = [];
    const kept: [string, KeptRates[string]][] = [];
    const before = lastUsed(stored);
    for (const [currency, rate = ''] of Object.entries(rates)) {
      const earlier = before.get(currency);
      const first = embedded.rates[currency];
      const was = earlier?.rate ?? first ?? rate;
      const decided = last?.kept?.[currency];
      const isFar = earlier === undefined ? isAbsurd(was, rate) : movedTooFar(was, rate);
      if (!isFar) used.push([currency, rate]);
      else if (decided && staysKept(decided, date, rate))
        kept.push([currency, { ...decided, rate }]);
      else {
        const wasOn = earlier ? earlier.on : embedded.date;
        const since = last?.unconfirmed?.[currency]?.since ?? at.toISOString();
        held.push([currency, { was, wasOn, rate, since }]);
      }
    }
    const unconfirmed = Object.fromEntries(held);
    await tx
      .insertInto('exchange_rates')
      .values({
        date,
        rates: JSON.stringify(Object.fromEntries(used)),
        unconfirmed: held.length > 0 ? JSON.stringify(unconfirmed) : null,
        kept: kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null,
        source,
        received_at: at,
      })
      // Another process may have stored this day in the meantime, and an operator may have
      // confirmed its rates.
      .onConflict((conflict) => conflict.column('date').doNothing())
      .execute();
    const oldest = dayText((dayNumber(date) ?? 0) - maxRatesAgeDays);
    await tx.deleteFrom('exchange_rates').where('date', '<', oldest).execute();
    return unconfirmed;
  });
}

type StoredDay = {
  date: string;
  rates: EuroRates;
  unconfirmed: UnconfirmedRates | null;
  kept: KeptRates | null;
};

/** Returns the last used rate of each currency, and its day, which is null if unknown. */
function lastUsed(days: readonly StoredDay[]): Map<string, { rate: string; on: string | null }> {
  const found = new Map<string, { rate: string; on: string | null }>();
  for (const { date, rates, unconfirmed, kept } of days) {
    for (const [currency, { was, wasOn = null }] of Object.entries({ ...unconfirmed, ...kept })) {
      const known = found.get(currency);
      const on = wasOn ?? (known?.rate === was ? known.on : null);
      found.set(currency, { rate: was, on });
    }
    for (const [currency, rate = ''] of Object.entries(rates)) {
      found.set(currency, { rate, on: date });
    }
  }
  return found;
}

/**
 * Returns whether a refused rate stays refused on a day. The decision ends if the old rate is too
 * old on that day, or if the source has moved far from the refused rate.
 */
function staysKept({ until, refused }: KeptRates[string], date: string, rate: string): boolean {
  return (until === null || date <= until) && !movedTooFar(refused, rate);
}

/**
 * Locks the rates of the latest day for the transaction and returns them, or undefined if there are
 * none. If another process stores a later day while the function waits for the lock, the function
 * locks that day instead.
 */
export async function lockLatest(tx: Kysely<Tables>) {
  for (;;) {
    const latest = tx
      .selectFrom('exchange_rates')
      .select(['date', 'rates', 'unconfirmed', 'kept'])
      .orderBy('date', 'desc')
      .limit(1);
    const row = await latest.forUpdate().executeTakeFirst();
    const newest = await latest.executeTakeFirst();
    if (row?.date === newest?.date) return row;
  }
}

function movedTooFar(was: string, rate: string): boolean {
  return Math.abs(Number(rate) - Number(was)) * 10 > Number(was) * mostTenths;
}

function isAbsurd(was: string, rate: string): boolean {
  const times = Number(rate) / Number(was);
  return times > mostTimes || times < 1 / mostTimes;
}

/** Returns when rates were last received, or undefined if they never were. */
export async function lastReceived({ database }: ExchangeRatesContext): Promise<Date | undefined> {
  const row = await database.db
    .selectFrom('exchange_rates')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.received_at;
}
