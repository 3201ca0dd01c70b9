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
  // The browser leaves out tabs and line breaks, and reads a backslash as a slash.
  if (typeof from !== 'string' || !/^\/(?!\/)[^\t\n\r\\]*$/.test(from)) return routes.home;
  const { pathname, search, hash } = new URL(from, 'http://site.invalid');
  return accountPages.includes(pathname) ? routes.home : pathname + search + hash;
}
