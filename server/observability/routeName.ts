import { routes } from '#client/domain/paths.ts';
import { hotelsPaths } from '#contracts/provider/hotelCalls.ts';

const patterns = [...Object.values(routes), ...Object.values(hotelsPaths), '/healthz', '/readyz'];
const exact = new Set<string>(patterns.filter((pattern) => !pattern.includes(':')));
/** The patterns with a `:name`, which stands for one part of a path. */
const templates = patterns
  .filter((pattern) => !exact.has(pattern))
  .map((pattern) => ({ pattern, test: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`) }));
const folders = ['/assets/', '/media/'];

/**
 * The pattern that a path matches, for logs and metrics: one of a few values, none of which
 * identifies the traveller. Unknown paths are `/api/*` or `*`.
 */
export function routeName(path: string): string {
  if (exact.has(path)) return path;
  const folder = folders.find((start) => path.startsWith(start));
  if (folder) return `${folder}*`;
  const template = templates.find(({ test }) => test.test(path));
  return template?.pattern ?? (path.startsWith('/api/') ? '/api/*' : '*');
}
