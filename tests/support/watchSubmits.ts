/**
 * Records each submit event after the page's own handlers: `true` when they prevented the browser's
 * submission. A form that fails validation has no submit event.
 */
export function watchSubmits(): boolean[] {
  const prevented: boolean[] = [];
  document.addEventListener('submit', (event) => prevented.push(event.defaultPrevented));
  return prevented;
}
