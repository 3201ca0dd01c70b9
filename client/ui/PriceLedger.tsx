import type { LedgerLine, PriceLedger as Ledger } from '#contracts/priceLedger.ts';
import { averageNight } from '#contracts/priceLedger.ts';
import { countNights, countRooms } from '../domain/counts.ts';
import { formatMoney } from '../domain/price.ts';
import { classNames } from './classNames.ts';
import styles from './PriceLedger.module.css';

/**
 * The whole price of a stay, line by line: nights, taxes, total, and what is due now and at the
 * property. Wherever a price is itemised, it is drawn by this component.
 */
export function PriceLedger({ ledger }: { ledger: Ledger }) {
  const { lines, total, dueNow, dueAtProperty } = ledger;
  return (
    <dl className={styles.ledger}>
      {lines.map((line, index) => (
        <Line key={index} label={labelOf(line, ledger)} amount={formatMoney(line.amount)}>
          {line.charged && `The property charges ${formatMoney(line.charged)}`}
        </Line>
      ))}
      <Line label="Total" amount={formatMoney(total)} strong />
      <Line label="Pay now" amount={formatMoney(dueNow)} />
      <Line label="Pay at property" amount={formatMoney(dueAtProperty)} />
    </dl>
  );
}

/** The name of a line: '2 rooms x 3 nights' for the nights, and for a tax its own name. */
export function labelOf({ kind, name }: LedgerLine, { rooms, nights }: Ledger): string {
  return kind === 'nights' ? `${countRooms(rooms)} x ${countNights(nights)}` : name;
}

function Line({
  label,
  amount,
  strong = false,
  children,
}: {
  label: string;
  amount: string;
  strong?: boolean;
  children?: string | undefined;
}) {
  return (
    <div className={classNames(styles.line, strong && styles.strong)}>
      <dt>
        {label}
        {children && <span className={styles.note}>{children}</span>}
      </dt>
      <dd className={styles.amount}>{amount}</dd>
    </div>
  );
}

/**
 * The same price in short, for rows and cards: the total of the stay, the night, the taxes in it and
 * what of it is paid at the property, always together. `guests` says for whom, such as '2 adults'.
 */
export function PriceSummary({
  ledger,
  guests,
  className,
}: {
  ledger: Ledger;
  guests?: string | undefined;
  className?: string | undefined;
}) {
  const { nights, rooms, total, taxesTotal, dueAtProperty } = ledger;
  const scope = [countNights(nights), guests, rooms > 1 && countRooms(rooms)].filter(Boolean);
  return (
    <div className={classNames(styles.summary, className)}>
      <p className={styles.detail}>{scope.join(', ')}</p>
      <p className={styles.total}>{formatMoney(total)}</p>
      <p className={styles.detail}>
        {formatMoney(averageNight(ledger))} per night{rooms > 1 && ' and room'}
      </p>
      <p className={styles.detail}>
        {taxesTotal.amount > 0n
          ? `${formatMoney(taxesTotal)} taxes and charges included`
          : 'No taxes or charges'}
      </p>
      {dueAtProperty.amount > 0n && (
        <p className={styles.detail}>
          {dueAtProperty.amount === total.amount
            ? 'Pay at the property'
            : `${formatMoney(dueAtProperty)} of it at the property`}
        </p>
      )}
    </div>
  );
}
