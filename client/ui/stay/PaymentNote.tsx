import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import { formatMoney } from '../../domain/money/price.ts';
import styles from './PaymentNote.module.css';

/** Says how the stay is paid: the site takes no payment, whatever the rate says of when it is due. */
export function PaymentNote({ ledger }: { ledger: PriceLedger }) {
  return (
    <div className={styles.note}>
      <p className={styles.lead}>No card is needed, and nothing is charged on this site.</p>
      <p>{whenPaid(ledger)}</p>
    </div>
  );
}

function whenPaid({ dueNow, dueAtProperty, total }: PriceLedger): string {
  if (total.amount === 0n) return 'Nothing is left to pay: your credits pay for the whole stay.';
  if (dueNow.amount === 0n) return `You pay ${formatMoney(total)} at the property.`;
  const before = `The hotel arranges the payment of ${formatMoney(dueNow)} with you before you arrive`;
  if (dueAtProperty.amount === 0n) return `${before}.`;
  return `${before}; ${formatMoney(dueAtProperty)} is paid at the property.`;
}
