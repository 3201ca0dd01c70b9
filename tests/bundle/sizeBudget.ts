import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { accountTexts } from '#contracts/texts/en/accountTexts.ts';
import { bookingTexts } from '#contracts/texts/en/bookingTexts.ts';
import { hotelTexts } from '#contracts/texts/en/hotelTexts.ts';
import { listingTexts } from '#contracts/texts/en/listingTexts.ts';
import { languages } from '#contracts/texts/languages.ts';

// Compares the gzip size of the built JavaScript with the budget in docs/performance.md. It needs
// `npm run build`.
const dist = join(import.meta.dirname, '../../dist');
const chunkGroupsSchema = v.record(v.string(), v.array(v.object({ name: v.string() })));
const groupsOf = (bundle: string) =>
  v.parse(chunkGroupsSchema, JSON.parse(readFileSync(join(dist, `${bundle}-stats.json`), 'utf8')));
const chunkGroups = { client: groupsOf('client'), desk: groupsOf('desk') };

const kilobyte = 1000;
/** The budget of each page beyond the shared scripts: its present size and about 3 KB. */
const pages = {
  home: 15,
  listing: 31,
  compare: 15,
  favorites: 9,
  hotel: 31,
  checkout: 31,
  booking: 30,
  'find-booking': 11,
  'sign-in': 11,
  account: 22,
  trips: 10,
  newsletter: 5,
  content: 7,
};

/** Returns the scripts of these chunk groups of a bundle, each once. */
function scriptsOf(bundle: 'client' | 'desk', groups: string[]): Buffer[] {
  const files = groups.flatMap((group) => {
    const assets = chunkGroups[bundle][group];
    if (!assets) throw new Error(`The build has no chunk group '${group}'.`);
    return assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  });
  return [...new Set(files)].map((name) => readFileSync(join(dist, bundle, name)));
}

/** Returns the gzip size of scripts in kilobytes. */
function kilobytesOf(scripts: Buffer[]): number {
  const bytes = scripts.map((script) => gzipSync(script, { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / kilobyte;
}

/** Returns the size of these chunk groups in the travelers' bundle. */
const weight = (...groups: string[]) => kilobytesOf(scriptsOf('client', groups));

const site = weight('gate', 'app');
const rows = [
  { what: 'before the gate can answer', kilobytes: weight('gate'), budget: 4 },
  { what: 'home in all', kilobytes: weight('gate', 'app', 'home', 'texts-en'), budget: 165 },
  { what: "the world's places, on first focus", kilobytes: weight('places'), budget: 82 },
  ...languages.flatMap((language) =>
    [
      { part: '', budget: 8 },
      { part: '-stays', budget: 18 },
      { part: '-rest', budget: 16 },
    ].map(({ part, budget }) => ({
      what: `texts-${language}${part}`,
      kilobytes: weight(`texts-${language}${part}`),
      budget,
    })),
  ),
  ...Object.entries(pages).map(([page, budget]) => ({
    what: `${page} on top of the site`,
    kilobytes: weight('gate', 'app', page) - site,
    budget,
  })),
  // A live site never loads these: all plain pages, and Chakra's run-time with the samples of
  // pre-checkout and checkout.
  {
    what: 'plain pages on top of the site',
    kilobytes: weight('gate', 'app', 'plain') - site,
    budget: 45,
  },
  {
    what: 'sample booking, on top of them',
    kilobytes: weight('gate', 'app', 'plain', 'sample') - weight('gate', 'app', 'plain'),
    budget: 42,
  },
  // Staff return to the desk often, so this is cached. Each page adds its own chunk.
  {
    what: 'the desk, without its pages',
    kilobytes: kilobytesOf(scriptsOf('desk', ['desk', 'texts-en'])),
    budget: 180,
  },
];

/** The kilobytes that a budget needs to have left. With less, the next feature exceeds it. */
const leastLeft = 1;

/** Marks a size that exceeds its budget, which fails the step, or almost does. */
function markOf({ kilobytes, budget }: (typeof rows)[number]): string {
  if (kilobytes > budget) return 'OVER ';
  return budget - kilobytes < leastLeft ? 'FULL ' : 'ok   ';
}

for (const row of rows) {
  const { what, kilobytes, budget } = row;
  const mark = markOf(row);
  console.log(
    `${mark}${what.padEnd(34)}${kilobytes.toFixed(1).padStart(7)} KB of ${budget} KB gzip`,
  );
}

// Early pages must not wait for texts that are loaded after them.
const keys = /["'`]([a-z][A-Za-z]*)\.[a-zA-Z]/g;
const namespaces = (...texts: object[]) => texts.flatMap((part) => Object.keys(part));
const afterHome = namespaces(listingTexts, hotelTexts, accountTexts, bookingTexts);
const afterStays = namespaces(accountTexts, bookingTexts);
const partsOfStays = ['map', 'gallery', 'reviews', 'hotel-more', 'next-searches', 'night-prices'];
const early = [
  { what: 'The home page', groups: ['gate', 'app', 'home', 'pickers'], later: afterHome },
  {
    what: 'A listing or a hotel',
    groups: ['listing', 'compare', 'favorites', 'hotel', 'plain', ...partsOfStays],
    later: afterStays,
  },
].flatMap(({ what, groups, later }) => {
  const used = scriptsOf('client', groups).flatMap((script) =>
    [...script.toString().matchAll(keys)].map(([, namespace = '']) => namespace),
  );
  const missing = later.filter((namespace) => used.includes(namespace));
  return missing.length > 0
    ? [`${what} uses texts that are loaded after it: ${missing.join(', ')}.`]
    : [];
});
for (const fault of early) console.log(fault);
const full = rows.filter((row) => markOf(row) === 'FULL ');
if (full.length > 0) {
  console.log(
    `Warning: less than ${leastLeft} KB is left of: ${full.map(({ what }) => what).join(', ')}.`,
  );
}
process.exitCode =
  early.length > 0 || rows.some(({ kilobytes, budget }) => kilobytes > budget) ? 1 : 0;
