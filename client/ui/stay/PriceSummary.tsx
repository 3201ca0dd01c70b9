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
 * The price of a stay in short, for rows and cards: for whom, the total with what is in it and what
 * of it is paid at the property, and the night; `brief` leaves out the last two. The lines of the
 * price are `PriceDetails`. `guests` says for whom, such as '2 adults'; `tonight` is set where no
 * days were chosen. With `saysDue` false, what is due when is left to a text beside it. Where the
 * price is shown in another currency, `saysCharged` says what is charged.
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
 * What of a price is paid at the property where the rest is not, `shown` in the
 * currency that was chosen; undefined where all is paid at once.
 */
export function paidLaterText(
  { t }: SiteI18n,
  { dueNow, dueAtProperty }: Pick<PriceLedger, 'dueNow' | 'dueAtProperty'>,
  shown: string,
): string | undefined {
  const parts = dueNow.amount > 0n && dueAtProperty.amount > 0n;
  return parts ? t('price.paidLater', { amount: shown }) : undefined;
}
