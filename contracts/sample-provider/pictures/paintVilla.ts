import { darker, lighter } from './colour.ts';
import { balcony, paintDoor, paintGround, pathTo, shade } from './ornaments.ts';
import { bush, climber, cypress, palm, pottedPlant } from './plants.ts';
import type { Scene } from './scene.ts';
import { arches, type Box, boxes, count, polygon, rect } from './shapes.ts';
import { paintWindows } from './windows.ts';

/** White or ochre blocks by the sea: shutters, a loggia, bougainvillea; flat roofs or tiled ones. */
export function paintVilla(scene: Scene): string {
  const { random, house, lit } = scene;
  const tiled = random.chance(0.5);
  const wall = house.wall;
  const main: Box = [168, 158, 300, 180];
  const upper: Box = [232, 92, 172, 68];
  const side: Box = [76, 226, 96, 112];
  const shutters = house.accent;
  return [
    tiled
      ? cypress(scene, 520, 336, 176) + cypress(scene, 556, 336, 138)
      : palm(scene, 530, 336, 210),
    tiled ? cypress(scene, 52, 336, 150) : palm(scene, 44, 336, 150),
    rect(upper, lit(lighter(wall, 0.1))),
    shade(upper, 0.28),
    rect(main, lit(wall)),
    shade(main, 0.24),
    rect(side, lit(darker(wall, 0.06))),
    ...[upper, main, side].map((block) => (tiled ? tiles(scene, block) : parapet(scene, block))),
    paintWindows(
      scene,
      [
        [262, 112, 20, 36],
        [354, 112, 20, 36],
      ],
      { frame: '#fdf6e8', shutters },
    ),
    paintWindows(
      scene,
      [
        [206, 184, 22, 42],
        [308, 184, 22, 42],
        [410, 184, 22, 42],
      ],
      { frame: '#fdf6e8', shutters },
    ),
    balcony(scene, 286, 230, 66, 18),
    arches(
      [
        [190, 256, 52, 82],
        [254, 256, 52, 82],
      ],
      scene.light.litWindows > 0.5 ? '#f2b565' : lit(darker(wall, 0.5)),
    ),

    paintDoor(scene, [346, 262, 46, 76], house.wood, true),
    paintWindows(scene, [[420, 276, 24, 34]], { frame: '#fdf6e8' }),
    paintWindows(scene, [[110, 258, 24, 36]], { frame: '#fdf6e8', shutters }),
    paintGround(scene, 338, '#cdbf98'),
    pathTo(scene, 369, 338, 54, '#efe2c8'),
    boxes(
      [
        [326, 338, 86, 5],
        [318, 343, 102, 6],
      ],
      lit('#f2e7d2'),
    ),
    climber(scene, 172, 226, 62),
    climber(scene, 404, 158, 84),
    bush(scene, 140, 352, 92, random.pick(['#f1c84c', '#e9e2f2', '#d8486f'])),
    bush(scene, 520, 362, 110),
    pottedPlant(lit, 304, 352, 56, '#c46a48'),
    pottedPlant(lit, 436, 354, 60, '#c46a48'),
  ].join('');
}

function parapet(scene: Scene, [x, y, w]: Box): string {
  return rect([x - 4, y - 7, w + 8, 9], scene.lit(lighter(scene.house.wall, 0.35)));
}

function tiles(scene: Scene, [x, y, w]: Box): string {
  const roof = scene.lit('#b8593c');
  const seams = count(Math.round(w / 12)).map((i): Box => [x - 8 + i * 12.6, y - 4, 5, 6]);
  return (
    polygon(
      [
        [x - 12, y + 3],
        [x + w * 0.14, y - 25],
        [x + w * 0.86, y - 25],
        [x + w + 12, y + 3],
      ],
      roof,
    ) + boxes(seams, scene.lit('#d0764f'))
  );
}
