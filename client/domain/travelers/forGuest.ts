import * as v from 'valibot';
import type { Language } from '#contracts/texts/languages.ts';

/** The tab's storage. It may throw if it is full or blocked. */
type TabStorage = Pick<Storage, 'getItem'>;

const name = 'for-guest';
/**
 * The name under which the tab stores the language of the guest's mails. `readGuestLanguage` reads
 * it.
 */
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
 * The value that the desk uses in place of the key in a booking's link, because the desk does not
 * have the key. With this value, the site requests the booking from the desk.
 */
export const deskKey = 'desk';

/**
 * The texts that the site shows while the desk books for a guest in this tab, in the language of
 * the desk. They are the text above each page, the text and the address of the link that ends the
 * booking, and the text that appears when the desk's session has ended.
 */
export type ForGuest = v.InferOutput<typeof wordsSchema>;

/**
 * Reads the texts for booking for a guest. Returns undefined in a tab in which the desk is not
 * booking for a guest.
 */
export function readForGuest(storage: TabStorage | undefined): ForGuest | undefined {
  try {
    const words = v.safeParse(wordsSchema, storage?.getItem(name));
    return words.success ? words.output : undefined;
  } catch {
    return undefined;
  }
}

/** Starts booking for a guest in this tab, without any data of a previous guest. */
export function beginForGuest(
  storage: Pick<Storage, 'clear' | 'setItem'>,
  words: ForGuest,
  language?: Language,
): void {
  storage.clear();
  if (language) storage.setItem(guestLanguageName, language);
  storage.setItem(name, JSON.stringify(words));
}

/** Ends booking for a guest and forgets the guest's data. */
export function endForGuest(storage: Pick<Storage, 'getItem' | 'clear'>): void {
  if (readForGuest(storage)) storage.clear();
}
