import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useThunkDispatch } from '../../api/thunk.ts';
import type { SearchCriteria } from '../../domain/search/searchQuery.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { dropRecentSearch } from './destinations/recentSearches.ts';
import styles from './NothingFound.module.css';

/**
 * Loaded only here, because most searches find something. If the code does not load, nothing is
 * proposed.
 */
const Proposals = lazy(() =>
  import(/* webpackChunkName: "next-searches" */ './NextSearches.tsx').then(
    ({ NextSearches: next }) => ({ default: next }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * Proposes further searches after nothing was found. The proposals wait until the provider's places
 * are known, so that nothing on the page moves later.
 */
export function NextSearches(props: ComponentProps<typeof Proposals>) {
  return (
    <Suspense>
      <Proposals {...props} />
    </Suspense>
  );
}

/**
 * Says that a search has found no hotel, and removes that search from the recent searches.
 * `children` proposes further searches. Spec §2.
 */
export function NothingFound({
  criteria,
  children,
}: {
  criteria: SearchCriteria;
  children: ReactNode;
}) {
  const { t } = useI18n();
  const dispatch = useThunkDispatch();
  useEffect(() => {
    dispatch((_dispatch, _getState, { storage }) => dropRecentSearch(storage, criteria));
  }, [dispatch, criteria]);
  return (
    <>
      <p role="status" className={styles.warning}>
        {t('listing.nothingFound.warning')}
      </p>
      {children}
    </>
  );
}
