import { routes } from '../paths.ts';

const accountPages: readonly string[] = [
  routes.signIn,
  routes.signUp,
  routes.forgotPassword,
  routes.resetPassword,
];

/**
 * Where to go after signing in: the path that the router's state names, if it is a path of this
 * site and not one of the sign-in pages; else the home page.
 */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return routes.home;
  const { from } = state;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return routes.home;
  const site = 'http://site.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(from, site);
    if (origin !== site || accountPages.includes(pathname)) return routes.home;
    return pathname + search + hash;
  } catch {
    return routes.home;
  }
}
