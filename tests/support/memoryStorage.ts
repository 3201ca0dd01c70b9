import type { DeviceStorage } from '#client/api/api.ts';

/** A storage of the device that starts with these entries. */
export function memoryStorage(entries: Record<string, string> = {}): DeviceStorage {
  const items = new Map(Object.entries(entries));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}
