import type { ReactNode } from 'react';
import { useWhenNear } from './browser/useWhenNear.ts';
import { NotLoaded } from './NotLoaded.tsx';

/**
 * A part of a page whose code loads when the part comes near the view. `children` renders the
 * loaded code. Until then the part has the class `waiting`. `what` begins the sentence that reports
 * a failed load. Without `what`, nothing is reported.
 */
export function LoadedNear<Code extends object>({
  load: loadCode,
  what,
  waiting,
  ahead,
  className,
  children,
}: {
  load: () => Promise<Code>;
  what: string | undefined;
  waiting?: string | undefined;
  /** The distance from the view at which loading starts, as a CSS length. The default is 200px. */
  ahead?: string | undefined;
  className?: string | undefined;
  children: (code: Code) => ReactNode;
}) {
  const { element, loaded, failed, load } = useWhenNear(loadCode, ahead);
  // Without JavaScript the code never loads.
  if (typeof window === 'undefined') return <div inert className={waiting ?? className} />;
  return (
    <div ref={element} className={loaded ? className : (waiting ?? className)}>
      {loaded && children(loaded)}
      {failed && what !== undefined && (
        <NotLoaded what={what} query={{ error: undefined, isFetching: false, refetch: load }} />
      )}
    </div>
  );
}
