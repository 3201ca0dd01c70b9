import { routes } from '../paths.ts';

const accountPages: readonly string[] = [
  routes.signIn,
  routes.signUp,
  routes.forgotPassword,
  routes.resetPassword,
];

/**
 * Returns the path to open after signing in. The router's state can name a path of this site, but
 * not one of the sign-in pages. Without such a path this is the home page.
 */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return routes.home;
  const { from } = state;
  // Browsers drop tabs and line breaks, and read a backslash as a slash.
  if (typeof from !== 'string' || !/^\/(?!\/)[^\t\n\r\\]*$/.test(from)) return routes.home;
  const { pathname, search, hash } = new URL(from, 'http://site.invalid');
  return accountPages.includes(pathname) ? routes.home : pathname + search + hash;
}
