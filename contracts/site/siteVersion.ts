/**
 * The header by which the browser recognizes an answer of the site's own server: every answer of
 * the API has it, and no gateway, captive portal or provider sends it. Its value names the build.
 * ADR 0027.
 */
export const siteVersionHeader = 'Site-Version';

/** The `meta` element of a page that names the build that the page is of. */
export const siteVersionMeta = 'site-version';
