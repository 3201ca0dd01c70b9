import type { Landmark } from '../catalogue/cities.ts';
import { darker, type Scene } from './scene.ts';
import { cypress, grove, paintWater, pine, ridge, tree } from './scenery.ts';
import {
  at,
  type Box,
  boxes,
  circle,
  count,
  group,
  num,
  path,
  polygon,
  rect,
  repeat,
} from './shapes.ts';

/** A skyline in three depths, lit at night, behind the crowns of a park. */
export function paintMetropolis(scene: Scene, horizon: number, floor: number): string {
  const { random, lit } = scene;
  const lamps = floor < 400 ? 48 : 96;
  const skyline = [
    paintTowers(scene, horizon + 12, 150, 0.7, 0),
    paintTowers(scene, horizon + 24, 122, 0.42, lamps),
    paintTowers(scene, horizon + 40, 84, 0.16, lamps),
    rect([0, horizon + 38, 600, 400], lit('#4a6b5c')),
  ].join('');
  if (floor < horizon + 48) return skyline;
  return [
    skyline,
    ridge(scene, horizon + 56, 16, 8, lit('#3f6b58')),
    grove(scene, 'tree', tree, 9, (i) => {
      return [20 + i * 70 + random.within(-20, 20), horizon + 84, random.within(44, 64)];
    }),
    ridge(scene, horizon + 98, 16, 6, lit('#5d8763')),
  ].join('');
}

/** A row of high-rises, some with a block, a mast or a slanted crown on top. */
function paintTowers(
  scene: Scene,
  base: number,
  height: number,
  distance: number,
  mostLamps: number,
): string {
  const { random, light, distant } = scene;
  const walls: Box[] = [];
  const shade: Box[] = [];
  const lamps: Box[] = [];
  let crowns = '';
  const colour = distant(random.pick(['#4a6070', '#5a5f72', '#3f5c66']), distance);
  for (let x = -14; x < 610;) {
    const w = random.between(24, 52);
    const tall = Math.round(height * random.within(0.35, 1));
    const top = base - tall;
    const sunny = Math.round(w * 0.62);
    walls.push([x, top, w, tall + 60]);
    shade.push([x + sunny, top, w - sunny, tall + 60]);
    if (random.chance(0.24)) walls.push([x + w * 0.22, top - 12, w * 0.5, 13]);
    if (random.chance(0.16)) walls.push([x + w / 2 - 1, top - 34, 2, 35]);
    if (random.chance(0.14)) crowns += `M${x} ${top + 1}h${w}v-19Z`;
    for (let y = top + 8; mostLamps > 0 && y < base - 4; y += 9) {
      for (let dx = 4; dx < w - 5; dx += 7) {
        if (random.chance(0.1 + light.litWindows * 0.32)) lamps.push([x + dx, y, 3, 4]);
      }
    }
    x += w + random.between(-3, 7);
  }
  const shown = random.shuffled(lamps).slice(0, mostLamps);
  return [
    boxes(walls, colour),
    crowns && path(crowns, colour),
    boxes(shade, distant('#24384a', distance), 'opacity=".35"'),
    scene.dark
      ? boxes(shown, '#ffd98f', 'opacity=".9"')
      : boxes(shown, light.sky[2], 'opacity=".4"'),
  ].join('');
}

const timber = ['#b5483a', '#d9a441', '#e9dfcf', '#3d6468', '#8f3b36', '#c9824f'];

/** A fjord or a harbour: slopes, a row of gabled timber houses, and both once more in the water. */
export function paintNorth(scene: Scene, horizon: number): string {
  const { random, distant } = scene;
  const houses = paintTimberHouses(scene, horizon + 8);
  return [
    ridge(scene, horizon + 10, 128, 3, distant('#6f8794', 0.62)),
    ridge(scene, horizon + 10, 84, 4, distant('#587a74', 0.42)),
    ridge(scene, horizon + 10, 44, 5, distant('#476d5e', 0.22)),
    grove(scene, 'pine', pine, 12, (i) => {
      return [i * 54 + random.within(-20, 20), horizon + 4, random.within(24, 42)];
    }),
    paintWater(scene, horizon + 8, '#3a6b7c'),
    group(houses, 'id="quay"'),
    `<use href="#quay" opacity=".28" transform="matrix(1 0 0 -.8 0 ${(horizon + 8) * 1.8})"/>`,
    rect([0, horizon + 5, 600, 7], scene.lit('#6b6259')),
  ].join('');
}

function paintTimberHouses(scene: Scene, base: number): string {
  const { random, light, distant } = scene;
  const parts: string[] = [];
  const windows: Box[] = [];
  const lamps: Box[] = [];
  for (let x = random.within(-20, 30); x < 590;) {
    const w = random.within(34, 50);
    const eaves = base - random.within(38, 62);
    const colour = random.pick(timber);
    const gable = [x - 2, eaves + 1, x + w / 2, eaves - 24, x + w + 2, eaves + 1];
    parts.push(rect([x, eaves, w, base - eaves], distant(colour, 0.08)));
    parts.push(polygon(gable, distant(darker(colour, 0.4), 0.08)));
    for (let y = eaves + 8; y < base - 12; y += 17) {
      for (const share of [0.18, 0.58]) {
        (random.chance(light.litWindows) ? lamps : windows).push([x + w * share, y, 8, 10]);
      }
    }
    x += w + (random.chance(0.18) ? random.within(20, 44) : 1);
  }
  parts.push(boxes(windows, distant('#2f4450', 0.1)), boxes(lamps, '#ffd98f'));
  return parts.join('');
}

