import { lazy, Suspense, useEffect } from 'react';
import { useThunkDispatch } from '../../api/thunk.ts';
import type { Party } from '../../domain/search/party.ts';
import type { SearchCriteria } from '../../domain/search/searchQuery.ts';
import { useLiveSite } from '../../ui/page/siteSettings.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { dropRecentSearch } from './destinations/recentSearches.ts';
import styles from './NothingFound.module.css';

/** Most searches find something. If its code does not load, nothing is proposed. */
const NextSearches = lazy(() =>
  import(/* webpackChunkName: "next-searches" */ './NextSearches.tsx').then(
    ({ NextSearches: next }) => ({ default: next }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * Says that a search has found no hotel. A live site proposes what to search for next, once the
 * provider's places are known, so that nothing moves after that. The search is no longer kept
 * among the recent ones. Spec §2.
 */
export function NothingFound({ criteria, party }: { criteria: SearchCriteria; party: Party }) {
  const { t } = useI18n();
  const live = useLiveSite();
  const dispatch = useThunkDispatch();
  useEffect(() => {
    dispatch((_dispatch, _getState, { storage }) => dropRecentSearch(storage, criteria));
  }, [dispatch, criteria]);
  return (
    <>
      <p role="status" className={styles.warning}>
        {t('listing.nothingFound.warning')}
      </p>
      {live && (
        <Suspense>
          <NextSearches key={criteria.city} criteria={criteria} party={party} />
        </Suspense>
      )}
    </>
  );
}
