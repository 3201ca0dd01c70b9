import { paintWindows, windowGrid } from './facadeParts.ts';
import { paintLandscape, paintOutlook } from './paintLandscape.ts';
import { darker, lighter, mix, type Scene } from './scene.ts';
import { bush, localPlant, paintSky, pottedPlant } from './scenery.ts';
import {
  archOutline,
  at,
  type Box,
  boxes,
  boxRow,
  circle,
  count,
  ellipse,
  floorSeams,
  line,
  mirrored,
  path,
  polygon,
  rect,
  repeat,
  shadow,
} from './shapes.ts';

/** The pool, with the sky in it, between a wing of the house and the view. */
export function paintPool(scene: Scene): string {
  const { random, lit, light } = scene;
  const plant = localPlant(scene);
  const deck = '#e6d5b8';
  const [middle, near] = light.stars ? ['#1f8f9c', '#0f5c74'] : [lit('#2a9aa3'), lit('#14707f')];
  const far = mix(lit('#57b8b8'), light.sky[2], 0.45);
  const water = scene.gradient([far, middle, near], 0.5);
  const isMirrored = random.chance(0.5);
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
    polygon([154, 282, 470, 282, 596, 376, 36, 376], lit(lighter(deck, 0.5))),
    polygon([166, 287, 460, 287, 570, 369, 60, 369], water),
    reflections(scene),
    line('M436 296V278Q436 270 444 270M456 300V282Q456 274 464 274', lit('#dfe7e6'), 3),
    parasol(scene, 96, 298, 104),
    lounger(scene, 66, 306),
    lounger(scene, 126, 294),
    parasol(scene, 540, 292, 92),
    lounger(scene, 520, 292),
    scene.dark
      ? repeat(6, (i) => ellipse([120 + i * 74, 366], 26, 9, scene.glow('#ffe2a6', 0.7)))
      : '',
    plant(scene, random.within(566, 590), 404, 210),
  ].join('');
  return isMirrored ? mirrored(content) : content;
}

/** The part of the house that stands beside the pool. */
function wing(scene: Scene): string {
  const { house, lit } = scene;
  const wall = house.architecture === 'tower' ? '#e9dfcf' : house.wall;
  const style = { arched: house.architecture === 'riad', frame: lighter(wall, 0.55) };
  return [
    rect([-4, 108, 222, 156], lit(wall)),
    rect([196, 108, 22, 156], shadow, 'opacity=".14"'),
    rect([-4, 100, 230, 10], lit(lighter(wall, 0.4))),
    rect([-4, 180, 226, 5], lit(lighter(wall, 0.35))),
    paintWindows(scene, windowGrid([0, 114, 200, 64], 4, 1, 26, 46), style),
    paintWindows(scene, windowGrid([0, 190, 200, 70], 3, 1, 40, 56), style),
  ].join('');
}

function reflections({ random, light }: Scene): string {
  const bars = count(26).map((): Box => {
    const depth = random.next();
    const half = 128 + depth * 108;
    const x = 314 + random.within(-half, half * 0.82);
    return [x, 293 + depth * 70, random.within(12, 26) * (0.6 + depth), 1.4 + depth * 1.4];
  });
  const white = boxes(bars.slice(0, 15), '#ffffff', 'opacity=".34"');
  return white + boxes(bars.slice(15), light.disc, 'opacity=".5"');
}

/** A parasol 100 units high, scaled, whose pole stands at x, y. */
function parasol({ lit, house }: Scene, x: number, y: number, height: number): string {
  const { fabric } = house;
  const parts = [
    ellipse([10, 6], 45, 5, shadow, 'opacity=".16"'),
    rect([-1.5, -100, 3, 100], lit('#7a5a42')),
    path('M-56-72Q-34-100 0-104T56-72Z', lit(fabric)),
    path('M-19-72Q-17-96 0-104Q17-96 19-72Z', lit(lighter(fabric, 0.6))),
    path('M0-104Q34-100 56-72H19Q17-96 0-104Z', lit(darker(fabric, 0.12))),
  ];
  return at(x, y, parts, height / 100);
}

function lounger({ lit, house }: Scene, x: number, y: number): string {
  return at(x, y, [
    line('M-18 12V20M30 12V20', lit(darker(house.wood, 0.2)), 3),
    line('M-24 11H36', lit(house.wood), 4),
    line('M34 6H-20L-40-12', lit('#fdf6e8'), 7),
    line('M6 4H24', lit(house.accent), 4),
  ]);
}

