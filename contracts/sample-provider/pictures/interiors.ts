import { paintOutlook } from './paintLandscape.ts';
import { darker, lighter, mix, type Scene } from './scene.ts';
import { pottedPlant } from './scenery.ts';
import {
  arches,
  archOutline,
  at,
  type Box,
  boxes,
  boxesAt,
  boxRow,
  circle,
  clipped,
  ellipse,
  floorSeams,
  inset,
  line,
  mirrored,
  outline,
  path,
  polygon,
  rect,
  repeat,
  shadow,
} from './shapes.ts';

const brass = '#b58a4e';
const linen = '#fdf8ee';
const darkWalls = ['#2f5d5b', '#b9694c'];
const wallTones = ['#f1e6d6', '#e4d3bd', '#dfe3da', '#efd9c7', '#cfd8d3', '#e9c9ae', ...darkWalls];

/** How a room is furnished to sleep in. */
export type Beds = 'single' | 'twin' | 'double';

/** Where the beds stand: the left edge and the width of each, and the lamps beside them. */
const places: Readonly<Record<Beds, { beds: readonly [x: number, w: number][]; lamps: number[] }>> =
  {
    single: { beds: [[346, 144]], lamps: [300] },
    twin: {
      beds: [
        [272, 132],
        [448, 132],
      ],
      lamps: [426],
    },
    double: { beds: [[284, 270]], lamps: [262] },
  };

/** A bedroom: made beds, a lamp, and the place itself in the window. */
export function paintRoom(scene: Scene, beds: Beds = 'double'): string {
  const { random, house, indoors } = scene;
  const wall = random.pick(wallTones);
  const isMirrored = random.chance(0.5);
  const arched = house.architecture === 'riad' || random.chance(0.2);
  const window: Box = arched ? [60, 62, 150, 220] : [48, 64, 178, 206];
  const content = [
    rect([0, 0, 600, 300], indoors(wall)),
    rect([0, 0, 600, 150], scene.gradient([`${shadow}29`, `${shadow}00`])),
    rect([0, 292, 600, 10], indoors(lighter(wall, 0.4))),
    rect([0, 20, 600, 3], indoors(mix(wall, shadow, 0.1))),
    boards(scene),
    bedroomWindow(scene, window, arched),
    curtains(scene, window),
    ...places[beds].lamps.map((x) => bedsideLamp(scene, x)),
    paintBeds(scene, beds, darkWalls.includes(wall) ? '#e8d8bd' : house.accent),
    besideBed(scene, beds),
    ...(random.chance(0.5)
      ? [framedPicture(scene, [366, 74, 106, 82])]
      : [framedPicture(scene, [352, 80, 60, 76]), framedPicture(scene, [428, 80, 60, 76])]),
    pottedPlant(indoors, 34, 356, 140, house.accent),
    path('M96 366H250L236 392H60Z', indoors(lighter(house.accent, 0.3))),
    line('M102 372H240M86 384H234', indoors(lighter(house.accent, 0.7)), 1.6),
  ].join('');
  return isMirrored ? mirrored(content) : content;
}

function boards(scene: Scene): string {
  const { indoors, house } = scene;
  const wood = mix(house.wood, '#c79a6b', 0.5);
  const fill = scene.gradient([indoors(darker(wood, 0.12)), indoors(wood)]);
  const seams = line(floorSeams(13, 302, 44, 92), indoors(darker(wood, 0.28)), 1.2, 'opacity=".6"');
  return rect([0, 302, 600, 98], fill) + seams;
}

/** An opening in the wall with the place outside, crossed by two bars. */
function glazed(scene: Scene, box: Box, d: string, horizon: number, crossbar: number): string {
  const [x, y, w, h] = box;
  const bars: Box[] = [
    [x + w / 2 - 2.5, y, 5, h],
    [x, y + crossbar, w, 4],
  ];
  const frame = scene.indoors('#fbf4e6');
  return clipped('pane', d, paintOutlook(scene, box, horizon)) + boxes(bars, frame);
}

