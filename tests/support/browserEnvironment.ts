import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with the browser features that it lacks and the client needs: Node's fetch, text encoding,
 * structured clone and streams, and stubs of observers, scrolling, SVG and media queries (a wide view).
 * What is observed for intersections is near the view at once.
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
