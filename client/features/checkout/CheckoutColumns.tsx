import type { ReactNode } from 'react';
import styles from './CheckoutColumns.module.css';

/**
 * The parts of a checkout. On wide screens the stay, its price and `bar` with the total and the
 * button stand beside the form, and stay in view: all of them, or their end if they are higher than
 * the view. `terms` stand below the form. On others the stay is first, the price last, and the bar
 * stays at the bottom of the screen. No part has a scroller of its own.
 */
export function CheckoutColumns({
  form,
  stay,
  price,
  bar,
  terms,
}: {
  form: ReactNode;
  stay?: ReactNode;
  price: ReactNode;
  bar: ReactNode;
  terms: ReactNode;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.form}>{form}</div>
      <div className={styles.side}>
        {stay && <div className={styles.stay}>{stay}</div>}
        <div className={styles.price}>{price}</div>
        <div className={styles.bar}>{bar}</div>
      </div>
      {terms && <div className={styles.terms}>{terms}</div>}
    </div>
  );
}
