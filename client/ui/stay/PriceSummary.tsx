import { averageNight, type PriceLedger as Ledger } from '#contracts/money/priceLedger.ts';
import { formatMoney, paidLater } from '../../domain/money/price.ts';
import { countNights, countRooms } from '../../domain/search/counts.ts';
import { Converted } from '../money/Converted.tsx';
import { classNames } from '../classNames.ts';
import styles from './PriceSummary.module.css';

/**
 * The price of a stay in short, for rows and cards: for whom, the total with what is in it and what of it is paid
 * at the property, and the night. The lines of the price are `PriceDetails`. `guests` says for whom, such as
 * '2 adults'; `tonight` is set where no days were chosen. With `saysDue` false, what is due when is left to a
 * text beside it.
 */
export function PriceSummary({
  ledger,
  guests,
  tonight = false,
  saysDue = true,
  className,
}: {
  ledger: Ledger;
  guests?: string | undefined;
  tonight?: boolean;
  saysDue?: boolean;
  className?: string | undefined;
}) {
  const { nights, rooms, total, taxesTotal } = ledger;
  const scope = [
    tonight && 'Tonight',
    countNights(nights),
    guests,
    rooms > 1 && countRooms(rooms),
  ].filter(Boolean);
  const later = saysDue && paidLater(ledger);
  const taxed = taxesTotal.amount > 0n;
  return (
    <div className={classNames(styles.summary, className)}>
      <p className={styles.detail}>{scope.join(', ')}</p>
      <p className={styles.total}>{formatMoney(total)}</p>
      <Converted of={total} className={styles.converted} />
      <p className={styles.detail}>
        {taxed ? 'taxes and charges included' : 'No taxes or charges'}
      </p>
      {later && <p className={styles.detail}>{later}</p>}
      <p className={styles.detail}>
        {formatMoney(averageNight(ledger))} per night{rooms > 1 && ' and room'}
        {taxed && ' before taxes'}
      </p>
    </div>
  );
}
