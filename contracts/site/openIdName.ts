/**
 * The name of the `meta` element that contains the name of the OpenID provider whose accounts can
 * sign in: OIDC_NAME, STAFF_OIDC_NAME. The sign-in pages of the site and of the desk read it. It is
 * not part of `siteSettings`, because then every page would contain it.
 */
export const openIdNameMeta = 'openIdName';
