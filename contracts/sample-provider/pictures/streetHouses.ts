import {
  awning,
  balcony,
  lanterns,
  paintDoor,
  paintGround,
  paintWindows,
  pathTo,
  shade,
  windowGrid,
} from './facadeParts.ts';
import { darker, lighter, mix, type Scene } from './scene.ts';
import { localPlant, paintWater, pottedPlant, tree } from './scenery.ts';
import {
  at,
  type Box,
  boxes,
  boxesAt,
  boxRow,
  count,
  group,
  path,
  polygon,
  rect,
  shadow,
} from './shapes.ts';

/** A city house in dressed stone: one of three roofs, iron balconies, awnings along the street. */
export function paintGrand(scene: Scene): string {
  const { random, house, lit } = scene;
  const columns = random.pick([5, 7]);
  const x = columns === 5 ? 136 : 96;
  const w = 600 - 2 * x;
  const wall: Box = [x, 132, w, 206];
  const stone = (share: number) => lit(lighter(house.wall, share));
  const bays = windowGrid([x + 8, 140, w - 16, 138], columns, 3, 20, 30);
  const middles = count(columns).map((i) => x + 8 + ((i + 0.5) * (w - 16)) / columns);
  const shops = middles.filter((_, i) => i !== (columns - 1) / 2);
  const pilasters = boxRow(columns + 1, (w - 6) / columns, [x, 132, 6, 150]);
  return [
    neighbour(scene, -10, x + 12, 176),
    neighbour(scene, x + w - 12, 620 - x - w, random.within(150, 196)),
    random.pick([mansard, hipped, balustrade])(scene, x, w, middles),
    rect(wall, lit(house.wall)),
    shade(wall, 0.16, 0.1),
    boxes(pilasters, stone(0.35)),
    rect([x - 8, 126, w + 16, 8], stone(0.45)),
    rect([x - 4, 184, w + 8, 3], stone(0.45)),
    rect([x - 4, 276, w + 8, 6], stone(0.45)),
    paintWindows(scene, bays, { frame: lighter(house.wall, 0.6), arched: random.chance(0.4) }),
    ...bays.slice(columns, columns * 2).map(([bx, by]) => balcony(scene, bx - 5, by + 32, 30, 11)),
    balcony(scene, 274, 188, 52, 13),
    rect([x, 282, w, 56], lit(darker(house.wall, 0.22))),
    paintWindows(
      scene,
      shops.map((shop): Box => [shop - 17, 296, 34, 36]),
      {
        frame: darker(house.wall, 0.5),
        bars: false,
      },
    ),
    ...shops.map((shop) => awning(scene, [shop - 20, 288, 40, 15], house.accent)),
    paintDoor(scene, [283, 290, 34, 48], house.wood, false),
    polygon([266, 286, 334, 286, 344, 296, 256, 296], lit(house.accent)),
    paintGround(scene, 338, '#a7a096'),
    rect([0, 338, 600, 7], lit('#c7beb0')),
    pathTo(scene, 300, 345, 40, house.accent),
    lanterns(scene, [268, 332], 310, 11),
    pottedPlant(lit, 262, 352, 42, '#39434b'),
    pottedPlant(lit, 338, 352, 42, '#39434b'),
    tree(scene, x - 34, 366, 150),
    tree(scene, 634 - x, 368, 160),
  ].join('');
}

/** A roof over a house from x, `w` wide, whose eaves are at 132; `middles` are those of its bays. */
type Roof = (scene: Scene, x: number, w: number, middles: readonly number[]) => string;

/** Slate with a dormer over each bay. */
const mansard: Roof = (scene, x, w, middles) => {
  const { house, lit } = scene;
  return [
    polygon([x - 6, 132, x + 20, 72, x + w - 20, 72, x + w + 6, 132], lit('#4b5b66')),
    rect([x + 18, 68, w - 36, 6], lit('#36444e')),
    ...middles.map((middle) =>
      at(middle, 91, [
        polygon([-15, 1, 0, -11, 15, 1], lit('#36444e')),
        rect([-12, 0, 24, 32], lit(lighter(house.wall, 0.3))),
      ]),
    ),
    paintWindows(
      scene,
      middles.map((middle): Box => [middle - 7, 96, 14, 22]),
      { frame: '#fdf6e8' },
    ),
  ].join('');
};

