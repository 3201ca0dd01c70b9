/**
 * Stores a text in the storage of the device or the tab. A storage that is full or closed stores
 * nothing: what was to be stored then lasts until the page is left.
 */
export function storeText(
  storage: Pick<Storage, 'setItem'> | undefined,
  key: string,
  text: string,
): void {
  try {
    storage?.setItem(key, text);
  } catch {
    // Nothing is lost before the page is left.
  }
}
