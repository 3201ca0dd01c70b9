import type { Money } from '#contracts/money/money.ts';
import { classNames } from '../classNames.ts';
import { useI18n } from '../useI18n.ts';
import styles from './money.module.css';
import { useConverted } from './PriceDisplay.ts';

/**
 * What an amount is about in the currency that the traveller has chosen, such as '≈ €178', to stand
 * beside the amount that is charged; nothing when it is not converted. ADR 0020.
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
