import { routes } from '#client/domain/paths.ts';
import { hotelsPaths } from '#contracts/provider/hotels.ts';

const exact = new Map<string, string>(
  [...Object.values(routes), ...Object.values(hotelsPaths), '/healthz', '/readyz'].map((path) => [
    path,
    path,
  ]),
);
const prefixes = [
  ...[['/assets/', '/assets/*'] as const, ['/media/', '/media/*'] as const],
  ...[hotelsPaths.hotel, ...Object.values(routes)]
    .filter((path) => path.includes(':'))
    .map((path) => [path.slice(0, path.indexOf(':')), path] as const),
];

/**
 * The pattern that a path matches, for logs and metrics: one of a few values, none of which
 * identifies the traveller. Unknown paths are `/api/*` or `*`.
 */
export function routeName(path: string): string {
  const known = exact.get(path);
  if (known !== undefined) return known;
  for (const [start, pattern] of prefixes) {
    if (path.startsWith(start) && matchesRest(path.slice(start.length), pattern)) return pattern;
  }
  return path.startsWith('/api/') ? '/api/*' : '*';
}

function matchesRest(rest: string, pattern: string): boolean {
  return pattern.endsWith('*') || (rest !== '' && !rest.includes('/'));
}
