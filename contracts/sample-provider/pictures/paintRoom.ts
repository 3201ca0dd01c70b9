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
  inset,
  line,
  path,
  polygon,
  rect,
} from './shapes.ts';

const wallTones = [
  '#f1e6d6',
  '#e4d3bd',
  '#dfe3da',
  '#efd9c7',
  '#cfd8d3',
  '#e9c9ae',
  '#2f5d5b',
  '#b9694c',
];

/** A bedroom: a made bed, a lamp, and the place itself in the window. */
export function paintRoom(scene: Scene): string {
  const { random, house, indoors } = scene;
  const wall = random.pick(wallTones);
  const mirrored = random.chance(0.5);
  const arched = house.architecture === 'riad' || random.chance(0.2);
  const window: Box = arched ? [60, 62, 150, 220] : [48, 64, 178, 206];
  const content = [
    rect([0, 0, 600, 300], indoors(wall)),
    rect(
      [0, 0, 600, 300],
      scene.gradient([
        [0, '#1a2230', 0.16],
        [0.5, '#1a2230', 0],
      ]),
    ),
    panelling(scene, wall),
    paintFloor(scene),
    paintWindow(scene, window, arched),
    paintHangings(scene, window),
    paintBed(scene, wall),
    paintLamp(scene, 262, 250),
    random.chance(0.6)
      ? paintLamp(scene, 574, 250)
      : pottedPlant(indoors, 572, 338, 130, '#d9c7ae'),
    paintPicture(scene),
    pottedPlant(indoors, 34, 356, 140, house.accent),
    paintRug(scene),
  ].join('');
  return mirrored ? `<g transform="matrix(-1 0 0 1 600 0)">${content}</g>` : content;
}

function panelling({ indoors }: Scene, wall: string): string {
  const tone = indoors(mix(wall, '#1a2230', 0.1));
  return boxes([[0, 292, 600, 10]], indoors(lighter(wall, 0.4))) + boxes([[0, 20, 600, 3]], tone);
}

function paintFloor(scene: Scene): string {
  const { indoors, house } = scene;
  const wood = mix(house.wood, '#c79a6b', 0.5);
  const seams = count(13).map((i) => `M${300 + (i - 6) * 44} 302L${300 + (i - 6) * 92} 400`);
  return (
    rect(
      [0, 302, 600, 98],
      scene.gradient([
        [0, indoors(darker(wood, 0.12))],
        [1, indoors(wood)],
      ]),
    ) + line(seams.join(''), indoors(darker(wood, 0.28)), 1.2, 'opacity=".6"')
  );
}

function paintWindow(scene: Scene, box: Box, arched: boolean): string {
  const { indoors } = scene;
  const [x, y, w, h] = box;
  const frame = indoors('#fbf4e6');
  const outline = arched ? archOutline(box) : `M${x} ${y}h${w}v${h}h${-w}z`;
  const edge = arched ? path(archOutline(inset(box, -8)), frame) : rect(inset(box, -8), frame);
  return [
    edge,
    `<clipPath id="pane"><path d="${outline}"/></clipPath><g clip-path="url(#pane)">${paintOutlook(scene, box, 250)}</g>`,
    boxes(
      [
        [x + w / 2 - 2.5, y, 5, h],
        [x, y + h * 0.36, w, 4],
      ],
      frame,
    ),
    rect([x - 16, y + h + 6, w + 32, 10], frame, 'rx="2"'),
    polygon(
      [
        [x, 310],
        [x + w, 310],
        [x + w + 90, 400],
        [x + 50, 400],
      ],
      scene.light.disc,
      `opacity="${scene.light.stars ? '.06' : '.2'}"`,
    ),
  ].join('');
}

function paintHangings(scene: Scene, [x, y, w, h]: Box): string {
  const { indoors, house } = scene;
  const cloth = lighter(house.fabric, 0.35);
  const bottom = y + h + 34;
  const curtain = (left: number, to: number) =>
    path(
      `M${left} ${y - 22}H${left + 34 * to}Q${left + 40 * to} ${y + h * 0.5} ${left + 24 * to} ${bottom}H${left - 4 * to}Z`,
      indoors(cloth),
      'opacity=".94"',
    ) +
    line(
      [8, 16, 25]
        .map(
          (fold) =>
            `M${left + fold * to} ${y - 18}Q${left + (fold + 3) * to} ${y + h * 0.5} ${left + fold * 0.8 * to} ${bottom}`,
        )
        .join(''),
      indoors(darker(cloth, 0.14)),
      1.4,
    );
  return [
    rect([x - 34, y - 27, w + 68, 5], indoors('#8a6a45'), 'rx="2.5"'),
    circle([x - 34, y - 24.5], 5, indoors('#8a6a45')),
    circle([x + w + 34, y - 24.5], 5, indoors('#8a6a45')),
    curtain(x - 24, 1),
    curtain(x + w + 24, -1),
  ].join('');
}

