import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '#contracts/site/calls/call.ts';
import { siteCalls } from '#contracts/site/calls/siteCalls.ts';

const root = join(import.meta.dirname, '../../..');
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

/**
 * The sources that read from the storage of the browser, which an earlier version may have written.
 */
const readFromStorage = {
  'client/api/bookingStorage.ts': ['bookingSchema'],
  'client/domain/money/applyRewards.ts': ['promotionSchema'],
};

/** Returns the names of the exported schemas of answers. */
async function answerSchemas(): Promise<Set<string>> {
  const calls: Readonly<Record<string, Call>> = siteCalls;
  const schemas = new Set<unknown>(
    Object.values(calls).flatMap(({ answers }) => Object.values(answers)),
  );
  const names = new Set<string>();
  for (const file of filesIn('contracts/site', /\.ts$/)) {
    const module: unknown = await import(join(root, file));
    if (typeof module !== 'object' || module === null) continue;
    for (const [name, value] of Object.entries(module)) {
      if (typeof value === 'object' && schemas.has(value)) names.add(name);
    }
  }
  return names;
}

/** Returns the names that a source imports from the contract as values. */
function valuesOf(source: string): string[] {
  const imports = /import \{([^}]*)\} from '#contracts\/site\/[^']+'/g;
  return [...source.matchAll(imports)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type ')),
  );
}

test('no page imports a schema of an answer that the server already validated', async () => {
  const schemas = await answerSchemas();
  expect(schemas).toContain('bookingSchema');
  const used = filesIn('client', /\.tsx?$/).flatMap((file) => {
    const names = valuesOf(readFileSync(join(root, file), 'utf8'));
    const found = names.filter((name) => schemas.has(name));
    return found.length > 0 ? [[file, found]] : [];
  });
  expect(Object.fromEntries(used)).toEqual(readFromStorage);
});
