import { useState } from 'react';
import type { PriceLedger as Ledger } from '#contracts/money/priceLedger.ts';
import { classNames } from '../classNames.ts';
import { useI18n } from '../useI18n.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './PriceDetails.module.css';
import { PriceLedger } from './PriceLedger.tsx';

/**
 * The lines of a price behind 'Price details', drawn when they are opened. `of` says of what, to
 * screen readers.
 */
export function PriceDetails({
  ledger,
  of,
  className,
}: {
  ledger: Ledger;
  of: string;
  className?: string | undefined;
}) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  return (
    <details
      className={classNames(styles.details, className)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {t.rich('price.detailsOf', {
          of,
          hidden: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
        })}
      </summary>
      {open && <PriceLedger ledger={ledger} />}
    </details>
  );
}
