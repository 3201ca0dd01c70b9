import type { Hotel, RoomGroup } from '../../provider/hotels.ts';
import { buildOf } from '../catalog/buildOf.ts';
import type { City } from '../catalog/cities.ts';
import {
  createBrush,
  framed,
  type Palette,
  parts,
  round,
  roundFinely,
  shaded,
} from '../pictureParts.ts';
import { createRandom, type Random } from '../random.ts';
import { lightOf, skyline, treesOf } from './composeFront.ts';

const walls = [
  '#efe0c8',
  '#dfe6dc',
  '#f0d3bd',
  '#cfdcdc',
  '#ead9b4',
  '#e6cfc8',
  '#d6d9c6',
  '#d3cfe0',
];
const accents = [
  '#1f6f68',
  '#2f5f8f',
  '#a33d2a',
  '#b0813f',
  '#5f6d3f',
  '#7c4a5f',
  '#3f7d8a',
  '#c4673f',
];
const floorsOf = ['#c99a6b', '#b98560', '#d9b890', '#a5764f', '#cdb9a0'];

/** The walls and floors of rooms, by the style of the house. */
const roomsIn = {
  riad: 'zellige',
  villa: 'plain',
  grand: 'panel',
  tower: 'panel',
  chalet: 'timber',
  lodge: 'timber',
  gable: 'plain',
  row: 'panel',
} as const;

/** The view from a window, by the amenity that promises it. Views of the city show its skyline. */
const views: readonly (readonly [amenity: RegExp, part: string])[] = [
  [/^Sea view/, 'view-sea'],
  [/^Harbour view/, 'view-harbour'],
  [/^Garden view/, 'view-garden'],
  [/^Pool view/, 'view-pool'],
  [/^Courtyard view/, 'view-courtyard'],
  [/^Palm grove view/, 'view-palms'],
  [/^Mountain view/, 'view-mountain'],
  [/^Valley view/, 'view-valley'],
  [/^Water view/, 'view-water'],
  [/^(Skyline|City|Old town) view/, 'skyline'],
];

const bedKinds = ['single', 'double', 'queen', 'king', 'sofa'] as const;
const bedWidths = { single: 80, double: 120, queen: 138, king: 164, sofa: 124 };

/** Returns the beds of a text such as `1 king bed, 2 single beds`, one by one. */
function bedsOf(bedding: string): (typeof bedKinds)[number][] {
  return bedding.split(', ').flatMap((text) => {
    const kind = bedKinds.find((each) => text.includes(each));
    return kind ? Array.from({ length: Number.parseInt(text, 10) }, () => kind) : [];
  });
}

const namesOf = ({ room_amenities: amenities }: RoomGroup) =>
  (amenities ?? []).map(({ amenity }) => amenity);

function paletteOf(random: Random): Palette {
  const wall = random.pick(walls);
  const accent = random.pick(accents);
  const ground = random.pick(floorsOf);
  return {
    wall,
    wallShade: shaded(wall, 0.16),
    accent,
    accentShade: shaded(accent, 0.3),
    ground,
    path: shaded(ground, 0.14),
  };
}

/** Draws a part of a picture in a frame, which hides everything outside of it. */
function inFrame(
  x: number,
  y: number,
  width: number,
  height: number,
  box: string,
  content: string,
): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}

/**
 * Returns the picture of a kind of room: its beds, its window with the view if it has one, and only
 * those objects that the room lists.
 */