function bedroomWindow(scene: Scene, box: Box, arched: boolean): string {
  const [x, y, w, h] = box;
  const frame = scene.indoors('#fbf4e6');
  const shape = arched ? archOutline : outline;
  const sunbeam = [x, 310, x + w, 310, x + w + 90, 400, x + 50, 400];
  return [
    path(shape(inset(box, -8)), frame),
    glazed(scene, box, shape(box), 250, h * 0.36),
    rect([x - 16, y + h + 6, w + 32, 10], frame, 'rx="2"'),
    polygon(sunbeam, scene.light.disc, `opacity="${scene.light.stars ? '.06' : '.2'}"`),
  ].join('');
}

/** Two curtains on a rod. */
function curtains(scene: Scene, [x, y, w, h]: Box): string {
  const { indoors, house } = scene;
  const cloth = lighter(house.fabric, 0.35);
  const rod = indoors('#8a6a45');
  const middle = h * 0.5 + 22;
  const bottom = h + 56;
  const fold = (dx: number) => `M${dx} 4Q${dx + 3} ${middle} ${dx * 0.8} ${bottom}`;
  const curtain = [
    path(`M0 0H34Q40 ${middle} 24 ${bottom}H-4Z`, indoors(cloth), 'opacity=".94"'),
    line([8, 16, 25].map(fold).join(''), indoors(darker(cloth, 0.14)), 1.4),
  ];
  return [
    rect([x - 34, y - 27, w + 68, 5], rod, 'rx="2.5"'),
    circle([x - 34, y - 24.5], 5, rod),
    circle([x + w + 34, y - 24.5], 5, rod),
    at(x - 24, y - 22, curtain),
    at(x + w + 24, y - 22, [`<g transform="scale(-1 1)">${curtain.join('')}</g>`]),
  ].join('');
}

function paintBeds(scene: Scene, beds: Beds, head: string): string {
  const isRounded = scene.random.chance(0.5);
  return places[beds].beds.map(([x, w]) => bed(scene, head, isRounded, x, w)).join('');
}

/** What stands to the right of the bed: a second lamp or a plant, if there is room for it. */
function besideBed(scene: Scene, beds: Beds): string {
  if (beds === 'twin') return '';
  if (beds === 'double' && scene.random.chance(0.6)) return bedsideLamp(scene, 574);
  return pottedPlant(scene.indoors, 572, 338, 130, '#d9c7ae');
}

/** A bed `w` wide from x, seen from its foot: two pillows where two people sleep. */
function bed(
  { indoors, house }: Scene,
  head: string,
  isRounded: boolean,
  x: number,
  w: number,
): string {
  const right = x + w;
  const sleepers = w > 200 ? [x + 28, x + 144] : [x + w / 2 - 49.5];
  const cushions = w > 200 ? [x + 50, x + 152] : [x + w / 2 - 36];
  const pillow = (left: number, colour: string, size: number) =>
    rect([left, 262 - size * 0.3, size * 1.5, size * 0.72], colour, `rx="${size * 0.26}"`);
  const tufts = repeat(w > 200 ? 5 : 2, (i) => `M${x + 50 + i * 43} ${isRounded ? 190 : 198}V270`);
  const band = lighter(house.fabric, 0.35);
  return [
    isRounded
      ? path(
          `M${x + 8} 318V222Q${x + 8} 182 ${x + 48} 182H${right - 48}Q${right - 8} 182 ${right - 8} 222V318Z`,
          indoors(head),
        )
      : rect([x + 6, 192, w - 12, 126], indoors(head), 'rx="5"'),
    line(tufts, indoors(darker(head, 0.22)), 1.5, 'opacity=".7"'),
    ...sleepers.map((left) => pillow(left, indoors(linen), 66)),
    ...cushions.map((left) => pillow(left, indoors(lighter(house.fabric, 0.15)), 48)),
    path(
      `M${x} 292Q${x} 280 ${x + 14} 280H${right - 14}Q${right} 280 ${right} 292L${right + 18} 366H${x - 18}Z`,
      indoors(linen),
    ),
    path(
      `M${x - 6} 312H${right + 6}L${right + 19} 366H${x - 19}Z`,
      indoors(mix(linen, house.fabric, 0.22)),
    ),
    path(`M${x - 13} 334H${right + 13}L${right + 20} 362H${x - 20}Z`, indoors(house.fabric)),
    line(
      `M${x - 10} 343H${right + 15}M${x - 14} 352H${right + 18}`,
      indoors(band),
      2,
      'opacity=".7"',
    ),
    rect([x - 20, 362, w + 40, 14], indoors(darker(house.wood, 0.1)), 'rx="3"'),
    boxes(boxesAt([x - 10, right], 376, 10, 12), indoors(darker(house.wood, 0.3))),
  ].join('');
}

