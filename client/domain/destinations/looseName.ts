const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sch|sh|ch|tch/g, 's'],
  [/c(?=[eiy])|z/g, 's'],
  [/ck|[cqk]h?/g, 'k'],
  [/(?<=[bdgrt])h/g, ''],
  [/dj/g, 'j'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/([aou])e/g, '$1'],
  [/ou|oo/g, 'u'],
  [/ee|ea|ei|ie/g, 'i'],
  [/(.)\1/g, '$1'],
];

/**
 * A folded name in Latin letters, written about as it sounds: `marakesh` and `marrakech` become the
 * same, as do `koeln` and `koln`. What is not a letter becomes a space. Names in other scripts stay
 * as they are.
 */
export function looseName(folded: string): string {
  const letters = folded.replace(/[^\p{L}\d]+/gu, ' ').trim();
  if (!/[a-z]/.test(letters)) return letters;
  return sounds.reduce((text, [sound, letter]) => text.replace(sound, letter), letters);
}
