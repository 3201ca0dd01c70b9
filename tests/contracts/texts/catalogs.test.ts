import {
  isPluralElement,
  isSelectElement,
  isStructurallySame,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { serverTexts as arabicMails } from '#contracts/texts/ar/serverTexts.ts';
import { deskMoneyTexts as arabicMoney } from '#contracts/texts/ar/deskMoneyTexts.ts';
import { deskPasskeysTexts as arabicPasskeys } from '#contracts/texts/ar/deskPasskeysTexts.ts';
import { deskPromotionsTexts as arabicPromotions } from '#contracts/texts/ar/deskPromotionsTexts.ts';
import { deskRatesTexts as arabicRates } from '#contracts/texts/ar/deskRatesTexts.ts';
import { deskTemplatesTexts as arabicTemplates } from '#contracts/texts/ar/deskTemplatesTexts.ts';
import { deskTexts as arabicDesk } from '#contracts/texts/ar/deskTexts.ts';
import { serverTexts as germanMails } from '#contracts/texts/de/serverTexts.ts';
import { deskMoneyTexts as germanMoney } from '#contracts/texts/de/deskMoneyTexts.ts';
import { deskPasskeysTexts as germanPasskeys } from '#contracts/texts/de/deskPasskeysTexts.ts';
import { deskPromotionsTexts as germanPromotions } from '#contracts/texts/de/deskPromotionsTexts.ts';
import { deskRatesTexts as germanRates } from '#contracts/texts/de/deskRatesTexts.ts';
import { deskTemplatesTexts as germanTemplates } from '#contracts/texts/de/deskTemplatesTexts.ts';
import { deskTexts as germanDesk } from '#contracts/texts/de/deskTexts.ts';
import { deskMoneyTexts } from '#contracts/texts/en/deskMoneyTexts.ts';
import { deskPasskeysTexts } from '#contracts/texts/en/deskPasskeysTexts.ts';
import { deskPromotionsTexts } from '#contracts/texts/en/deskPromotionsTexts.ts';
import { deskRatesTexts } from '#contracts/texts/en/deskRatesTexts.ts';
import { deskTemplatesTexts } from '#contracts/texts/en/deskTemplatesTexts.ts';
import { deskTexts } from '#contracts/texts/en/deskTexts.ts';
import { serverTexts } from '#contracts/texts/en/serverTexts.ts';
import { serverTexts as frenchMails } from '#contracts/texts/fr/serverTexts.ts';
import { deskMoneyTexts as frenchMoney } from '#contracts/texts/fr/deskMoneyTexts.ts';
import { deskPasskeysTexts as frenchPasskeys } from '#contracts/texts/fr/deskPasskeysTexts.ts';
import { deskPromotionsTexts as frenchPromotions } from '#contracts/texts/fr/deskPromotionsTexts.ts';
import { deskRatesTexts as frenchRates } from '#contracts/texts/fr/deskRatesTexts.ts';
import { deskTemplatesTexts as frenchTemplates } from '#contracts/texts/fr/deskTemplatesTexts.ts';
import { deskTexts as frenchDesk } from '#contracts/texts/fr/deskTexts.ts';
import { gateTexts } from '#contracts/texts/gateTexts.ts';

/** Returns the texts of a catalog by their keys, such as `stayTerms.meal.breakfast`. */
function flat(texts: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]: [string, unknown]): [string, string][] => {
      if (typeof text === 'string') return [[path + key, text]];
      return typeof text === 'object' && text !== null ? [...flat(text, `${path}${key}.`)] : [];
    }),
  );
}

const english = flat({
  ...deskTexts,
  ...deskMoneyTexts,
  ...deskPasskeysTexts,
  ...deskPromotionsTexts,
  ...deskRatesTexts,
  ...deskTemplatesTexts,
  ...serverTexts,
  gate: gateTexts.en,
});
const translations = {
  de: flat({
    ...germanDesk,
    ...germanMoney,
    ...germanPasskeys,
    ...germanPromotions,
    ...germanRates,
    ...germanTemplates,
    ...germanMails,
    gate: gateTexts.de,
  }),
  fr: flat({
    ...frenchDesk,
    ...frenchMoney,
    ...frenchPasskeys,
    ...frenchPromotions,
    ...frenchRates,
    ...frenchTemplates,
    ...frenchMails,
    gate: gateTexts.fr,
  }),
  ar: flat({
    ...arabicDesk,
    ...arabicMoney,
    ...arabicPasskeys,
    ...arabicPromotions,
    ...arabicRates,
    ...arabicTemplates,
    ...arabicMails,
    gate: gateTexts.ar,
  }),
};

/** Returns the options of each plural in a text. */
function pluralsOf(elements: readonly MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return pluralsOf(element.children);
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => pluralsOf(value));
    return isPluralElement(element) ? [Object.keys(element.options), ...inner] : inner;
  });
}

describe.each(['de', 'fr', 'ar'] as const)('the catalog of %s', (language) => {
  const texts = translations[language];

  test('has all English texts with their arguments', () => {
    const wrong = [...english].filter(([key, text]) => {
      const translated = texts.get(key);
      return !translated?.trim() || !isStructurallySame(parse(text), parse(translated)).success;
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
    expect([...texts.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  test('isolates no values itself, because `t` does', () => {
    const doubled = [...texts].filter(([, text]) => /\u2068[^\u2069]*\{/.test(text));
    expect(doubled.map(([key]) => key)).toEqual([]);
  });

  test('has every plural form of the language', () => {
    // French needs `many` only for millions, which no count of the site reaches.
    const wanted = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((category) => language === 'ar' || category !== 'many');
    const lacking = [...texts].filter(([, text]) =>
      pluralsOf(parse(text)).some((options) => {
        const categories = options.filter((option) => !option.startsWith('='));
        // A plural that only distinguishes numbers, such as one room from more, has no
        // grammatical forms except in Arabic.
        const tellsApart = language !== 'ar' && categories.join() === 'other';
        return !tellsApart && wanted.some((each) => !categories.includes(each));
      }),
    );
    expect(lacking.map(([key]) => key)).toEqual([]);
  });

  test('leaves no sentence in English', () => {
    const same = [...english].filter(
      ([key, text]) => texts.get(key) === text && /\p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,}/u.test(text),
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });

  test('uses the punctuation of the language instead of typewriter marks', () => {
    const typed = [...texts].filter(([, text]) => /\p{L}'|'\p{L}|"\p{L}/u.test(text));
    expect(typed.map(([key]) => key)).toEqual([]);
    // French uses non-breaking spaces in these positions.
    const breaking = [...texts].filter(([, text]) => language === 'fr' && /« | [:;!?»]/.test(text));
    expect(breaking.map(([key]) => key)).toEqual([]);
  });
});
