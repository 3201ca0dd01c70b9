import { readFileSync } from 'node:fs';
import { parseConfig } from '#server/main/config.ts';

const operations = readFileSync('docs/operations.md', 'utf8');
const compose = readFileSync('compose.yaml', 'utf8');

/** Returns the names of all settings that parseConfig reads. */
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
  '%s is documented in docs/operations.md, and passed on in compose.yaml unless the image sets it',
  (name) => {
    expect(operations).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'));
    const ofTheImage = ['HOST', 'PORT', 'DATA_DIR'].includes(name);
    expect(new RegExp(`^ +- ${name}(=|$)`, 'm').test(compose)).toBe(!ofTheImage);
  },
);
