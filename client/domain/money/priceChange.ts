import { addMoney, type Money, subtractMoney } from '#contracts/money/money.ts';
import type { LedgerLine, PriceLedger } from '#contracts/money/priceLedger.ts';

/** How one amount moved. `difference` is undefined between two currencies. */
export interface AmountChange {
  readonly before: Money;
  readonly after: Money;
  readonly difference: Money | undefined;
}

/** How a line of a price moved; a line that is new or gone moved from or to 0. */
interface LineChange extends AmountChange {
  /** Tells the lines of one price apart. */
  readonly key: string;
  readonly line: Pick<LedgerLine, 'kind' | 'name' | 'code' | 'due' | 'extra'>;
}

/** What moved between two prices of the same stay. */
export interface PriceChange {
  /** The lines that moved; their differences add up to that of the total. */
  readonly lines: readonly LineChange[];
  readonly total: AmountChange;
  readonly dueNow: AmountChange;
  readonly dueAtProperty: AmountChange;
}

/**
 * Compares two prices line by line, by kind, name or extra, and due; undefined when no line moved.
 * A tax that only has another name, as in another language, has not moved.
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

/** Whether an amount is another one now. */
export function moved({ difference }: AmountChange): boolean {
  return difference?.amount !== 0n;
}

/** Whether an amount is certainly less than it was. */
export function fell({ difference }: AmountChange): boolean {
  return difference !== undefined && difference.amount < 0n;
}

function changeOf(before: Money, after: Money): AmountChange {
  const comparable = before.currency === after.currency;
  return { before, after, difference: comparable ? subtractMoney(after, before) : undefined };
}

/** The amounts of a price whatever their names, as a text that is equal for equal ones. */
function amountsOf({ lines }: PriceLedger): string {
  return lines
    .map(({ kind, due, amount }) => `${kind} ${due} ${amount.amount} ${amount.currency}`)
    .sort()
    .join();
}

/** Lines of the same kind, name or extra, and due are one. */
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
