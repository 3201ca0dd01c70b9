import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { City } from './catalogue/cities.ts';
import { createRandom } from './random.ts';
import { answerProblem } from './answerProblem.ts';

/** The beds as the picture of a room shows them. */
export type Beds = 'single' | 'twin' | 'double';

/** In `dist/server` the build puts the folder beside the code, too. */
const folder = join(import.meta.dirname, 'pictures');

/** The pictures by name, SVG of 600 by 400 units. Several hotels show the same one. */
const pictures: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .sort()
    .map((file) => [file.replace(/\.svg$/, ''), readFileSync(join(folder, file), 'utf8')]),
);

/** The sizes of Spec §9 in pixels. */
const sizes: ReadonlyMap<string, string> = new Map([
  ['x300', 'width="300" height="200"'],
  ['x600', 'width="600" height="400"'],
]);

/** The picture of that name as SVG of that size; undefined if one of them is unknown. */
function findPicture(name: string, size: string): string | undefined {
  const attributes = sizes.get(size);
  return attributes && pictures.get(name)?.replace('width="600" height="400"', attributes);
}

/**
 * The names of `count` pictures of a hotel, at most twelve and no two alike: a front and a view
 * that are at home in its city, a pool only where there is one. `nth` counts the hotels of the
 * city: the first picture of the next one is another.
 */
export function galleryOf(
  id: string,
  city: City,
  { nth, pool, count }: { nth: number; pool: boolean; count: number },
): string[] {
  const random = createRandom(`gallery of ${id}`);
  const [a, b] = random.shuffled([1, 2]);
  const view = `view-${city.setting}`;
  const fronts = frontsOf(city);
  const front = random.pick(fronts);
  const openings = [...fronts, view, `room-double-${a}`];
  const opening = openings[nth % openings.length] ?? front;
  const others = [
    ...(opening.startsWith('facade') ? [] : [front]),
    `room-double-${a}`,
    view,
    ...(pool ? [`pool-${city.setting}`] : []),
    `lobby-${a}`,
    `breakfast-${a}`,
    `bath-${a}`,
    `room-double-${b}`,
    `table-${a}`,
    `breakfast-${b}`,
    `lobby-${b}`,
    `bath-${b}`,
    `table-${b}`,
  ];
  return [...new Set([opening, ...others])].slice(0, count);
}

/**
 * Fronts in the styles of a city before what its place looks like, or else before another place.
 */
function frontsOf({ culture, setting }: City): string[] {
  const inStyle = [...pictures.keys()].filter((name) =>
    culture.architecture.some((style) => name.startsWith(`facade-${style}-`)),
  );
  const atHome = inStyle.filter((name) => name.endsWith(setting));
  return atHome.length > 0 ? atHome : inStyle;
}

/**
 * The names of the pictures of a kind of room, which differ from those of the next kind with such
 * beds.
 */
export function roomPictures(beds: Beds, nth: number): string[] {
  const turn = 1 + (nth % 2);
  return [beds === 'double' ? `room-double-${turn}` : `room-${beds}`, `bath-${turn}`];
}

/**
 * Handles `/media/{size}/{name}.svg`. Pictures never change, so browsers may cache them for a year.
 * The content security policy keeps a picture that is opened on its own from running scripts and
 * loading anything.
 */
export const answerPicture: RequestHandler = ({ path, params }, response) => {
  const [, name = ''] = /^([a-z0-9-]+)\.svg$/.exec(String(params.file)) ?? [];
  const picture = findPicture(name, String(params.size));
  if (!picture) {
    answerProblem(response, 404, `There is no picture at ${path}.`);
    return;
  }
  response
    .set({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
    .type('image/svg+xml')
    .send(picture);
};
