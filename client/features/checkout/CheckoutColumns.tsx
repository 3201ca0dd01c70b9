import type { ReactNode } from 'react';
import styles from './CheckoutColumns.module.css';

/**
 * Arranges the parts of a checkout. On wide screens, one column has the stay, its price, and `bar`
 * with the total and the button. This column stands beside the form and stays in view. If it is
 * higher than the view, its end stays in view. `terms` stand below the form.
 *
 * On narrow screens the stay comes first and the price last, and the bar stays at the bottom of the
 * screen. No part scrolls on its own.
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
