import type { ReactNode } from 'react';
import { useWhenNear } from './browser/useWhenNear.ts';
import { NotLoaded } from './NotLoaded.tsx';

/**
 * A part of a page whose code is loaded when its place comes near the view, and which `children`
 * draws then. Until then the place has the class `waiting`. `what` begins the sentence that says
 * that the code could not be loaded; without it nothing is said.
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
  /** How near to the view its place comes, as a CSS length; 200px unless said otherwise. */
  ahead?: string | undefined;
  className?: string | undefined;
  children: (code: Code) => ReactNode;
}) {
  const { element, loaded, failed, load } = useWhenNear(loadCode, ahead);
  // Without JavaScript it is never loaded.
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
