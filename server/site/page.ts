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
 * What the server writes into the page. `live`: the provider sends rates, so no sample text is
 * shown.
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
 * Adds settings to the built page, so that changing one needs no build: those that pages read,
 * whether bookings open without a network, and the SHA-256 digest of the gate's password or, without
 * the gate, the share of loads that report how they went. Behind it none does: the largest paint ends
 * with the first key, which is one of the password. Throws if the page has no head.
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
 * Names the version of the site in the built page, beside what else is written into its head. Throws
 * if the page has no head.
 */
function withVersion(html: string, written = ''): string {
  const headEnd = html.indexOf('</head>');
  if (headEnd === -1) throw new Error('the built page has no </head>');
  const all = written + meta(siteVersionMeta, buildVersion);
  return html.slice(0, headEnd) + all + html.slice(headEnd);
}

/** The settings that pages read, in a language. */
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

/** The language of the built page. */
function languageOf(html: string): Language {
  const [, lang] = /<html lang="(\w+)"/.exec(html) ?? [];
  return languages.find((each) => each === lang) ?? defaultLanguage;
}

/** What a page has of its own. */
export type OwnPage = {
  head: string;
  /** The call that it makes first, and the answer to it: as JSON, and by what it is told apart. */
  answer?: { call: string; etag: string; json: () => string } | undefined;
  /** How many reviews its hotel has, which its head says too. */
  reviews?: ReviewCount | undefined;
};

/**
 * Puts a head of its own in place of the title and description of the built page, `links` at the
 * end of the head, and the answer at the end of the body. With what is `drawn` of the page, which is
 * shown until its scripts have taken over, its styles come before its scripts.
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
 * What was drawn, without dialogs, which nothing opens, and without inline styles, which the policy
 * forbids.
 */
function harmless(drawn: string): string {
  return drawn.replaceAll(/ style="[^"]*"/g, '').replaceAll(/<dialog\b[^]*?<\/dialog>/g, '');
}

/**
 * The path of the picture that other sites show beside a link to this one, as the built page names
 * it.
 */
export function pictureIn(html: string): string {
  return /<link rel="image_src" href="([^"]+)">/.exec(html)?.[1] ?? '';
}

/**
 * Names the version of the built page of the desk, the site, the other site that signs its staff in,
 * and the language, in which it then is shown and installed.
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
