import { useId } from 'react';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import { formatDifference, formatMoney } from '../../domain/money/price.ts';
import {
  type AmountChange,
  fell,
  moved,
  type PriceChange,
} from '../../domain/money/priceChange.ts';
import { dueNowLabel } from '../../domain/stay/paymentName.ts';
import type { StayChange } from '../../domain/stay/stayChange.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { labelOf } from '../../ui/stay/PriceLedger.tsx';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';
import styles from './StayReceipt.module.css';

/**
 * What moved since the rate was chosen, line by line, to be accepted by `onAccept` or left by the link
 * to `back`, the hotel's page.
 */
export function StayReceipt({
  change: { price, terms, needsConsent },
  ledger,
  back,
  onAccept,
  takesFocus = false,
}: {
  change: StayChange;
  /** The price as it is now. */
  ledger: PriceLedger;
  back: string;
  onAccept: () => void;
  /** Whether it takes the focus when it appears. */
  takesFocus?: boolean;
}) {
  const id = useId();
  const section = useFocusOnMount<HTMLElement>(takesFocus);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classNames(styles.receipt, !needsConsent && styles.lower)}
      aria-labelledby={id}
    >
      <div role="alert">
        <h2 id={id} className={styles.title}>
          {titleOf(price)}
        </h2>
        <p>
          {needsConsent
            ? 'Please look at what moved since you chose this room, and accept it to go on.'
            : 'This is what moved since you chose this room.'}
        </p>
      </div>
      {price && <PriceTable price={price} ledger={ledger} />}
      {terms.map(({ label, before, after }) => (
        <p key={label}>
          {label}: <del className={styles.was}>{before}</del> <ins>{after}</ins>
        </p>
      ))}
      <div className={styles.actions}>
        <Button look="brand" onClick={onAccept}>
          {needsConsent ? 'Accept the change' : 'Take the lower price'}
        </Button>
        <LinkButton to={back}>Choose another room</LinkButton>
      </div>
    </section>
  );
}

function titleOf(price: PriceChange | undefined): string {
  if (!price) return 'The terms have changed';
  const { difference } = price.total;
  if (!difference) return 'The price has changed';
  if (difference.amount === 0n) return 'When you pay has changed';
  return fell(price.total) ? 'The price is lower now' : 'The price is higher now';
}

function PriceTable({ price, ledger }: { price: PriceChange; ledger: PriceLedger }) {
  const sums = [
    { label: dueNowLabel, change: price.dueNow },
    { label: 'Pay at property', change: price.dueAtProperty },
  ].filter(({ change }) => moved(change));
  return (
    <div className={styles.scroll} role="group" aria-label="What moved" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Before</th>
            <th scope="col">Now</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {price.lines.map((change) => (
            <Row
              key={change.key}
              label={`${labelOf(change.line, ledger)}${change.line.due === 'property' ? ' (at the property)' : ''}`}
              change={change}
            />
          ))}
          {sums.map(({ label, change }) => (
            <Row key={label} label={label} change={change} />
          ))}
          <Row label="Total" change={price.total} />
        </tbody>
      </table>
    </div>
  );
}

function Row({
  label,
  change: { before, after, difference },
}: {
  label: string;
  change: AmountChange;
}) {
  return (
    <tr>
      <th scope="row">
        <Isolated>{label}</Isolated>
      </th>
      <td className={styles.was}>{formatMoney(before)}</td>
      <td>{formatMoney(after)}</td>
      <td>{difference ? formatDifference(difference) : '–'}</td>
    </tr>
  );
}
