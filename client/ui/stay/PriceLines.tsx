import type { PriceLedger as Ledger } from '#contracts/money/priceLedger.ts';
import { LoadedNear } from '../LoadedNear.tsx';
import { useI18n } from '../useI18n.ts';
import type { BriefTerms } from './PriceLedger.tsx';

const load = () => import(/* webpackChunkName: "compare" */ './PriceLedger.tsx');

/**
 * The lines of a price and the details that its `brief` form leaves out: the price of a night and
 * the full terms. They load and render when a traveler opens them.
 */
export function PriceLines({ ledger, brief }: { ledger: Ledger; brief: BriefTerms }) {
  const { t } = useI18n();
  return (
    <LoadedNear load={load} what={t('priceDetails.title')}>
      {({ PriceLedger, NightAndTerms }) => (
        <>
          <PriceLedger ledger={ledger} />
          <NightAndTerms ledger={ledger} {...brief} />
        </>
      )}
    </LoadedNear>
  );
}
