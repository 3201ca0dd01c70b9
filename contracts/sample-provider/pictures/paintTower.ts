import { darker, lighter, mix } from './colour.ts';
import { paintGround, pathTo } from './ornaments.ts';
import { palm, tree } from './plants.ts';
import type { Scene } from './scene.ts';
import { type Box, boxes, count, path, polygon, rect } from './shapes.ts';
import { windowGrid } from './windows.ts';

/** A slim tower of glass over a garden podium. */
export function paintTower(scene: Scene): string {
  const { random, house, lit, light } = scene;
  const x = random.within(206, 244);
  const w = random.within(138, 168);
  const crown = random.pick([crownSlope, crownStep, crownRound]);
  const plant = scene.setting === 'metropolis' || scene.setting === 'nordic' ? tree : palm;
  const glass = scene.gradient(
    [
      [0, mix(lit(lighter(house.wall, 0.12)), light.sky[1], 0.42)],
      [0.55, lit(house.wall)],
      [1, lit(darker(house.wall, 0.32))],
    ],
    'across',
  );
  const podium: Box = [118, 284, 364, 54];
  return [
    slab(scene, [x + w - 8, 142, 88, 196], darker(house.wall, 0.25), 5, 14),
    crown(x, w, glass),
    rect([x, 74, w, 264], glass),
    ...floors(scene, [x, 74, w, 212]),
    boxes(
      count(5).map((i): Box => [x + (i * (w - 2)) / 4, 74, 2.4, 212]),
      lit(lighter(house.wall, 0.6)),
      'opacity=".75"',
    ),
    rect(podium, lit('#e5d8c3')),
    boxes([[110, 278, 380, 8]], lit('#fbf3e4')),
    podiumWindows(scene),
    ...[140, 180, 432, 466].map((at) => plant(scene, at, 280, random.within(38, 56))),
    polygon(
      [
        [244, 300],
        [356, 300],
        [372, 310],
        [228, 310],
      ],
      lit(house.accent),
    ),
    paintGround(scene, 338, '#9aa08f'),
    boxes([[0, 338, 600, 6]], lit('#c9c2b2')),
    pathTo(scene, 300, 344, 76, '#d9cdb8'),
    plant(scene, 70, 362, random.within(120, 160)),
    plant(scene, 536, 364, random.within(120, 170)),
    boxes(
      [
        [20, 356, 170, 9],
        [410, 356, 170, 9],
      ],
      lit('#47735c'),
    ),
  ].join('');
}

const crownSlope = (x: number, w: number, glass: string) =>
  polygon(
    [
      [x, 75],
      [x, 26],
      [x + w, 58],
      [x + w, 75],
    ],
    glass,
  );
const crownStep = (x: number, w: number, glass: string) =>
  boxes(
    [
      [x + w * 0.14, 52, w * 0.72, 23],
      [x + w * 0.3, 34, w * 0.4, 20],
      [x + w * 0.5 - 1.5, 6, 3, 30],
    ],
    glass,
  );
const crownRound = (x: number, w: number, glass: string) =>
  path(`M${x} 75Q${x} 34 ${x + w / 2} 34T${x + w} 75Z`, glass);

function floors(scene: Scene, box: Box): string[] {
  const panes = windowGrid(box, 8, 19, (box[2] / 8) * 0.72, 5.6);
  const lamps = panes.filter(() => scene.random.chance(scene.light.litWindows * 0.62));
  const bright = scene.light.litWindows > 0.5;
  const lines = count(19).map((i): Box => [box[0], box[1] + (i * box[3]) / 19, box[2], 1.6]);
  return [
    boxes(lines, scene.lit('#17303a'), 'opacity=".4"'),
    boxes(lamps, bright ? '#ffd98f' : scene.light.sky[2], `opacity="${bright ? '.95' : '.4'}"`),
  ];
}

function slab(scene: Scene, box: Box, colour: string, columns: number, rows: number): string {
  const panes = windowGrid(box, columns, rows, 9, 5);
  const { light, random } = scene;
  return [
    rect(box, scene.distant(colour, 0.12)),
    boxes(
      panes.filter(() => random.chance(0.12 + light.litWindows * 0.5)),
      light.litWindows > 0.5 ? '#ffd98f' : light.sky[2],
      'opacity=".6"',
    ),
  ].join('');
}

function podiumWindows(scene: Scene): string {
  const warm = scene.light.litWindows > 0.2;
  const panes = windowGrid([124, 292, 352, 44], 13, 1, 21, 36);
  return boxes(panes, warm ? '#ffd593' : mix(scene.lit('#35525c'), scene.light.sky[1], 0.35));
}
