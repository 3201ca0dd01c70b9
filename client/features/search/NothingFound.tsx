import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useThunkDispatch } from '../../api/thunk.ts';
import type { SearchCriteria } from '../../domain/search/searchQuery.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { dropRecentSearch } from './destinations/recentSearches.ts';
import styles from './NothingFound.module.css';

/** Most searches find something. If its code does not load, nothing is proposed. */
const Proposals = lazy(() =>
  import(/* webpackChunkName: "next-searches" */ './NextSearches.tsx').then(
    ({ NextSearches: next }) => ({ default: next }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * What to search for next where nothing was found, once the provider's places are known, so that
 * nothing moves after that.
 */
export function NextSearches(props: ComponentProps<typeof Proposals>) {
  return (
    <Suspense>
      <Proposals {...props} />
    </Suspense>
  );
}

/**
 * Says that a search has found no hotel; `children` say what next. The search is no longer kept
 * among the recent ones. Spec §2.
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
