import { maxMessageLength } from '#contracts/site/desk/deskBooking.ts';
import {
  maxTemplateName,
  mostPlaceholders,
  readPlaceholders,
  type TemplateTexts,
} from '#contracts/site/desk/deskTemplates.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { type Language, languages } from '#contracts/texts/languages.ts';

/** The typed name and the text for each language, which may be blank. */
export interface TypedTemplate {
  name: string;
  texts: Readonly<Record<Language, string>>;
}

/**
 * The template to store, or undefined if a field is wrong. `all` is the error if every text is
 * blank.
 */
interface ReadTemplate {
  content: { name: string; texts: TemplateTexts } | undefined;
  errors: { name?: string; texts: Partial<Record<Language, string>>; all?: string };
}

/** Reads the typed fields by the rules of the contract. Blank texts are left out. */
export function readTemplate({ t }: DeskI18n, { name, texts: typed }: TypedTemplate): ReadTemplate {
  const texts: Partial<Record<Language, string>> = {};
  const wrong: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const text = typed[language].trim();
    if (text === '') continue;
    texts[language] = text;
    const error = errorOf(t, text);
    if (error !== undefined) wrong[language] = error;
  }
  const isNamed = name.trim() !== '' && name.trim().length <= maxTemplateName;
  const isEmpty = Object.keys(texts).length === 0;
  const isRight = isNamed && !isEmpty && Object.keys(wrong).length === 0;
  return {
    content: isRight ? { name: name.trim(), texts } : undefined,
    errors: {
      texts: wrong,
      ...(!isNamed && { name: t('deskTemplates.nameMissing') }),
      ...(isEmpty && { all: t('deskTemplates.noText') }),
    },
  };
}

function errorOf(t: DeskI18n['t'], text: string): string | undefined {
  const { known, unknown } = readPlaceholders(text);
  if (unknown.length > 0) {
    return t('deskTemplates.unknown', { written: [...new Set(unknown)].slice(0, 3).join(' ') });
  }
  if (known.length > mostPlaceholders)
    return t('deskTemplates.tooMany', { most: mostPlaceholders });
  if (text.length > maxMessageLength) {
    return t('deskBooking.actions.write.tooLong', { count: text.length, most: maxMessageLength });
  }
  return undefined;
}
