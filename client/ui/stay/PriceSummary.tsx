import {
  averageNight,
  type PriceLedger as Ledger,
  type PriceLedger,
} from '#contracts/money/priceLedger.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { Charged, usePriceText } from '../money/Converted.tsx';
import { classNames } from '../classNames.ts';
import { useI18n } from '../useI18n.ts';
import styles from './PriceSummary.module.css';

/**
 * The summary of a stay's price for rows and cards. It contains the guests, the total, whether
 * taxes are included, the part paid at the property, and the price of a night. `brief` leaves out
 * the last two. `PriceLedger` shows the lines.
 *
 * `guests` is a text such as '2 adults'. `tonight` is set if no days are chosen. With `saysDue`
 * false, another text says when amounts are due. If the price is shown in another currency,
 * `saysCharged` adds the charged amount.
 */
export function PriceSummary({
  ledger,
  guests,
  tonight = false,
  saysDue = true,
  saysCharged = false,
  brief = false,
  className,
}: {
  ledger: Ledger;
  guests: string;
  tonight?: boolean;
  saysDue?: boolean;
  saysCharged?: boolean;
  brief?: boolean;
  className?: string | undefined;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const { nights, rooms, total, taxesTotal } = ledger;
  const shownTotal = usePriceText(total);
  const night = usePriceText(averageNight(ledger));
  const due = usePriceText(ledger.dueAtProperty);
  const later = saysDue && !brief && paidLaterText(i18n, ledger, due);
  const taxed = taxesTotal.amount > 0n;
  return (
    <div className={classNames(styles.summary, className)}>
      <p className={styles.detail}>
        {t('price.scope', { when: tonight ? 'tonight' : 'later', nights, guests, rooms })}
      </p>
      <p className={styles.total}>{shownTotal}</p>
      {saysCharged && <Charged of={total} className={styles.charged} />}
      <p className={styles.detail}>{t(taxed ? 'price.taxesIncluded' : 'price.noTaxes')}</p>
      {later && <p className={styles.detail}>{later}</p>}
      {!brief && (
        <p className={styles.detail}>
          {t('price.averageNight', { amount: night, rooms, taxed: taxed ? 'yes' : 'no' })}
        </p>
      )}
    </div>
  );
}

/**
 * Returns a text about the part of a price that is paid at the property. `shown` is that part in
 * the chosen currency. The text is undefined unless one part is paid now and another at the
 * property.
 */
export function paidLaterText(
  { t }: SiteI18n,
  { dueNow, dueAtProperty }: Pick<PriceLedger, 'dueNow' | 'dueAtProperty'>,
  shown: string,
): string | undefined {
  const parts = dueNow.amount > 0n && dueAtProperty.amount > 0n;
  return parts ? t('price.paidLater', { amount: shown }) : undefined;
}
