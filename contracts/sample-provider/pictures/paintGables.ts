import { darker, lighter } from './colour.ts';
import { awning, lantern, paintDoor, paintGround } from './ornaments.ts';
import { pottedPlant, tree } from './plants.ts';
import type { Scene } from './scene.ts';
import { type Box, boxes, count, group, path, polygon, rect } from './shapes.ts';
import { paintWater } from './water.ts';
import { paintWindows, windowGrid } from './windows.ts';

const paints = [
  '#b5483a',
  '#d9a441',
  '#3d6468',
  '#d9c6a4',
  '#8f3b36',
  '#7a8f7b',
  '#33475b',
  '#c9824f',
  '#e0b7a0',
];

const trim = '#fbf3e4';
const groundFloor = 54;

/** Narrow houses shoulder to shoulder, each with a gable of its own, on a quay or a paved street. */
export function paintGables(scene: Scene): string {
  const { random, house } = scene;
  const quay = scene.setting === 'nordic' || scene.setting === 'coast';
  const base = quay ? 312 : 338;
  const widths = random.shuffled([92, 104, 112, 96, 100, 108]);
  const colours = random.shuffled(paints.filter((paint) => paint !== house.wall));
  const windows: Box[] = [];
  let x = -8;
  const row = widths.map((width, i) => {
    const colour = i === 2 || i === 3 ? house.wall : (colours[i] ?? house.wall);
    const box: Box = [x, base - random.within(164, 214), width, 0];
    const drawn = gable(scene, box, base, colour, i === 2);
    windows.push(...windowsOf(box, base, i === 2));
    x += width;
    return drawn;
  });
  const houses = row.join('') + paintWindows(scene, windows, { frame: trim });
  return quay
    ? [
        group(houses, 'id="row"'),
        paintWater(scene, base + 14, '#355f6c'),
        `<use href="#row" opacity=".2" transform="matrix(1 0 0 -.7 0 ${(base + 14) * 1.7})"/>`,
        boxes([[0, base, 600, 16]], scene.lit('#8a8076')),
        boxes(
          count(13).map((i): Box => [i * 48 + 8, base + 4, 30, 2]),
          scene.lit('#a79c90'),
        ),
        boat(scene, 92, 362),
        boat(scene, 470, 372),
        tree(scene, 34, base + 6, 110),
        tree(scene, 560, base + 6, 120),
      ].join('')
    : [
        houses,
        paintGround(scene, base, '#a79d90'),
        boxes([[0, base, 600, 7]], scene.lit('#c9bfae')),
        boxes(
          count(40).map((): Box => [
            random.within(0, 580),
            random.within(base + 12, 394),
            random.within(12, 26),
            3,
          ]),
          scene.lit('#bdb3a4'),
          'opacity=".55"',
        ),
        tree(scene, 60, base + 24, 168),
        tree(scene, 548, base + 28, 176),
      ].join('');
}

function gable(
  scene: Scene,
  [x, eaves, w]: Box,
  base: number,
  colour: string,
  entrance: boolean,
): string {
  const { random, lit } = scene;
  const shape = random.pick([pointed, stepped, bell]);
  const ground = base - groundFloor;
  return [
    rect([x, eaves, w, base - eaves], lit(colour)),
    shape(x, eaves, w, lit(colour), lit(trim)),
    rect([x, ground, w, groundFloor], lit(darker(colour, 0.24))),
    rect([x, ground - 3, w, 4], lit(trim)),
    entrance ? paintEntrance(scene, x + w / 2, base) : '',
    rect([x + w - 1.5, eaves, 1.5, base - eaves], '#1a2230', 'opacity=".3"'),
  ].join('');
}

function windowsOf([x, eaves, w]: Box, base: number, entrance: boolean): Box[] {
  const ground = base - groundFloor;
  return [
    [x + w / 2 - 8, eaves - 26, 16, 22],
    ...windowGrid([x + 6, eaves + 2, w - 12, ground - eaves - 6], 3, 3, 17, 27),
    ...(entrance ? [] : windowGrid([x + 8, ground + 4, w - 16, 46], 2, 1, 28, 34)),
  ];
}

function paintEntrance(scene: Scene, x: number, base: number): string {
  const { house, lit } = scene;
  const pot = lighter('#c46a48', 0.1);
  return [
    paintDoor(scene, [x - 15, base - 46, 30, 46], house.wood, false),
    awning(scene, [x - 26, base - 56, 52, 13], house.accent),
    lantern(scene, x - 28, base - 30, 10),
    lantern(scene, x + 28, base - 30, 10),
    pottedPlant(lit, x - 30, base + 4, 34, pot),
    pottedPlant(lit, x + 30, base + 4, 34, pot),
  ].join('');
}

type GableShape = (x: number, eaves: number, w: number, wall: string, trim: string) => string;

const pointed: GableShape = (x, eaves, w, wall, trim) =>
  polygon(
    [
      [x - 1, eaves + 1],
      [x + w / 2, eaves - 56],
      [x + w + 1, eaves + 1],
    ],
    wall,
  ) +
  `<path d="M${x} ${eaves}L${x + w / 2} ${eaves - 56}L${x + w} ${eaves}" fill="none" stroke="${trim}" stroke-width="4"/>`;

const stepped: GableShape = (x, eaves, w, wall, trim) =>
  count(4)
    .map((i) => {
      const step: Box = [x + (i * w) / 9, eaves - (i + 1) * 13, w - (2 * i * w) / 9, 14];
      return (
        rect(step, wall) +
        rect([step[0], step[1] - 2, w / 9, 3], trim) +
        rect([step[0] + step[2] - w / 9, step[1] - 2, w / 9, 3], trim)
      );
    })
    .join('') + rect([x + (3 * w) / 9, eaves - 54, w / 3, 3], trim);

const bell: GableShape = (x, eaves, w, wall, trim) =>
  path(
    `M${x} ${eaves + 1}Q${x + w * 0.16} ${eaves - 4} ${x + w * 0.2} ${eaves - 28}Q${x + w * 0.24} ${eaves - 46} ${x + w * 0.36} ${eaves - 48}H${x + w * 0.64}Q${x + w * 0.76} ${eaves - 46} ${x + w * 0.8} ${eaves - 28}Q${x + w * 0.84} ${eaves - 4} ${x + w} ${eaves + 1}Z`,
    wall,
  ) + rect([x + w * 0.33, eaves - 53, w * 0.34, 6], trim, 'rx="3"');

function boat(scene: Scene, x: number, y: number): string {
  return [
    path(
      `M${x - 44} ${y - 12}H${x + 46}Q${x + 38} ${y + 4} ${x + 22} ${y + 4}H${x - 26}Q${x - 40} ${y + 4} ${x - 44} ${y - 12}Z`,
      scene.lit(scene.house.accent),
    ),
    rect([x - 45, y - 15, 92, 4], scene.lit('#f3e7d2')),
    rect([x - 14, y - 28, 30, 14], scene.lit('#f3e7d2')),
    boxes(
      [
        [x - 9, y - 24, 8, 6],
        [x + 3, y - 24, 8, 6],
      ],
      scene.lit('#35525c'),
    ),
  ].join('');
}
