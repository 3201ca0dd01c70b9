import { darker, lighter, mix } from './colour.ts';
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
  polygon,
  rect,
} from './shapes.ts';

/** The lobby: an arcade open to the place outside, chequered floor, lamps, and somewhere to sit. */
export function paintLobby(scene: Scene): string {
  const { house, indoors, random } = scene;
  const wall = random.pick(['#efe2cd', '#e2c7a8', '#d7ddd2', '#f0dccb', '#234f4e']);
  const openings = count(3).map((i): Box => [58 + i * 168, 78, 148, 210]);
  const outline = openings.map(archOutline).join('');
  return [
    `<clipPath id="arcade"><path d="${outline}"/></clipPath>`,
    rect([0, 0, 600, 300], indoors(wall)),
    path(
      openings.map(([x, y, w, h]) => archOutline([x - 9, y - 9, w + 18, h + 9])).join(''),
      indoors(mix(wall, '#fdf6e8', 0.5)),
    ),
    `<g clip-path="url(#arcade)">${paintOutlook(scene, [0, 60, 600, 240], 262)}</g>`,
    path(outline, 'none', `stroke="${indoors(house.accent)}" stroke-width="3"`),
    rect([0, 0, 600, 26], indoors(darker(house.wood, 0.2))),
    boxes(
      count(11).map((i): Box => [i * 58 + 4, 26, 16, 9]),
      indoors(house.wood),
    ),
    chequers(scene),
    lamp(scene, 132, 74),
    lamp(scene, 300, 96),
    lamp(scene, 468, 74),
    sofa(scene),
    chair(scene, 96),
    lowTable(scene),
    pottedPlant(indoors, 26, 352, 170, house.accent),
    pottedPlant(indoors, 566, 356, 190, '#c9a06a'),
  ].join('');
}

function chequers(scene: Scene): string {
  const { indoors } = scene;
  const rows = [288, 304, 326, 356, 400];
  const spread = (y: number) => 46 + (y - 288) * 0.34;
  const tiles = rows.slice(0, -1).flatMap((top, row) => {
    const bottom = rows[row + 1] ?? 400;
    return count(17).flatMap((i) => {
      if ((i + row) % 2 === 1) return [];
      const at = (column: number, y: number) => Math.round(300 + (column - 8.5) * spread(y));
      return [
        `M${at(i, top)} ${top}H${at(i + 1, top)}L${at(i + 1, bottom)} ${bottom}H${at(i, bottom)}Z`,
      ];
    });
  });
  return (
    rect([0, 288, 600, 112], indoors('#f3e8d4')) +
    path(tiles.join(''), indoors('#54736e'), 'opacity=".85"')
  );
}

function lamp(scene: Scene, x: number, y: number): string {
  const { house } = scene;
  return [
    rect([x - 1, 26, 2, y - 26], '#3b3530'),
    circle([x, y + 16], 84, scene.glow('#ffd58a', 0.25 + scene.light.litWindows * 0.5)),
    house.architecture === 'riad' || house.architecture === 'lodge'
      ? path(
          `M${x - 16} ${y + 14}Q${x} ${y - 8} ${x + 16} ${y + 14}Q${x + 10} ${y + 36} ${x} ${y + 42}Q${x - 10} ${y + 36} ${x - 16} ${y + 14}Z`,
          '#f7c873',
        )
      : path(`M${x - 24} ${y + 22}A24 24 0 0 1 ${x + 24} ${y + 22}Z`, scene.indoors(house.accent)) +
        ellipse([x, y + 22], 24, 4, '#ffe9bd'),
  ].join('');
}

function sofa(scene: Scene): string {
  const { indoors, house } = scene;
  const cloth = house.fabric;
  return [
    ellipse([330, 372], 160, 9, '#1a2230', 'opacity=".2"'),
    rect([198, 286, 264, 62], indoors(darker(cloth, 0.1)), 'rx="16"'),
    rect([184, 308, 40, 54], indoors(cloth), 'rx="13"'),
    rect([436, 308, 40, 54], indoors(cloth), 'rx="13"'),
    rect([214, 326, 232, 34], indoors(lighter(cloth, 0.12)), 'rx="8"'),
    boxes([[329, 328, 2, 30]], indoors(darker(cloth, 0.2))),
    polygon(
      [
        [232, 302],
        [270, 296],
        [278, 330],
        [238, 334],
      ],
      indoors(house.accent),
    ),
    polygon(
      [
        [392, 298],
        [430, 304],
        [424, 334],
        [386, 330],
      ],
      indoors('#e8c88f'),
    ),
    boxes(
      [
        [204, 360, 8, 10],
        [448, 360, 8, 10],
      ],
      indoors(darker(house.wood, 0.3)),
    ),
  ].join('');
}

function chair({ indoors, house }: Scene, x: number): string {
  return [
    ellipse([x + 6, 380], 52, 6, '#1a2230', 'opacity=".18"'),
    path(
      `M${x - 34} 300Q${x - 40} 284 ${x - 22} 284H${x + 10}Q${x + 22} 284 ${x + 24} 300L${x + 32} 348H${x - 26}Z`,
      indoors(house.accent),
    ),
    rect([x - 30, 340, 74, 20], indoors(lighter(house.accent, 0.16)), 'rx="8"'),
    line(`M${x - 22} 360L${x - 28} 380M${x + 36} 360L${x + 42} 380`, indoors(house.wood), 4.4),
  ].join('');
}

function lowTable({ indoors, house }: Scene): string {
  return [
    ellipse([306, 388], 66, 5, '#1a2230', 'opacity=".2"'),
    line('M268 366L262 388M344 366L350 388', indoors(darker(house.wood, 0.2)), 4),
    ellipse([306, 366], 62, 9, indoors(darker(house.wood, 0.1))),
    ellipse([306, 363], 62, 9, indoors(lighter(house.wood, 0.16))),
    rect([272, 353, 40, 5], indoors('#f6ecd9')),
    rect([276, 348, 34, 5], indoors(house.accent)),
    path('M326 362Q320 348 328 342H338Q346 348 340 362Z', indoors('#f3e4c8')),
    line('M333 342Q330 326 322 320M333 342Q336 328 344 324', indoors('#4c8263'), 2.2),
  ].join('');
}
