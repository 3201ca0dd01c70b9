import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
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
import * as v from 'valibot';
import { useI18n } from '../useI18n.ts';

/**
 * Returns an identifier of the page that an address shows. Addresses with the same identifier show
 * the same page in another state.
 */
type PageId = (location: Pick<Location, 'pathname' | 'search'>) => string;

const PageNumber = createContext(0);

/**
 * Returns the number of pages shown so far. The number changes with each new page, but not with a
 * new query of the same page.
 */
export function usePageNumber(): number {
  return useContext(PageNumber);
}

/**
 * Returns a function that changes the query of the current page. By default, it adds a history
 * entry, so that Back undoes the change. It does nothing if the page already has that query.
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
 * Returns whether a navigation starts a page from the beginning. Every navigation to another page
 * does. As in a browser, a link or a search to the current address does too.
 */
function startsPage(
  pageId: PageId,
  shown: Location,
  next: Location,
  navigation: NavigationType,
): boolean {
  if (pageId(next) !== pageId(shown)) return true;
  return navigation !== NavigationType.Pop && isSameAddress(shown, next);
}

function isSameAddress(shown: Location, next: Location): boolean {
  return createPath(next) === createPath(shown);
}

/**
 * Decides which navigations show a new page. A new page starts at its top, and its `PageHeading`
 * takes the focus. Back and forward restore the scroll position. Changing only the query of a page,
 * such as a filter, or its language neither moves the focus nor scrolls.
 */
export function PageNavigation({ pageId, children }: { pageId: PageId; children: ReactNode }) {
  const location = useLocation();
  const navigation = useNavigationType();
  const { language } = useI18n();
  const [positions] = useState(loadScrollPositions);
  const [shown, setShown] = useState({ location, language, page: 1, started: true, moved: true });
  if (location !== shown.location) {
    const isTranslated = language !== shown.language && pageId(location) === pageId(shown.location);
    const started = !isTranslated && startsPage(pageId, shown.location, location, navigation);
    const page = started ? shown.page + 1 : shown.page;
    const moved = !isSameAddress(shown.location, location);
    setShown({ location, language, page, started, moved });
  }

  const opens = useRef(true);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    // The canonical link names the address that opened the document. Browsers would share that
    // address instead of the current one. The first history entry has the key 'default'.
    if (shown.location.key !== 'default') document.querySelector('link[rel=canonical]')?.remove();
  }, [shown]);

  useLayoutEffect(() => {
    const entry = `${shown.location.key} ${createPath(shown.location)}`;
    const remember = () => void positions.set(entry, window.scrollY);
    // The first entry of every document has the same key. A newly opened document begins at its
    // top.
    const opened = opens.current && isOpenedAnew();
    const back = navigation === NavigationType.Pop && shown.moved && !opened;
    // The traveler may have scrolled the server-rendered page already.
    const scrolled = opens.current && window.scrollY > 0;
    opens.current = false;
    const known = (back ? positions.get(entry) : undefined) ?? (shown.started ? 0 : undefined);
    const top = scrolled ? undefined : known;
    const stopRestoring = top === undefined ? undefined : restoreScroll(top);
    if (top === undefined) remember();
    // The last scroll event may not have fired yet.
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

/** Returns whether the document was opened neither by a reload nor by a step back or forward. */
function isOpenedAnew(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
}

const storageKey = 'scroll-positions';
const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.number()])));

/**
 * The time in milliseconds for which a scroll position is held. It is longer than the timeout of a
 * call.
 */
const holdMs = 20_000;
const travelerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * The scroll positions of this tab's history entries, in CSS pixels. They are kept in memory, and
 * saved to the session storage when the traveler leaves the document, so that they survive a
 * reload.
 */
type ScrollPositions = Map<string, number>;

/** Loads the saved positions. There are none if storage is denied or its content is malformed. */
function loadScrollPositions(): ScrollPositions {
  try {
    const stored = v.safeParse(storedSchema, sessionStorage.getItem(storageKey));
    return new Map(stored.success ? stored.output : []);
  } catch {
    return new Map();
  }
}

/** Saves the positions for the next load of the document, if the browser allows it. */
function saveScrollPositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Storage is denied or full. A reload then starts at the top.
  }
}

/**
 * Scrolls to `top` and holds that position while the content loads. The content may be too short at
 * first, and content above the position may change its height. Holding ends when the traveler
 * scrolls, points or types, after `holdMs`, or when the returned function is called.
 */
function restoreScroll(top: number): () => void {
  const hold = () => window.scrollTo(0, top);
  hold();
  if (top === 0) return () => undefined;
  const { documentElement, body } = document;
  const observer = new ResizeObserver(hold);
  const timer = setTimeout(stop, holdMs);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    documentElement.style.overflowAnchor = '';
    for (const type of travelerActs) window.removeEventListener(type, stop);
  }
  // Otherwise scroll anchoring would keep the content in view that is shown during loading.
  documentElement.style.overflowAnchor = 'none';
  for (const type of travelerActs) window.addEventListener(type, stop, { passive: true });
  observer.observe(body);
  return stop;
}
