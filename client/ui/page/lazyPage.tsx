import { type ComponentType, lazy } from 'react';

export type LoadPage = () => Promise<ComponentType>;

/**
 * Returns a page, or a step of a page, whose code is a separate chunk. `React.lazy` caches a failed
 * load forever. Therefore the next navigation after a failure gets a new lazy component.
 */
export function lazyPage(load: LoadPage) {
  let failed = false;
  let lastKey: string | undefined;
  const lazyElement = () => {
    const Page = lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed = true;
        throw error;
      }
    });
    return <Page />;
  };
  let element = lazyElement();
  const elementFor = (navigationKey: string) => {
    if (failed && navigationKey !== lastKey) {
      failed = false;
      element = lazyElement();
    }
    lastKey = navigationKey;
    return element;
  };
  return { load, elementFor };
}
