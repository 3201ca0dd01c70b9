import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { counted } from '../domain/search/counts.ts';
import { Button } from './Button.tsx';
import styles from './NotLoaded.module.css';

/** The state of a query, as RTK Query gives it. After a failure it keeps its error until a response is there. */
export interface Query<Data = unknown> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

const waitSchema = v.object({ retryAfter: v.number() });
const noResponseSchema = v.object({ status: v.picklist(['FETCH_ERROR', 'TIMEOUT_ERROR']) });

function messageOf(error: unknown, what: string, online: boolean): string {
  if (!online) return `You are offline. ${what} will be loaded when you are online again.`;
  if (v.is(waitSchema, error)) {
    return `${what} could not be loaded. Try again in ${formatWait(error.retryAfter)}.`;
  }
  return v.is(noResponseSchema, error)
    ? `${what} could not be loaded. Check your connection and try again.`
    : `${what} could not be loaded. Try again in a moment.`;
}

function formatWait(seconds: number): string {
  return seconds < 60
    ? counted(Math.ceil(seconds), 'second', 'seconds')
    : counted(Math.ceil(seconds / 60), 'minute', 'minutes');
}

/**
 * In place of what could not be loaded: a sentence that says so, and the button that requests it again.
 * `what` begins the sentence; `name` tells the button from others on the page. It is also requested when
 * the browser is online again. When it is loaded, the focus of the button moves to the heading or the
 * part of the page that it was in.
 */
export function NotLoaded({
  what = 'This',
  name,
  query: { error, isFetching, refetch },
}: {
  what?: string;
  name?: string;
  query: Query;
}) {
  const online = useSyncExternalStore(followConnection, () => navigator.onLine);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const part = element.closest<HTMLElement>('[tabindex="-1"]');
      (part?.querySelector('h1') ?? part)?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const retry = () => void refetch();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [refetch]);
  return (
    <div ref={box} className={styles.box}>
      <p role="alert">{isFetching ? 'Trying again …' : messageOf(error, what, online)}</p>
      <Button
        aria-label={name && `Try again: ${name}`}
        aria-disabled={isFetching}
        onClick={() => void refetch()}
      >
        Try again
      </Button>
    </div>
  );
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
