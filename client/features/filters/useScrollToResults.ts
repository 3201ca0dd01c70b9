import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { ListedHotels } from './useListedHotels.ts';

/**
 * Scrolls to the beginning of the results after filters or sort have changed, if the beginning is
 * above the view. The new results at the old position are unrelated to the former ones, and a
 * shorter list would leave the view empty. The focus stays. Back and forward restore the scroll
 * position instead.
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
