import {
  balcony,
  lanterns,
  paintDoor,
  paintGround,
  paintWindows,
  pathTo,
  shade,
} from './facadeParts.ts';
import { darker, lighter, type Scene } from './scene.ts';
import {
  bush,
  climber,
  cypress,
  grove,
  localPlant,
  palm,
  pine,
  type Plant,
  pottedPlant,
  tree,
} from './scenery.ts';
import {
  arches,
  at,
  type Box,
  boxes,
  boxesAt,
  boxRow,
  circle,
  count,
  line,
  num,
  path,
  polygon,
  rect,
  repeat,
  shadow,
} from './shapes.ts';

/** Earthen walls with battlements: about a tall portal, or between two corner towers with a gallery. */
export function paintRiad(scene: Scene): string {
  const { random, lit, house } = scene;
  const plant = localPlant(scene);
  const pot: Plant = (_scene, x, y, height) => pottedPlant(lit, x, y, height, house.accent);
  return [
    plant(scene, 88, 300, random.within(150, 200)),
    plant(scene, 520, 306, random.within(150, 215)),
    random.chance(0.5) ? plant(scene, 300, 250, 220) : '',
    random.chance(0.5) ? portalHouse(scene) : towerHouse(scene),
    paintGround(scene, 336, '#d3b08a'),
    pathTo(scene, 300, 336, 72, '#e3cba8'),
    grove(scene, 'pot', pot, 4, (i) => {
      return [[216, 130, 384, 470][i] ?? 0, i % 2 ? 362 : 352, i % 2 ? 68 : 84];
    }),
  ].join('');
}

function portalHouse(scene: Scene): string {
  const { random, house, lit } = scene;
  const { wall } = house;
  const top = random.within(176, 214);
  const main: Box = [118, 132, 364, 204];
  return [
    battlements(scene, [56, top, 488, 336 - top], darker(wall, 0.1)),
    battlements(scene, main, wall),
    shade(main, 0.2),
    battlements(scene, [238, 92, 124, 244], lighter(wall, 0.16)),
    tileBand(scene, [246, 104, 108, 12]),
    arches([[253, 122, 94, 214]], lit(house.accent)),
    arches([[260, 132, 80, 204]], lit(darker(wall, 0.5))),
    paintDoor(scene, [272, 206, 56, 130], house.wood, true),
    archedWindows(scene, boxesAt([146, 196, 384, 434], 164, 20, 42)),
    archedWindows(scene, boxesAt([146, 196, 384, 434], 246, 20, 42)),
    archedWindows(scene, boxesAt([76, 506], 244, 16, 30)),
    boxes(boxesAt([118, 362], 322, 120, 14), lit(darker(wall, 0.25))),
    lanterns(scene, [228, 372], 226, 16),
  ].join('');
}

function towerHouse(scene: Scene): string {
  const { random, house, lit } = scene;
  const { wall } = house;
  const domed = random.chance(0.5);
  const gallery = boxRow(7, 37, [173, 186, 28, 52]);
  const tower = (x: number) => {
    const box: Box = [x, 118, 80, 218];
    const band = tileBand(scene, [x + 10, 132, 60, 10]);
    const walls = battlements(scene, box, lighter(wall, 0.08));
    return (domed ? dome(scene, x + 40, 118) : '') + walls + shade(box, 0.34) + band;
  };
  return [
    battlements(scene, [150, 168, 300, 168], wall),
    rect([158, 244, 284, 6], lit(lighter(wall, 0.4))),
    tileBand(scene, [158, 254, 284, 11]),
    archedWindows(scene, gallery),
    tower(78),
    tower(442),
    archedWindows(scene, boxesAt([105, 469], 158, 26, 48)),
    archedWindows(scene, boxesAt([106, 470], 246, 24, 44)),
    arches([[259, 272, 82, 64]], lit(house.accent)),
    paintDoor(scene, [268, 280, 64, 56], house.wood, true),
    archedWindows(scene, boxesAt([182, 394], 284, 24, 36)),
    lanterns(scene, [244, 356], 296, 14),
  ].join('');
}

