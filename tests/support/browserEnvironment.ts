import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with what it lacks of a browser and the client relies on: Node's own fetch family, text
 * coding, structured clone and streams, and quiet stand-ins for observers, scrolling and media
 * queries (the view counts as wide).
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
    });
  }
}
