import { useEffect } from 'react';

/**
 * Remembers the element that has the focus when something opens. If closing removes the focused
 * element, the focus returns to the remembered element.
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