/** A low roof of clay tiles with two chimneys. */
const hipped: Roof = ({ lit }, x, w) => {
  const chimneys = boxesAt([x + w * 0.24, x + w * 0.7], 80, 18, 26);
  return [
    boxes(chimneys, lit('#c9b49c')),
    polygon([x - 14, 132, x + 44, 92, x + w - 44, 92, x + w + 14, 132], lit('#b5603f')),
    rect([x + 42, 89, w - 84, 5], lit('#8f4a33')),
  ].join('');
};

/** A flat roof behind a balustrade, with a pediment in the middle. */
const balustrade: Roof = ({ house, lit }, x, w) => {
  const stone = lit(lighter(house.wall, 0.45));
  const number = Math.round(w / 12);
  return [
    boxes(boxRow(number, (w - 4) / (number - 1), [x, 112, 4, 16]), stone),
    rect([x - 4, 108, w + 8, 5], stone),
    polygon([x + w / 2 - 70, 126, x + w / 2, 84, x + w / 2 + 70, 126], stone),
    polygon([x + w / 2 - 48, 120, x + w / 2, 92, x + w / 2 + 48, 120], lit(house.wall)),
  ].join('');
};

function neighbour(scene: Scene, x: number, w: number, top: number): string {
  const wall = darker(scene.house.wall, 0.12);
  const columns = Math.max(2, Math.round(w / 44));
  const windows = windowGrid([x + 10, top + 6, w - 20, 120], columns, 3, 14, 22);
  const roof = `M${x - 4} ${top}l16-30h${w - 24}l16 30z`;
  return [
    rect([x, top, w, 340 - top], scene.distant(wall, 0.25)),
    path(roof, scene.distant('#5b6a72', 0.25)),
    paintWindows(scene, windows, { frame: lighter(wall, 0.3) }),
  ].join('');
}

/** A slim tower of glass over a garden podium. */
export function paintTower(scene: Scene): string {
  const { random, house, lit, light } = scene;
  const x = random.within(206, 244);
  const w = random.within(138, 168);
  const crown = random.pick(crowns);
  const plant = localPlant(scene);
  const shine = mix(lit(lighter(house.wall, 0.12)), light.sky[1], 0.42);
  const side = lit(darker(house.wall, 0.32));
  const glass = scene.gradient([shine, lit(house.wall), side], 0.55, 'across');
  const mullions = boxRow(5, (w - 2) / 4, [x, 74, 2.4, 212]);
  return [
    slab(scene, [x + w - 8, 142, 88, 196]),
    path(`M${x} 75${crown(w)}Z`, glass),
    rect([x, 74, w, 264], glass),
    floors(scene, [x, 74, w, 212]),
    boxes(mullions, lit(lighter(house.wall, 0.6)), 'opacity=".75"'),
    rect([118, 284, 364, 54], lit('#e5d8c3')),
    rect([110, 278, 380, 8], lit('#fbf3e4')),
    boxes(
      windowGrid([124, 292, 352, 44], 13, 1, 21, 36),
      scene.dim ? '#ffd593' : mix(lit('#35525c'), light.sky[1], 0.35),
    ),
    ...[140, 180, 432, 466].map((left) => plant(scene, left, 280, random.within(38, 56))),
    polygon([244, 300, 356, 300, 372, 310, 228, 310], lit(house.accent)),
    paintGround(scene, 338, '#9aa08f'),
    rect([0, 338, 600, 6], lit('#c9c2b2')),
    pathTo(scene, 300, 344, 76, '#d9cdb8'),
    plant(scene, 70, 362, random.within(120, 160)),
    plant(scene, 536, 364, random.within(120, 170)),
    boxes(boxesAt([20, 410], 356, 170, 9), lit('#47735c')),
  ].join('');
}

/** The top of a tower `w` wide: slanted, stepped with a mast, or round. */
const crowns: readonly ((w: number) => string)[] = [
  (w) => `v-49l${w} 32v17`,
  (w) =>
    `h${w * 0.14}v-23h${w * 0.16}v-18h${w * 0.2 - 1.5}v-28h3v28h${w * 0.2 - 1.5}v18h${w * 0.16}v23`,
  (w) => `q0-41 ${w / 2}-41t${w / 2} 41`,
];

