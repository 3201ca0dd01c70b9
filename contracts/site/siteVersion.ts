/**
 * The header that identifies a response of the site's own server. Every response of the API has it.
 * Gateways, captive portals and the provider do not send it. Its value names the build. ADR 0027.
 */
export const siteVersionHeader = 'Site-Version';

/** The name of the `meta` element with the build of the page. */
export const siteVersionMeta = 'site-version';
