import { darker, lighter } from './colour.ts';
import { awning, balcony, lantern, paintDoor, paintGround, pathTo, shade } from './ornaments.ts';
import { pottedPlant, tree } from './plants.ts';
import type { Scene } from './scene.ts';
import { type Box, boxes, count, polygon, rect } from './shapes.ts';
import { paintWindows, windowGrid } from './windows.ts';

/** A city house in dressed stone: slate roof with dormers, iron balconies, awnings along the street. */
export function paintGrand(scene: Scene): string {
  const { random, house, lit } = scene;
  const columns = random.pick([5, 7]);
  const x = columns === 5 ? 136 : 96;
  const w = 600 - 2 * x;
  const wall: Box = [x, 132, w, 206];
  const bays = windowGrid([x + 8, 140, w - 16, 138], columns, 3, 20, 30);
  const bay = (i: number) => x + 8 + ((i + 0.5) * (w - 16)) / columns;
  const middle = (columns - 1) / 2;
  const shops = count(columns).filter((i) => i !== middle);
  return [
    neighbour(scene, -10, x + 12, 176),
    neighbour(scene, x + w - 12, 620 - x - w, random.within(150, 196)),
    polygon(
      [
        [x - 6, 132],
        [x + 20, 72],
        [x + w - 20, 72],
        [x + w + 6, 132],
      ],
      lit('#4b5b66'),
    ),
    boxes([[x + 18, 68, w - 36, 6]], lit('#36444e')),
    ...count(columns).map((i) => dormer(scene, bay(i))),
    paintWindows(
      scene,
      count(columns).map((i): Box => [bay(i) - 7, 96, 14, 22]),
      { frame: '#fdf6e8' },
    ),
    rect(wall, lit(house.wall)),
    shade(wall, 0.16, 0.1),
    boxes(
      count(columns + 1).map((i): Box => [x + (i * (w - 6)) / columns, 132, 6, 150]),
      lit(lighter(house.wall, 0.35)),
    ),
    boxes(
      [
        [x - 8, 126, w + 16, 8],
        [x - 4, 184, w + 8, 3],
        [x - 4, 276, w + 8, 6],
      ],
      lit(lighter(house.wall, 0.45)),
    ),
    paintWindows(scene, bays, { frame: lighter(house.wall, 0.6) }),
    ...bays.slice(columns, columns * 2).map(([bx, by]) => balcony(scene, bx - 5, by + 32, 30, 11)),
    balcony(scene, bay(middle) - 26, 188, 52, 13),
    rect([x, 282, w, 56], lit(darker(house.wall, 0.22))),
    paintWindows(
      scene,
      shops.map((i): Box => [bay(i) - 17, 296, 34, 36]),
      { frame: darker(house.wall, 0.5), bars: false },
    ),
    ...shops.map((i) => awning(scene, [bay(i) - 20, 288, 40, 15], house.accent)),
    paintDoor(scene, [bay(middle) - 17, 290, 34, 48], house.wood, false),
    polygon(
      [
        [300 - 34, 286],
        [334, 286],
        [344, 296],
        [256, 296],
      ],
      lit(house.accent),
    ),
    paintGround(scene, 338, '#a7a096'),
    boxes([[0, 338, 600, 7]], lit('#c7beb0')),
    pathTo(scene, 300, 345, 40, house.accent),
    lantern(scene, 268, 310, 11),
    lantern(scene, 332, 310, 11),
    pottedPlant(lit, 262, 352, 42, '#39434b'),
    pottedPlant(lit, 338, 352, 42, '#39434b'),
    tree(scene, x - 34, 366, 150),
    tree(scene, 634 - x, 368, 160),
  ].join('');
}

function dormer(scene: Scene, x: number): string {
  return [
    polygon(
      [
        [x - 15, 92],
        [x, 80],
        [x + 15, 92],
      ],
      scene.lit('#36444e'),
    ),
    rect([x - 12, 91, 24, 32], scene.lit(lighter(scene.house.wall, 0.3))),
  ].join('');
}

function neighbour(scene: Scene, x: number, width: number, top: number): string {
  const wall = darker(scene.house.wall, 0.12);
  return [
    rect([x, top, width, 164 + 176 - top], scene.distant(wall, 0.25)),
    polygon(
      [
        [x - 4, top],
        [x + 12, top - 30],
        [x + width - 12, top - 30],
        [x + width + 4, top],
      ],
      scene.distant('#5b6a72', 0.25),
    ),
    paintWindows(
      scene,
      windowGrid(
        [x + 10, top + 6, width - 20, 120],
        Math.max(2, Math.round(width / 44)),
        3,
        14,
        22,
      ),
      {
        frame: lighter(wall, 0.3),
      },
    ),
  ].join('');
}
