import { averageNight, type PriceLedger as Ledger } from '#contracts/money/priceLedger.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { countNights, countRooms } from '../../domain/search/counts.ts';
import { classNames } from '../classNames.ts';
import styles from './PriceSummary.module.css';

/**
 * The whole price of a stay in short, for rows and cards: the total of the stay, the night, the taxes in it and
 * the part that is paid at the property, always together. `guests` says for whom, such as '2 adults'.
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
