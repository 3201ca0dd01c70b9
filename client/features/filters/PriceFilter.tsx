import type { ListFacts } from '../../domain/listing/listFacts.ts';
import type { ListingFilters } from '../../domain/listing/facets.ts';
import { lastPosition, priceScale } from '../../domain/listing/priceScale.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { useMemo } from 'react';
import styles from './PriceFilter.module.css';
import { PriceLimits } from './PriceLimits.tsx';
import { priceOrderText } from './priceOrderText.ts';

/**
 * Renders limits for the prices of the results. If the prices are in several currencies that cannot
 * be compared, it says so instead. Without prices, the limits look as in the specification and are
 * disabled. Spec §2.
 */
export function PriceFilter({
  list,
  limits,
  onChange,
}: {
  list: ListFacts;
  limits: Pick<ListingFilters, 'minPrice' | 'maxPrice' | 'facts'>;
  onChange: (changed: Partial<ListingFilters>) => void;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const { facts } = limits;
  const scale = useMemo(() => priceScale(list, facts), [list, facts]);
  if (scale) {
    return <PriceLimits list={list} scale={scale} limits={limits} onChange={onChange} />;
  }
  if (list.currencies.length > 1) {
    return <p className={styles.note}>{priceOrderText(i18n, list, undefined, '')}</p>;
  }
  const unused = { 'aria-disabled': true, title: t('filters.whyUnknown.price') } as const;
  return (
    <div>
      <div className={styles.figures}>
        <TextField
          label={t('filters.price.min')}
          readOnly
          value={t('filters.price.none')}
          {...unused}
        />
        <TextField
          label={t('filters.price.max')}
          readOnly
          value={t('filters.price.none')}
          {...unused}
        />
      </div>
      <input
        type="range"
        aria-label={t('filters.price.range')}
        min={0}
        max={lastPosition}
        value={0}
        onChange={() => undefined}
        className={styles.unused}
        {...unused}
      />
    </div>
  );
}