function archedWindows(scene: Scene, list: readonly Box[]): string {
  return paintWindows(scene, list, { arched: true, frame: lighter(scene.house.wall, 0.5) });
}

/** A wall crowned with stepped battlements. */
function battlements(scene: Scene, box: Box, colour: string): string {
  const [x, y, w] = box;
  const number = Math.round(w / 20);
  const crown = repeat(
    number,
    (i) => `M${num(x + (i * w) / number + 3)} ${num(y + 1)}v-9l7-7 7 7v9z`,
  );
  return rect(box, scene.lit(colour)) + path(crown, scene.lit(colour));
}

function dome({ lit, house }: Scene, x: number, y: number): string {
  return at(x, y, [
    path('M-28 0Q-36-34 0-58Q36-34 28 0Z', lit(lighter(house.accent, 0.2))),
    rect([-1.5, -76, 3, 20], lit('#d9b25e')),
    circle([0, -68], 4, lit('#d9b25e')),
  ]);
}

function tileBand({ lit, house }: Scene, [x, y, w, h]: Box): string {
  const half = num(h / 2);
  const tiles = repeat(
    Math.floor(w / h),
    (i) => `M${num(x + (i + 0.5) * h)} ${y}l${half} ${half}-${half} ${half}-${half}-${half}z`,
  );
  return rect([x, y, w, h], lit(house.accent)) + path(tiles, lit('#f3e6cb'));
}

/** White or ochre blocks by the sea: shutters, a loggia, bougainvillea; flat roofs or tiled ones. */
export function paintVilla(scene: Scene): string {
  const { random, house, lit } = scene;
  const { wall, accent: shutters } = house;
  const tiled = random.chance(0.5);
  const plant = localPlant(scene);
  const main: Box = [168, 158, 300, 180];
  const upper: Box = [232, 92, 172, 68];
  const side: Box = [76, 226, 96, 112];
  const frame = '#fdf6e8';
  return [
    ...(tiled
      ? [cypress(scene, 520, 336, 176), cypress(scene, 556, 336, 138), cypress(scene, 52, 336, 150)]
      : [plant(scene, 530, 336, 210), plant(scene, 44, 336, 150)]),
    rect(upper, lit(lighter(wall, 0.1))),
    shade(upper, 0.28),
    rect(main, lit(wall)),
    shade(main, 0.24),
    rect(side, lit(darker(wall, 0.06))),
    ...[upper, main, side].map((block) => (tiled ? tiles(scene, block) : parapet(scene, block))),
    paintWindows(scene, boxesAt([262, 354], 112, 20, 36), { frame, shutters }),
    paintWindows(scene, boxesAt([206, 308, 410], 184, 22, 42), { frame, shutters }),
    balcony(scene, 286, 230, 66, 18),
    arches(boxesAt([190, 254], 256, 52, 82), scene.dark ? '#f2b565' : lit(darker(wall, 0.5))),
    paintDoor(scene, [346, 262, 46, 76], house.wood, true),
    paintWindows(scene, [[420, 276, 24, 34]], { frame }),
    paintWindows(scene, [[110, 258, 24, 36]], { frame, shutters }),
    paintGround(scene, 338, '#cdbf98'),
    pathTo(scene, 369, 338, 54, '#efe2c8'),
    path('M326 338h86v5h8v6h-102v-6h8z', lit('#f2e7d2')),
    climber(scene, 172, 226, 62),
    climber(scene, 404, 158, 84),
    bush(scene, 140, 352, 92, random.pick(['#f1c84c', '#e9e2f2', '#d8486f'])),
    bush(scene, 520, 362, 110),
    pottedPlant(lit, 304, 352, 56, '#c46a48'),
    pottedPlant(lit, 436, 354, 60, '#c46a48'),
  ].join('');
}

