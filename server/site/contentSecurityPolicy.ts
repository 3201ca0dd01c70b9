import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

type PolicyConfig = Pick<Config, 'mapEmbedUrl' | 'pictureHosts' | 'providerHost' | 'replayFolder'>;

/** Of an empty style element: the one that emotion fills rule by rule in production. ADR 0010. */
const emptyStyle = source('');

function source(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

/** The hashes of the page's own style elements, which are the only inline styles it may apply. */
function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) => source(style));
}

/**
 * What the page may load, and nothing else: the site's own scripts, the page's own style elements,
 * pictures of the allowed hosts and the map's frame. With `html` undefined the page is one under
 * development, whose modules are evaluated and whose styles are written as text. CSP3, ADR 0010.
 */
export function pagePolicy(
  config: PolicyConfig,
  html: string | undefined,
  overTls = false,
): string {
  const styles = html === undefined ? ["'unsafe-inline'"] : [...inlineStyles(html), emptyStyle];
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(html === undefined ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...pictureSources(config, overTls)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': mapSources(config),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/** For everything that is not the page: should a browser ever show it as one, it may load nothing. */
export const dataPolicy = policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Unless the operator names them: a provider's pictures, recorded or not, come from anywhere, and to
 * a page that came by TLS by https alone.
 */
function pictureSources(
  { pictureHosts, providerHost, replayFolder }: PolicyConfig,
  overTls: boolean,
): string[] {
  if (pictureHosts) return pictureHosts;
  if (!providerHost && !replayFolder) return [];
  return overTls ? ['https:'] : ['https:', 'http:'];
}

/** Google's short address leads on to another host, and a frame's policy counts both. */
function mapSources({ mapEmbedUrl }: PolicyConfig): string[] {
  const { origin } = new URL(mapEmbedUrl.replaceAll('{lat}', '0').replaceAll('{lng}', '0'));
  return origin === 'https://maps.google.com' ? [origin, 'https://www.google.com'] : [origin];
}
