import * as v from 'valibot';
import type { Language } from '#contracts/texts/languages.ts';

/** The tab's storage. It may throw when it is full or closed. */
type TabStorage = Pick<Storage, 'getItem'>;

const name = 'for-guest';
/** What the tab keeps the language of the guest's mails by, for `readGuestLanguage`. */
export const guestLanguageName = 'guest-language';
const wordsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    says: v.string(),
    ends: v.string(),
    desk: v.string(),
    signedOut: v.object({ title: v.string(), text: v.string(), link: v.string() }),
  }),
);

/**
 * In place of the key of a booking's link, which the desk does not have: the site then asks the
 * desk for the booking.
 */
export const deskKey = 'desk';

/**
 * What the site says above each page while the desk books for a guest in this tab, in the language
 * of the desk, the words of the link that ends it, its address, and what is said once the session
 * of the desk has ended.
 */
export type ForGuest = v.InferOutput<typeof wordsSchema>;

/** Reads that; undefined in the tab of anybody else. */
export function readForGuest(storage: TabStorage | undefined): ForGuest | undefined {
  try {
    const words = v.safeParse(wordsSchema, storage?.getItem(name));
    return words.success ? words.output : undefined;
  } catch {
    return undefined;
  }
}

/** Has this tab book for a guest, without anything of the guest before. */
export function beginForGuest(
  storage: Pick<Storage, 'clear' | 'setItem'>,
  words: ForGuest,
  language?: Language,
): void {
  storage.clear();
  if (language) storage.setItem(guestLanguageName, language);
  storage.setItem(name, JSON.stringify(words));
}

/** Ends that, and forgets what was typed for the guest. */
export function endForGuest(storage: Pick<Storage, 'getItem' | 'clear'>): void {
  if (readForGuest(storage)) storage.clear();
}
