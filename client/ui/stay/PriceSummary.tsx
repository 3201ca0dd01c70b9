import { averageNight, type PriceLedger as Ledger } from '#contracts/money/priceLedger.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { countNights, countRooms } from '../../domain/search/counts.ts';
import { Converted } from '../money/Converted.tsx';
import { classNames } from '../classNames.ts';
import styles from './PriceSummary.module.css';

/**
 * The price of a stay in short, for rows and cards: for whom, the total with what is in it, and the night.
 * The lines of the price are `PriceDetails`. `guests` says for whom, such as '2 adults'.
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
  const { nights, rooms, total, taxesTotal } = ledger;
  const scope = [countNights(nights), guests, rooms > 1 && countRooms(rooms)].filter(Boolean);
  const taxed = taxesTotal.amount > 0n;
  return (
    <div className={classNames(styles.summary, className)}>
      <p className={styles.detail}>{scope.join(', ')}</p>
      <p className={styles.total}>{formatMoney(total)}</p>
      <Converted of={total} className={styles.converted} />
      <p className={styles.detail}>
        {taxed ? 'taxes and charges included' : 'No taxes or charges'}
      </p>
      <p className={styles.detail}>
        {formatMoney(averageNight(ledger))} per night{rooms > 1 && ' and room'}
        {taxed && ' before taxes'}
      </p>
    </div>
  );
}
