import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { pageId } from '../../domain/addresses/searchAddress.ts';
import { useI18n } from '../useI18n.ts';
import { loadScrollPositions, restoreScroll, saveScrollPositions } from './scrollPositions.ts';

const PageNumber = createContext(0);

/**
 * Counts the pages shown so far. It changes with each new page and not with a new query of the same
 * page.
 */
export function usePageNumber(): number {
  return useContext(PageNumber);
}

/**
 * Returns a function that changes the query of the page shown, by default as a step that Back
 * undoes. It does nothing when the page already has that query.
 */
export function useQueryChange(): (query: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (query, options) => {
      if (query !== search) void navigate({ search: query }, options);
    },
    [navigate, search],
  );
}

/**
 * A link or a search that leads to the address already shown starts its page again, as a browser
 * does.
 */
function startsPage(shown: Location, next: Location, navigation: NavigationType): boolean {
  if (pageId(next) !== pageId(shown)) return true;
  return navigation !== NavigationType.Pop && isSameAddress(shown, next);
}

function isSameAddress(shown: Location, next: Location): boolean {
  return createPath(next) === createPath(shown);
}

/**
 * Decides what is a new page, for everything that depends on it. A new page starts at its top and
 * its `PageHeading` takes the focus. Back and forward restore the scroll position. A changed query
 * of the same page, such as a filter, and another language neither move the focus nor scroll.
 */
export function PageNavigation({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigation = useNavigationType();
  const { language } = useI18n();
  const [positions] = useState(loadScrollPositions);
  const [shown, setShown] = useState({ location, language, page: 1, started: true, moved: true });
  if (location !== shown.location) {
    const isTranslated = language !== shown.language && pageId(location) === pageId(shown.location);
    const started = !isTranslated && startsPage(shown.location, location, navigation);
    const page = started ? shown.page + 1 : shown.page;
    const moved = !isSameAddress(shown.location, location);
    setShown({ location, language, page, started, moved });
  }

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    // It names the first address, which browsers would share in place of every later one. The first
    // entry has this key.
    if (shown.location.key !== 'default') document.querySelector('link[rel=canonical]')?.remove();
  }, [shown]);

  useLayoutEffect(() => {
    const entry = `${shown.location.key} ${createPath(shown.location)}`;
    const remember = () => void positions.set(entry, window.scrollY);
    const back = navigation === NavigationType.Pop && shown.moved;
    const top = (back ? positions.get(entry) : undefined) ?? (shown.started ? 0 : undefined);
    const stopRestoring = top === undefined ? undefined : restoreScroll(top);
    if (top === undefined) remember();
    // A last scroll may not have had its event yet.
    const save = () => {
      remember();
      saveScrollPositions(positions);
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      stopRestoring?.();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', save);
    };
  }, [shown, navigation, positions]);

  return <PageNumber value={shown.page}>{children}</PageNumber>;
}
