import type { DeviceStorage } from '../api/api.ts';

/** Returns the browser's `localStorage`, or undefined when the browser blocks it. */
export function deviceStorage(): DeviceStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
