import { type ReviewCount, reviewCountName } from '#contracts/site/drawnPage.ts';
import type { Thing, WithContext } from 'schema-dts';
import { defaultLanguage, type Language, languages, pathIn } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { toPlainText } from '#contracts/values/plainText.ts';
import { escapeHtml } from '../escapeHtml.ts';

/** What search engines and previews of links are told of a page. */
export type Head = {
  title: string;
  description: string;
  /**
   * The address of the page in English, without the origin: what other addresses of the same page
   * are counted as.
   */
  path: string;
  /** The language that the page is written in, where it is not that of the address. */
  writtenIn?: Language;
  /** An address or a path of this site; '' for none. */
  picture: string;
  /** The address of what is probably the largest picture that the page shows at first. */
  largest?: string | undefined;
  /** Structured data, the main one first. */
  data?: readonly WithContext<Thing>[];
};

/** The locales of Open Graph, which are languages with a region. */
const locales: Readonly<Record<Language, string>> = {
  en: 'en_US',
  de: 'de_DE',
  fr: 'fr_FR',
  ar: 'ar_AR',
};

/**
 * A page's part of `<head>`: title, description, canonical address, the same page in other
 * languages, Open Graph and structured data. Everything is escaped: names of hotels are text of
 * others. ADR 0021.
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

/** The title and the description alone, for a page that is not to be found. */
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
 * JSON inside a script element, which ends at `</script` and in which `<!--` has a meaning whatever
 * quotes surround them: without `<` it has neither. HTML §4.12.1.3.
 */
function scriptJson(value: object): string {
  return withoutTags(JSON.stringify(value));
}

function withoutTags(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** Says how many reviews the hotel of a page has, for the app that takes over. */
export function reviewsHtml({ hotel, count }: ReviewCount): string {
  return `<meta name="${reviewCountName}" data-hotel="${escapeHtml(hotel)}" content="${count}" />`;
}

/** The answer, as JSON, to a call that the page is about to make, for its end. */
export function answerHtml(path: string, json: string): string {
  const open = `<script type="application/json" data-answer="${escapeHtml(path)}">`;
  return `${open}${withoutTags(json)}</script>`;
}
