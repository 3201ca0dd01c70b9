import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns patterns for the addresses of a chunk's scripts in the built site. `import()` gives the
 * chunk its name.
 */
export function scriptsOf(chunk: string): RegExp {
  return patternOf(chunk, readScripts()[chunk]);
}

/**
 * Returns the same patterns without scripts that other chunks share and that may already be loaded.
 */
export function ownScriptsOf(chunk: string): RegExp {
  const { [chunk]: scripts = [], ...others } = readScripts();
  const shared = Object.values(others).flat();
  return patternOf(
    chunk,
    scripts.filter((name) => !shared.includes(name)),
  );
}

/** Returns the names of the scripts of each chunk. */
function readScripts(): Record<string, string[]> {
  const stats = readFileSync(join(import.meta.dirname, '../../dist/client-stats.json'), 'utf8');
  const files: Record<string, { name: string }[]> = JSON.parse(stats);
  return Object.fromEntries(
    Object.entries(files).map(([chunk, assets]) => [
      chunk,
      assets.map(({ name }) => name).filter((name) => /\.js$/.test(name)),
    ]),
  );
}

function patternOf(chunk: string, scripts: readonly string[] = []): RegExp {
  if (scripts.length === 0) throw new Error(`The built site has no chunk '${chunk}'.`);
  return new RegExp(`/(${scripts.map((name) => name.replaceAll('.', '\\.')).join('|')})$`);
}