function parapet({ lit, house }: Scene, [x, y, w]: Box): string {
  return rect([x - 4, y - 7, w + 8, 9], lit(lighter(house.wall, 0.35)));
}

function tiles({ lit }: Scene, [x, y, w]: Box): string {
  const seams = boxRow(Math.round(w / 12), 12.6, [x - 8, y - 4, 5, 6]);
  const roof = path(
    `M${x - 12} ${y + 3}L${x + w * 0.14} ${y - 25}H${x + w * 0.86}L${x + w + 12} ${y + 3}Z`,
    lit('#b8593c'),
  );
  return roof + boxes(seams, lit('#d0764f'));
}

/** A broad timber gable on a stone base, flower boxes on every balcony; sometimes deep in snow. */
export function paintChalet(scene: Scene): string {
  const { random, house, lit } = scene;
  const snow = random.chance(0.45);
  const flowers = snow ? '#f4efe6' : random.pick(['#d9482b', '#e0577c']);
  const planks = repeat(8, (i) => `M132 ${194 + i * 12}H468`);
  const frame = '#f7ead2';
  const shuttered = [...boxesAt([164, 410], 214, 26, 34), ...boxesAt([234, 338], 206, 28, 44)];
  return [
    ...[34, 84, 528, 574].map((x) => pine(scene, x, 340, random.within(130, 210))),
    rect([404, 86, 22, 50], lit('#8b8379')),
    polygon([132, 282, 132, 196, 300, 98, 468, 196, 468, 282], lit(house.wall)),
    line(planks, lit(darker(house.wall, 0.22)), 1.1, 'opacity=".8"'),
    path('M300 74L540 212l-12 14L300 98 72 226 60 212Z', lit(snow ? '#fbfaf6' : '#4d3b36')),
    snow ? path('M300 98L528 226l-2 5L300 105 74 231l-2-5Z', lit('#5a4339')) : '',
    paintWindows(scene, boxesAt([272, 306], 134, 22, 28), { frame }),
    rail(scene, [212, 168, 176, 18], flowers),
    paintWindows(scene, shuttered, { frame, shutters: house.accent }),
    rail(scene, [140, 256, 320, 20], flowers),
    rect([126, 280, 348, 60], lit('#a9a196')),
    stones(scene),
    paintWindows(scene, boxesAt([158, 408], 296, 34, 28), { frame }),
    paintDoor(scene, [278, 288, 44, 52], darker(house.wood, 0.1), true),
    paintGround(scene, 340, snow ? '#f3f1ec' : '#8fa56c'),
    pathTo(scene, 300, 340, 46, snow ? '#dcd8d2' : '#cdbf9f'),
    lanterns(scene, [258, 342], 306, 13),
    bush(scene, 150, 356, 84, flowers),
    bush(scene, 456, 358, 92, flowers),
    snow ? '' : bush(scene, 540, 384, 120),
  ].join('');
}

/** A balcony rail of slats with flower boxes along it. */
function rail({ lit, house }: Scene, [x, y, w, h]: Box, flowers: string): string {
  const slats = boxRow(Math.floor(w / 9), 9, [x + 3, y + 4, 4.5, h - 4]);
  const rails: Box[] = [
    [x, y + 3, w, 3.4],
    [x, y + h - 1, w, 4],
  ];
  const blossoms = count(Math.floor(w / 8)).map((i) => `M${x + 4 + i * 8} ${y - 1}a4 4 0 1 1 7 0z`);
  const flowering = blossoms.filter((_, i) => i % 3 !== 1).join('');
  return [
    boxes([...slats, ...rails], lit(darker(house.wall, 0.3))),
    path(blossoms.join(''), lit('#4c7a52')),
    path(flowering, lit(flowers), 'transform="translate(1 -2)"'),
  ].join('');
}

