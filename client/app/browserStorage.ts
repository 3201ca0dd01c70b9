import type { DeviceStorage, TabStorage } from '../api/api.ts';

/** Returns the browser's `localStorage`, or undefined when the browser blocks it. */
export function deviceStorage(): DeviceStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Returns the tab's `sessionStorage`, or undefined when the browser blocks it. */
export function tabStorage(): TabStorage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
