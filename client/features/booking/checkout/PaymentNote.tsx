import type { PriceLedger } from '#contracts/priceLedger.ts';
import { formatMoney } from '#client/domain/price.ts';
import styles from './PaymentNote.module.css';

/** Says how the stay is paid: the site takes no payment, whatever the rate says of when it is due. */
export function PaymentNote({ ledger: { dueNow, dueAtProperty, total } }: { ledger: PriceLedger }) {
  return (
    <div className={styles.note}>
      <p className={styles.lead}>No card is needed, and nothing is charged on this site.</p>
      <p>
        {dueNow.amount === 0n
          ? `You pay ${formatMoney(total)} at the property.`
          : `The hotel arranges the payment of ${formatMoney(dueNow)} with you before you arrive${
              dueAtProperty.amount === 0n
                ? '.'
                : `; ${formatMoney(dueAtProperty)} is paid at the property.`
            }`}
      </p>
    </div>
  );
}
