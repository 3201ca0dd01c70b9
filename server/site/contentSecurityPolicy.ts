import { createHash } from 'node:crypto';
import { browserReportsPath } from '#contracts/site/browserReports.ts';
import type { Config } from '../main/config.ts';
import { tileSource } from '../main/settingSchemas.ts';

type PolicyConfig = Pick<
  Config,
  'mapEmbedUrl' | 'mapTileUrl' | 'pictureHosts' | 'providerHost' | 'replayFolder'
>;

const reportingGroup = 'policy';
/**
 * Where browsers report violations, behind TLS alone: on plain HTTP Chromium heeds neither this nor
 * `report-uri` beside `report-to`. Reporting API §3.1.
 */
export const reportingEndpoints = [
  'Reporting-Endpoints',
  `${reportingGroup}="${browserReportsPath}"`,
];

/** The hash of an empty style element: in production, emotion adds rules to one. ADR 0009. */
const emptyStyle = sourceOf('');

function sourceOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

/** The hashes of the style elements in the page. No other inline style is applied. */
function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) =>
    sourceOf(style),
  );
}

/**
 * The Content-Security-Policy of the page: the site's own scripts, the style elements in the page,
 * pictures of the allowed hosts, the map's tiles and its frame. `html` is undefined in development,
 * where modules are evaluated and styles are inline. CSP3, ADR 0009.
 */
export function pagePolicy(
  config: PolicyConfig,
  html: string | undefined,
  overTls = false,
): string {
  const styles = html === undefined ? ["'unsafe-inline'"] : [...inlineStyles(html), emptyStyle];
  return policy({
    // Firefox applies this one to the prefetched files of the app, whatever the others allow.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'media-src': ["'none'"],
    'script-src': ["'self'", ...(html === undefined ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...pictureSources(config, overTls), ...tileSources(config)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': mapSources(config),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [browserReportsPath],
    ...(overTls && { 'report-to': [reportingGroup] }),
  });
}

/** The policy of a page that has style elements, `styles`, and loads nothing. */
export function policyOfStyles(styles: string): string {
  return policy({
    'default-src': ["'none'"],
    'style-src': inlineStyles(styles),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** The policy of everything else: if a browser shows it as a page, it may load nothing. */
export const dataPolicy = policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Where pictures may come from, unless the operator says so: with a provider or a recording from
 * anywhere, to a page over TLS only by https; with the sample provider from this site alone.
 */
function pictureSources(
  { pictureHosts, providerHost, replayFolder }: PolicyConfig,
  overTls: boolean,
): string[] {
  if (pictureHosts) return pictureHosts;
  if (!providerHost && !replayFolder) return [];
  return overTls ? ['https:'] : ['https:', 'http:'];
}

/** Where the tiles of our own map come from; none where the operator has switched them off. */
function tileSources({ mapTileUrl }: PolicyConfig): string[] {
  const source = tileSource(mapTileUrl);
  return source === undefined ? [] : [source];
}

/**
 * Google's map address redirects to another host; a frame's policy must allow both. Without an
 * address nothing is framed.
 */
function mapSources({ mapEmbedUrl }: PolicyConfig): string[] {
  if (!mapEmbedUrl) return ["'none'"];
  const { origin } = new URL(mapEmbedUrl.replaceAll('{lat}', '0').replaceAll('{lng}', '0'));
  return origin === 'https://maps.google.com' ? [origin, 'https://www.google.com'] : [origin];
}
