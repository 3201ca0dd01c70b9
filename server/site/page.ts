import { createHash } from 'node:crypto';
import { vitalsRateMeta } from '#contracts/site/browserReports.ts';
import { type ReviewCount, withDrawn } from '#contracts/site/drawnPage.ts';
import { manifestFile } from '#contracts/site/rootFiles.ts';
import { openIdNameMeta } from '#contracts/site/openIdName.ts';
import { siteVersionMeta } from '#contracts/site/siteVersion.ts';
import { type SiteSettings, siteSettings } from '#contracts/site/siteSettings.ts';
import {
  defaultLanguage,
  directionOf,
  type Language,
  languages,
} from '#contracts/texts/languages.ts';
import type { Config } from '../main/config.ts';
import { buildVersion } from '../observability/version.ts';
import { collectingOf } from './collecting.ts';
import { escapeHtml } from './escapeHtml.ts';
import { answerHtml } from './heads/headHtml.ts';
import { withMarkedControls } from './withoutScript.ts';

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

/**
 * The settings that the server writes into the page. `live` means that the provider sends rates, so
 * that no sample text is shown.
 */
export type PageSettings = Pick<
  Config,
  | 'gate'
  | 'gatePassword'
  | 'offline'
  | 'openId'
  | 'operator'
  | 'deskEmail'
  | 'paymentNotes'
  | 'paymentCurrencies'
  | 'providerHost'
  | 'vitalsSampleRate'
  | (keyof SiteSettings & keyof Config)
> &
  Pick<SiteSettings, 'live'>;

/**
 * Adds settings to the built page, so that changing a setting needs no build. These are the
 * settings that pages read, and whether bookings open without a network. A page behind the gate
 * also gets the SHA-256 digest of its password.
 *
 * An open page gets the share of loads that report their performance. Behind the gate, no load
 * reports it. Browsers stop measuring the largest paint at the first key press, and there the
 * visitor types the password first. Throws if the page has no head.
 */
export function withSettings(html: string, settings: PageSettings): string {
  const { gate, gatePassword, offline, openId, vitalsSampleRate } = settings;
  const digest = createHash('sha256').update(gatePassword).digest('hex');
  return withVersion(
    html,
    (gate ? meta('gate-digest', digest) : meta(vitalsRateMeta, String(vitalsSampleRate))) +
      metaOf(settingsIn(languageOf(html), settings)) +
      meta('offline', offline ? 'on' : 'off') +
      (openId ? meta(openIdNameMeta, openId.name) : ''),
  );
}

/**
 * Writes the version of the site, and `written`, into the head of the built page. Throws if the
 * page has no head.
 */
function withVersion(html: string, written = ''): string {
  const headEnd = html.indexOf('</head>');
  if (headEnd === -1) throw new Error('the built page has no </head>');
  const all = written + meta(siteVersionMeta, buildVersion);
  return html.slice(0, headEnd) + all + html.slice(headEnd);
}

/** Returns the settings that pages read, in a language. */
export function settingsIn(
  language: Language,
  { operator, deskEmail, ...settings }: PageSettings,
): SiteSettings {
  const { address, phone, email } = operator;
  const contact = Boolean(deskEmail ?? email);
  return { ...settings, ...collectingOf(settings, language), address, phone, email, contact };
}

function metaOf(shown: Readonly<Record<string, string | boolean>>): string {
  return Object.keys(siteSettings)
    .map((name) => meta(name, String(shown[name])))
    .join('');
}

/** Returns the language of the built page. */
function languageOf(html: string): Language {
  const [, lang] = /<html lang="(\w+)"/.exec(html) ?? [];
  return languages.find((each) => each === lang) ?? defaultLanguage;
}

/** The individual content of a page. */
export type OwnPage = {
  head: string;
  /**
   * The first call of the page, and its answer as JSON, with an entity tag that identifies the
   * answer.
   */
  answer?: { call: string; etag: string; json: () => string } | undefined;
  /** The number of reviews of the hotel, which the head also contains. */
  reviews?: ReviewCount | undefined;
};

/**
 * Replaces the title and description of the built page by `head`. Inserts `links` at the end of the
 * head, and the answer at the end of the body. `drawn` content is shown until the scripts have
 * taken over. For such a page, the style sheets block rendering, and the scripts load with low
 * priority.
 */
export function withOwn(html: string, { head, answer }: OwnPage, links = '', drawn = ''): string {
  const own = html
    .replace(/<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/, () => head)
    .replace('</head>', () => `${links}</head>`)
    .replace('</body>', () => `${answer ? answerHtml(answer.call, answer.json()) : ''}</body>`);
  if (drawn === '') return own;
  const shown = own
    .replaceAll('<link rel="preload" as="style"', '<link rel="stylesheet"')
    .replaceAll(
      '<link rel="preload" as="script"',
      '<link rel="preload" fetchpriority="low" as="script"',
    );
  return withDrawn(shown, withMarkedControls(harmless(drawn)));
}

/**
 * Returns the drawn content without dialogs, which cannot be opened yet, and without inline styles,
 * which the policy forbids.
 */
function harmless(drawn: string): string {
  return drawn.replaceAll(/ style="[^"]*"/g, '').replaceAll(/<dialog\b[^]*?<\/dialog>/g, '');
}

/**
 * Returns the path of the picture that other sites show beside a link to this site, as the built
 * page names it.
 */
export function pictureIn(html: string): string {
  return /<link rel="image_src" href="([^"]+)">/.exec(html)?.[1] ?? '';
}

/**
 * Writes the version, the name of the site, and the name of the staff's sign-in provider into the
 * built page of the desk. Also sets the language in which the desk is shown and installed.
 */
export function withLanguage(
  html: string,
  language: Language,
  { siteName, staffOpenId }: Partial<Pick<Config, 'siteName' | 'staffOpenId'>> = {},
): string {
  const name = staffOpenId ? meta(openIdNameMeta, staffOpenId.name) : '';
  return withVersion(html, meta('siteName', siteName ?? '') + name)
    .replace(
      /<html lang="\w+" dir="\w+">/,
      `<html lang="${language}" dir="${directionOf(language)}">`,
    )
    .replace(manifestFile(defaultLanguage), manifestFile(language));
}
