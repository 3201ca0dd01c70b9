import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';

// Weighs the built JavaScript, gzip, against the budget of docs/performance.md; needs `npm run build`.
const dist = join(import.meta.dirname, '../../dist');
const chunkGroupsSchema = v.record(v.string(), v.array(v.object({ name: v.string() })));
const chunkGroups = v.parse(
  chunkGroupsSchema,
  JSON.parse(readFileSync(join(dist, 'client-stats.json'), 'utf8')),
);

const kilobyte = 1000;
const pages = [
  'home',
  'listing',
  'compare',
  'favorites',
  'hotel',
  'pre-checkout',
  'checkout',
  'booking',
  'find-booking',
  'sign-in',
  'sign-up',
  'account',
  'trips',
  'newsletter',
];

/** The gzip size, in kilobytes, of the scripts of these chunk groups, each file counted once. */
function weight(...groups: string[]): number {
  const files = groups.flatMap((group) => {
    const assets = chunkGroups[group];
    if (!assets) throw new Error(`The build has no chunk group '${group}'.`);
    return assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  });
  const bytes = [...new Set(files)].map(
    (name) => gzipSync(readFileSync(join(dist, 'client', name)), { level: 9 }).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / kilobyte;
}

const site = weight('gate', 'app');
const rows = [
  { what: 'before the gate can answer', kilobytes: weight('gate'), budget: 4 },
  { what: 'home in all', kilobytes: weight('gate', 'app', 'home'), budget: 190 },
  { what: "the world's places, on first focus", kilobytes: weight('places'), budget: 90 },
  ...pages.map((page) => ({
    what: `${page} on top of the site`,
    kilobytes: weight('gate', 'app', page) - site,
    budget: 30,
  })),
];

for (const { what, kilobytes, budget } of rows) {
  const mark = kilobytes > budget ? 'OVER ' : 'ok   ';
  console.log(
    `${mark}${what.padEnd(34)}${kilobytes.toFixed(1).padStart(7)} KB of ${budget} KB gzip`,
  );
}
process.exitCode = rows.some(({ kilobytes, budget }) => kilobytes > budget) ? 1 : 0;
