import type { Setting } from '../catalogue/cities.ts';
import { darker, lighter, mix } from './colour.ts';
import { paintLandscape } from './paintLandscape.ts';
import { bush, cypress, palm, pine } from './plants.ts';
import type { Scene } from './scene.ts';
import { type Box, boxes, count, ellipse, line, path, polygon, rect } from './shapes.ts';
import { paintSky } from './paintSky.ts';
import { paintWindows, windowGrid } from './windows.ts';

const plants: Readonly<Partial<Record<Setting, typeof palm>>> = {
  mountain: pine,
  nordic: pine,
  oldtown: cypress,
};

/** The pool, with the sky in it, between a wing of the house and the view. */
export function paintPool(scene: Scene): string {
  const { random, lit, light } = scene;
  const plant = plants[scene.setting] ?? palm;
  const deck = '#e6d5b8';
  const water = scene.gradient([
    [0, mix(lit('#57b8b8'), light.sky[2], 0.45)],
    [0.5, light.stars ? '#1f8f9c' : lit('#2a9aa3')],
    [1, light.stars ? '#0f5c74' : lit('#14707f')],
  ]);
  const mirrored = random.chance(0.5);
  const content = [
    paintSky(scene, 196),
    paintLandscape(scene, 196, 256),
    plant(scene, 566, 268, 150),
    plant(scene, 512, 262, 112),
    wing(scene),
    rect([0, 262, 600, 138], lit(deck)),
    rect([0, 256, 600, 9], lit('#f6ebd6')),
    ...[300, 372, 446].map((x) =>
      bush(scene, x, 262, random.within(50, 76), random.chance(0.4) ? '#e0577c' : undefined),
    ),
    polygon(
      [
        [154, 282],
        [470, 282],
        [596, 376],
        [36, 376],
      ],
      lit(lighter(deck, 0.5)),
    ),
    polygon(
      [
        [166, 287],
        [460, 287],
        [570, 369],
        [60, 369],
      ],
      water,
    ),
    reflections(scene),
    steps(scene),
    parasol(scene, 96, 298, 104),
    lounger(scene, 66, 306),
    lounger(scene, 126, 294),
    parasol(scene, 540, 292, 92),
    lounger(scene, 520, 292),
    ...(light.litWindows > 0.5
      ? count(6).map((i) => ellipse([120 + i * 74, 366], 26, 9, scene.glow('#ffe2a6', 0.7)))
      : []),
    plant(scene, random.within(566, 590), 404, 210),
  ].join('');
  return mirrored ? `<g transform="matrix(-1 0 0 1 600 0)">${content}</g>` : content;
}

function wing(scene: Scene): string {
  const { house, lit } = scene;
  const wall = house.architecture === 'tower' ? '#e9dfcf' : house.wall;
  return [
    rect([-4, 108, 222, 156], lit(wall)),
    rect([196, 108, 22, 156], '#1a2230', 'opacity=".14"'),
    rect([-4, 100, 230, 10], lit(lighter(wall, 0.4))),
    rect([-4, 180, 226, 5], lit(lighter(wall, 0.35))),
    paintWindows(scene, windowGrid([0, 114, 200, 64], 4, 1, 26, 46), {
      arched: house.architecture === 'riad',
      frame: lighter(wall, 0.55),
    }),
    paintWindows(scene, windowGrid([0, 190, 200, 70], 3, 1, 40, 56), {
      arched: house.architecture === 'riad',
      frame: lighter(wall, 0.55),
    }),
  ].join('');
}

function reflections({ random, light }: Scene): string {
  const bars = count(26).map((): Box => {
    const depth = random.next();
    const half = 128 + depth * 108;
    return [
      314 + random.within(-half, half * 0.82),
      293 + depth * 70,
      random.within(12, 26) * (0.6 + depth),
      1.4 + depth * 1.4,
    ];
  });
  return (
    boxes(bars.slice(0, 15), '#ffffff', 'opacity=".34"') +
    boxes(bars.slice(15), light.disc, 'opacity=".5"')
  );
}

function steps({ lit }: Scene): string {
  return line('M436 296V278Q436 270 444 270M456 300V282Q456 274 464 274', lit('#dfe7e6'), 3);
}

function parasol({ lit, house }: Scene, x: number, y: number, height: number): string {
  const top = y - height;
  const half = height * 0.56;
  return [
    ellipse([x + 10, y + 6], half * 0.8, 5, '#1a2230', 'opacity=".16"'),
    rect([x - 1.5, top, 3, height], lit('#7a5a42')),
    path(
      `M${x - half} ${top + 28}Q${x - half * 0.6} ${top} ${x} ${top - 4}T${x + half} ${top + 28}Z`,
      lit(house.fabric),
    ),
    path(
      `M${x - half * 0.34} ${top + 28}Q${x - half * 0.3} ${top + 4} ${x} ${top - 4}Q${x + half * 0.3} ${top + 4} ${x + half * 0.34} ${top + 28}Z`,
      lit(lighter(house.fabric, 0.6)),
    ),
    path(
      `M${x} ${top - 4}Q${x + half * 0.6} ${top} ${x + half} ${top + 28}H${x + half * 0.34}Q${x + half * 0.3} ${top + 4} ${x} ${top - 4}Z`,
      lit(darker(house.fabric, 0.12)),
    ),
  ].join('');
}

function lounger({ lit, house }: Scene, x: number, y: number): string {
  return [
    line(
      `M${x - 18} ${y + 12}V${y + 20}M${x + 30} ${y + 12}V${y + 20}`,
      lit(darker(house.wood, 0.2)),
      3,
    ),
    line(`M${x - 24} ${y + 11}H${x + 36}`, lit(house.wood), 4),
    line(`M${x - 22} ${y + 6}H${x + 34}`, lit('#fdf6e8'), 7),
    line(`M${x - 20} ${y + 6}L${x - 40} ${y - 12}`, lit('#fdf6e8'), 7),
    line(`M${x + 6} ${y + 4}H${x + 24}`, lit(house.accent), 4),
  ].join('');
}
