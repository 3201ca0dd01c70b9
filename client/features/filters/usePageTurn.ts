import { type RefObject, useLayoutEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { usePageNumber } from '../../ui/PageNavigation.tsx';

/**
 * After a link to another page of the same results: scrolls to the top of `results` and moves the focus
 * to their heading. Back and forward restore the scroll position instead.
 */
export function usePageTurn(results: RefObject<HTMLElement | null>, page: number): void {
  const search = usePageNumber();
  const navigation = useNavigationType();
  const [turns, setTurns] = useState({ search, page, count: 0 });
  if (turns.search !== search || turns.page !== page) {
    const turned = turns.search === search && navigation === NavigationType.Push;
    setTurns({ search, page, count: turned ? turns.count + 1 : turns.count });
  }
  const { count } = turns;
  useLayoutEffect(() => {
    if (count === 0) return;
    results.current?.scrollIntoView();
    results.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [results, count]);
}
