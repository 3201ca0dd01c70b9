import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The scripts of a chunk of the built site, by the name that `import()` gives it, as patterns for
 * their addresses.
 */
export function scriptsOf(chunk: string): RegExp {
  const stats = readFileSync(join(import.meta.dirname, '../../dist/client-stats.json'), 'utf8');
  const files: Record<string, { name: string }[]> = JSON.parse(stats);
  const scripts = (files[chunk] ?? []).map(({ name }) => name).filter((name) => /\.js$/.test(name));
  if (scripts.length === 0) throw new Error(`The built site has no chunk '${chunk}'.`);
  return new RegExp(`/(${scripts.map((name) => name.replaceAll('.', '\\.')).join('|')})$`);
}
