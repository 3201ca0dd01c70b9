import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with the browser features that it lacks and the client needs: Node's fetch, text encoding,
 * structured clone and streams, and stubs of observers, scrolling, SVG and media queries (a wide view).
 * What is observed for intersections is near the view at once. An element is shown or not by its attributes
 * and its own style: jsdom would compute it from all rules of all style sheets, a quarter of these tests'
 * time, and the journeys see the style sheets in a browser.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const page = this.global;
    Object.assign(page, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      structuredClone,
      ReadableStream,
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
    });
    page.getComputedStyle = ownStyle;
    page.Element.prototype.scrollIntoView = () => undefined;
    Object.assign(page.SVGSVGElement.prototype, { createSVGRect: () => undefined });
    const { prototype } = page.HTMLDialogElement;
    prototype.showModal = function showModal() {
      this.open = true;
    };
    prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new page.Event('close'));
    };
  }
}

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
