import * as v from 'valibot';
import { type ExchangeRates, maxRatesAgeDays, rateSchema } from '#contracts/site/exchangeRates.ts';
import { dayNumber, dayNumberAt, dayText } from '#contracts/values/calendarDay.ts';
import type { EuroRates } from '#contracts/money/currencies.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Log } from '../observability/log.ts';
import type { UnconfirmedRates } from '../database/tables.ts';
import { type DailyRates, RatesFileError, readRatesFile } from './readRatesFile.ts';

/**
 * The rates that a site starts with, as the European Central Bank publishes them in
 * eurofxref-daily.xml. The worker replaces them every day by those of EXCHANGE_RATES_URL. While
 * they are older than `maxRatesAgeDays`, as they are before the first refresh, nothing is
 * converted.
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
 * currencies, such as MAD, follow no single one and cannot be converted.
 */
const perDollar: EuroRates = {
  AED: '3.6725',
  BHD: '0.376',
  JOD: '0.709',
  OMR: '0.3845',
  QAR: '3.64',
  SAR: '3.75',
};

/** The rates with those of the currencies that are pegged to the US dollar. */
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

/** The most decimals of a rate that is served. */
const mostDecimals = 12;

/** The product of two decimal texts, with twelve decimals at most. */
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

/** The day of the latest rates, and the currencies whose rates of it wait to be confirmed. */
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

/** The latest rates: the stored ones, or those that the site starts with. */
async function latestRates(context: ExchangeRatesContext): Promise<DailyRates> {
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

/** By how much a rate may move from one file to the next and be used at once, in tenths. */
const mostTenths = 3;
/** How many times a first rate may be that which the site starts with, which is years old. */
const mostTimes = 10;

/**
 * Stores the rates of a newer day than the last, deletes those that were too old on it, and returns
 * the rates that moved too far: they are not used before an operator confirms them, nor is the rate
 * of their currency that was used before, which is not of this day. The first rate of a currency is
 * used unless it is absurd beside the one that the site starts with. Stores nothing and returns
 * undefined for the day of the last rates, which come again on days without new ones. Throws a `RatesFileError` for an earlier day, and for one that is too old
 * to be used.
 */
export async function keepRates(
  context: ExchangeRatesContext,
  { date, rates }: DailyRates,
): Promise<UnconfirmedRates | undefined> {
  const { database, now } = context;
  if (isOutdated({ date, rates }, now())) throw new RatesFileError('outdated_day');
  const stored = await database.db
    .selectFrom('exchange_rates')
    .select(['date', 'rates', 'unconfirmed'])
    .orderBy('date', 'desc')
    .execute();
  const last = stored[0]?.date ?? '';
  if (date < last) throw new RatesFileError('earlier_day');
  if (date === last) return undefined;
  const before = new Map(
    // The latest of each currency stays.
    stored
      .reverse()
      .flatMap((day) => [
        ...Object.entries(day.unconfirmed ?? {}).map(
          ([currency, { was }]) => [currency, was] as const,
        ),
        ...Object.entries(day.rates),
      ]),
  );
  const used: [string, string][] = [];
  const held: [string, UnconfirmedRates[string]][] = [];
  for (const [currency, rate = ''] of Object.entries(rates)) {
    const earlier = before.get(currency);
    const was = earlier ?? embedded.rates[currency] ?? rate;
    const isFar = earlier === undefined ? isAbsurd(was, rate) : movedTooFar(was, rate);
    if (isFar) held.push([currency, { was, rate }]);
    else used.push([currency, rate]);
  }
  const unconfirmed = Object.fromEntries(held);
  await database.db
    .insertInto('exchange_rates')
    .values({
      date,
      rates: JSON.stringify(Object.fromEntries(used)),
      unconfirmed: held.length > 0 ? JSON.stringify(unconfirmed) : null,
      received_at: now(),
    })
    // Another process has stored this day meanwhile, and an operator may have confirmed its rates.
    .onConflict((conflict) => conflict.column('date').doNothing())
    .execute();
  const oldest = dayText((dayNumber(date) ?? 0) - maxRatesAgeDays);
  await database.db.deleteFrom('exchange_rates').where('date', '<', oldest).execute();
  return unconfirmed;
}

function movedTooFar(was: string, rate: string): boolean {
  return Math.abs(Number(rate) - Number(was)) * 10 > Number(was) * mostTenths;
}

function isAbsurd(was: string, rate: string): boolean {
  const times = Number(rate) / Number(was);
  return times > mostTimes || times < 1 / mostTimes;
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
