import { type ReviewCount, reviewCountName } from '#contracts/site/drawnPage.ts';
import type { Thing, WithContext } from 'schema-dts';
import { defaultLanguage, type Language, languages, pathIn } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { toPlainText } from '#contracts/values/plainText.ts';
import { escapeHtml } from '../escapeHtml.ts';

/** The data of a page for search engines and link previews. */
export type Head = {
  title: string;
  description: string;
  /**
   * The canonical address of the page in English, without the origin. Search engines treat other
   * addresses of the same page as this one.
   */
  path: string;
  /** The language of the page's text, if it differs from the language of the address. */
  writtenIn?: Language;
  /** An address or a path of this site, '' for none. */
  picture: string;
  /** The address of the picture that is probably the largest one in the first view of the page. */
  largest?: string | undefined;
  /** Structured data, with the main item first. */
  data?: readonly WithContext<Thing>[];
};

/** The locales of Open Graph: languages with a region. */
const locales: Readonly<Record<Language, string>> = {
  en: 'en_US',
  de: 'de_DE',
  fr: 'fr_FR',
  ar: 'ar_AR',
};

/**
 * Returns a page's part of `<head>`: title, description, canonical address, the same page in other
 * languages, Open Graph and structured data. All values are escaped, because names of hotels come
 * from the provider. ADR 0021.
 */
export function headHtml(head: Head, language: Language, origin: string): string {
  const { title, description, path, picture, largest, data = [], writtenIn = language } = head;
  const addressIn = (each: Language) => origin + pathIn(each, path);
  const others = languages.filter((each) => each !== language);
  return [
    ...(largest === undefined ? [] : [pictureLink(largest)]),
    titleHtml({ title, description }),
    link('canonical', addressIn(writtenIn)),
    ...languages.map((each) => link('alternate', addressIn(each), each)),
    link('alternate', addressIn(defaultLanguage), 'x-default'),
    property('og:type', 'website'),
    property('og:site_name', serverI18n(language).t('page.brand')),
    property('og:title', title),
    property('og:description', description),
    property('og:url', addressIn(writtenIn)),
    ...(picture === '' ? [] : [property('og:image', new URL(picture, origin).href)]),
    property('og:locale', locales[language]),
    ...others.map((each) => property('og:locale:alternate', locales[each])),
    `<meta name="twitter:card" content="summary${picture === '' ? '' : '_large_image'}">`,
    ...data.map((each) => `<script type="application/ld+json">${scriptJson(each)}</script>`),
  ].join('\n');
}

/** Returns only the title and the description, for a page that search engines must not find. */
export function titleHtml({ title, description }: Pick<Head, 'title' | 'description'>): string {
  return `<title>${text(title)}</title>
<meta name="description" content="${text(description)}">`;
}

function text(value: string): string {
  return escapeHtml(toPlainText(value));
}

function link(rel: string, href: string, hreflang?: string): string {
  const language = hreflang === undefined ? '' : ` hreflang="${hreflang}"`;
  return `<link rel="${rel}"${language} href="${escapeHtml(href)}">`;
}

function pictureLink(href: string): string {
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${text(content)}">`;
}

/**
 * Returns JSON for a script element. Inside such an element, `</script` and `<!--` have a meaning
 * even within quotes, so every `<` is escaped. HTML §4.12.1.3.
 */
function scriptJson(value: object): string {
  return withoutTags(JSON.stringify(value));
}

function withoutTags(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** Returns the number of reviews of the hotel on a page, for the app that takes over. */
export function reviewsHtml({ hotel, count }: ReviewCount): string {
  return `<meta name="${reviewCountName}" data-hotel="${escapeHtml(hotel)}" content="${count}" />`;
}

/** Returns the answer to the first call of a page as JSON, for the end of the page. */
export function answerHtml(path: string, json: string): string {
  const open = `<script type="application/json" data-answer="${escapeHtml(path)}">`;
  return `${open}${withoutTags(json)}</script>`;
}
