import type { Scene } from './scene.ts';
import { grove, type Place } from './grove.ts';
import { tree } from './plants.ts';
import { type Box, boxes, count, path, polygon, rect } from './shapes.ts';
import { softRidge } from './hills.ts';

/** A skyline in three depths, lit at night, behind the crowns of a park. */
export function paintMetropolis(scene: Scene, horizon: number, floor: number): string {
  const { random } = scene;
  const lamps = floor < 400 ? 48 : 96;
  const skyline = [
    paintRow(scene, horizon + 12, 150, 0.7, 0),
    paintRow(scene, horizon + 24, 122, 0.42, lamps),
    paintRow(scene, horizon + 40, 84, 0.16, lamps),
  ].join('');
  const park = rect([0, horizon + 38, 600, 400], scene.lit('#4a6b5c'));
  if (floor < horizon + 48) return skyline + park;
  const crowns = count(9).map((i): Place => {
    return [20 + i * 70 + random.within(-20, 20), horizon + 84, random.within(44, 64)];
  });
  return [
    skyline,
    park,
    path(softRidge(random, horizon + 56, 16, 8), scene.lit('#3f6b58')),
    grove(scene, 'tree', (...place) => tree(...place), crowns),
    path(softRidge(random, horizon + 98, 16, 6), scene.lit('#5d8763')),
  ].join('');
}

function paintRow(
  scene: Scene,
  base: number,
  height: number,
  distance: number,
  mostLamps: number,
): string {
  const { random, light } = scene;
  const dark: Box[] = [];
  const shade: Box[] = [];
  const lamps: Box[] = [];
  const tops: string[] = [];
  const colour = scene.distant(random.pick(['#4a6070', '#5a5f72', '#3f5c66']), distance);
  for (let x = -14; x < 610;) {
    const width = random.between(24, 52);
    const tall = Math.round(height * random.within(0.35, 1));
    const top = base - tall;
    dark.push([x, top, width, tall + 60]);
    const sunny = Math.round(width * 0.62);
    shade.push([x + sunny, top, width - sunny, tall + 60]);
    if (random.chance(0.24)) dark.push([x + width * 0.22, top - 12, width * 0.5, 13]);
    if (random.chance(0.16)) dark.push([x + width / 2 - 1, top - 34, 2, 35]);
    if (random.chance(0.14)) {
      tops.push(
        polygon(
          [
            [x, top + 1],
            [x + width, top + 1],
            [x + width, top - 18],
          ],
          colour,
        ),
      );
    }
    if (mostLamps > 0) {
      for (let y = top + 8; y < base - 4; y += 9) {
        for (let w = x + 4; w < x + width - 5; w += 7) {
          if (random.chance(0.1 + light.litWindows * 0.32)) lamps.push([w, y, 3, 4]);
        }
      }
    }
    x += width + random.between(-3, 7);
  }
  const bright = light.litWindows > 0.5;
  return [
    boxes(dark, colour),
    ...tops,
    boxes(shade, scene.distant('#24384a', distance), 'opacity=".35"'),
    boxes(
      random.shuffled(lamps).slice(0, mostLamps),
      bright ? '#ffd98f' : light.sky[2],
      `opacity="${bright ? '.9' : '.4'}"`,
    ),
  ].join('');
}
