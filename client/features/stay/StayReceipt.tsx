import { useId } from 'react';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import {
  type AmountChange,
  fell,
  moved,
  type PriceChange,
} from '../../domain/money/priceChange.ts';
import type { StayChange } from '../../domain/stay/stayChange.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { labelOf } from '../../ui/stay/PriceLedger.tsx';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './StayReceipt.module.css';

const termLabels = {
  meals: 'booking.stay.meals',
  cancellation: 'bookingCancellation.title',
  deposit: 'stayTerms.deposit.title',
} as const;

/**
 * Lists every change since the rate was chosen, line by line. `onAccept` is called when the
 * traveler accepts the changes. The other choice is the link to `back`, the hotel's page.
 */
export function StayReceipt({
  change: { price, terms, needsConsent },
  ledger,
  back,
  onAccept,
  takesFocus = false,
}: {
  change: StayChange;
  /** The current price. */
  ledger: PriceLedger;
  back: string;
  onAccept: () => void;
  /** Whether the receipt takes the focus when it appears. */
  takesFocus?: boolean;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const id = useId();
  const section = useFocusOnMount<HTMLElement>(takesFocus);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classNames(styles.receipt, !needsConsent && styles.lower)}
      aria-labelledby={id}
    >
      <div role="alert">
        <h2 id={id} className={styles.title}>
          {titleOf(i18n, price)}
        </h2>
        <p>{t(needsConsent ? 'chosenStay.moved.needsConsent' : 'chosenStay.moved.note')}</p>
      </div>
      {price && <PriceTable price={price} ledger={ledger} />}
      {terms.map(({ term, before, after }) => (
        <p key={term}>
          {t.rich('chosenStay.moved.term', {
            label: t(termLabels[term]),
            before: before || t('stayTerms.deposit.none'),
            after: after || t('stayTerms.deposit.none'),
            was: (chunks) => <del className={styles.was}>{chunks}</del>,
            now: (chunks) => <ins>{chunks}</ins>,
          })}
        </p>
      ))}
      <div className={styles.actions}>
        <Button look="brand" onClick={onAccept}>
          {t(needsConsent ? 'chosenStay.moved.accept' : 'chosenStay.moved.takeLower')}
        </Button>
        <LinkButton to={back}>{t('chosenStay.moved.otherRoom')}</LinkButton>
      </div>
    </section>
  );
}

function titleOf({ t }: SiteI18n, price: PriceChange | undefined): string {
  if (!price) return t('chosenStay.moved.terms');
  const { difference } = price.total;
  if (!difference) return t('chosenStay.moved.price');
  if (difference.amount === 0n) return t('chosenStay.moved.payment');
  return t(fell(price.total) ? 'chosenStay.moved.lower' : 'chosenStay.moved.higher');
}

function PriceTable({ price, ledger }: { price: PriceChange; ledger: PriceLedger }) {
  const i18n = useI18n();
  const { t } = i18n;
  const lineOf = (line: PriceChange['lines'][number]['line']) =>
    line.due === 'property'
      ? t('chosenStay.moved.atProperty', { line: labelOf(i18n, line, ledger) })
      : labelOf(i18n, line, ledger);
  const sums = [
    { label: t('priceDetails.payment.now'), change: price.dueNow },
    { label: t('priceDetails.payAtProperty'), change: price.dueAtProperty },
  ].filter(({ change }) => moved(change));
  return (
    <div
      className={styles.scroll}
      role="group"
      aria-label={t('chosenStay.moved.label')}
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('chosenStay.moved.item')}</th>
            <th scope="col">{t('chosenStay.moved.before')}</th>
            <th scope="col">{t('chosenStay.moved.now')}</th>
            <th scope="col">{t('chosenStay.moved.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {price.lines.map((change) => (
            <Row key={change.key} label={lineOf(change.line)} change={change} />
          ))}
          {sums.map(({ label, change }) => (
            <Row key={label} label={label} change={change} />
          ))}
          <Row label={t('priceDetails.total')} change={price.total} />
        </tbody>
      </table>
    </div>
  );
}

function Row({
  label,
  change: { before, after, difference },
}: {
  label: string;
  change: AmountChange;
}) {
  const { formats } = useI18n();
  return (
    <tr>
      <th scope="row">
        <Isolated>{label}</Isolated>
      </th>
      <td className={styles.was}>{formats.money(before)}</td>
      <td>{formats.money(after)}</td>
      <td>{difference ? formats.difference(difference) : '–'}</td>
    </tr>
  );
}
