import {
  addMoney,
  compareMoney,
  divideMoney,
  type Money,
  parseMoney,
  subtractMoney,
  sumMoney,
} from './money.ts';
import { isLocalTax } from './localTaxes.ts';
import type { Extra, PricedStay, Rate } from '../provider/rateFields.ts';

/** The time at which an amount is paid: at booking, or at the property. */
type Due = Rate['payment'];

/** An extra of a room, with the fields that a price needs. */
export type PricedExtra = Pick<Extra, 'kind' | 'amount' | 'due' | 'meal' | 'time'>;

/** The price of one room, with the extras that the traveler added to it. */
export type PricedRoom = PricedStay & { readonly added?: readonly PricedExtra[] | undefined };

/**
 * One line of a price: the nights, a tax or fee for the whole stay, an extra, or a credit. The
 * amount of a credit is negative.
 */
export interface LedgerLine {
  readonly kind: 'nights' | 'tax' | 'extra' | 'credit';
  /** The name of the tax or credit. It is empty for the nights and for an extra. */
  readonly name: string;
  readonly amount: Money;
  readonly due: Due;
  /**
   * For a booked credit: its promotion code, or null for OneKeyCash. For a tax: its code, if it has
   * one. Pages choose the text of the tax by this code.
   */
  readonly code?: string | null;
  /** For the nights: the number of rooms to which the line applies; undefined for all rooms. */
  readonly rooms?: number;
  /** The amount that the property will charge in its own currency. */
  readonly charged?: Money;
  readonly extra?: Pick<PricedExtra, 'kind' | 'meal' | 'time'>;
}

/**
 * The price of a stay. Every sum is computed from `lines`, so that total = dueNow + dueAtProperty =
 * cost of the nights + taxes + extras + credits.
 */
export interface PriceLedger {
  readonly currency: string;
  readonly nights: number;
  readonly rooms: number;
  readonly lines: readonly LedgerLine[];
  readonly nightsTotal: Money;
  readonly taxesTotal: Money;
  readonly dueNow: Money;
  readonly dueAtProperty: Money;
  readonly total: Money;
}

/**
 * Sums up the lines of a price. Throws a `CurrencyMismatchError` if a line is in another currency.
 */
export function createLedger(
  lines: readonly LedgerLine[],
  { currency, nights, rooms }: Pick<PriceLedger, 'currency' | 'nights' | 'rooms'>,
): PriceLedger {
  const sumOf = (isCounted: (line: LedgerLine) => boolean) =>
    sumMoney(
      lines.filter(isCounted).map(({ amount }) => amount),
      currency,
    );
  const dueNow = sumOf(({ due }) => due === 'now');
  const dueAtProperty = sumOf(({ due }) => due === 'property');
  return {
    currency,
    nights,
    rooms,
    lines,
    nightsTotal: sumOf(({ kind }) => kind === 'nights'),
    taxesTotal: sumOf(({ kind }) => kind === 'tax'),
    dueNow,
    dueAtProperty,
    total: addMoney(dueNow, dueAtProperty),
  };
}

/**
 * Returns the ledger of one or more rooms, with the extras added to each. `rateSchema` must have
 * accepted the rates. Equal lines of several rooms become one line. A stay that is paid partly now
 * and partly at the property has a line of nights for each part. Throws a `CurrencyMismatchError`
 * for prices in two currencies.
 */
export function ledgerOfRates(rates: readonly PricedRoom[]): PriceLedger {
  const lines = new Map<string, LedgerLine>();
  for (const line of rates.flatMap(linesOfRate)) {
    const { kind, name, code, due, charged, extra } = line;
    const key = JSON.stringify([kind, name, code, due, charged?.currency, extra]);
    const known = lines.get(key);
    lines.set(key, known ? addLines(known, line) : line);
  }
  const [first] = rates;
  return createLedger([...lines.values()], {
    currency: first?.currency ?? '',
    nights: first?.nights.length ?? 0,
    rooms: rates.length,
  });
}

