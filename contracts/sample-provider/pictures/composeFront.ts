import * as v from 'valibot';
import type { Hotel } from '../../provider/hotels.ts';
import { buildOf } from '../catalog/buildOf.ts';
import { type City, wordsSchema } from '../catalog/cities.ts';
import {
  type Brush,
  createBrush,
  framed,
  mix,
  type Palette,
  parts,
  round,
  roundFinely,
  shaded,
  skylineOf,
} from '../pictureParts.ts';
import { createRandom, type Random } from '../random.ts';
import { drawHouse, drawNeighbor, type House, sizeOf } from './drawHouse.ts';
import frontsData from './fronts.json' with { type: 'json' };

const styleFields = {
  /**
   * `cell` is the width of a window with the wall around it, and `storey` the height of a floor.
   */
  cell: v.number(),
  storey: v.number(),
  columns: v.tuple([v.number(), v.number()]),
  /** The width of the shaded side, as a share of the front. */
  depth: v.number(),
  windows: wordsSchema,
  doors: wordsSchema,
  /** The parts beside the door. Without any, there are windows. */
  bases: wordsSchema,
  roofs: wordsSchema,
  /** The parts on the roof, each with its position: `top-dome@center`. */
  tops: wordsSchema,
  grounds: wordsSchema,
  /** True if the house stands between neighbors. */
  dense: v.optional(v.boolean()),
  course: v.optional(v.boolean()),
};
const styleSchema = v.strictObject(styleFields);
type StyleLook = v.InferOutput<typeof styleSchema>;
const cultureSchema = v.strictObject({
  walls: wordsSchema,
  roofs: wordsSchema,
  accents: wordsSchema,
  trees: wordsSchema,
  /** The share of pictures with snow, in places with snowy winters. */
  winter: v.optional(v.number(), 0),
  styles: v.optional(v.record(v.string(), v.partial(styleSchema)), {}),
});
const lightSchema = v.strictObject({
  sky: v.string(),
  colors: wordsSchema,
  tint: v.string(),
  by: v.number(),
});
const fronts = v.parse(
  v.strictObject({
    lights: v.record(v.string(), lightSchema),
    styles: v.record(v.string(), styleSchema),
    cultures: v.record(v.string(), cultureSchema),
  }),
  frontsData,
);

const base = 344;
/** The maximum width of a front, in units of the picture. */
const widest = 330;
const highest = 238;

/** Returns the amenities of a hotel as one text, for searching. */
const amenitiesOf = ({ amenity_groups: groups }: Hotel) =>
  (groups ?? []).flatMap(({ amenities }) => (amenities ?? []).map(({ amenity }) => amenity)).join();

/** Chooses a light for a city. Snow is possible only in cities with snowy winters. */
export function lightOf(city: City, random: Random) {
  const { winter = 0 } = fronts.cultures[city.culture.name] ?? {};
  const snowy = /nordic|mountain|oldtown/.test(city.setting) && random.chance(winter);
  const name = snowy
    ? 'winter'
    : random.pick(['day', 'clear', 'morning', 'evening', 'dusk', 'day']);
  const light = fronts.lights[name];
  if (!light) throw new Error(`There is no light '${name}'.`);
  const [skyTop = '', skyMiddle = '', skyLow = '', sun = ''] = light.colors;
  const cloud = mix('#fffdf9', skyMiddle, name === 'evening' || name === 'dusk' ? 0.55 : 0.1);
  const brush = createBrush({ skyTop, skyMiddle, skyLow, sun, cloud });
  const turned = random.chance(0.4) ? 'translate(600 0) scale(-1 1)' : '';
  return { name, ...light, skyLow, sky: brush.place(`sky-${light.sky}`, turned) };
}
type Light = ReturnType<typeof lightOf>;

/** Returns the trees of a city in a shuffled order. */
export function treesOf(city: City, random: Random): string[] {
  return random.shuffled(fronts.cultures[city.culture.name]?.trees ?? []);
}

/** Draws the skyline of a city behind everything else, tinted by the light. */
export function skyline(city: City, { tint, by, skyLow }: Light, transform: string): string {
  const brush = createBrush({}, { tint: mix(skyLow, tint, by * 1.4), by: 0.16 + by });
  return brush.place(skylineOf(city), transform);
}

/**
 * Returns the front of a hotel in its street, before the skyline of its city. The house has the
 * hotel's number of floors, and the style and the colors of its part of the world. `data-look`
 * lists the visible parts.
 */
