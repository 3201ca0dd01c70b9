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
 * The address to which browsers report violations. It is sent only behind TLS: on plain HTTP,
 * Chromium ignores it, and also `report-uri` if `report-to` is present. Reporting API §3.1.
 */
export const reportingEndpoints = [
  'Reporting-Endpoints',
  `${reportingGroup}="${browserReportsPath}"`,
];

/** The hash of an empty style element, to which emotion adds rules in production. ADR 0009. */
const emptyStyle = sourceOf('');

function sourceOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

/** Returns the hashes of the style elements in the page. No other inline style is applied. */
function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) =>
    sourceOf(style),
  );
}

/**
 * Returns the Content-Security-Policy of the page. It allows the site's own scripts, the style
 * elements in the page, pictures of the allowed hosts, the map's tiles and its frame. `html` is
 * undefined in development, where modules are evaluated and styles are inline. CSP3, ADR 0009.
 */
export function pagePolicy(
  config: PolicyConfig,
  html: string | undefined,
  overTls = false,
): string {
  const styles = html === undefined ? ["'unsafe-inline'"] : [...inlineStyles(html), emptyStyle];
  return policy({
    // Firefox applies this directive to the prefetched files of the app, regardless of the others.
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

/** Returns the policy of a page that has these style elements and loads nothing. */
export function policyOfStyles(styles: string): string {
  return policy({
    'default-src': ["'none'"],
    'style-src': inlineStyles(styles),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** The policy of all other responses. If a browser shows one as a page, it may load nothing. */
export const dataPolicy = policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Returns the sources of pictures, unless the operator sets them. With a provider or a recording,
 * pictures may come from any host, for a page over TLS only by https. With the sample provider,
 * they come from this site alone.
 */
function pictureSources(
  { pictureHosts, providerHost, replayFolder }: PolicyConfig,
  overTls: boolean,
): string[] {
  if (pictureHosts) return pictureHosts;
  if (!providerHost && !replayFolder) return [];
  return overTls ? ['https:'] : ['https:', 'http:'];
}

/**
 * Returns the sources of the tiles of the site's map, none if the operator has switched them off.
 */
function tileSources({ mapTileUrl }: PolicyConfig): string[] {
  const source = tileSource(mapTileUrl);
  return source === undefined ? [] : [source];
}

/**
 * Returns the sources of the map's frame. Google's map address redirects to another host, and the
 * policy must allow both. Without an address, no frame is allowed.
 */
function mapSources({ mapEmbedUrl }: PolicyConfig): string[] {
  if (!mapEmbedUrl) return ["'none'"];
  const { origin } = new URL(mapEmbedUrl.replaceAll('{lat}', '0').replaceAll('{lng}', '0'));
  return origin === 'https://maps.google.com' ? [origin, 'https://www.google.com'] : [origin];
}
