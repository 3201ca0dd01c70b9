import { noFilters } from '../../domain/listing/facets.ts';
import { facetToLoosen } from '../../domain/listing/filterHotels.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { FilterButton } from './FilterButton.tsx';
import type { FilterProps } from './FilterControls.tsx';
import styles from './NoMatches.module.css';

/**
 * Says that no results pass the filters, and names the filter whose removal brings back the most
 * hotels.
 */
export function NoMatches({
  listed: { list, filters, counts },
  shown,
  change,
}: Omit<FilterProps, 'withSamples'>) {
  const i18n = useI18n();
  const { t } = i18n;
  const loosen = facetToLoosen(i18n, list, filters, counts);
  return (
    <div role="status" className={styles.message}>
      {loosen ? (
        <>
          <p>
            {t(list.hasRates ? 'filters.noMatches.withoutAvailable' : 'filters.noMatches.without', {
              filter: loosen.text,
              count: loosen.matches,
            })}
          </p>
          <FilterButton off={loosen.facet.without(filters)} {...{ shown, change }}>
            {t('filters.noMatches.remove', { filter: loosen.text })}
          </FilterButton>
        </>
      ) : (
        <>
          <p>{t('filters.noMatches.noSingle')}</p>
          <FilterButton off={noFilters} {...{ shown, change }}>
            {t('filters.noMatches.clear')}
          </FilterButton>
        </>
      )}
    </div>
  );
}
