/**
 * Control characters but tab and line breaks, and halves of surrogate pairs: no text that people type.
 * PostgreSQL does not store U+0000 and the halves; terminals obey many of the others.
 */
const unprintable = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;

/** Whether a text has nothing but characters that can be stored and shown. */
export function isPlainText(text: string): boolean {
  return !unprintable.test(text);
}

/** The text with U+FFFD in place of each character that cannot be stored or shown. */
export function toPlainText(text: string): string {
  return text.replaceAll(new RegExp(unprintable, 'gu'), '\ufffd');
}
