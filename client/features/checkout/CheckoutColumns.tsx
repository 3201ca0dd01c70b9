import type { ReactNode } from 'react';
import styles from './CheckoutColumns.module.css';

/**
 * Arranges the parts of a checkout. On wide screens, the stay, its price and `bar` with the total
 * and the button are beside the form and stay in view. If they are higher than the view, their end
 * stays in view. `terms` are below the form.
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