function stones({ random, lit }: Scene): string {
  const list = count(26).map((): Box => {
    const x = random.within(128, 450);
    return [x, 284 + random.between(0, 6) * 8, random.within(10, 22), 6];
  });
  return boxes(list, lit(lighter('#a9a196', 0.3)), 'opacity=".6"');
}

/** Deep roofs over a verandah and sliding screens: a garden house of the east and the tropics. */
export function paintLodge(scene: Scene): string {
  const { random, house, lit } = scene;
  const isTropical = scene.setting === 'tropical';
  const thatch = isTropical ? '#b08a58' : '#4a4f57';
  const paper = scene.dim ? '#ffdf9e' : lit('#f3e7cf');
  const maple = random.pick(['#c9553a', '#d98b3f', '#e3a9b4']);
  const upper = boxRow(6, 26.5, [222, 156, 24, 42]);
  const screens = boxRow(10, 34.4, [130, 252, 31, 76]);
  const lattice = [...upper, ...screens].flatMap(([x, y, w, h]): Box[] => [
    [x + w / 2 - 0.6, y, 1.2, h],
    [x, y + h * 0.33, w, 1.2],
    [x, y + h * 0.66, w, 1.2],
  ]);
  return [
    isTropical
      ? palm(scene, 66, 340, 220) + palm(scene, 26, 344, 150)
      : tree(scene, 66, 350, 220, maple),
    rect([214, 148, 172, 60], lit(house.wood)),
    boxes(upper, paper),
    sweptRoof(scene, { top: 100, eaves: 152, ridge: 62, reach: 150 }, thatch),
    rect([120, 240, 360, 92], lit(house.wood)),
    boxes(screens, paper),
    boxes(lattice, lit(darker(house.wood, 0.3)), 'opacity=".7"'),
    shade([120, 240, 360, 92], 0.2, 0.16),
    sweptRoof(scene, { top: 196, eaves: 254, ridge: 126, reach: 256 }, thatch),
    boxes(boxesAt([116, 202, 292, 388, 470], 246, 9, 92), lit(darker(house.wood, 0.25))),
    rect([92, 330, 416, 8], lit(lighter(house.wood, 0.2))),
    rect([104, 338, 392, 8], lit(darker(house.wood, 0.4))),
    paintGround(scene, 346, isTropical ? '#7e9a5c' : '#a3a78a'),
    path('M256 338h88v6h10v7h-108v-7h10z', lit('#c9c0ae')),
    pathTo(scene, 300, 351, 90, '#cfc5b0'),
    lanterns(scene, [207, 393], 268, 14),
    bush(scene, 108, 362, 86, isTropical ? '#e0577c' : undefined),
    bush(scene, 500, 366, 110),
    bush(scene, 566, 380, 90, '#f4efe6'),
    isTropical ? palm(scene, 550, 366, 230) : pine(scene, 556, 372, 150),
  ].join('');
}

type RoofShape = { top: number; eaves: number; ridge: number; reach: number };

/** A roof that sweeps out to upturned eaves, with its ridge. */
function sweptRoof(scene: Scene, { top, eaves, ridge, reach }: RoofShape, colour: string): string {
  const slope = `M${-ridge} ${top}Q${-ridge * 1.15} ${eaves - 14} ${-reach} ${eaves - 12}Q${6 - reach} ${eaves + 2} ${26 - reach} ${eaves + 2}`;
  const back = `H${reach - 26}Q${reach - 6} ${eaves + 2} ${reach} ${eaves - 12}Q${ridge * 1.15} ${eaves - 14} ${ridge} ${top}Z`;
  const thatch = scene.gradient([
    scene.lit(lighter(colour, 0.14)),
    scene.lit(darker(colour, 0.22)),
  ]);
  return at(300, 0, [
    path(slope + back, thatch),
    rect([22 - reach, eaves + 1, 2 * reach - 44, 6], shadow, 'opacity=".28"'),
    rect([-ridge - 5, top - 6, ridge * 2 + 10, 8], scene.lit(darker(colour, 0.3)), 'rx="4"'),
  ]);
}