function paintBed(scene: Scene, wall: string): string {
  const { indoors, house, random } = scene;
  const head = wall === '#2f5d5b' || wall === '#b9694c' ? '#e8d8bd' : house.accent;
  const linen = indoors('#fdf8ee');
  const rounded = random.chance(0.5);
  const pillow = (x: number, colour: string, size: number) =>
    rect([x, 262 - size * 0.3, size * 1.5, size * 0.72], colour, `rx="${size * 0.26}"`);
  return [
    rounded
      ? path('M292 318V222Q292 182 332 182H506Q546 182 546 222V318Z', indoors(head))
      : rect([290, 192, 258, 126], indoors(head), 'rx="5"'),
    line(
      count(5)
        .map((i) => `M${334 + i * 43} ${rounded ? 190 : 198}V270`)
        .join(''),
      indoors(darker(head, 0.22)),
      1.5,
      'opacity=".7"',
    ),
    pillow(312, linen, 66),
    pillow(428, linen, 66),
    pillow(334, indoors(lighter(house.fabric, 0.15)), 48),
    pillow(436, indoors(lighter(house.fabric, 0.15)), 48),
    path('M284 292Q284 280 298 280H540Q554 280 554 292L572 366H266Z', linen),
    path('M278 312H560L573 366H265Z', indoors(mix('#fdf8ee', house.fabric, 0.22))),
    path('M271 334H567L574 362H264Z', indoors(house.fabric)),
    line('M274 343H569M270 352H572', indoors(lighter(house.fabric, 0.35)), 2, 'opacity=".7"'),
    rect([264, 362, 310, 14], indoors(darker(house.wood, 0.1)), 'rx="3"'),
    boxes(
      [
        [274, 376, 10, 12],
        [554, 376, 10, 12],
      ],
      indoors(darker(house.wood, 0.3)),
    ),
  ].join('');
}

function paintLamp(scene: Scene, x: number, y: number): string {
  const { indoors, house } = scene;
  const on = scene.light.litWindows > 0.2;
  return [
    rect([x - 24, y + 48, 48, 56], indoors(house.wood), 'rx="3"'),
    boxes(
      [
        [x - 18, y + 58, 36, 2],
        [x - 18, y + 80, 36, 2],
      ],
      indoors(darker(house.wood, 0.3)),
    ),
    on ? circle([x, y + 4], 92, scene.glow('#ffd58a', 0.6)) : '',
    rect([x - 2, y + 14, 4, 26], indoors('#b58a4e')),
    ellipse([x, y + 44], 13, 6, indoors('#b58a4e')),
    polygon(
      [
        [x - 13, y - 16],
        [x + 13, y - 16],
        [x + 22, y + 16],
        [x - 22, y + 16],
      ],
      on ? '#ffe6b0' : indoors('#f6ead3'),
    ),
  ].join('');
}

function paintPicture(scene: Scene): string {
  const { indoors, house, random } = scene;
  const abstract = random.chance(0.5);
  const frame: Box = abstract ? [366, 74, 106, 82] : [352, 80, 60, 76];
  const framed = ([x, y, w, h]: Box) => [
    rect([x, y, w, h], indoors(house.wood)),
    rect([x + 5, y + 5, w - 10, h - 10], indoors('#f6ecd9')),
    circle([x + w * 0.62, y + h * 0.4], h * 0.15, indoors('#e3a33b')),
    path(
      `M${x + 5} ${y + h - 5}V${y + h * 0.66}Q${x + w * 0.3} ${y + h * 0.42} ${x + w * 0.54} ${y + h * 0.66}T${x + w - 5} ${y + h * 0.6}V${y + h - 5}Z`,
      indoors(house.accent),
    ),
  ];
  return [...framed(frame), ...(abstract ? [] : framed([428, 80, 60, 76]))].join('');
}

function paintRug({ indoors, house }: Scene): string {
  return (
    path('M96 366H250L236 392H60Z', indoors(lighter(house.accent, 0.3))) +
    line('M102 372H240M86 384H234', indoors(lighter(house.accent, 0.7)), 1.6)
  );
}
