/**
 * Control characters except tabs and line breaks, and lone halves of surrogate pairs. People do not
 * type them. PostgreSQL cannot store U+0000 and the halves, and terminals obey many of the others.
 */
const unprintable = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;

/** Returns whether all characters of a text can be stored and shown. */
export function isPlainText(text: string): boolean {
  return !unprintable.test(text);
}

/** Returns whether a text is plain and has a single line without tabs. */
export function isPlainLine(text: string): boolean {
  return isPlainText(text) && !/[\t\r\n\u2028\u2029]/.test(text);
}

/**
 * Any character except spaces, controls, fillers, and format characters such as zero-width spaces.
 */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether a text has at least one visible character. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** Replaces each character that cannot be stored or shown by U+FFFD. */
export function toPlainText(text: string): string {
  return text.replaceAll(new RegExp(unprintable, 'gu'), '\ufffd');
}

/** Invisible characters, together with the visible character before them. */
const invisible = /((?!\p{Default_Ignorable_Code_Point})[^])?(\p{Default_Ignorable_Code_Point}+)/gu;
/**
 * Characters whose look a joiner (ZWNJ, ZWJ) can change: an emoji, or a letter of a script such as
 * Arabic or Devanagari.
 */
const joinable =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]/u;
const blackFlag = '\u{1f3f4}';

/**
 * Removes invisible characters, which often come along with pasted text: zero-width spaces, bidi
 * controls, the byte order mark and fillers. Characters that change the look of the character
 * before them stay: one variation selector, one joiner where it can join, the tags of a flag. ADR
 * 0009.
 */
export function removeInvisible(text: string): string {
  return text.replaceAll(invisible, (_all, before: string = '', run: string) => {
    if (before.trim() === '') return before;
    const tags = before === blackFlag ? run.replaceAll(/[^\u{e0020}-\u{e007f}]/gu, '') : '';
    const [selector = ''] = /\p{Variation_Selector}/u.exec(run) ?? [];
    const [joiner = ''] = (joinable.test(before) && /[\u200c\u200d]/.exec(run)) || [];
    return before + tags + selector + joiner;
  });
}

/**
 * Removes the characters that open or close a text direction (UAX #9), because they can reverse the
 * text after them.
 */
export function removeDirectionControls(text: string): string {
  return text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/**
 * Returns the first `most` characters of a provider's text. Characters that cannot be shown are
 * replaced, and direction controls are removed. An ellipsis marks a text that was cut.
 */
export function readableText(text: string, most: number): string {
  // The cut may have left half of a surrogate pair.
  const start = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  const plain = removeDirectionControls(toPlainText(start)).trim();
  return text.length > most ? `${plain}…` : plain;
}
