import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useState } from 'react';
import { LoadingOverlay } from '../../ui/page/LoadingOverlay.tsx';

/**
 * Makes a step of the booking whose code is a chunk of its own. Code that did not load is loaded
 * again when the step is shown again.
 */
export function loadedStep(load: () => Promise<ComponentType>): ComponentType {
  let latest: LazyExoticComponent<ComponentType> = lazyStep();

  function lazyStep() {
    return lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        latest = lazyStep();
        throw error;
      }
    });
  }

  return function LoadedStep() {
    const [Step] = useState(() => latest);
    // The boundary is in here, so that a load that fails does not begin another one at once.
    return (
      <Suspense fallback={<LoadingOverlay loading />}>
        <Step />
      </Suspense>
    );
  };
}