/** A lamp on a bedside table. */
function bedsideLamp(scene: Scene, x: number): string {
  const { indoors, house, dim } = scene;
  return at(x, 250, [
    rect([-24, 48, 48, 56], indoors(house.wood), 'rx="3"'),
    path('M-18 58h36v2h-36zM-18 80h36v2h-36z', indoors(darker(house.wood, 0.3))),
    dim ? circle([0, 4], 92, scene.glow('#ffd58a', 0.6)) : '',
    rect([-2, 14, 4, 26], indoors(brass)),
    ellipse([0, 44], 13, 6, indoors(brass)),
    polygon([-13, -16, 13, -16, 22, 16, -22, 16], dim ? '#ffe6b0' : indoors('#f6ead3')),
  ]);
}

function framedPicture({ indoors, house }: Scene, [x, y, w, h]: Box): string {
  const hills = `M5 ${h - 5}V${h * 0.66}Q${w * 0.3} ${h * 0.42} ${w * 0.54} ${h * 0.66}T${w - 5} ${h * 0.6}V${h - 5}Z`;
  return at(x, y, [
    rect([0, 0, w, h], indoors(house.wood)),
    rect([5, 5, w - 10, h - 10], indoors('#f6ecd9')),
    circle([w * 0.62, h * 0.4], h * 0.15, indoors('#e3a33b')),
    path(hills, indoors(house.accent)),
  ]);
}

/** A bathroom: a free-standing tub under an arched window, tiles, a basin and towels. */
export function paintBath(scene: Scene): string {
  const { random, house, indoors } = scene;
  const tile = random.pick(['#2f6462', '#c98a6b', '#d9cdb5', '#7f9a8c', '#3f5a70']);
  const window: Box = [238, 40, 150, 170];
  return [
    rect([0, 0, 600, 320], indoors('#f4ebdc')),
    wallTiles(scene, tile),
    path(archOutline([228, 30, 170, 182]), indoors(linen)),
    glazed(scene, window, archOutline(window), 240, 72),
    rect([218, 208, 190, 10], indoors(linen)),
    rect([0, 316, 600, 84], indoors('#cdb796')),
    line(`${floorSeams(9, 316, 70, 130)}M0 346H600`, indoors('#b59c78'), 1.4),
    basin(scene),
    tub(scene),
    rect([428, 86, 104, 5], indoors(brass), 'rx="2.5"'),
    rect([438, 88, 40, 92], indoors(linen), 'rx="3"'),
    rect([484, 88, 38, 76], indoors(lighter(house.fabric, 0.2)), 'rx="3"'),
    path('M438 164h40v4h-40zM438 170h40v2h-40z', indoors(house.accent)),
    pottedPlant(indoors, 562, 372, 190, house.accent),
    random.chance(0.5)
      ? rect([60, 366, 150, 22], indoors(lighter(house.fabric, 0.3)), 'rx="6"')
      : '',
  ].join('');
}

