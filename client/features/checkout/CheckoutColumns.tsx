import type { ReactNode } from 'react';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './CheckoutColumns.module.css';

/**
 * The two parts of a checkout. On wide screens the summary stays beside the form: the stay, its
 * price, and below them `bar` with the total and the button. On others the stay is first, the price
 * last, and the bar stays at the bottom of the screen.
 */
export function CheckoutColumns({
  form,
  stay,
  price,
  bar,
}: {
  form: ReactNode;
  stay?: ReactNode;
  price: ReactNode;
  bar: ReactNode;
}) {
  const { t } = useI18n();
  return (
    <div className={styles.columns}>
      <div className={styles.form}>{form}</div>
      <div className={styles.side}>
        {/* It scrolls where the screen is low, so that the keyboard has to reach it. */}
        <div
          role="group"
          tabIndex={0}
          aria-label={t('booking.price.title')}
          className={styles.summary}
        >
          {stay && <div className={styles.stay}>{stay}</div>}
          <div className={styles.price}>{price}</div>
        </div>
        <div className={styles.bar}>{bar}</div>
      </div>
    </div>
  );
}
