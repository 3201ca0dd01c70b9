import { createHash } from 'node:crypto';
import { type SiteSettings, siteSettings } from '#contracts/site/siteSettings.ts';
import {
  defaultLanguage,
  directionOf,
  type Language,
  languages,
} from '#contracts/texts/languages.ts';
import type { Config } from '../main/config.ts';
import { collectingOf } from './collecting.ts';
import { escapeHtml } from './escapeHtml.ts';

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

/**
 * What the server writes into the page. `live`: the provider sends rates, so no sample text is
 * shown.
 */
export type PageSettings = Pick<
  Config,
  | 'gate'
  | 'gatePassword'
  | 'offline'
  | 'operator'
  | 'deskEmail'
  | 'paymentNotes'
  | 'providerHost'
  | (keyof SiteSettings & keyof Config)
> &
  Pick<SiteSettings, 'live'>;

/**
 * Adds settings to the built page, so that changing one needs no build: those that pages read,
 * whether bookings open without a network, and the SHA-256 digest of the gate's password unless
 * there is no gate. Throws if the page has no head.
 */
export function withSettings(
  html: string,
  { gate, gatePassword, offline, operator, deskEmail, ...settings }: PageSettings,
): string {
  const headEnd = html.indexOf('</head>');
  if (headEnd === -1) throw new Error('the built page has no </head>');
  const digest = createHash('sha256').update(gatePassword).digest('hex');
  const { address, phone, email } = operator;
  const contact = Boolean(deskEmail ?? email);
  const collecting = collectingOf(settings, languageOf(html));
  const shown: SiteSettings = { ...settings, ...collecting, address, phone, email, contact };
  const written =
    (gate ? meta('gate-digest', digest) : '') +
    metaOf(shown) +
    meta('offline', offline ? 'on' : 'off');
  return html.slice(0, headEnd) + written + html.slice(headEnd);
}

function metaOf(shown: Readonly<Record<string, string | boolean>>): string {
  return Object.entries(siteSettings)
    .map(([key, [name]]) => meta(name, String(shown[key])))
    .join('');
}

/** The language of the built page. */
function languageOf(html: string): Language {
  const [, lang] = /<html lang="(\w+)"/.exec(html) ?? [];
  return languages.find((each) => each === lang) ?? defaultLanguage;
}

/** Puts a head of its own in place of the title and description of the built page. */
export function withHead(html: string, head: string): string {
  return html.replace(/<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/, () => head);
}

/**
 * The path of the picture that other sites show beside a link to this one, as the built page names
 * it.
 */
export function pictureIn(html: string): string {
  return /<link rel="image_src" href="([^"]+)">/.exec(html)?.[1] ?? '';
}

/** Names the language of the built page of the desk, in which it then is shown. */
export function withLanguage(html: string, language: Language): string {
  return html.replace(
    /<html lang="\w+" dir="\w+">/,
    `<html lang="${language}" dir="${directionOf(language)}">`,
  );
}
