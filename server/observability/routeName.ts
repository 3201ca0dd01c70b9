import { routes } from '#client/domain/paths.ts';
import { hotelsPaths } from '#contracts/hotels.ts';

const exact = new Map<string, string>(
  [...Object.values(routes), ...Object.values(hotelsPaths), '/healthz', '/readyz'].map((path) => [
    path,
    path,
  ]),
);
const below = [
  ...[['/assets/', '/assets/*'] as const, ['/media/', '/media/*'] as const],
  ...[hotelsPaths.hotel, routes.hotel].map(
    (path) => [path.slice(0, path.indexOf(':')), path] as const,
  ),
];

/**
 * The pattern that an address belongs to, for logs and metrics: few values however many addresses
 * are asked for, and none that tells of the traveller. The unknown ones are `/api/*` or `*`.
 */
export function routeName(path: string): string {
  const known = exact.get(path);
  if (known !== undefined) return known;
  for (const [start, pattern] of below) {
    if (path.startsWith(start) && isOne(path.slice(start.length), pattern)) return pattern;
  }
  return path.startsWith('/api/') ? '/api/*' : '*';
}

function isOne(rest: string, pattern: string): boolean {
  return pattern.endsWith('*') || (rest !== '' && !rest.includes('/'));
}
