import { darker, lighter } from './colour.ts';
import { paintOutlook } from './paintOutlook.ts';
import { pottedPlant } from './plants.ts';
import type { Scene } from './scene.ts';
import {
  archOutline,
  type Box,
  boxes,
  circle,
  count,
  ellipse,
  line,
  path,
  rect,
} from './shapes.ts';

/** A bathroom: a free-standing tub under an arched window, tiles, a basin and towels. */
export function paintBath(scene: Scene): string {
  const { random, house, indoors } = scene;
  const tile = random.pick(['#2f6462', '#c98a6b', '#d9cdb5', '#7f9a8c', '#3f5a70']);
  const window: Box = [238, 40, 150, 170];
  const outline = archOutline(window);
  return [
    rect([0, 0, 600, 320], indoors('#f4ebdc')),
    tiles(scene, tile),
    path(archOutline([228, 30, 170, 182]), indoors('#fdf8ee')),
    `<clipPath id="pane"><path d="${outline}"/></clipPath><g clip-path="url(#pane)">${paintOutlook(scene, window, 240)}</g>`,
    boxes(
      [
        [311, 40, 4, 170],
        [238, 112, 150, 4],
      ],
      indoors('#fdf8ee'),
    ),
    rect([218, 208, 190, 10], indoors('#fdf8ee')),
    rect([0, 316, 600, 84], indoors('#cdb796')),
    line(
      count(9)
        .map((i) => `M${300 + (i - 4) * 70} 316L${300 + (i - 4) * 130} 400`)
        .join('') + 'M0 346H600',
      indoors('#b59c78'),
      1.4,
    ),
    basin(scene),
    tub(scene),
    towels(scene),
    pottedPlant(indoors, 562, 372, 190, house.accent),
    random.chance(0.5)
      ? rect([60, 366, 150, 22], indoors(lighter(house.fabric, 0.3)), 'rx="6"')
      : '',
  ].join('');
}

function tiles(scene: Scene, colour: string): string {
  const { indoors } = scene;
  const rows = count(5).map((i) => `M0 ${190 + i * 26}H600`);
  const joints = count(5).flatMap((row) =>
    count(15).map((i) => `M${i * 44 + (row % 2) * 22} ${190 + row * 26}v26`),
  );
  return (
    rect([0, 190, 600, 128], indoors(colour)) +
    line([...rows, ...joints].join(''), indoors(lighter(colour, 0.3)), 1.3, 'opacity=".6"') +
    rect([0, 184, 600, 8], indoors(darker(colour, 0.15)))
  );
}

function tub({ indoors, house }: Scene): string {
  return [
    ellipse([330, 378], 176, 9, '#1a2230', 'opacity=".2"'),
    line('M486 262V216Q486 200 470 200H458V210', indoors('#b58a4e'), 6),
    path('M160 262H500Q500 366 428 368H232Q160 366 160 262Z', indoors('#fdf8ee')),
    path('M440 262H500Q500 366 428 368H392Q440 350 440 262Z', '#1a2230', 'opacity=".07"'),
    rect([150, 252, 360, 15], indoors('#ffffff'), 'rx="7.5"'),
    boxes(
      [
        [226, 366, 14, 14],
        [420, 366, 14, 14],
      ],
      indoors('#b58a4e'),
    ),
    rect([228, 246, 150, 9], indoors(house.wood), 'rx="3"'),
    rect([246, 232, 26, 14], indoors(house.accent), 'rx="3"'),
    circle([300, 238], 7, indoors('#f3e4c8')),
    rect([324, 218, 12, 28], indoors('#7fa3a0'), 'rx="4"'),
    circle([412, 252], 15, indoors('#ffffff')),
    circle([432, 250], 11, indoors('#ffffff')),
    circle([394, 253], 10, indoors('#ffffff')),
  ].join('');
}

function basin(scene: Scene): string {
  const { indoors, house } = scene;
  return [
    scene.light.litWindows > 0.2 ? circle([96, 118], 120, scene.glow('#ffd58a', 0.45)) : '',
    circle([96, 122], 54, indoors('#b58a4e')),
    circle([96, 122], 49, indoors('#cfe0df')),
    path('M66 152L118 82L132 94L82 166Z', '#ffffff', 'opacity=".35"'),
    rect([22, 250, 148, 12], indoors('#fdf8ee'), 'rx="3"'),
    rect([30, 262, 132, 84], indoors(house.wood)),
    boxes([[94, 266, 2, 76]], indoors(darker(house.wood, 0.35))),
    boxes(
      [
        [84, 298, 5, 12],
        [101, 298, 5, 12],
      ],
      '#e8c27a',
    ),
    path('M58 226H134Q132 250 112 250H80Q60 250 58 226Z', indoors('#ffffff')),
    line('M96 224V206Q96 198 104 198H112', indoors('#b58a4e'), 5),
  ].join('');
}

function towels({ indoors, house }: Scene): string {
  return [
    rect([428, 86, 104, 5], indoors('#b58a4e'), 'rx="2.5"'),
    rect([438, 88, 40, 92], indoors('#fdf8ee'), 'rx="3"'),
    rect([484, 88, 38, 76], indoors(lighter(house.fabric, 0.2)), 'rx="3"'),
    boxes(
      [
        [438, 164, 40, 4],
        [438, 170, 40, 2],
      ],
      indoors(house.accent),
    ),
  ].join('');
}
