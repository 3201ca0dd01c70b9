import {
  isPlainLine,
  isPlainText,
  removeInvisible,
  toPlainText,
} from '#contracts/values/plainText.ts';

test.each([
  ['a zero-width space', 'ad\u200bmin', 'admin'],
  ['a byte order mark', '\ufeffAda', 'Ada'],
  ['bidi overrides, isolates and marks', '\u202eadA\u202c \u2066x\u2069\u200f', 'adA x'],
  ['a soft hyphen', 'a\u00adb', 'ab'],
  ['a filler that looks blank', '\u3164', ''],
  ['a joiner between letters that do not join', 'a\u200db\u200cc', 'abc'],
  ['a joiner without a letter', '\u200d \u200c', ' '],
  ['all joiners but one', '\u0645\u200c\u200c\u200d\u0647', '\u0645\u200c\u0647'],
  ['text hidden in tags or selectors', 'a\u{e0041}\u{e0042}b\ufe00\ufe01\ufe02', 'ab\ufe00'],
])('%s is removed', (_what, text, visible) => {
  expect(removeInvisible(text)).toBe(visible);
  expect(removeInvisible(visible)).toBe(visible);
});

test.each([
  ['Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['Hindi', '\u0915\u094d\u200d\u0937'],
  ['Hebrew', '\u05e9\u05dc\u05d5\u05dd!'],
  ['a Japanese name with a variant', '\u845b\u{e0100}\u98fe'],
  ['a family', '\u{1f469}\u200d\u{1f469}\u{1f3fd}\u200d\u{1f467}'],
  ['a heart on fire', '\u2764\ufe0f\u200d\u{1f525}'],
  ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['lines and tabs', 'a\tb\r\nc'],
])('%s stays as it is', (_what, text) => {
  expect(removeInvisible(text)).toBe(text);
  expect(isPlainText(text)).toBe(true);
});

test.each(['a\0', '\ud800', 'a\udc00b', '\x1b[2J', '\x7f', '\x9b'])(
  '%j is not plain text',
  (text) => {
    expect(isPlainText(text)).toBe(false);
    expect(isPlainText(toPlainText(text))).toBe(true);
  },
);

test.each(['a\tb', 'a\nb', 'a\rb', 'a\u2028b', 'a\0'])('%j is not a line of plain text', (text) => {
  expect(isPlainLine(text)).toBe(false);
});