function floors(scene: Scene, box: Box): string {
  const [x, y, w, h] = box;
  const panes = windowGrid(box, 8, 19, (w / 8) * 0.72, 5.6);
  const lamps = panes.filter(() => scene.random.chance(scene.light.litWindows * 0.62));
  const lines = count(19).map((i): Box => [x, y + (i * h) / 19, w, 1.6]);
  return (
    boxes(lines, scene.lit('#17303a'), 'opacity=".4"') +
    (scene.dark
      ? boxes(lamps, '#ffd98f', 'opacity=".95"')
      : boxes(lamps, scene.light.sky[2], 'opacity=".4"'))
  );
}

/** The lower tower behind. */
function slab(scene: Scene, box: Box): string {
  const { light, random } = scene;
  const panes = windowGrid(box, 5, 14, 9, 5).filter(() =>
    random.chance(0.12 + light.litWindows * 0.5),
  );
  const wall = rect(box, scene.distant(darker(scene.house.wall, 0.25), 0.12));
  return wall + boxes(panes, scene.dark ? '#ffd98f' : light.sky[2], 'opacity=".6"');
}

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

/** Narrow houses shoulder to shoulder, each with a gable of its own, on a quay of the north or a paved street. */
export function paintGables(scene: Scene): string {
  return paintHouses(scene, [pointed, stepped, bell], scene.setting === 'nordic');
}

/** A terrace of town houses: tiled eaves where it is warm or old, flat cornices in large cities. */
export function paintRow(scene: Scene): string {
  return paintHouses(scene, scene.setting === 'metropolis' ? [cornice] : [eaves(scene)], false);
}

function paintHouses(scene: Scene, gables: readonly Gable[], isQuay: boolean): string {
  const { random, house } = scene;
  const hasAttic = gables.length > 1;
  const base = isQuay ? 312 : 338;
  const widths = random.shuffled([92, 104, 112, 96, 100, 108]);
  const colours = random.shuffled(paints.filter((paint) => paint !== house.wall));
  const windows: Box[] = [];
  let x = -8;
  const row = widths.map((w, i) => {
    const colour = i === 2 || i === 3 ? house.wall : (colours[i] ?? house.wall);
    const top = base - random.within(164, 214);
    const drawn = paintHouse(scene, [x, top, w, base - top], colour, random.pick(gables), i === 2);
    windows.push(...windowsOf([x, top, w, base - top], i === 2, hasAttic));
    x += w;
    return drawn;
  });
  const houses = row.join('') + paintWindows(scene, windows, { frame: trim });
  return isQuay ? onQuay(scene, houses, base) : onStreet(scene, houses, base);
}

function onQuay(scene: Scene, houses: string, base: number): string {
  return [
    group(houses, 'id="row"'),
    paintWater(scene, base + 14, '#355f6c'),
    `<use href="#row" opacity=".2" transform="matrix(1 0 0 -.7 0 ${(base + 14) * 1.7})"/>`,
    rect([0, base, 600, 16], scene.lit('#8a8076')),
    boxes(boxRow(13, 48, [8, base + 4, 30, 2]), scene.lit('#a79c90')),
    boat(scene, 92, 362),
    boat(scene, 470, 372),
    tree(scene, 34, base + 6, 110),
    tree(scene, 560, base + 6, 120),
  ].join('');
}

function onStreet(scene: Scene, houses: string, base: number): string {
  const { random, lit } = scene;
  const cobbles = count(40).map((): Box => {
    return [random.within(0, 580), random.within(base + 12, 394), random.within(12, 26), 3];
  });
  return [
    houses,
    paintGround(scene, base, '#a79d90'),
    rect([0, base, 600, 7], lit('#c9bfae')),
    boxes(cobbles, lit('#bdb3a4'), 'opacity=".55"'),
    tree(scene, 60, base + 24, 168),
    tree(scene, 548, base + 28, 176),
  ].join('');
}

