/**
 * Control characters but tab and line breaks, and halves of surrogate pairs: no text that people
 * type. PostgreSQL does not store U+0000 and the halves; terminals obey many of the others.
 */
const unprintable = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;

/** Whether a text has nothing but characters that can be stored and shown. */
export function isPlainText(text: string): boolean {
  return !unprintable.test(text);
}

/** Whether a text is plain and of one line, without tabs. */
export function isPlainLine(text: string): boolean {
  return isPlainText(text) && !/[\t\r\n\u2028\u2029]/.test(text);
}

/** Anything but spaces, controls, format characters such as zero-width spaces, and fillers. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has a character that is seen. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** The text with U+FFFD in place of each character that cannot be stored or shown. */
export function toPlainText(text: string): string {
  return text.replaceAll(new RegExp(unprintable, 'gu'), '\ufffd');
}

/** Invisible characters, with the visible one before them. */
const invisible = /((?!\p{Default_Ignorable_Code_Point})[^])?(\p{Default_Ignorable_Code_Point}+)/gu;
/**
 * What a joiner (ZWNJ, ZWJ) can change: an emoji, or a letter of a script such as Arabic or
 * Devanagari.
 */
const joinable =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]/u;
const blackFlag = '\u{1f3f4}';

/**
 * The text without the characters that nobody sees: zero-width spaces, bidi controls, the byte
 * order mark, fillers. They come along when a text is pasted. Those that change how the character
 * before them looks stay: one variation selector, one joiner where it can join, the tags of a flag.
 * ADR 0009.
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
 * The text without the characters that open or close a direction (UAX #9), which turn around what
 * follows them.
 */
export function removeDirectionControls(text: string): string {
  return text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/**
 * A text of a provider as it is shown: its first characters, without those that cannot be shown or
 * would turn around what follows.
 */
export function readableText(text: string, most: number): string {
  // A cut must not leave half of a surrogate pair.
  const start = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  const plain = removeDirectionControls(toPlainText(start)).trim();
  return text.length > most ? `${plain}…` : plain;
}