/** The view: the place in full width, framed by the balcony, the terrace or the arch one looks from. */
export function paintBalconyView(scene: Scene): string {
  const { house, random } = scene;
  const land = paintOutlook(scene, [0, 0, 600, 400], 212);
  if (house.architecture === 'riad') return land + archway(scene) + table(scene, 470);
  const edge = random.chance(0.5) ? railing(scene) : parapet(scene);
  return land + edge + table(scene, random.pick([120, 470]));
}

function archway(scene: Scene): string {
  const { lit, house } = scene;
  const wall = `M0 0H600V400H0Z${archOutline([96, 30, 408, 400])}`;
  const ring = (box: Box, colour: string, width: number) =>
    path(archOutline(box), 'none', `stroke="${lit(colour)}" stroke-width="${width}"`);
  return [
    path(wall, lit(house.wall), 'fill-rule="evenodd"'),
    ring([90, 24, 420, 410], lighter(house.wall, 0.35), 7),
    ring([102, 36, 396, 400], house.accent, 5),
    terraceFloor(scene, 352),
    pottedPlant(lit, 62, 372, 150, house.accent),
  ].join('');
}

/** An iron railing with half circles between its bars, and a curtain beside it. */
function railing(scene: Scene): string {
  const { lit, house } = scene;
  const iron = lit('#252b33');
  const posts = boxRow(26, 24, [0, 300, 2.2, 64]);
  const curtain = lit(lighter(house.fabric, 0.45));
  return [
    terraceFloor(scene, 362),
    boxes([...posts, [0, 294, 600, 6], [0, 360, 600, 5]], iron),
    line(
      repeat(25, (i) => `M${i * 24 + 2.3} 300a10.8 13 0 0 0 21.6 0`),
      iron,
      1.8,
    ),
    path('M0 0H70Q82 130 50 250Q40 310 46 378H0Z', curtain, 'opacity=".93"'),
    line('M18 0Q30 150 16 376M40 0Q54 140 32 376', lit(lighter(house.fabric, 0.2)), 2),
  ].join('');
}

function parapet(scene: Scene): string {
  const { lit, house } = scene;
  return [
    terraceFloor(scene, 350),
    rect([0, 306, 600, 50], lit(house.wall)),
    rect([0, 298, 600, 11], lit(lighter(house.wall, 0.4))),
    rect([0, 338, 600, 18], shadow, 'opacity=".1"'),
    pottedPlant(lit, 40, 306, 118, house.accent),
    pottedPlant(lit, 566, 306, 96, '#c46a48'),
  ].join('');
}

function terraceFloor({ lit }: Scene, top: number): string {
  const seams = `${floorSeams(13, top, 60, 96)}M0 ${top + 18}H600`;
  return (
    rect([0, top, 600, 400 - top], lit('#d6c3a3')) +
    line(seams, lit(darker('#d6c3a3', 0.2)), 1.2, 'opacity=".7"')
  );
}

/** A laid table with a chair on the side where there is room; by candlelight when it is dark. */
function table(scene: Scene, x: number): string {
  const { lit, house } = scene;
  const candle = [
    circle([0, 0], 130, scene.glow('#ffb765', 0.38)),
    circle([0, 0], 9, '#ffdf9a', 'opacity=".7"'),
    ellipse([0, 0], 3.4, 6, '#fff3cf'),
  ];
  const chair = [
    polygon([-26, 0, 26, 0, 30, 50, -30, 50], lit(lighter(house.fabric, 0.1))),
    rect([-36, 44, 72, 14], lit(house.fabric), 'rx="6"'),
    line('M-30 56L-36 98M30 56L36 98', lit(house.wood), 4),
  ];
  return at(x, 300, [
    at(x > 300 ? -84 : 84, 0, chair),
    line('M0 30V92M-24 96L0 80L24 96', lit('#252b33'), 4),
    ellipse([0, 30], 46, 10, lit('#f3e9d7')),
    ellipse([0, 33], 46, 10, lit('#d9cbb2')),
    ellipse([0, 29], 46, 9, lit('#fbf4e6')),
    ellipse([-14, 28], 13, 3.4, lit('#d9cbb2')),
    path('M-22 14H-6Q-7 28-14 28T-22 14Z', lit(house.accent)),
    path('M14 26Q8 12 15 0H21Q28 12 22 26Z', lit('#7fa3a0')),
    line('M18 0Q16-16 8-24M18 0Q22-14 28-20', lit('#4c8263'), 2),
    circle([8, -25], 5, lit('#e0577c')),
    circle([28, -21], 4.4, lit('#f1c84c')),
    scene.dark ? at(-2, 18, candle) : '',
  ]);
}
