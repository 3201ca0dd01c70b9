import { type RefObject, useLayoutEffect, useState } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { pageNumbers } from '../../domain/listing/pages.ts';
import { classNames } from '../classNames.ts';
import { useI18n } from '../useI18n.ts';
import styles from './PageLinks.module.css';
import { usePageNumber } from './PageNavigation.tsx';

/**
 * Links to the pages of the results, or nothing if there is only one page. `addressOf` returns a
 * page's address.
 */
export function PageLinks({
  page,
  pages,
  addressOf,
}: {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}) {
  const { t, formats } = useI18n();
  if (pages === 1) return null;
  return (
    <nav aria-label={t('listing.pages.label')} className={styles.pages}>
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className={styles.link}>
          {t('listing.pages.previous')}
        </Link>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === 0 ? (
          <span key={`gap ${index}`}>…</span>
        ) : (
          <Link
            key={number}
            to={addressOf(number)}
            aria-label={t('listing.pages.number', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            className={classNames(styles.link, number === page && styles.current)}
          >
            {formats.number(number)}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" className={styles.link}>
          {t('listing.pages.next')}
        </Link>
      )}
    </nav>
  );
}

/**
 * Scrolls to the top of `results` and focuses their heading when a link leads to another page of
 * the same results. Back and forward restore the scroll position instead. A change of `list` means
 * that the results are different ones. In this case this hook does nothing.
 */
export function usePageTurn(results: RefObject<HTMLElement | null>, page: number, list = ''): void {
  const search = usePageNumber();
  const navigation = useNavigationType();
  const [turns, setTurns] = useState({ search, page, list, count: 0 });
  if (turns.search !== search || turns.page !== page || turns.list !== list) {
    const sameList = turns.search === search && turns.list === list;
    const turned = sameList && navigation === NavigationType.Push;
    setTurns({ search, page, list, count: turned ? turns.count + 1 : turns.count });
  }
  const { count } = turns;
  useLayoutEffect(() => {
    if (count === 0) return;
    results.current?.scrollIntoView();
    results.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [results, count]);
}
