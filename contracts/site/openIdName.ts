/**
 * The name of the `meta` element in which the sign-in pages of the site and of the desk find what
 * the other site is called whose accounts sign in: OIDC_NAME, STAFF_OIDC_NAME. It is none of
 * `siteSettings`, since every other page would carry it.
 */
export const openIdNameMeta = 'openIdName';