export function composeRoom(hotel: Hotel, room: RoomGroup, city: City): string {
  const random = createRandom(`room ${room.id} of ${hotel.id}`);
  const names = namesOf(room);
  const has = (name: string) => names.includes(name);
  const { style } = buildOf(hotel, city);
  const brush = createBrush(paletteOf(random));
  const light = lightOf(city, random);
  const balcony = has('Balcony');
  const view = views.find(([amenity]) => names.some((name) => amenity.test(name)))?.[1];
  const [x, y, width, height] = balcony ? [40, 44, 190, 250] : [48, 64, 170, 180];
  const arch = !balcony && style === 'riad';
  const seen =
    view === 'skyline'
      ? skyline(city, light, 'translate(-150 -20) scale(1.1)')
      : view
        ? createBrush({}, light).place(view, 'translate(0 20)')
        : '';
  const window = [
    inFrame(x, y, width, height, view ? '110 20 190 220' : '0 0 300 300', `${light.sky}${seen}`),
    brush.place(
      balcony ? 'frame-balcony' : arch ? 'frame-arch' : 'frame-window',
      `translate(${x} ${y})`,
    ),
    balcony ? '<g data-part="balcony"/>' : '',
    brush.place(
      view || balcony ? 'curtain-open' : 'curtain-sheer',
      balcony ? `translate(${x} ${y - 4}) scale(1.118 1.16)` : `translate(${x} ${y})`,
    ),
  ].join('');

  const large = (room.size_sqm ?? 0) >= 34;
  const small = (room.size_sqm ?? 99) < 18;
  const beds = bedsOf(names.find((name) => /\bbeds?\b/.test(name)) ?? '');
  const gap = 8;
  const wide = beds.reduce((sum, kind) => sum + bedWidths[kind] + gap, -gap);
  const from = beds.length > 2 || wide > 280 ? 226 : 250;
  const size = Math.min(small ? 1.16 : large ? 0.98 : 1.06, (592 - from) / wide);
  let at = from;
  const free = 592 - from - wide * size;
  const lead = free > 130 ? 40 : Math.min(free / 2, 20);
  at += lead;
  const first = at;
  const bedding = beds.map((kind) => {
    const middle = at + (bedWidths[kind] * size) / 2;
    at += (bedWidths[kind] + gap) * size;
    return brush.place(
      `bed-${kind}`,
      `translate(${round(middle)} ${kind === 'sofa' ? 372 : 366}) scale(${roundFinely(size)})`,
    );
  });
  const beside: string[] = [];
  if (lead >= 34) beside.push(brush.place('table-night', `translate(${round(first - 20)} 340)`));
  /** Puts an object beside the beds if there is enough space. */
  const put = (part: string, needs: number, top: number) => {
    if (596 - at < needs) return;
    beside.push(brush.place(part, `translate(${round(at + needs / 2)} ${top})`));
    at += needs;
  };
  const last = at;
  if (has('Wardrobe')) put('wardrobe', 82, 326);
  if (has('Minibar')) put('minibar', 58, 340);
  if (has('Bathrobes')) put('robe', 50, 250);
  if (large) put('armchair', 88, 362);
  const deskHere = has('Desk') && !balcony;
  const things = ['Kettle', 'Coffee machine'].filter(has);
  const onTop = things.map((thing, i) =>
    brush.place(
      thing === 'Kettle' ? 'kettle' : 'coffee',
      `translate(${deskHere ? 150 + i * 28 : 116 + i * 30} ${deskHere ? 282 : 306})`,
    ),
  );
  return framed(
    [
      brush.place(`room-${roomsIn[style]}`),
      window,
      has('Air conditioning')
        ? brush.place('aircon', `translate(${beds.length > 1 ? 500 : 520} 62)`)
        : '',
      has('Fan') ? brush.place('fan', 'translate(340 0)') : '',
      large ? brush.place('rug', `translate(${round((first + last) / 2)} 378) scale(1.2 1)`) : '',
      brush.place(
        `art-${random.pick(['hills', 'arch', 'leaf', 'mirror'])}`,
        `translate(${round((first + Math.min(last, 580)) / 2)} 190)`,
      ),
      ...beside,
      deskHere ? brush.place('desk', 'translate(132 344)') : '',
      !deskHere && things.length > 0 ? brush.place('shelf', 'translate(126 366)') : '',
      ...onTop,
      ...bedding,
    ].join(''),
  );
}

