import { routes } from '#client/domain/paths.ts';
import { splitLanguage } from '#contracts/texts/languages.ts';
import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';

const probes: readonly string[] = ['/healthz', '/readyz', '/startupz'];
const pages = new Set<string>(Object.values(routes));
const patterns = [...Object.values(routes), ...Object.values(hotelsPaths), ...probes];
const exact = new Set<string>(patterns.filter((pattern) => !pattern.includes(':')));
/** The patterns with a `:name`, which stands for one segment of a path. */
const templates = patterns
  .filter((pattern) => !exact.has(pattern))
  .map((pattern) => ({ pattern, test: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`) }));
const folders = ['/assets/', '/media/'];

/** Returns whether a route is a probe of an orchestrator. */
export function isProbe(route: string): boolean {
  return probes.includes(route);
}

/**
 * Returns the pattern that a path matches, for logs and metrics. It is one of a few values, none of
 * which identifies the traveler. All languages of a page share one pattern. Unknown paths are
 * `/api/*` or `*`.
 */
export function routeName(path: string): string {
  const english = splitLanguage(path);
  if (english.path !== path) {
    const page = routeName(english.path);
    return pages.has(page) ? page : '*';
  }
  if (exact.has(path)) return path;
  const folder = folders.find((start) => path.startsWith(start));
  if (folder) return `${folder}*`;
  const template = templates.find(({ test }) => test.test(path));
  return template?.pattern ?? (path.startsWith('/api/') ? '/api/*' : '*');
}
