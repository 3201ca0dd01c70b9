import type { ReactNode } from 'react';
import { currenciesOf, type PriceLedger as Ledger } from '#contracts/money/priceLedger.ts';
import { ChargedIn } from '../../ui/money/ChargedIn.tsx';
import { PriceLedger } from '../../ui/stay/PriceLedger.tsx';
import { TextAnchor } from '../../ui/TextLink.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './Review.module.css';

/**
 * Renders the price of the stay, the amount paid now, labeled `dueNow`, and the amount paid at the
 * property. `children` are below these amounts. Spec §2.
 */
export function PriceDetails({
  ledger,
  dueNow,
  children,
}: {
  ledger: Ledger;
  dueNow?: string | undefined;
  children?: ReactNode;
}) {
  const { t, formats } = useI18n();
  const { currency, dueAtProperty } = ledger;
  return (
    <Panel title={t('priceDetails.title')}>
      <div className={styles.parts}>
        <PriceLedger ledger={ledger} dueNow={dueNow} />
        {children}
        <ChargedIn currencies={currenciesOf(ledger)} />
        <p className={styles.small}>
          {t(
            dueAtProperty.amount > 0n ? 'precheckout.currencyAtProperty' : 'precheckout.currency',
            { currency: formats.currency(currency), code: currency },
          )}
        </p>
      </div>
    </Panel>
  );
}

/** Renders the coupon link of the sample price, which leads nowhere. Spec §2. */
export function CouponLink() {
  const { t } = useI18n();
  return <TextAnchor href="#">{t('precheckout.coupon')}</TextAnchor>;
}
