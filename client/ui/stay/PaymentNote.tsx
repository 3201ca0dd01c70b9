import { use } from 'react';
import { currenciesOf, type PriceLedger } from '#contracts/money/priceLedger.ts';
import { paymentText } from '#contracts/site/paymentText.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { ChargedIn } from '../money/ChargedIn.tsx';
import { OperatorTexts } from '../page/OperatorTexts.ts';
import styles from './PaymentNote.module.css';

/**
 * Says how the stay is paid, since the site takes no payment whatever the rate says of when it is due, and
 * what its `cancellation` costs, if that is not said elsewhere.
 */
export function PaymentNote({
  ledger,
  cancellation,
}: {
  ledger: PriceLedger;
  cancellation?: string;
}) {
  return (
    <div className={styles.note}>
      <p className={styles.lead}>No card is needed, and nothing is charged on this site.</p>
      <p>{paymentText(ledger, formatMoney, use(OperatorTexts).paymentNote)}</p>
      {cancellation && <p>{cancellation}</p>}
      <ChargedIn currencies={currenciesOf(ledger)} />
    </div>
  );
}