function wallTiles({ indoors }: Scene, colour: string): string {
  const joints = repeat(5, (row) => {
    const upright = repeat(15, (i) => `M${i * 44 + (row % 2) * 22} ${190 + row * 26}v26`);
    return `M0 ${190 + row * 26}H600${upright}`;
  });
  return [
    rect([0, 190, 600, 128], indoors(colour)),
    line(joints, indoors(lighter(colour, 0.3)), 1.3, 'opacity=".6"'),
    rect([0, 184, 600, 8], indoors(darker(colour, 0.15))),
  ].join('');
}

function tub({ indoors, house }: Scene): string {
  return [
    ellipse([330, 378], 176, 9, shadow, 'opacity=".2"'),
    line('M486 262V216Q486 200 470 200H458V210', indoors(brass), 6),
    path('M160 262H500Q500 366 428 368H232Q160 366 160 262Z', indoors(linen)),
    path('M440 262H500Q500 366 428 368H392Q440 350 440 262Z', shadow, 'opacity=".07"'),
    rect([150, 252, 360, 15], indoors('#ffffff'), 'rx="7.5"'),
    boxes(boxesAt([226, 420], 366, 14, 14), indoors(brass)),
    rect([228, 246, 150, 9], indoors(house.wood), 'rx="3"'),
    rect([246, 232, 26, 14], indoors(house.accent), 'rx="3"'),
    circle([300, 238], 7, indoors('#f3e4c8')),
    rect([324, 218, 12, 28], indoors('#7fa3a0'), 'rx="4"'),
    circle([412, 252], 15, indoors('#ffffff')),
    circle([432, 250], 11, indoors('#ffffff')),
    circle([394, 253], 10, indoors('#ffffff')),
  ].join('');
}

/** A basin on a cupboard below a round mirror. */
function basin(scene: Scene): string {
  const { indoors, house, dim } = scene;
  return [
    dim ? circle([96, 118], 120, scene.glow('#ffd58a', 0.45)) : '',
    circle([96, 122], 54, indoors(brass)),
    circle([96, 122], 49, indoors('#cfe0df')),
    path('M66 152L118 82L132 94L82 166Z', '#ffffff', 'opacity=".35"'),
    rect([22, 250, 148, 12], indoors(linen), 'rx="3"'),
    rect([30, 262, 132, 84], indoors(house.wood)),
    rect([94, 266, 2, 76], indoors(darker(house.wood, 0.35))),
    boxes(boxesAt([84, 101], 298, 5, 12), '#e8c27a'),
    path('M58 226H134Q132 250 112 250H80Q60 250 58 226Z', indoors('#ffffff')),
    line('M96 224V206Q96 198 104 198H112', indoors(brass), 5),
  ].join('');
}

/** The lobby: an arcade open to the place outside, chequered floor, lamps, and somewhere to sit. */
export function paintLobby(scene: Scene): string {
  const { house, indoors, random } = scene;
  const wall = random.pick(['#efe2cd', '#e2c7a8', '#d7ddd2', '#f0dccb', '#234f4e']);
  const openings = boxesAt([58, 226, 394], 78, 148, 210);
  const surround = openings.map(([x, y, w, h]): Box => [x - 9, y - 9, w + 18, h + 9]);
  const arcade = openings.map(archOutline).join('');
  return [
    rect([0, 0, 600, 300], indoors(wall)),
    arches(surround, indoors(mix(wall, '#fdf6e8', 0.5))),
    clipped('arcade', arcade, paintOutlook(scene, [0, 60, 600, 240], 262)),
    path(arcade, 'none', `stroke="${indoors(house.accent)}" stroke-width="3"`),
    rect([0, 0, 600, 26], indoors(darker(house.wood, 0.2))),
    boxes(boxRow(11, 58, [4, 26, 16, 9]), indoors(house.wood)),
    chequers(scene),
    pendantLamp(scene, 132, 74),
    pendantLamp(scene, 300, 96),
    pendantLamp(scene, 468, 74),
    sofa(scene),
    armchair(scene),
    lowTable(scene),
    pottedPlant(indoors, 26, 352, 170, house.accent),
    pottedPlant(indoors, 566, 356, 190, '#c9a06a'),
  ].join('');
}

