import { JSDOM } from 'jsdom';

/**
 * Makes this process look like a browser: one jsdom for all files of a worker, with stand-ins for
 * what it lacks and the client needs. Fetch, streams, text encoding, aborts and timers stay Node's.
 * What is observed for intersections is near the view at once. An element is shown or not by its
 * attributes and its own style: jsdom would compute it from the rules of all style sheets, and the
 * journeys see those in a browser.
 */
const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
});

const stays = new Set(['AbortController', 'AbortSignal', 'DOMException', 'Headers', 'URL']);
const replaced = new Set(['Blob', 'CustomEvent', 'Event', 'EventTarget', 'File', 'FormData']);

Object.assign(window, {
  fetch,
  Request,
  Response,
  scrollTo: () => undefined,
  matchMedia: (query: string) => ({
    matches: /min-width/.test(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  IntersectionObserver: class {
    readonly report: (entries: object[], observer: object) => void;
    constructor(report: (entries: object[], observer: object) => void) {
      this.report = report;
    }
    observe(target: object) {
      this.report([{ target, isIntersecting: true }], this);
    }
    unobserve() {}
    disconnect() {}
  },
  getComputedStyle: ownStyle,
});
window.Element.prototype.scrollIntoView = () => undefined;
Object.assign(window.SVGSVGElement.prototype, { createSVGRect: () => undefined });
Object.assign(window.HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new window.Event('close'));
  },
});

function ownStyle(element: Element): CSSStyleDeclaration {
  const own: CSSStyleDeclaration | undefined = Reflect.get(element, 'style');
  const hidden = element.matches('[hidden], head, script, style, template, dialog:not([open])');
  const values: Record<string, string> = {
    display: own?.display || (hidden ? 'none' : 'block'),
    visibility: own?.visibility || 'visible',
    opacity: own?.opacity || '1',
  };
  const getPropertyValue = (name: string) => values[name] ?? own?.getPropertyValue(name) ?? '';
  return Object.assign(Object.create(null), values, { getPropertyValue });
}

// React would note where each element was made, and measure each component: the tests read neither.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// Read and written through, so that what a test replaces on `window` is replaced for the code it
// tests.
const methods = ['addEventListener', 'removeEventListener', 'dispatchEvent'];
/** What jsdom lacks, and a test may bring. */
const lacked = ['requestIdleCallback'];
for (const name of [...Object.getOwnPropertyNames(window), ...methods, ...lacked]) {
  if (stays.has(name) || (name in globalThis && !replaced.has(name))) continue;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => Reflect.get(window, name),
    set: (value: unknown) => Reflect.set(window, name, value),
  });
}
Object.defineProperty(globalThis, 'navigator', { configurable: true, value: window.navigator });
Object.defineProperty(globalThis, 'window', { configurable: true, value: window });
