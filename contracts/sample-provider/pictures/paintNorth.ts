import { darker } from './colour.ts';
import { grove, type Place } from './grove.ts';
import { softRidge } from './hills.ts';
import { pine } from './plants.ts';
import type { Scene } from './scene.ts';
import { type Box, boxes, count, group, path, polygon, rect } from './shapes.ts';
import { paintWater } from './water.ts';

const timber = ['#b5483a', '#d9a441', '#e9dfcf', '#3d6468', '#8f3b36', '#c9824f'];

/** A fjord or a harbour: slopes, a row of gabled timber houses, and both once more in the water. */
export function paintNorth(scene: Scene, horizon: number): string {
  const { random } = scene;
  const houses = paintHouses(scene, horizon + 8);
  return [
    path(softRidge(random, horizon + 10, 128, 3), scene.distant('#6f8794', 0.62)),
    path(softRidge(random, horizon + 10, 84, 4), scene.distant('#587a74', 0.42)),
    path(softRidge(random, horizon + 10, 44, 5), scene.distant('#476d5e', 0.22)),
    grove(
      scene,
      'pine',
      pine,
      count(12).map((i): Place => [
        i * 54 + random.within(-20, 20),
        horizon + 4,
        random.within(24, 42),
      ]),
    ),
    paintWater(scene, horizon + 8, '#3a6b7c'),
    group(houses, 'id="quay"'),
    `<use href="#quay" opacity=".28" transform="matrix(1 0 0 -.8 0 ${(horizon + 8) * 1.8})"/>`,
    rect([0, horizon + 5, 600, 7], scene.lit('#6b6259')),
  ].join('');
}

function paintHouses(scene: Scene, base: number): string {
  const { random, light } = scene;
  const parts: string[] = [];
  const windows: Box[] = [];
  const lamps: Box[] = [];
  for (let x = random.within(-20, 30); x < 590;) {
    const width = random.within(34, 50);
    const height = random.within(38, 62);
    const eaves = base - height;
    const colour = random.pick(timber);
    parts.push(
      rect([x, eaves, width, height], scene.distant(colour, 0.08)),
      polygon(
        [
          [x - 2, eaves + 1],
          [x + width / 2, eaves - 24],
          [x + width + 2, eaves + 1],
        ],
        scene.distant(darker(colour, 0.4), 0.08),
      ),
    );
    for (let y = eaves + 8; y < base - 12; y += 17) {
      for (const share of [0.18, 0.58]) {
        (random.chance(light.litWindows) ? lamps : windows).push([x + width * share, y, 8, 10]);
      }
    }
    x += width + (random.chance(0.18) ? random.within(20, 44) : 1);
  }
  return [...parts, boxes(windows, scene.distant('#2f4450', 0.1)), boxes(lamps, '#ffd98f')].join(
    '',
  );
}
