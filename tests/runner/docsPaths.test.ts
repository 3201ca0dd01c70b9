import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const folders = ['client', 'contracts', 'docs', 'server', 'tests'];
const paths = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ),
];
const documents = paths.filter(
  (path) => path.endsWith('.md') && !path.startsWith('contracts/content'),
);
const text = (path: string) => readFileSync(path, 'utf8');

/** Returns a document without its code blocks, which show commands and their output. */
const prose = (path: string) => text(path).replace(/^```.*?^```/gms, '');

/** Invented names that CONTRIBUTING.md uses in explanations. No such files exist. */
const example = /notes?|nearby|about|invoices/i;

/** Whether a path begins with a folder in the root of the repository. */
const fromTheRoot = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));

/**
 * Returns the names in a document that must be existing files or folders: paths from a top-level
 * folder, and sources.
 */
function namedPaths(path: string): string[] {
  const words = [...prose(path).matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word);
  return words.filter(
    (word) =>
      /^[\w.*/@-]+$/.test(word) &&
      !(path === 'CONTRIBUTING.md' && example.test(word)) &&
      (fromTheRoot(word) || /^\w[^*]*\.(ts|tsx|md)$/.test(word)),
  );
}

/**
 * Whether a path of the repository equals the name, or ends with it if the name is shorter. `*`
 * stands for any name.
 */
function isThere(name: string): boolean {
  const escaped = name.replace(/\/$/, '').replace(/[.]/g, '\\.').replaceAll('*', '[^/]*');
  const pattern = new RegExp(`${fromTheRoot(name) ? '^' : '(^|/)'}${escaped}$`);
  return paths.some((path) => pattern.test(path));
}

/** Returns the id that GitHub gives to a heading. */
const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Whether a link in a document leads to an existing file and heading. */
function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', id] = link.split('#');
  const target = path ? normalize(join(dirname(document), path)) : document;
  if (!existsSync(target)) return false;
  if (id === undefined) return true;
  const headings = [...prose(target).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return headings.some((heading) => headingId(heading) === id);
}

test('documents name only files and folders that exist', () => {
  const missing = documents.flatMap((document) =>
    namedPaths(document)
      .filter((name) => !isThere(name))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('links of documents lead to files and headings that exist', () => {
  const broken = documents.flatMap((document) =>
    [...prose(document).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && !leadsSomewhere(document, link))
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

describe('decisions', () => {
  const records = readdirSync('docs/adr').filter((name) => name !== 'README.md');
  const numbers = records.map((name) => name.slice(0, 4));

  it('have numbers without gaps, a heading with their number, and a status', () => {
    expect(numbers).toEqual(numbers.map((_number, i) => String(i + 1).padStart(4, '0')));
    for (const [i, name] of records.entries()) {
      expect(text(join('docs/adr', name))).toMatch(
        new RegExp(`^# ${numbers[i]}: .+\n\nStatus: .+`, 'i'),
      );
    }
  });

  it('are referred to by existing numbers, and by their own in their heading', () => {
    // Migrations are never edited. docs/adr/README.md translates the numbers in them to the present
    // ones.
    const unedited = /^server\/database\/migrations\/\d|^docs\/adr\/README\.md$/;
    const readable = /\.(tsx?|js|md|ya?ml)$/;
    const wrong = paths
      .filter((path) => readable.test(path) && !unedited.test(path))
      .flatMap((path) => {
        const found = text(path);
        const plain = [...found.matchAll(/\bADR[\s*]+(\d{4})\b/g)]
          .map(([, number = '']) => number)
          .filter((number) => !numbers.includes(number));
        const linked = [...found.matchAll(/\[ADR\s+(\d{4})\]\([^)]*?(\d{4})-[^)]*\)/g)]
          .filter(([, number, file]) => number !== file)
          .map(([link]) => link);
        return [...plain, ...linked].map((each) => `${path}: ${each}`);
      });
    expect(wrong).toEqual([]);
  });
});
