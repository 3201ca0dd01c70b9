import { currenciesOf, type PriceLedger } from '#contracts/money/priceLedger.ts';
import { paymentText } from '#contracts/texts/termsText.ts';
import { ChargedIn } from '../money/ChargedIn.tsx';
import { useSiteSettings } from '../page/siteSettings.ts';
import { useI18n } from '../useI18n.ts';
import styles from './PaymentNote.module.css';

/**
 * Says how the stay is paid, since the site takes no payment whatever the rate says of when it is
 * due, and what its `cancellation` costs, if that is not said elsewhere.
 */
export function PaymentNote({
  ledger,
  cancellation,
}: {
  ledger: PriceLedger;
  cancellation?: string;
}) {
  const i18n = useI18n();
  const { paymentNote } = useSiteSettings();
  return (
    <div className={styles.note}>
      <p className={styles.lead}>{i18n.t('price.noCard')}</p>
      <p>{paymentText(i18n, ledger, paymentNote)}</p>
      {cancellation && <p>{cancellation}</p>}
      <ChargedIn currencies={currenciesOf(ledger)} />
    </div>
  );
}
