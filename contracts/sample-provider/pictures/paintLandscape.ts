import type { Setting } from '../catalogue/cities.ts';
import { grove, type Place } from './grove.ts';
import { paintMetropolis } from './paintMetropolis.ts';
import { groundBelow, jaggedRidge, softRidge } from './hills.ts';
import { paintNorth } from './paintNorth.ts';
import { paintOldTown } from './paintOldTown.ts';
import { palm, pine } from './plants.ts';
import type { Scene } from './scene.ts';
import { type Box, boxes, count, path, polygon } from './shapes.ts';
import { paintWater, sailboat } from './water.ts';

type Painter = (scene: Scene, horizon: number, floor: number) => string;

const coast: Painter = (scene, horizon) => {
  const { random } = scene;
  const left = random.chance(0.5);
  const flip = left ? '' : 'transform="matrix(-1 0 0 1 600 0)"';
  const hill = `M-10 ${horizon + 3}V${horizon - 46}Q60 ${horizon - 92} 130 ${horizon - 44}T250 ${horizon + 3}Z`;
  const nearHill = `M-10 ${horizon + 3}V${horizon - 20}Q40 ${horizon - 58} 96 ${horizon - 26}T170 ${horizon + 3}Z`;
  const houses = count(16).map((): Box => {
    const x = random.within(4, 110);
    return [
      x,
      horizon - 6 - random.within(0, 26) * (1 - x / 180),
      random.within(4, 8),
      random.within(5, 9),
    ];
  });
  return [
    `<g ${flip}>${path(hill, scene.distant('#5f8a7a', 0.6))}${path(nearHill, scene.distant('#4b7a68', 0.32))}${boxes(houses, scene.distant('#fdf3e3', 0.15))}</g>`,
    paintWater(scene, horizon, '#1f7480'),
    sailboat(scene, left ? random.within(330, 540) : random.within(60, 260), horizon + 26, 42),
    sailboat(scene, random.within(240, 360), horizon + 6, 16),
  ].join('');
};

const tropical: Painter = (scene, horizon) => {
  const { random } = scene;
  const islandX = random.within(90, 420);
  const island = `M${islandX - 90} ${horizon + 4}Q${islandX - 40} ${horizon - 66} ${islandX} ${horizon - 58}T${islandX + 110} ${horizon + 4}Z`;
  return [
    path(softRidge(random, horizon + 6, 62, 5), scene.distant('#4f8f7f', 0.62)),
    path(softRidge(random, horizon + 8, 34, 4), scene.distant('#3f8068', 0.36)),
    paintWater(scene, horizon, '#23969a'),
    path(island, scene.distant('#2f6b55', 0.14)),
    grove(
      scene,
      'palm',
      palm,
      [-46, -14, 22, 52].map((dx): Place => {
        return [islandX + dx, horizon - 18 + Math.abs(dx) * 0.3, random.within(44, 66)];
      }),
    ),
    path(
      `M-10 400V352Q150 ${horizon + 96} 330 384T620 372V400Z`,
      scene.gradient([
        [0, scene.lit('#f1dcb4')],
        [1, scene.lit('#dcb98a')],
      ]),
    ),
  ].join('');
};

const desert: Painter = (scene, horizon) => {
  const { random } = scene;
  const dune = (base: number, height: number, colour: string, distance: number) =>
    path(
      softRidge(random, base, height, random.between(3, 4)),
      scene.gradient([
        [0, scene.distant(colour, distance)],
        [1, scene.distant('#a85f3d', distance * 0.7)],
      ]),
    );
  return [
    path(groundBelow(jaggedRidge(random, horizon + 10, 74, 7)), scene.distant('#8f7f8c', 0.62)),
    path(groundBelow(jaggedRidge(random, horizon + 14, 44, 9)), scene.distant('#a9776a', 0.45)),
    dune(horizon + 26, 34, '#e7b27c', 0.3),
    grove(
      scene,
      'palm',
      palm,
      count(11).map((i): Place => {
        return [
          20 + i * 54 + random.within(-24, 24),
          horizon + 34 + random.within(0, 10),
          random.within(24, 44),
        ];
      }),
    ),
    dune(horizon + 62, 40, '#dd9f68', 0.12),
    dune(horizon + 112, 46, '#cf8a58', 0),
  ].join('');
};

const mountain: Painter = (scene, horizon) => {
  const { random } = scene;
  const peaks = jaggedRidge(random, horizon + 24, 190, 3);
  const snow = peaks.map(([x, y], i) =>
    i % 2 === 0
      ? ''
      : polygon(
          [
            [x, y],
            [x + 30, y + 44],
            [x + 14, y + 36],
            [x + 4, y + 52],
            [x - 10, y + 34],
            [x - 24, y + 46],
          ],
          scene.distant('#fdfaf2', 0.12),
        ),
  );
  const shade = peaks.map(([x, y], i) => {
    const [nextX, nextY] = peaks[i + 1] ?? [x, y];
    if (i % 2 === 0 || nextY < y) return '';
    const foot = [(x + nextX) / 2 - 26, 400] as const;
    return polygon(
      [[x, y], [nextX, nextY], [nextX, 400], foot],
      scene.distant('#465a70', 0.42),
      'opacity=".55"',
    );
  });
  return [
    path(groundBelow(jaggedRidge(random, horizon + 14, 120, 6)), scene.distant('#7d93a3', 0.68)),
    path(groundBelow(peaks), scene.distant('#6a7f8f', 0.4)),
    ...shade,
    ...snow,
    path(softRidge(random, horizon + 30, 34, 4), scene.distant('#5c8a68', 0.34)),
    path(softRidge(random, horizon + 62, 30, 3), scene.distant('#4b7d58', 0.16)),
    grove(
      scene,
      'pine',
      pine,
      count(15).map((i): Place => {
        return [
          i * 43 + random.within(-16, 16),
          horizon + 78 + random.within(-8, 12),
          random.within(34, 62),
        ];
      }),
    ),
    path(softRidge(random, horizon + 104, 24, 3), scene.lit('#5d8a56')),
  ].join('');
};

const painters: Readonly<Record<Setting, Painter>> = {
  coast,
  tropical,
  desert,
  mountain,
  metropolis: paintMetropolis,
  oldtown: paintOldTown,
  nordic: paintNorth,
};

/**
 * What is seen from a city of this kind, from the horizon down. Nothing that lies wholly below
 * `floor` is drawn, for there the foreground hides it.
 */
export function paintLandscape(scene: Scene, horizon: number, floor = 400): string {
  return painters[scene.setting](scene, horizon, floor);
}
