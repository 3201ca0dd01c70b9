import { noFilters } from '../../domain/listing/facets.ts';
import { facetToLoosen } from '../../domain/listing/filterHotels.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import type { ChangeListing } from './useListing.ts';
import styles from './NoMatches.module.css';
import type { ListedHotels } from './useListedHotels.ts';

/** Shown when filters leave nothing of the results: names the filter whose removal gives most. */
export function NoMatches({
  listed: { list, filters, counts },
  change,
}: {
  listed: ListedHotels;
  change: ChangeListing;
}) {
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
          <Button onClick={() => change(loosen.facet.without(filters))}>
            {t('filters.noMatches.remove', { filter: loosen.text })}
          </Button>
        </>
      ) : (
        <>
          <p>{t('filters.noMatches.noSingle')}</p>
          <Button onClick={() => change(noFilters)}>{t('filters.noMatches.clear')}</Button>
        </>
      )}
    </div>
  );
}