const plaster = ['#ecd9bd', '#e3b98f', '#f1e4cf', '#d99a77', '#e9c9a6'];
const tiles = ['#b5573c', '#a4492f', '#c46a48'];
const slates = ['#4f5b66', '#5f6a72', '#6d5f5c'];

/** Hills, a landmark, and roof behind roof coming nearer. */
export function paintOldTown(scene: Scene, horizon: number, floor: number): string {
  const { random, distant } = scene;
  const back = [
    ridge(scene, horizon + 10, 74, 3, distant('#6f8b86', 0.64)),
    ridge(scene, horizon + 22, 42, 4, distant('#6a8a72', 0.44)),
    paintRoofs(scene, horizon + 30, 0.4, 0.7),
    at(random.within(130, 470), horizon + 50, landmarks[scene.landmark](scene)),
    paintRoofs(scene, horizon + 66, 0.22, 1),
  ].join('');
  if (floor < horizon + 120) return back;
  const trees = repeat(3, () =>
    cypress(scene, random.within(20, 580), horizon + 96, random.within(60, 84)),
  );
  return back + trees + paintRoofs(scene, horizon + 122, 0.05, 1.5);
}

/** A row of houses: all walls first, then all roofs, each colour in one path. */
function paintRoofs(scene: Scene, base: number, distance: number, scale: number): string {
  const { random, light, distant } = scene;
  const roofColours = scene.landmark === 'pagoda' ? slates : tiles;
  const walls = new Map(plaster.map((colour): [string, Box[]] => [colour, []]));
  const roofs = new Map(roofColours.map((colour) => [colour, '']));
  const windows: Box[] = [];
  const lamps: Box[] = [];
  for (let x = -20; x < 600;) {
    const w = random.within(38, 70) * scale;
    const eaves = base - random.within(26, 52) * scale;
    const rise = random.within(10, 18) * scale;
    const peak = w * random.pick([0.5, 0.22, 0.78]) + 3;
    const chimney = random.chance(0.4)
      ? `M${num(x + w * 0.68)} ${num(eaves - rise)}h${num(5 * scale)}v${num(rise)}h${num(-5 * scale)}z`
      : '';
    walls.get(random.pick(plaster))?.push([x, eaves, w, 400 - eaves]);
    const colour = random.pick(roofColours);
    const roof = `M${num(x - 3)} ${num(eaves + 1)}l${num(peak)} ${num(-rise)} ${num(w + 6 - peak)} ${num(rise)}z`;
    roofs.set(colour, `${roofs.get(colour) ?? ''}${roof}${chimney}`);
    for (let dx = 9 * scale; dx < w - 10 * scale; dx += 14 * scale) {
      const list = random.chance(light.litWindows) ? lamps : windows;
      list.push([x + dx, eaves + 9 * scale, 5 * scale, 8 * scale]);
    }
    x += w;
  }
  return [
    ...[...walls].map(([colour, row]) => boxes(row, distant(colour, distance))),
    ...[...roofs].map(([colour, row]) => path(row, distant(colour, distance))),
    boxes(windows, distant('#4a4f58', distance), 'opacity=".75"'),
    boxes(lamps, '#ffd98f', 'opacity=".92"'),
  ].join('');
}

/** What rises over an old town, drawn around the middle of its foot. */
const landmarks: Readonly<Record<Landmark, (scene: Scene) => string[]>> = {
  mosque: ({ distant }) => {
    const wall = distant('#ead8be', 0.3);
    const dome = distant('#5f8f8a', 0.28);
    const minaret = (x: number) =>
      rect([x - 4, -112, 8, 140], wall) + polygon([x - 6, -112, x, -136, x + 6, -112], dome);
    return [
      rect([-40, -62, 80, 90], wall),
      path('M-34-62a34 40 0 0 1 68 0Z', dome),
      path('M0-102a34 40 0 0 1 34 40H0Z', distant('#3f6c6c', 0.28), 'opacity=".6"'),
      rect([-3, -124, 6, 24], wall),
      circle([0, -124], 4, wall),
      minaret(-58),
      minaret(58),
    ];
  },
  spire: ({ distant }) => {
    const slate = distant('#4f6472', 0.3);
    const tower = (x: number) =>
      rect([x - 12, -74, 24, 104], distant('#b9aa9c', 0.3)) +
      polygon([x - 14, -73, x, -136, x + 14, -73], slate);
    const nave = rect([-40, -52, 80, 80], distant('#c7b8a8', 0.3));
    return [tower(-22), tower(22), nave, circle([0, -34], 8, slate)];
  },
  belltower: ({ distant }) => [
    rect([-13, -118, 26, 150], distant('#c98a66', 0.28)),
    rect([-16, -122, 32, 6], distant('#efe0c8', 0.28)),
    path('M-8-110h6v16h-6zM2-110h6v16h-6z', distant('#4a3b3c', 0.3)),
    polygon([-16, -122, 0, -156, 16, -122], distant('#8f4a36', 0.28)),
  ],
  pagoda: ({ distant }) => {
    const storeys = count(4).map((i) => {
      const half = 40 - i * 7;
      const eaves = -26 - i * 32;
      const roof = `M${-half} ${eaves - 1}Q${-half * 0.6} ${eaves - 4} ${-half * 0.4} ${eaves - 15}H${half * 0.4}Q${half * 0.6} ${eaves - 4} ${half} ${eaves - 1}Z`;
      const wall = rect([-half * 0.58, eaves, half * 1.16, 30], distant('#b0523c', 0.26));
      return wall + path(roof, distant('#3c4750', 0.24));
    });
    return [...storeys, rect([-1.5, -166, 3, 32], distant('#c9a05a', 0.24))];
  },
};
