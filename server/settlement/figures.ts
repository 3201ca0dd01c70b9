import { toDecimal } from '#contracts/money/money.ts';
import type { MoneyFigures } from '#contracts/site/desk/deskMoney.ts';
import type { FiguresRow } from './monthFigures.ts';

/** What the site owes to a hotel and the hotel to the site, in minor units. */
export type Figures = { owed: bigint; commission: bigint };

/** Figures as JSON carries them. */
export function toMoneyFigures({ owed, commission }: Figures, currency: string): MoneyFigures {
  const text = (amount: bigint) => toDecimal({ amount, currency });
  return { owed: text(owed), commission: text(commission), net: text(owed - commission) };
}

/** What is owed of a row, what was settled of it, and what is open. */
export function figuresOf(row: FiguresRow) {
  const total = { owed: BigInt(row.owed), commission: BigInt(row.commission) };
  const settled = { owed: BigInt(row.settled_owed), commission: BigInt(row.settled_commission) };
  const open = {
    owed: total.owed - settled.owed,
    commission: total.commission - settled.commission,
  };
  return { total, settled, open };
}

/** The same as JSON carries it. */
export function toAllFigures(row: FiguresRow, currency: string) {
  const { total, settled, open } = figuresOf(row);
  return {
    total: toMoneyFigures(total, currency),
    settled: toMoneyFigures(settled, currency),
    open: toMoneyFigures(open, currency),
  };
}

/** Whether something of a row is not settled. */
export function isOpen(row: FiguresRow): boolean {
  const { open } = figuresOf(row);
  return open.owed !== 0n || open.commission !== 0n;
}