/** Chequered tiles in perspective. */
function chequers({ indoors }: Scene): string {
  const rows = [288, 304, 326, 356, 400];
  const edge = (column: number, y: number) =>
    Math.round(300 + (column - 8.5) * (46 + (y - 288) * 0.34));
  const tiles = rows.slice(1).map((bottom, row) => {
    const top = rows[row] ?? 0;
    const tile = (i: number) =>
      `M${edge(i, top)} ${top}H${edge(i + 1, top)}L${edge(i + 1, bottom)} ${bottom}H${edge(i, bottom)}Z`;
    return repeat(17, (i) => ((i + row) % 2 === 0 ? tile(i) : ''));
  });
  const dark = path(tiles.join(''), indoors('#54736e'), 'opacity=".85"');
  return rect([0, 288, 600, 112], indoors('#f3e8d4')) + dark;
}

/** A lamp that hangs from the ceiling: a lantern in a riad or a lodge, a shade elsewhere. */
function pendantLamp(scene: Scene, x: number, y: number): string {
  const { house, indoors, light } = scene;
  const isLantern = house.architecture === 'riad' || house.architecture === 'lodge';
  return at(x, y, [
    rect([-1, 26 - y, 2, y - 26], '#3b3530'),
    circle([0, 16], 84, scene.glow('#ffd58a', 0.25 + light.litWindows * 0.5)),
    isLantern
      ? path('M-16 14Q0-8 16 14Q10 36 0 42Q-10 36-16 14Z', '#f7c873')
      : path('M-24 22A24 24 0 0 1 24 22Z', indoors(house.accent)) +
        ellipse([0, 22], 24, 4, '#ffe9bd'),
  ]);
}

function sofa({ indoors, house }: Scene): string {
  const cloth = house.fabric;
  return [
    ellipse([330, 372], 160, 9, shadow, 'opacity=".2"'),
    rect([198, 286, 264, 62], indoors(darker(cloth, 0.1)), 'rx="16"'),
    rect([184, 308, 40, 54], indoors(cloth), 'rx="13"'),
    rect([436, 308, 40, 54], indoors(cloth), 'rx="13"'),
    rect([214, 326, 232, 34], indoors(lighter(cloth, 0.12)), 'rx="8"'),
    rect([329, 328, 2, 30], indoors(darker(cloth, 0.2))),
    polygon([232, 302, 270, 296, 278, 330, 238, 334], indoors(house.accent)),
    polygon([392, 298, 430, 304, 424, 334, 386, 330], indoors('#e8c88f')),
    boxes(boxesAt([204, 448], 360, 8, 10), indoors(darker(house.wood, 0.3))),
  ].join('');
}

function armchair({ indoors, house }: Scene): string {
  return at(96, 300, [
    ellipse([6, 80], 52, 6, shadow, 'opacity=".18"'),
    path('M-34 0Q-40-16-22-16H10Q22-16 24 0L32 48H-26Z', indoors(house.accent)),
    rect([-30, 40, 74, 20], indoors(lighter(house.accent, 0.16)), 'rx="8"'),
    line('M-22 60L-28 80M36 60L42 80', indoors(house.wood), 4.4),
  ]);
}

function lowTable({ indoors, house }: Scene): string {
  return [
    ellipse([306, 388], 66, 5, shadow, 'opacity=".2"'),
    line('M268 366L262 388M344 366L350 388', indoors(darker(house.wood, 0.2)), 4),
    ellipse([306, 366], 62, 9, indoors(darker(house.wood, 0.1))),
    ellipse([306, 363], 62, 9, indoors(lighter(house.wood, 0.16))),
    rect([272, 353, 40, 5], indoors('#f6ecd9')),
    rect([276, 348, 34, 5], indoors(house.accent)),
    path('M326 362Q320 348 328 342H338Q346 348 340 362Z', indoors('#f3e4c8')),
    line('M333 342Q330 326 322 320M333 342Q336 328 344 324', indoors('#4c8263'), 2.2),
  ].join('');
}
