/** Letters that Unicode does not take apart into a base letter and a mark. */
const undivided: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
};

/**
 * A text without case, accents and surplus spaces, so that `sao paulo` finds São Paulo and
 * `ISTANBUL` finds Istanbul. Without it a traveller needs the right keyboard to find a city.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıøłđðþßæœ’]/g, (letter) => undivided[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text as part of an identifier: folded, words joined by `_`, nothing outside `a-z`, `0-9` and `_`. */
export function toSlug(text: string): string {
  return foldText(text)
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
