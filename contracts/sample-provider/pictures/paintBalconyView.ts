import { darker, lighter } from './colour.ts';
import { paintOutlook } from './paintOutlook.ts';
import { pottedPlant } from './plants.ts';
import type { Scene } from './scene.ts';
import {
  archOutline,
  type Box,
  type Point,
  boxes,
  circle,
  count,
  ellipse,
  line,
  num,
  path,
  polygon,
  rect,
} from './shapes.ts';

/** The view: the place in full width, framed by the balcony, the terrace or the arch one looks from. */
export function paintBalconyView(scene: Scene): string {
  const { house, random } = scene;
  const land = paintOutlook(scene, [0, 0, 600, 400], 212);
  if (house.architecture === 'riad') return land + archFrame(scene) + table(scene, 470);
  return (
    land +
    (random.chance(0.5) ? railing(scene) : terrace(scene)) +
    table(scene, random.pick([120, 470]))
  );
}

function archFrame(scene: Scene): string {
  const wall = scene.lit(scene.house.wall);
  const opening: Box = [96, 30, 408, 400];
  return [
    path(`M0 0H600V400H0Z${archOutline(opening)}`, wall, 'fill-rule="evenodd"'),
    `<path d="${archOutline([90, 24, 420, 410])}" fill="none" stroke="${scene.lit(lighter(scene.house.wall, 0.35))}" stroke-width="7"/>`,
    `<path d="${archOutline([102, 36, 396, 400])}" fill="none" stroke="${scene.lit(scene.house.accent)}" stroke-width="5"/>`,
    floor(scene, 352),
    pottedPlant(scene.lit, 62, 372, 150, scene.house.accent),
  ].join('');
}

function railing(scene: Scene): string {
  const iron = scene.lit('#252b33');
  const posts = count(26).map((i): Box => [i * 24, 300, 2.2, 64]);
  const rings = arcs(count(25).map((i) => i * 24 + 13.1));
  return [
    floor(scene, 362),
    boxes([...posts, [0, 294, 600, 6], [0, 360, 600, 5]], iron),
    line(rings, iron, 1.8),
    path(
      'M0 0H70Q82 130 50 250Q40 310 46 378H0Z',
      scene.lit(lighter(scene.house.fabric, 0.45)),
      'opacity=".93"',
    ),
    line('M18 0Q30 150 16 376M40 0Q54 140 32 376', scene.lit(lighter(scene.house.fabric, 0.2)), 2),
  ].join('');
}

/** Half circles that hang from the handrail between the bars. */
function arcs(middles: readonly number[]): string {
  return middles.map((x) => `M${num(x - 10.8)} 300a10.8 13 0 0 0 21.6 0`).join('');
}

function terrace(scene: Scene): string {
  const wall = scene.house.wall;
  return [
    floor(scene, 350),
    rect([0, 306, 600, 50], scene.lit(wall)),
    rect([0, 298, 600, 11], scene.lit(lighter(wall, 0.4))),
    rect([0, 338, 600, 18], '#1a2230', 'opacity=".1"'),
    pottedPlant(scene.lit, 40, 306, 118, scene.house.accent),
    pottedPlant(scene.lit, 566, 306, 96, '#c46a48'),
  ].join('');
}

function floor(scene: Scene, top: number): string {
  const tile = '#d6c3a3';
  const seams = count(13).map((i) => `M${300 + (i - 6) * 60} ${top}L${300 + (i - 6) * 96} 400`);
  return (
    rect([0, top, 600, 400 - top], scene.lit(tile)) +
    line(`${seams.join('')}M0 ${top + 18}H600`, scene.lit(darker(tile, 0.2)), 1.2, 'opacity=".7"')
  );
}

function table(scene: Scene, x: number): string {
  const { lit, house, light } = scene;
  const wood = lit(house.wood);
  const to = x > 300 ? -1 : 1;
  const chair = x + 84 * to;
  return [
    polygon(
      [
        [chair - 26, 300],
        [chair + 26, 300],
        [chair + 30, 350],
        [chair - 30, 350],
      ],
      lit(lighter(house.fabric, 0.1)),
    ),
    rect([chair - 36, 344, 72, 14], lit(house.fabric), 'rx="6"'),
    line(`M${chair - 30} 356L${chair - 36} 398M${chair + 30} 356L${chair + 36} 398`, wood, 4),
    line(`M${x} 330V392M${x - 24} 396L${x} 380L${x + 24} 396`, lit('#252b33'), 4),
    ellipse([x, 330], 46, 10, lit('#f3e9d7')),
    ellipse([x, 333], 46, 10, lit('#d9cbb2')),
    ellipse([x, 329], 46, 9, lit('#fbf4e6')),
    ellipse([x - 14, 328], 13, 3.4, lit('#d9cbb2')),
    path(`M${x - 22} 314H${x - 6}Q${x - 7} 328 ${x - 14} 328T${x - 22} 314Z`, lit(house.accent)),
    path(
      `M${x + 14} 326Q${x + 8} 312 ${x + 15} 300H${x + 21}Q${x + 28} 312 ${x + 22} 326Z`,
      lit('#7fa3a0'),
    ),
    line(
      `M${x + 18} 300Q${x + 16} 284 ${x + 8} 276M${x + 18} 300Q${x + 22} 286 ${x + 28} 280`,
      lit('#4c8263'),
      2,
    ),
    circle([x + 8, 275], 5, lit('#e0577c')),
    circle([x + 28, 279], 4.4, lit('#f1c84c')),
    light.litWindows > 0.5 ? candle(scene, [x - 2, 318]) : '',
  ].join('');
}

/** A light on the table, so that the terrace does not sink into the night. */
function candle(scene: Scene, at: Point): string {
  return [
    circle(at, 130, scene.glow('#ffb765', 0.38)),
    circle(at, 9, '#ffdf9a', 'opacity=".7"'),
    ellipse(at, 3.4, 6, '#fff3cf'),
  ].join('');
}
