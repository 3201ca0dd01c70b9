import type { Money } from '#contracts/money/money.ts';
import { classNames } from '../classNames.ts';
import { useI18n } from '../useI18n.ts';
import styles from './money.module.css';
import { useConverted } from './PriceDisplay.ts';

/**
 * A price as a text, in the currency that the traveler has chosen: '≈ €178', or as it is charged
 * where it is not converted. From the page of a hotel on, `Charged` stands beside it. ADR 0020.
 */
export function usePriceText(price: Money): string {
  const { formats } = useI18n();
  const converted = useConverted(price);
  return converted ? formats.approximation(converted) : formats.money(price);
}

/** What it costs with free cancellation, below a price that is without. */
export function FreeToCancel({
  price,
  className,
}: {
  price: Money;
  className?: string | undefined;
}) {
  const { t } = useI18n();
  const amount = usePriceText(price);
  return <span className={className}>{t('price.freeToCancel', { amount })}</span>;
}

/** What is charged, beside a price that is shown in another currency; else nothing. */
export function Charged({ of, className }: { of: Money; className?: string | undefined }) {
  const { t, formats } = useI18n();
  if (!useConverted(of)) return null;
  return (
    <span className={classNames(styles.converted, className)}>
      {t('price.charged', { amount: formats.money(of) })}
    </span>
  );
}

/**
 * What an amount is about in the currency that the traveler has chosen, such as '≈ €178', beside
 * an amount that sums up others, all as they are charged; nothing when it is not converted.
 */
export function Converted({ of, className }: { of: Money; className?: string | undefined }) {
  const { formats } = useI18n();
  const converted = useConverted(of);
  if (!converted) return null;
  return (
    <span className={classNames(styles.converted, className)}>
      {formats.approximation(converted)}
    </span>
  );
}