export function composeFront(hotel: Hotel, city: City): string {
  const random = createRandom(`front of ${hotel.id}`);
  const build = buildOf(hotel, city);
  const culture = fronts.cultures[city.culture.name];
  const common = fronts.styles[build.style];
  if (!culture || !common) throw new Error(`There is no look of '${city.culture.name}'.`);
  const look: StyleLook = { ...common, ...culture.styles[build.style] };
  const light = lightOf(city, random);
  const snowy = light.name === 'winter';
  const dark = light.name === 'dusk' || light.name === 'evening';
  const wall = random.pick(culture.walls);
  const roof = snowy ? '#f4f7f8' : random.pick(culture.roofs);
  const accent = random.pick(culture.accents);
  const palette: Palette = {
    wall,
    wallShade: shaded(wall),
    roof,
    roofShade: snowy ? '#c3d3da' : shaded(roof, 0.3),
    accent,
    accentShade: shaded(accent, 0.34),
    ...(dark && { glass: '#27404a', gleam: '#44636a' }),
    ...settingColors(city),
  };
  const brush = createBrush(palette, light);
  const amenities = amenitiesOf(hotel);
  const stars = hotel.star_rating ?? 0;
  const bases = look.bases.filter((name) => name !== 'shop' || /Restaurant|Bar/.test(amenities));
  const [fewest, most] = look.columns;
  const wanted = Math.ceil(build.rooms / build.floors / 2.2) + random.between(-1, 1);
  const columns = Math.max(fewest, Math.min(most, wanted));
  const house: House = {
    floors: build.floors,
    columns,
    cell: look.cell,
    storey: look.storey,
    side: round(columns * look.cell * look.depth),
    window: random.pick(look.windows),
    door: random.pick(look.doors),
    below: random.pick(bases.length > 0 ? bases : ['']),
    roof: random.pick(look.roofs),
    top: random.pick([...look.tops, '']),
    course: look.course ?? false,
    lit: dark || snowy,
    urn: stars < 3 ? '' : stars > 4 ? 'urn-topiary' : 'urn-shrub',
  };
  const { whole, height } = sizeOf(house);
  const scale = Math.min(1.3, widest / whole, highest / (height + 30));
  const left = random.pick(look.dense ? [96, 124, 150] : [30, 70, 110, 150]);
  const right = left + whole * scale;

  const onBeach = /Near the beach/.test(amenities) || /resort|beach/i.test(hotel.name);
  const grounds = onBeach && /lodge|villa/.test(build.style) ? ['sand'] : look.grounds;
  const ground = snowy && !/canal|quay/.test(grounds.join()) ? 'snow' : random.pick(grounds);
  const trees = treesOf(city, random).map((tree) => (snowy && tree === 'fir' ? 'firsnow' : tree));
  const [tall = 'round', other = tall] = trees;
  const shrub = snowy ? 'shrubsnow' : 'shrub';
  const treeAt = (tree: string, x: number, size: number) =>
    brush.place(`tree-${tree}`, `translate(${round(x)} ${base + 2}) scale(${round(size)})`);
  const size = random.within(0.8, 1.2) * (150 / (parts.get(`tree-${tall}`)?.height ?? 150));
  const bare = random.chance(0.15);
  const lamp = random.pick(['lamp-street', 'lamp-lantern', '']);
  const zoom = random.pick([1, 1.1, 1.2]);
  const corner = `translate(${round(600 - 600 * zoom)} ${round(base - 6 - 200 * zoom)})`;
  const { window, door, below, roof: roofForm, top } = house;
  const roofSeen = parts.get(roofForm)?.width === 100 ? roof : '';
  const seen = [
    light.name,
    left,
    wall,
    roofSeen,
    accent,
    columns,
    build.floors,
    window,
    door,
    below,
    roofForm,
    top,
    ground,
    bare ? '' : tall,
    bare || look.dense ? '' : other,
    lamp,
    zoom,
    stars > 2,
  ];
  return framed(
    [
      light.sky,
      skyline(city, light, `${corner} scale(${zoom})`),
      brush.place(`ground-${ground}`),
      bare ? '' : treeAt(tall, left - random.between(4, 26), size),
      look.dense ? neighbors(house, culture.walls, { left, right, scale }, brush, random) : '',
      `<g data-part="front" data-look="${seen.join(' ')}" transform="translate(${left} ${base}) scale(${roundFinely(scale)})">${drawHouse(house, brush, random)}</g>`,
      bare || look.dense
        ? ''
        : treeAt(other, right + random.between(6, 30), random.within(0.6, 0.9)),
      treeAt(shrub, left + random.between(-30, 0), 0.8),
      treeAt(shrub, right + random.between(-6, 26), random.within(0.6, 1)),
      lamp && brush.place(lamp, `translate(${round(right + 30)} 356) scale(.8)`),
      amenities.includes('Courtyard fountain') && build.style === 'riad'
        ? brush.place('fountain', `translate(${round((left + right) / 2)} 392) scale(.8)`)
        : brush.place(`front-${random.pick(foregrounds(build.style, ground))}`),
    ].join(''),
  );
}

/** Draws houses on both sides. The house on the right is lower than the hotel. */
function neighbors(
  house: House,
  walls: readonly string[],
  { left, right, scale }: { left: number; right: number; scale: number },
  brush: Brush,
  random: Random,
): string {
  const beside = (x: number, width: number, floors: number) =>
    `<g data-part="neighbor" transform="translate(${round(x)} ${base}) scale(${roundFinely(scale)})">${drawNeighbor(house, random.pick(walls), width / scale, Math.max(2, floors), brush)}</g>`;
  return (
    beside(-30, left + 30, house.floors - random.between(0, 1)) +
    beside(right, random.between(56, 100), house.floors - random.between(1, 2))
  );
}

/** Returns the plants and objects in the foreground. */
function foregrounds(style: string, ground: string): string[] {
  if (ground === 'snow' || ground === 'sand') return ['none', 'bush'];
  if (style === 'villa') return ['wall', 'bush', 'bush'];
  return ground === 'plaza' || ground === 'lane' ? ['bench', 'bush', 'none'] : ['bush', 'none'];
}

/** Returns the colors of the ground and of leaves in a setting. */
function settingColors({ setting }: City): Palette {
  if (setting === 'desert')
    return { ground: '#e3bf94', path: '#cda37a', leaf: '#5f8a5f', leafShade: '#3c6448' };
  if (setting === 'tropical')
    return { ground: '#e0d0a8', path: '#c9b487', leaf: '#3f8f66', leafShade: '#1f6450' };
  if (setting === 'coast') return { leaf: '#5b9270', leafShade: '#2f6a5a' };
  return {};
}
