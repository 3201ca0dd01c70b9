import { useEffect } from 'react';

/**
 * Remembers the focused element while something is `open`. If the focus was inside when it closes,
 * the focus returns to that element.
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
