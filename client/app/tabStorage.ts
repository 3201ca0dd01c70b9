import type { TabStorage } from '../api/api.ts';

/** Returns the tab's `sessionStorage`, or undefined when the browser blocks it. */
export function tabStorage(): TabStorage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
