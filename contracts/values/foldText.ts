/** Letters that Unicode does not decompose into a base letter and a mark. */
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
 * Returns a text without case, accents and surplus spaces, so that typed text can be compared with
 * names: `sao paulo` equals São Paulo and `ISTANBUL` equals Istanbul.
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
