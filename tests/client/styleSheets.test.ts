import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { theme } from '#client/app/theme.ts';

// Checks the rules of ADR 0003 in every CSS module.
const client = join(import.meta.dirname, '../../client');
const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
const read = (name: string) => readFileSync(join(client, name), 'utf8');
const sheets = files
  .filter((name) => name.endsWith('.module.css'))
  .map((name) => ({ name, css: read(name).replace(/\/\*[^]*?\*\//g, '') }));

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([whole, part]) => part ?? whole);
}

/** Returns all matches of `find` in the style sheets, each after the name of its sheet. */
function inEverySheet(find: (css: string, name: string) => string[]): string[] {
  return sheets.flatMap(({ name, css }) => find(css, name).map((found) => `${name}: ${found}`));
}

/** Returns the source of the components that use a style sheet, which they call `styles`. */
function usersOf(sheet: string): string {
  return files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const source = read(file);
      const [whole = '', name, path = ''] =
        new RegExp(`import (\\w+) from '([^']*/${basename(sheet)})'`).exec(source) ?? [];
      if (!name || join(dirname(file), path) !== sheet) return [];
      const rest = source.replace(whole, '');
      if (name === 'styles') return [rest];
      return [rest.replace(/\bstyles\b/g, 'otherStyles').replaceAll(name, 'styles')];
    })
    .join('\n');
}

const definedIn = (css: string) =>
  matches(css.replace(/:global\([^)]*\)/g, ''), /\.([a-z]\w*)(?=[^{};]*\{)/gi);
const usedIn = (source: string) => matches(source, /\bstyles\.(\w+)/g);

test('the check finds style sheets', () => {
  expect(sheets.length).toBeGreaterThan(20);
});

test('colors, fonts, text sizes, radii and shadows are tokens', () => {
  const literalColor =
    /#[\da-f]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklab|oklch|color)a?\(|: (?:white|black)/gi;
  expect(inEverySheet((css) => matches(css, literalColor))).toEqual([]);
  const governed = /(?:font-size|font-family|border-radius|box-shadow): ([^;]+);/g;
  const literals = (css: string) =>
    matches(css, governed).filter((value) => !/^var\(--s-[\w-]+\)$/.test(value));
  expect(inEverySheet(literals)).toEqual([]);
});

test('no page brings a font face, after which the browser would lay out everything again', () => {
  const withFaces = files.filter(
    (name) => name.endsWith('.css') && read(name).includes('@font-face'),
  );
  expect(withFaces.toSorted()).toEqual(['app/drawnFonts.css', 'app/fonts.css']);
});

test('every token in a style sheet exists', () => {
  const known = JSON.stringify(theme.getTokenCss());
  const unknown = (css: string) =>
    matches(css, /var\((--[\w-]+)\)/g).filter((name) => !known.includes(`"${name}"`));
  expect(inEverySheet(unknown)).toEqual([]);
});

test('the layout changes only at the breakpoints of the theme', () => {
  const breakpoints = theme.breakpoints.values.map(({ min }) => min);
  const widths = (css: string) =>
    matches(css, /\((?:min|max)-width: ([^)]+)\)/g).filter((width) => !breakpoints.includes(width));
  expect(inEverySheet(widths)).toEqual([]);
});

/** Sides in CSS that do not flip in a right-to-left language. */
const physicalCss =
  /(?<=[\s;{])(?:[a-z]+-)*(?:left|right)(?:-[a-z]+)*:[^;}]*|(?<=[\s;{])[a-z-]+:[^;{}]*\b(?:left|right)\b[^;}]*|(?:margin|padding|inset|border-\w+): ?[^\s;]+ ([^\s;]+) [^\s;]+ (?!\1[;}])[^\s;}]+(?=[;}])|translate(?:X|3d)\([^)]*\)/g;

/** Such sides in style props of Chakra. */
const physicalProp =
  /\b(?:[mp][lr]|(?:margin|padding|border|inset|rounded)(?:Top|Bottom)?(?:Left|Right)\w*|left|right)(?:=["{]|: ['"{\d-])|\b\w+(?:=|: )['"](?:\w+ )?(?:left|right)\b/g;

test('style sheets use logical sides, so that pages also work from right to left', () => {
  const all = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([found]) => found);
  const gate = read('features/gate/gatePage.ts').replace(/\/\*[^]*?\*\//g, '');
  expect(inEverySheet((css) => all(css, physicalCss)).toSorted()).toEqual([
    // The slider of react-slick runs from left to right on every page.
    'features/hotels/HotelCarousel.module.css: float: left',
    // Each of these exists for either direction.
    'features/search/fields/Calendar.module.css: background: linear-gradient(to left, transparent 50%, var(--s-colors-sea-soft) 50%)',
    'features/search/fields/Calendar.module.css: background: linear-gradient(to right, transparent 50%, var(--s-colors-sea-soft) 50%)',
  ]);
  expect(all(gate, physicalCss)).toEqual([]);
  const components = files.filter((name) => /\.tsx?$/.test(name));
  expect(
    components.flatMap((name) => all(read(name), physicalProp).map((found) => `${name}: ${found}`)),
  ).toEqual([]);
});

test.each([
  ['padding-left: 1rem', true],
  ['left: 0', true],
  ['border-top-right-radius: 4px', true],
  ['text-align: right', true],
  ['margin: 0 1rem 0 2rem', true],
  ['transform: translateX(4px)', true],
  ['padding-inline-start: 1rem', false],
  ['margin: 0 1rem 2rem', false],
  ['padding: 1rem 2rem 0 2rem', false],
])('the check decides whether %s is physical: %s', (declaration, physical) => {
  expect([...`.name {\n  ${declaration};\n}`.matchAll(physicalCss)]).toHaveLength(physical ? 1 : 0);
});

test('a style sheet in ui is in the layer that every other style sheet overrides', () => {
  const misplaced = sheets.filter(({ name, css }) =>
    /^(?:desk\/)?ui\//.test(name)
      ? !/^@layer ui \{[^]*\n\}$/.test(css.trim()) || /\n@layer/.test(css)
      : css.includes('@layer'),
  );
  expect(misplaced.map(({ name }) => name)).toEqual([]);
});

test('every class that a component uses is in its style sheet', () => {
  const missing = (css: string, name: string) =>
    usedIn(usersOf(name)).filter((used) => !definedIn(css).includes(used));
  expect(inEverySheet(missing)).toEqual([]);
});

test('a component uses every class of its style sheet', () => {
  const unused = (css: string, name: string) => {
    const users = usersOf(name);
    if (/\bstyles\[/.test(users)) return [];
    return definedIn(css).filter((defined) => !usedIn(users).includes(defined));
  };
  expect(inEverySheet(unused)).toEqual([]);
});
