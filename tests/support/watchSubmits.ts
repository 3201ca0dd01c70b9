/**
 * Notes every submit event of the page once its own handlers have run: `true` when they prevented
 * the browser from loading the page anew. Nothing is noted for a form that validation holds back.
 */
export function watchSubmits(): boolean[] {
  const prevented: boolean[] = [];
  document.addEventListener('submit', (event) => prevented.push(event.defaultPrevented));
  return prevented;
}
