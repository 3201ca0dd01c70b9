import { currenciesOf, type PriceLedger } from '#contracts/money/priceLedger.ts';
import { paymentNoteOf } from '#contracts/site/collection.ts';
import { type PaymentFacts, paymentText } from '#contracts/texts/termsText.ts';
import { ChargedIn } from '../money/ChargedIn.tsx';
import { useSiteSettings } from '../page/siteSettings.ts';
import { useI18n } from '../useI18n.ts';
import styles from './PaymentNote.module.css';

/**
 * A note about payments: who is paid which amount, when and how. `cancellation` is the cost of
 * canceling, unless another text gives it. `deposit` is the property's deposit. The `note` of
 * `facts` is the hotel's own note. Without it, the operator's note is shown.
 */
export function PaymentNote({
  ledger,
  facts = {},
  cancellation,
  deposit,
}: {
  ledger: PriceLedger;
  facts?: PaymentFacts;
  cancellation?: string;
  deposit?: string | undefined;
}) {
  const i18n = useI18n();
  const { paymentNote } = useSiteSettings();
  const note = paymentNoteOf(facts.note, paymentNote);
  return (
    <div className={styles.note}>
      {facts.collector !== 'site' && <p className={styles.lead}>{i18n.t('priceDetails.noCard')}</p>}
      <p>{paymentText(i18n, ledger, { ...facts, note })}</p>
      {cancellation && <p>{cancellation}</p>}
      {deposit && <p>{i18n.t('stayTerms.deposit.sentence', { terms: deposit })}</p>}
      <ChargedIn currencies={currenciesOf(ledger)} />
    </div>
  );
}

/** Returns the payment facts of a stay that can be booked, except who collects the payment. */
export function factsOf({
  hotel,
  checkIn,
  paymentNote,
}: {
  hotel: string;
  checkIn: { iso: string };
  paymentNote?: string | null | undefined;
}): PaymentFacts {
  return { hotel, checkIn: checkIn.iso, note: paymentNote ?? '' };
}
