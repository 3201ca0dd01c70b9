import { createI18n } from '#contracts/texts/createI18n.ts';

const texts = {
  removed: '{name} was removed.',
  chosen: '{kind, select, hotel {a hotel} other {a room}} of {name}',
  link: '<link>{name}</link>, 3 stars',
} as const;
const i18n = {
  en: createI18n<typeof texts>('en', texts),
  ar: createI18n<typeof texts>('ar', texts),
};

describe('a name in a sentence', () => {
  test.each([
    ['en', 'Hotel Sea View', 'Hotel Sea View was removed.'],
    ['en', 'فندق البحر', '\u2068فندق البحر\u2069 was removed.'],
    ['en', 'Evil\u202e Inn\u2069', '\u2068Evil Inn\u2069 was removed.'],
    ['ar', 'Hotel (Sea)', '\u2068Hotel (Sea)\u2069 was removed.'],
    ['ar', 'Hilton', '\u2068Hilton\u2069 was removed.'],
    ['ar', 'ibis', 'ibis was removed.'],
  ] as const)('of %s keeps the order of the text around it: %j', (language, name, expected) => {
    expect(i18n[language].t('removed', { name })).toBe(expected);
  });

  test('works in text choices and links', () => {
    const { t } = i18n.ar;
    expect(t('chosen', { kind: 'hotel', name: 'X 1' })).toBe('a hotel of \u2068X 1\u2069');
    const shown = t.rich('link', { name: 'X 1', link: (chunks) => chunks });
    expect(shown).toBe('\u2068X 1\u2069, 3 stars');
  });
});
