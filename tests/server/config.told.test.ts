import { readFileSync } from 'node:fs';
import { parseConfig } from '#server/config.ts';

const operations = readFileSync('docs/operations.md', 'utf8');
const compose = readFileSync('compose.yaml', 'utf8');

/** Every name that the configuration looks for in its environment. */
function settings(): string[] {
  const names = new Set<string>();
  const note = (name: string | symbol) => void names.add(String(name));
  parseConfig(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        has: (_env, name) => (note(name), false),
        get: (_env, name) => (note(name), undefined),
      },
    ),
  );
  return [...names].filter((name) => /^[A-Z_]+$/.test(name));
}

test.each(settings())(
  'operators are told of %s, and compose hands it on or leaves it to the image',
  (name) => {
    expect(operations).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'));
    const ofTheImage = name === 'HOST' || name === 'PORT';
    expect(new RegExp(`^ +- ${name}(=|$)`, 'm').test(compose)).toBe(!ofTheImage);
  },
);