/** One house of the row with its gable, ground floor and entrance; its windows are drawn apart. */
function paintHouse(
  scene: Scene,
  box: Box,
  colour: string,
  gable: Gable,
  hasEntrance: boolean,
): string {
  const { lit } = scene;
  const [x, y, w, h] = box;
  const ground = y + h - groundFloor;
  return [
    rect(box, lit(colour)),
    at(x, y, gable(w, lit(colour), lit(trim))),
    rect([x, ground, w, groundFloor], lit(darker(colour, 0.24))),
    rect([x, ground - 3, w, 4], lit(trim)),
    hasEntrance ? paintEntrance(scene, x + w / 2, y + h) : '',
    rect([x + w - 1.5, y, 1.5, h], shadow, 'opacity=".3"'),
  ].join('');
}

function windowsOf([x, y, w, h]: Box, hasEntrance: boolean, hasAttic: boolean): Box[] {
  const ground = y + h - groundFloor;
  return [
    ...(hasAttic ? boxesAt([x + w / 2 - 8], y - 26, 16, 22) : []),
    ...windowGrid([x + 6, y + 2, w - 12, ground - y - 6], 3, 3, 17, 27),
    ...(hasEntrance ? [] : windowGrid([x + 8, ground + 4, w - 16, 46], 2, 1, 28, 34)),
  ];
}

function paintEntrance(scene: Scene, x: number, base: number): string {
  const { house, lit } = scene;
  const pot = lighter('#c46a48', 0.1);
  return [
    paintDoor(scene, [x - 15, base - 46, 30, 46], house.wood, false),
    awning(scene, [x - 26, base - 56, 52, 13], house.accent),
    lanterns(scene, [x - 28, x + 28], base - 30, 10),
    pottedPlant(lit, x - 30, base + 4, 34, pot),
    pottedPlant(lit, x + 30, base + 4, 34, pot),
  ].join('');
}

/** The parts of a gable `w` wide whose left eaves are at 0, 0. */
type Gable = (w: number, wall: string, trim: string) => string[];

const pointed: Gable = (w, wall, trim) => [
  polygon([-1, 1, w / 2, -56, w + 1, 1], wall),
  `<path d="M0 0L${w / 2}-56L${w} 0" fill="none" stroke="${trim}" stroke-width="4"/>`,
];

const stepped: Gable = (w, wall, trim) => {
  const steps = count(4).map((i): Box => [(i * w) / 9, -13 * (i + 1), w - (2 * i * w) / 9, 14]);
  const edges = steps.flatMap(([x, y, width]) => boxesAt([x, x + width - w / 9], y - 2, w / 9, 3));
  return [
    ...steps.map((step) => rect(step, wall)),
    boxes([...edges, [w / 3, -54, w / 3, 3]], trim),
  ];
};

const bell: Gable = (w, wall, trim) => {
  const left = `M0 1Q${w * 0.16}-4 ${w * 0.2}-28Q${w * 0.24}-46 ${w * 0.36}-48`;
  const right = `H${w * 0.64}Q${w * 0.76}-46 ${w * 0.8}-28Q${w * 0.84}-4 ${w} 1Z`;
  return [path(left + right, wall), rect([w * 0.33, -53, w * 0.34, 6], trim, 'rx="3"')];
};

/** A roof of tiles with its eaves to the street, clay by the sea and in the south, slate elsewhere. */
function eaves({ setting, landmark, lit }: Scene): Gable {
  const isClay = setting !== 'oldtown' || landmark === 'mosque';
  const tile = isClay ? '#b5603f' : '#56636c';
  return (w, _wall, trim) => [
    polygon([-3, -1, 5, -27, w - 5, -27, w + 3, -1], lit(tile)),
    boxes(boxRow(9, (w - 8) / 8, [3.4, -26, 1.2, 25]), lit(darker(tile, 0.25)), 'opacity=".6"'),
    rect([-3, -3, w + 6, 5], trim),
  ];
}

/** A flat roof behind a cornice on brackets. */
const cornice: Gable = (w, wall, trim) => [
  rect([0, -18, w, 20], wall),
  rect([-2, -22, w + 4, 7], trim),
  boxes(boxRow(7, (w - 8) / 6, [2, -15, 4, 7]), trim),
];

function boat({ lit, house }: Scene, x: number, y: number): string {
  return at(x, y, [
    path('M-44-12H46Q38 4 22 4H-26Q-40 4-44-12Z', lit(house.accent)),
    path('M-45-15h92v4h-92zM-14-28h30v14h-30z', lit('#f3e7d2')),
    path('M-9-24h8v6h-8zM3-24h8v6h-8z', lit('#35525c')),
  ]);
}
