const marginPx = 8;

/** Scrolls down until the end of a popover that has just opened is in view, but not past its start. */
export function bringIntoView(popover: HTMLElement | null): void {
  if (!popover) return;
  const { top, bottom } = popover.getBoundingClientRect();
  const hidden = bottom + marginPx - window.innerHeight;
  if (hidden > 0) window.scrollBy({ top: Math.min(hidden, Math.max(0, top - marginPx)) });
}
