/**
 * Stores a text in the storage of the device or the tab. If the storage is full or blocked, nothing
 * is stored, and the data is lost when the user leaves the page.
 */
export function storeText(
  storage: Pick<Storage, 'setItem'> | undefined,
  key: string,
  text: string,
): void {
  try {
    storage?.setItem(key, text);
  } catch {
    // The data is lost when the user leaves the page.
  }
}
