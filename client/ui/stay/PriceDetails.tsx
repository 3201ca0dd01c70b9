import { useState } from 'react';
import type { PriceLedger as Ledger } from '#contracts/money/priceLedger.ts';
import { classNames } from '../classNames.ts';
import { LoadedNear } from '../LoadedNear.tsx';
import { useI18n } from '../useI18n.ts';
import { hidden } from '../VisuallyHidden.tsx';
import styles from './PriceDetails.module.css';
import type { BriefTerms } from './PriceLedger.tsx';

const load = () => import(/* webpackChunkName: "compare" */ './PriceLedger.tsx');

/**
 * The lines of a price behind 'Price details', loaded and drawn when they are opened, with `brief` also
 * what a row leaves out: the price of a night, and the terms in full. `of` says of what, to screen
 * readers.
 */
export function PriceDetails({
  ledger,
  of,
  brief,
  className,
}: {
  ledger: Ledger;
  of: string;
  brief?: BriefTerms;
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
        {t.rich('priceDetails.titleOf', {
          of,
          hidden,
        })}
      </summary>
      {open && (
        <LoadedNear load={load} what={t('priceDetails.title')}>
          {({ PriceLedger, NightAndTerms }) => (
            <>
              <PriceLedger ledger={ledger} />
              {brief && <NightAndTerms ledger={ledger} {...brief} />}
            </>
          )}
        </LoadedNear>
      )}
    </details>
  );
}
