import { useEffect } from 'react';

/**
 * While something is `open`, remembers what had the focus before. When it closes and the focus was
 * inside it, the focus goes back there.
 */
export function useFocusReturn(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) {
        before.focus({ preventScroll: true });
      }
    };
  }, [open]);
}
