import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { ListedHotels } from './useListedHotels.ts';

/**
 * Scrolls to the beginning of the results after the filters or the sort have changed, if that
 * beginning is above the view. Otherwise the view would show unrelated results, or nothing if the
 * new list is shorter. The focus stays. The Back and Forward buttons restore the scroll position
 * instead.
 */
export function useScrollToResults(
  results: RefObject<HTMLElement | null>,
  { filters, sort }: Pick<ListedHotels, 'filters' | 'sort'>,
): void {
  const navigation = useNavigationType();
  const before = useRef({ filters, sort });
  useLayoutEffect(() => {
    const changed = before.current.filters !== filters || before.current.sort !== sort;
    before.current = { filters, sort };
    if (!changed || navigation === NavigationType.Pop) return;
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) results.current?.scrollIntoView();
  }, [results, navigation, filters, sort]);
}
