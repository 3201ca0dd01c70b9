import type { ReactNode } from 'react';
import { type LedgerLine, type PriceLedger as Ledger } from '#contracts/money/priceLedger.ts';
import { countNights, countRooms } from '../../domain/search/counts.ts';
import { formatDifference, formatMoney } from '../../domain/money/price.ts';
import { dueNowLabel } from '../../domain/stay/paymentName.ts';
import { classNames } from '../classNames.ts';
import { Converted } from '../money/Converted.tsx';
import { Isolated } from '../Isolated.tsx';
import styles from './PriceLedger.module.css';

/**
 * The whole price of a stay, line by line: nights, taxes, total, and what is due now and at the
 * property. Wherever a price is itemised, it is drawn by this component. `dueNow` is the label of what is
 * due now. With `saysDue` false, what is due when is left to a text beside it.
 */
export function PriceLedger({
  ledger,
  dueNow,
  saysDue = true,
}: {
  ledger: Ledger;
  dueNow?: string | undefined;
  saysDue?: boolean;
}) {
  return (
    <dl className={styles.ledger}>
      {ledger.lines.map((line, index) => (
        <LineOf key={index} line={line} label={labelOf(line, ledger)}>
          {line.charged && `The property charges ${formatMoney(line.charged)}`}
        </LineOf>
      ))}
      {saysDue ? <Totals ledger={ledger} label={dueNow} /> : <Total total={ledger.total} />}
    </dl>
  );
}

/**
 * The same lines in the order of a checkout: those due now with the totals, then `children`, then
 * those due at the property in the currency that it charges. A price of one line needs no totals.
 */
export function CheckoutLedger({ ledger, children }: { ledger: Ledger; children?: ReactNode }) {
  const priced = ledger.lines.filter(({ amount }) => amount.amount !== 0n);
  const rowsDue = (due: LedgerLine['due']) =>
    ledger.lines
      .filter((line) => line.due === due)
      .map((line, index) => {
        const { rooms, nights } = ledger;
        const stay = `${countRooms(rooms)} for ${countNights(nights)}`;
        const label = line.kind === 'nights' ? stay : line.name;
        return <LineOf key={index} line={line} label={label} ownCurrency />;
      });
  const onArrival = rowsDue('property');
  return (
    <>
      <dl className={styles.ledger}>
        {rowsDue('now')}
        {priced.length > 1 && <Totals ledger={ledger} />}
      </dl>
      {children}
      {onArrival.length > 0 && (
        <div className={styles.arrival}>
          <h3 className={styles.title}>To pay upon arrival</h3>
          <dl className={styles.ledger}>{onArrival}</dl>
        </div>
      )}
    </>
  );
}

/** The name of a line: '2 rooms x 3 nights' for the nights, and for a tax or credit its own name. */
export function labelOf({ kind, name }: Pick<LedgerLine, 'kind' | 'name'>, ledger: Ledger): string {
  const { rooms, nights } = ledger;
  return kind === 'nights' ? `${countRooms(rooms)} x ${countNights(nights)}` : name;
}

function Total({ total }: Pick<Ledger, 'total'>) {
  return (
    <Line
      label="Total"
      amount={formatMoney(total)}
      converted={<Converted of={total} className={styles.converted} />}
      className={styles.strong}
    />
  );
}

function Totals({
  ledger: { total, dueNow, dueAtProperty },
  label = dueNowLabel,
}: {
  ledger: Ledger;
  label?: string | undefined;
}) {
  return (
    <>
      <Total total={total} />
      <Line label={label} amount={formatMoney(dueNow)} />
      <Line label="Pay at property" amount={formatMoney(dueAtProperty)} />
    </>
  );
}

function LineOf({
  line: { kind, amount, charged },
  label,
  ownCurrency = false,
  children,
}: {
  line: LedgerLine;
  label: string;
  ownCurrency?: boolean;
  children?: string | undefined;
}) {
  if (kind === 'credit') {
    return <Line label={label} amount={formatDifference(amount)} className={styles.credit} />;
  }
  const shown = kind === 'nights' ? label : <Isolated>{label}</Isolated>;
  if (!ownCurrency || !charged) {
    return (
      <Line label={shown} amount={formatMoney(amount)}>
        {children}
      </Line>
    );
  }
  return (
    <Line label={shown} amount={formatMoney(charged)}>
      {amount.amount === 0n ? undefined : `${formatMoney(amount)} of the total`}
    </Line>
  );
}

function Line({
  label,
  amount,
  converted,
  className,
  children,
}: {
  label: ReactNode;
  amount: string;
  converted?: ReactNode;
  className?: string | undefined;
  children?: string | undefined;
}) {
  return (
    <div className={classNames(styles.line, className)}>
      <dt>
        {label}
        {children && <span className={styles.note}>{children}</span>}
      </dt>
      <dd className={styles.amount}>
        {amount}
        {converted}
      </dd>
    </div>
  );
}