/**
 * Returns the picture of a bathroom, with a bathtub if the room lists one, otherwise with a shower.
 */
export function composeBath(hotel: Hotel, room: RoomGroup, city: City): string {
  const random = createRandom(`bath ${room.id} of ${hotel.id}`);
  const names = namesOf(room);
  const { style } = buildOf(hotel, city);
  const brush = createBrush(paletteOf(random));
  const mirrored = random.chance(0.5);
  const left = (x: number, width: number) => (mirrored ? 600 - x - width : x);
  const tub = names.includes('Bathtub');
  const rain = names.includes('Rain shower');
  const washing = tub
    ? [
        rain ? brush.place('rainshower', `translate(${left(70, 190)} 40) scale(1 .8)`) : '',
        brush.place('tub', `translate(${left(36, 300)} 206)`),
      ]
    : [brush.place(rain ? 'rainshower' : 'shower', `translate(${left(60, 190)} 44)`)];
  return framed(
    [
      brush.place(style === 'riad' ? 'bath-zellige' : 'bath-tiles'),
      ...washing,
      brush.place('basin', `translate(${left(364, 210)} 74)`),
      tub ? '' : brush.place('towels', `translate(${left(276, 70)} 120)`),
      names.includes('Bathrobes')
        ? brush.place('robe', `translate(${left(tub ? 340 : 336, 10)} 226)`)
        : '',
      brush.place(
        random.pick(['plant', 'stool']),
        `translate(${left(tub ? 330 : 296, 30)} ${tub ? 372 : 330})`,
      ),
    ].join(''),
  );
}

/** The outdoor places, each with the y coordinate of the foot of the skyline behind it. */
const outdoors: Readonly<Record<string, number>> = {
  view: 400,
  terrace: 290,
  'skyline-bar': 290,
  garden: 260,
  pool: 262,
  beach: 230,
  fountain: 0,
};

/**
 * Returns the picture of a place that the hotel lists, such as its pool or its bar, or of its city.
 */
export function composeScene(hotel: Hotel, city: City, name: string): string {
  const random = createRandom(`${name} of ${hotel.id}`);
  const palette = paletteOf(random);
  const light = lightOf(city, random);
  if (name === 'fitness') {
    const brush = createBrush(palette);
    const outside = `${light.sky}${skyline(city, light, 'translate(0 60)')}`;
    return framed(
      [
        brush.place('scene-fitness'),
        inFrame(40, 40, 520, 196, '80 60 520 196', outside),
        brush.place('fitness-gear'),
      ].join(''),
    );
  }
  const foot = outdoors[name];
  if (foot === undefined) return framed(createBrush(palette).place(`scene-${name}`));
  const lit = createBrush({ ...palette, ground: '#e6d6b8', path: '#cdb994' }, light);
  const zoom = random.pick([1, 1.12, 1.25]) * (name === 'view' ? 1.5 : 1);
  const corner = `translate(${round(600 - 600 * zoom)} ${round(foot - 200 * zoom)})`;
  const trees = treesOf(city, random);
  const tree = trees.includes('palm') ? 'palm' : (trees[0] ?? 'round');
  const tall = parts.get(`tree-${tree}`)?.height ?? 120;
  const treeAt = (x: number, y: number, size: number) =>
    lit.place(`tree-${tree}`, `translate(${x} ${y}) scale(${roundFinely((size * 140) / tall)})`);
  return framed(
    [
      light.sky,
      foot > 0 ? skyline(city, light, `${corner} scale(${roundFinely(zoom)})`) : '',
      name === 'pool' || name === 'garden' ? treeAt(40, 288, 1.2) + treeAt(566, 288, 1) : '',
      lit.place(`scene-${name}`),
      name === 'beach' ? treeAt(560, 384, 1.8) : '',
    ].join(''),
  );
}
