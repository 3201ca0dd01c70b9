import type { TabStorage } from '#client/api/api.ts';

/** A storage of the device, or of a tab, that starts with these entries. */
export function memoryStorage(entries: Record<string, string> = {}): TabStorage {
  const items = new Map(Object.entries(entries));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
