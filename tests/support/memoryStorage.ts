import type { TabStorage } from '#client/api/api.ts';

/** Returns a storage of the device or of a tab with these first entries. */
export function memoryStorage(entries: Record<string, string> = {}): TabStorage {
  const items = new Map(Object.entries(entries));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
