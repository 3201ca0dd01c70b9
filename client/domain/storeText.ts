/**
 * Stores a text in the storage of the device or the tab. If the storage is full or blocked, nothing
 * is stored, and the data lasts until the user leaves the page.
 */
export function storeText(
  storage: Pick<Storage, 'setItem'> | undefined,
  key: string,
  text: string,
): void {
  try {
    storage?.setItem(key, text);
  } catch {
    // The data lasts until the user leaves the page.
  }
}
