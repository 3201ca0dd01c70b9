import { useState } from 'react';
import { averageNight, type PriceLedger as Ledger } from '#contracts/money/priceLedger.ts';
import { classNames } from '../classNames.ts';
import { LoadedNear } from '../LoadedNear.tsx';
import { useI18n } from '../useI18n.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './PriceDetails.module.css';

const load = () => import(/* webpackChunkName: "compare" */ './PriceLedger.tsx');

/**
 * The lines of a price behind 'Price details', loaded and drawn when they are opened, with `night` also the
 * price of a night. `of` says of what, to screen readers.
 */
export function PriceDetails({
  ledger,
  of,
  night = false,
  className,
}: {
  ledger: Ledger;
  of: string;
  night?: boolean;
  className?: string | undefined;
}) {
  const { t, formats } = useI18n();
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
      {open && (
        <LoadedNear load={load} what={t('price.details')}>
          {({ PriceLedger }) => <PriceLedger ledger={ledger} />}
        </LoadedNear>
      )}
      {open && night && (
        <p className={styles.night}>
          {t('price.averageNight', {
            amount: formats.money(averageNight(ledger)),
            rooms: ledger.rooms,
            taxed: ledger.taxesTotal.amount > 0n ? 'yes' : 'no',
          })}
        </p>
      )}
    </details>
  );
}
