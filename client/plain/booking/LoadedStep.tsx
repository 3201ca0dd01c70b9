import { type ComponentType, lazy, Suspense, useState } from 'react';
import { LoadingOverlay } from '../../ui/page/LoadingOverlay.tsx';

/**
 * A step of the booking whose code is a chunk of its own. Code that did not load is loaded again
 * when the step is shown again, since each mount has a lazy component of its own.
 */
export function LoadedStep({ load }: { load: () => Promise<ComponentType> }) {
  const [Step] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={<LoadingOverlay loading />}>
      <Step />
    </Suspense>
  );
}
