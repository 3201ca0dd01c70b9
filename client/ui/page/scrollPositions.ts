import * as v from 'valibot';

const storageKey = 'scroll-positions';
const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.number()])));

/** How long a position is held: longer than the client waits for a response. */
const holdMs = 20_000;
const travellerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * The scroll positions, in CSS pixels, of this tab's history entries. They are kept in memory and
 * saved to the session storage when the document is left, so that a reload has them too.
 */
export type ScrollPositions = Map<string, number>;

/**
 * Loads the saved positions; there are none where storage is denied or its content is malformed.
 */
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
 * Scrolls to `top` and holds that position while the content loads: it may be too short at first,
 * and what is above the position may change its height. Ends when the traveller scrolls, points or
 * types, after twenty seconds, or when the returned function is called.
 */
export function restoreScroll(top: number): () => void {
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
    for (const type of travellerActs) window.removeEventListener(type, stop);
  }
  // Otherwise the browser keeps in view what is shown while loading.
  documentElement.style.overflowAnchor = 'none';
  for (const type of travellerActs) window.addEventListener(type, stop, { passive: true });
  observer.observe(body);
  return stop;
}
