import * as v from 'valibot';

const storageKey = 'scroll-positions';
const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.number()])));

/** How long the content of a page may take to grow to the position that is being restored. */
const patienceMs = 5_000;
const travellerScrolls = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * The scroll positions, in CSS pixels, of this tab's history entries. They are kept in memory and
 * saved to the session storage when the document is left, so that a reload has them too.
 */
export type ScrollPositions = Map<string, number>;

/** Loads the saved positions; there are none where storage is denied or its content is malformed. */
export function loadScrollPositions(): ScrollPositions {
  try {
    const stored = v.safeParse(storedSchema, sessionStorage.getItem(storageKey));
    return new Map(stored.success ? stored.output : []);
  } catch {
    return new Map();
  }
}

/** Saves the positions for the next load of the document, if the browser allows it. */
export function saveScrollPositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Storage is denied or full: a reload then starts at the top.
  }
}

/**
 * Scrolls to `top`, and again while the content is still too short and grows. It gives up when the
 * traveller scrolls or types, after five seconds, or when the returned function is called.
 */
export function restoreScroll(top: number): () => void {
  const arrived = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 1;
  };
  if (arrived()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (arrived()) stop();
  });
  const timer = setTimeout(stop, patienceMs);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of travellerScrolls) window.removeEventListener(type, stop);
  }
  for (const type of travellerScrolls) window.addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