function linesOfRate(rate: PricedRoom): LedgerLine[] {
  const { currency } = rate;
  const read = (amount: string) => parseMoney({ amount, currency });
  const taxes = (rate.taxes ?? []).map((tax): LedgerLine => ({
    kind: 'tax',
    name: tax.name,
    ...(tax.code && { code: tax.code }),
    amount: read(tax.amount),
    due: tax.due,
    ...(tax.charged && { charged: parseMoney(tax.charged) }),
  }));
  const nightsDue = (due: Due, total: Money): LedgerLine => ({
    kind: 'nights',
    name: '',
    amount: taxes
      .filter((tax) => tax.due === due)
      .reduce((rest, tax) => subtractMoney(rest, tax.amount), total),
    due,
    rooms: 1,
  });
  const nights = [
    nightsDue('now', read(rate.total_now)),
    nightsDue('property', read(rate.total_property)),
  ].filter(({ amount }) => amount.amount > 0n);
  const extras = (rate.added ?? []).map(({ kind, meal, time, amount, due }): LedgerLine => ({
    kind: 'extra',
    name: '',
    amount: read(amount),
    due,
    extra: { kind, ...(meal && { meal }), ...(time && { time }) },
  }));
  return [...nights, ...taxes, ...extras];
}

function addLines(line: LedgerLine, { amount, charged }: LedgerLine): LedgerLine {
  return {
    ...line,
    amount: addMoney(line.amount, amount),
    ...(line.charged && charged && { charged: addMoney(line.charged, charged) }),
    ...(line.rooms && { rooms: line.rooms + 1 }),
  };
}

/**
 * Returns the total without local taxes. Local taxes, such as a city tax due at the property, are
 * owed only by guests who stay. A cancellation fee never exceeds this amount. Credits must not be
 * subtracted from the ledger yet.
 */
export function withoutLocalTaxes({ total, lines }: PriceLedger): Money {
  return lines
    .filter((line) => line.kind === 'tax' && isLocalTax(line))
    .reduce((rest, { amount }) => subtractMoney(rest, amount), total);
}

/**
 * The part of a price that somebody else pays. It has a name, a promotion code if there is one, and
 * an amount above zero.
 */
export interface Credit {
  readonly name: string;
  readonly code?: string | null;
  readonly amount: Money;
}

/**
 * Subtracts credits from a price, in their order: first from the amount due now, then from the
 * amount due at the property. A credit that lowers both has two lines. Throws a `RangeError` if the
 * credits exceed the total, and a `CurrencyMismatchError` for a credit in another currency.
 */
export function withCredits(ledger: PriceLedger, credits: readonly Credit[]): PriceLedger {
  const given = sumMoney(
    credits.map(({ amount }) => amount),
    ledger.currency,
  );
  if (compareMoney(given, ledger.total) > 0) {
    throw new RangeError('The credits are more than the price.');
  }
  return credits.reduce(withCredit, ledger);
}

function withCredit(ledger: PriceLedger, { amount: { amount, currency }, ...named }: Credit) {
  const now = amount < ledger.dueNow.amount ? amount : ledger.dueNow.amount;
  const lineDue = (due: Due, part: bigint): LedgerLine => ({
    kind: 'credit',
    ...named,
    amount: { amount: -part, currency },
    due,
  });
  const lines = [lineDue('now', now), lineDue('property', amount - now)];
  const taken = lines.filter((line) => line.amount.amount !== 0n);
  return createLedger([...ledger.lines, ...taken], ledger);
}

/** Returns the average cost of one night in one room without taxes, rounded to the minor unit. */
export function averageNight({ nightsTotal, nights, rooms }: PriceLedger): Money {
  return divideMoney(nightsTotal, nights * rooms);
}

/**
 * Returns the currencies in which a price is charged: first its own currency, then those of the
 * property's taxes.
 */
export function currenciesOf({ currency, lines }: PriceLedger): string[] {
  return [...new Set([currency, ...lines.flatMap(({ charged }) => charged?.currency ?? [])])];
}
