import { useEffect } from 'react';

const pauses = { firstMs: 2_000, growth: 1.5, longestMs: 60_000 };

/**
 * Calls `request` repeatedly while `wanted` is true and the page is visible. The pauses grow from 2
 * to 60 seconds. When the page becomes visible again, `request` is called at once, and the pauses
 * are short again.
 */
export function useRepeated(wanted: boolean, request: () => unknown): void {
  useEffect(() => {
    if (!wanted) return undefined;
    let pause = pauses.firstMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const plan = () => {
      clearTimeout(timer);
      if (!stopped && !document.hidden) timer = setTimeout(() => void poll(), pause);
    };
    const poll = async () => {
      if (stopped) return;
      pause = Math.min(pause * pauses.growth, pauses.longestMs);
      await request();
      plan();
    };
    const onVisibility = () => {
      clearTimeout(timer);
      pause = pauses.firstMs;
      if (!document.hidden) void poll();
    };
    plan();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [wanted, request]);
}
