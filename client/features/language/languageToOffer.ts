import type { DeviceStorage } from '../../api/api.ts';

export const languageKey = 'language';
export const declinedKey = 'declined-language';

/**
 * Returns the language to offer on a page in the language `shown`. This is the language stored on
 * this device, or otherwise the first of the browser's `preferred` languages that the site
 * supports. Returns undefined if the page already has this language, or if the traveler declined
 * it.
 */
export function languageToOffer<Language extends string>(
  languages: readonly Language[],
  { shown, preferred }: { shown: Language; preferred: readonly string[] },
  storage: DeviceStorage | undefined,
): Language | undefined {
  const known = (code: string | undefined) => languages.find((each) => each === code);
  const wanted =
    known(read(storage, languageKey)) ??
    preferred.map((tag) => known(tag.toLowerCase().split('-')[0])).find(Boolean);
  return wanted === shown || wanted === read(storage, declinedKey) ? undefined : wanted;
}

export function read(storage: DeviceStorage | undefined, key: string): string | undefined {
  try {
    return storage?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
