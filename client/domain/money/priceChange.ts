import { addMoney, type Money, subtractMoney } from '#contracts/money/money.ts';
import type { LedgerLine, PriceLedger } from '#contracts/money/priceLedger.ts';

/** The change of one amount. `difference` is undefined if the currencies differ. */
export interface AmountChange {
  readonly before: Money;
  readonly after: Money;
  readonly difference: Money | undefined;
}

/** The change of one line of a price. A new line starts at 0, and a removed line ends at 0. */
interface LineChange extends AmountChange {
  /** The key that distinguishes the lines of one price. */
  readonly key: string;
  readonly line: Pick<LedgerLine, 'kind' | 'name' | 'code' | 'due' | 'extra'>;
}

/** The changes between two prices of the same stay. */
export interface PriceChange {
  /** The changed lines. Their differences add up to the difference of the total. */
  readonly lines: readonly LineChange[];
  readonly total: AmountChange;
  readonly dueNow: AmountChange;
  readonly dueAtProperty: AmountChange;
}

/**
 * Compares two prices line by line. A line is identified by its kind, its name or extra, and the
 * time when it is due. Returns undefined if no line changed. A tax that differs only in its name,
 * for example because of another language, counts as unchanged.
 */
export function comparePrices(before: PriceLedger, after: PriceLedger): PriceChange | undefined {
  if (amountsOf(before) === amountsOf(after)) return undefined;
  const old = sumByLine(before);
  const fresh = sumByLine(after);
  const lines = [...new Map([...old, ...fresh]).entries()]
    .map(
      ([
        key,
        {
          line: { kind, name, code, due, extra },
        },
      ]) => ({
        key,
        line: { kind, name, due, ...(kind === 'tax' && { code }), ...(extra && { extra }) },
        ...changeOf(
          old.get(key)?.amount ?? { amount: 0n, currency: before.currency },
          fresh.get(key)?.amount ?? { amount: 0n, currency: after.currency },
        ),
      }),
    )
    .filter(moved);
  if (lines.length === 0) return undefined;
  return {
    lines,
    total: changeOf(before.total, after.total),
    dueNow: changeOf(before.dueNow, after.dueNow),
    dueAtProperty: changeOf(before.dueAtProperty, after.dueAtProperty),
  };
}

export function moved({ difference }: AmountChange): boolean {
  return difference?.amount !== 0n;
}

/** Returns whether an amount is known to have decreased. */
export function fell({ difference }: AmountChange): boolean {
  return difference !== undefined && difference.amount < 0n;
}

function changeOf(before: Money, after: Money): AmountChange {
  const comparable = before.currency === after.currency;
  return { before, after, difference: comparable ? subtractMoney(after, before) : undefined };
}

/**
 * Returns a text that represents the amounts of a price without their names. Two prices with equal
 * amounts have the same text.
 */
function amountsOf({ lines }: PriceLedger): string {
  return lines
    .map(({ kind, due, amount }) => `${kind} ${due} ${amount.amount} ${amount.currency}`)
    .sort()
    .join();
}

/**
 * Returns the sum of each group of lines with the same kind, the same name or extra, and the same
 * time when they are due.
 */
function sumByLine({ lines }: PriceLedger): Map<string, { line: LedgerLine; amount: Money }> {
  const sums = new Map<string, { line: LedgerLine; amount: Money }>();
  for (const line of lines) {
    const name = (line.kind === 'tax' && line.code) || line.name;
    const key = JSON.stringify([line.kind, name, line.due, line.extra]);
    const amount = addMoney(sums.get(key)?.amount ?? { ...line.amount, amount: 0n }, line.amount);
    sums.set(key, { line, amount });
  }
  return sums;
}
