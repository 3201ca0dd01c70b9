import type { Money } from '#contracts/money/money.ts';
import { classNames } from '../classNames.ts';
import { useI18n } from '../useI18n.ts';
import styles from './money.module.css';
import { useConverted } from './PriceDisplay.ts';

/**
 * Returns the text of a price in the currency that the traveler has chosen, such as '≈ €178'. A
 * price that is not converted stays as charged. On the hotel page and later pages, `Charged`
 * appears beside it. ADR 0020.
 */
export function usePriceText(price: Money): string {
  const { formats } = useI18n();
  const converted = useConverted(price);
  return converted ? formats.approximation(converted) : formats.money(price);
}

/** The price with free cancellation, below a price without it. */
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

/**
 * The charged amount beside a price that is shown in another currency. Otherwise nothing is shown.
 */
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
 * The approximate value of an amount in the currency that the traveler has chosen, such as '≈
 * €178'. It appears beside a total whose parts are all shown as charged. Nothing is shown for an
 * amount that is not converted.
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
