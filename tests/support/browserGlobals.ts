import { JSDOM } from 'jsdom';

/**
 * Makes this process look like a browser. All files of a worker share one jsdom, with stand-ins for
 * missing features that the client needs. Fetch, streams, text encoding, aborts and timers remain
 * those of Node. Every observed element intersects the view at once. Only attributes and inline
 * styles decide whether an element is visible. jsdom would also evaluate the rules of all style
 * sheets, which the journeys check in a browser.
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

// React would record the place where each element was created and measure each component. The tests
// read neither.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// Read and written through to `window`, so that a replacement by a test also applies to the tested
// code.
const methods = ['addEventListener', 'removeEventListener', 'dispatchEvent'];
/** Functions that jsdom lacks and that a test may add. */
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
