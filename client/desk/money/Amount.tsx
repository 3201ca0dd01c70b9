import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './money.module.css';
import { amountText } from '../ui/amountText.ts';

/** An amount of the contract, on one line. */
export function Amount({
  amount,
  currency,
  strong = false,
}: {
  amount: string;
  currency: string;
  strong?: boolean;
}) {
  const i18n = useDeskI18n();
  return (
    <span className={strong ? styles.strongLine : styles.line}>
      {amountText(i18n, amount, currency)}
    </span>
  );
}
