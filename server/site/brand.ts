import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';
import { brandColors, brandStyles } from '#client/app/brandColors.ts';
import { withSiteName } from '#contracts/texts/siteName.ts';
import type { Config } from '../main/config.ts';
import { contentHeaders, etagOf, respond } from '../request/respond.ts';
import { forOtherOrigins } from '../request/securityHeaders.ts';
import { escapeHtml } from './escapeHtml.ts';

/** The media types of a logo by file extension. */
const logoTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
/** The limit is low because a page loads the logo early. */
const mostLogoBytes = 200_000;

/** The brand of the operator, applied to pages that were built with the default brand. */
export type Brand = {
  /** Whether the operator has set any part of the brand. */
  isOwn: boolean;
  /** Writes the operator's name, colors and icon into a built page. */
  page: (html: string) => string;
  /** Writes the name, colors and icon into a built web app manifest. */
  manifest: (json: string) => string;
  /** Serves the logo. */
  assets: RequestHandler;
};

/**
 * Creates the brand from the settings SITE_NAME, SITE_LOGO and SITE_COLOR. Without them, pages stay
 * as they were built. Throws if the logo cannot be read, is too large, or is neither SVG nor PNG.
 */
export function createBrand({
  siteName,
  siteLogo,
  siteColor,
}: Pick<Config, 'siteName' | 'siteLogo' | 'siteColor'>): Brand {
  const logo = siteLogo === undefined ? undefined : readLogo(siteLogo);
  const colors = siteColor === '' ? undefined : brandColors(siteColor);
  const styles =
    (colors ? brandStyles(colors) : '') +
    (logo ? `:root{--s-mark:none;--s-logo-content:'';--s-logo:url(${logo.path})}` : '');
  const style = styles && `<style>${styles}</style>`;
  return {
    isOwn: siteName !== '' || logo !== undefined || colors !== undefined,
    page: (html) => {
      const named = withSiteName(html, escapeHtml(siteName))
        .replace('</head>', `${style}</head>`)
        // The default picture shows the default name, so it is removed when SITE_NAME is set.
        .replace(/<link rel="image_src"[^>]*>\n?/, (link) => (siteName === '' ? link : ''));
      const colored = colors
        ? named.replace(
            /(<meta name="theme-color" content=")[^"]+(" media="\(prefers-color-scheme: light\)")/,
            `$1${colors.light.sea}$2`,
          )
        : named;
      if (!logo) return colored;
      return colored
        .replace(
          /<link rel="icon"[^>]*>/,
          `<link rel="icon" type="${logo.type}" href="${logo.path}">`,
        )
        .replace(/<link rel="apple-touch-icon"[^>]*>\n?/, appleIcon(logo));
    },
    manifest: (json) => {
      const named = withSiteName(json, JSON.stringify(siteName).slice(1, -1));
      const icons = logo && [{ src: logo.path, type: logo.type, sizes: 'any', purpose: 'any' }];
      return JSON.stringify({
        ...JSON.parse(named),
        ...(colors && { theme_color: colors.light.sea }),
        ...(icons && { icons }),
      });
    },
    assets: (req, res, next) => {
      if (!logo || req.path !== logo.path) {
        next();
        return;
      }
      const headers = ['Cache-Control', 'public, max-age=31536000, immutable', ...forOtherOrigins];
      headers.push('ETag', logo.etag, ...contentHeaders(logo.type, logo.body));
      respond(res, { status: 200, headers, body: logo.body, etag: logo.etag });
    },
  };
}

type Logo = { path: string; type: string; body: Buffer; etag: string };

function readLogo(file: string): Logo {
  const end = extname(file).toLowerCase();
  const type = logoTypes[end];
  if (type === undefined) throw new Error(`SITE_LOGO must be an .svg or a .png file: ${file}`);
  if (!existsSync(file)) throw new Error(`SITE_LOGO must be a file: there is no ${file}`);
  const body = readFileSync(file);
  if (body.length > mostLogoBytes) {
    throw new Error(`SITE_LOGO must have at most ${mostLogoBytes / 1_000} KB: ${file}`);
  }
  const digest = createHash('sha256').update(body).digest('hex').slice(0, 10);
  return { path: `/assets/logo.${digest}${end}`, type, body, etag: etagOf(body) };
}

/**
 * Returns the link to the icon for the home screen of a phone. Phones accept no SVG, so the result
 * is '' for an SVG logo. Phones then show a picture of the page.
 */
function appleIcon({ type, path }: Logo): string {
  return type === 'image/png' ? `<link rel="apple-touch-icon" href="${path}">\n` : '';
}
