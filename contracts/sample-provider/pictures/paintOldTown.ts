import { softRidge } from './hills.ts';
import { cypress } from './plants.ts';
import type { Landmark } from '../catalogue/cities.ts';
import type { Scene } from './scene.ts';
import { type Box, boxes, circle, count, num, path, polygon, rect } from './shapes.ts';

const walls = ['#ecd9bd', '#e3b98f', '#f1e4cf', '#d99a77', '#e9c9a6'];
const tiles = ['#b5573c', '#a4492f', '#c46a48'];
const slates = ['#4f5b66', '#5f6a72', '#6d5f5c'];

/** Hills, a landmark, and roof behind roof coming nearer. */
export function paintOldTown(scene: Scene, horizon: number, floor: number): string {
  const { random } = scene;
  const back = [
    path(softRidge(random, horizon + 10, 74, 3), scene.distant('#6f8b86', 0.64)),
    path(softRidge(random, horizon + 22, 42, 4), scene.distant('#6a8a72', 0.44)),
    paintRoofs(scene, horizon + 30, 0.4, 0.7),
    landmarks[scene.landmark](scene, random.within(130, 470), horizon + 50),
    paintRoofs(scene, horizon + 66, 0.22, 1),
  ].join('');
  if (floor < horizon + 120) return back;
  const cypresses = count(3).map(() =>
    cypress(scene, random.within(20, 580), horizon + 96, random.within(60, 84)),
  );
  return back + cypresses.join('') + paintRoofs(scene, horizon + 122, 0.05, 1.5);
}

/** A row of houses: all walls first, then all roofs, each colour in one path. */
function paintRoofs(scene: Scene, base: number, distance: number, scale: number): string {
  const { random, light } = scene;
  const wallsOf = new Map(walls.map((colour): [string, Box[]] => [colour, []]));
  const roofs = scene.landmark === 'pagoda' ? slates : tiles;
  const roofsOf = new Map(roofs.map((colour): [string, string[]] => [colour, []]));
  const windows: Box[] = [];
  const lamps: Box[] = [];
  for (let x = -20; x < 600;) {
    const width = random.within(38, 70) * scale;
    const eaves = base - random.within(26, 52) * scale;
    const rise = random.within(10, 18) * scale;
    const peak = width * random.pick([0.5, 0.22, 0.78]) + 3;
    const chimney = random.chance(0.4) ? `h${num(5 * scale)}v${num(rise)}h${num(-5 * scale)}z` : '';
    wallsOf.get(random.pick(walls))?.push([x, eaves, width, 400 - eaves]);
    roofsOf
      .get(random.pick(roofs))
      ?.push(
        `M${num(x - 3)} ${num(eaves + 1)}l${num(peak)} ${num(-rise)} ${num(width + 6 - peak)} ${num(rise)}z`,
        chimney && `M${num(x + width * 0.68)} ${num(eaves - rise)}${chimney}`,
      );
    for (let w = x + 9 * scale; w < x + width - 10 * scale; w += 14 * scale) {
      const lit = random.chance(light.litWindows);
      (lit ? lamps : windows).push([w, eaves + 9 * scale, 5 * scale, 8 * scale]);
    }
    x += width;
  }
  return [
    ...[...wallsOf].map(([colour, row]) => boxes(row, scene.distant(colour, distance))),
    ...[...roofsOf].map(([colour, row]) => path(row.join(''), scene.distant(colour, distance))),
    boxes(windows, scene.distant('#4a4f58', distance), 'opacity=".75"'),
    boxes(lamps, '#ffd98f', 'opacity=".92"'),
  ].join('');
}

function paintDome(scene: Scene, x: number, base: number): string {
  const wall = scene.distant('#ead8be', 0.3);
  const dome = scene.distant('#5f8f8a', 0.28);
  return [
    rect([x - 40, base - 62, 80, 90], wall),
    path(`M${x - 34} ${base - 62}a34 40 0 0 1 68 0Z`, dome),
    path(
      `M${x} ${base - 102}a34 40 0 0 1 34 40H${x}Z`,
      scene.distant('#3f6c6c', 0.28),
      'opacity=".6"',
    ),
    rect([x - 3, base - 124, 6, 24], wall),
    circle([x, base - 124], 4, wall),
    ...[-58, 58].map((dx) => rect([x + dx - 4, base - 112, 8, 140], wall)),
    ...[-58, 58].map((dx) =>
      polygon(
        [
          [x + dx - 6, base - 112],
          [x + dx, base - 136],
          [x + dx + 6, base - 112],
        ],
        dome,
      ),
    ),
  ].join('');
}

function paintSpire(scene: Scene, x: number, base: number): string {
  const stone = scene.distant('#b9aa9c', 0.3);
  const slate = scene.distant('#4f6472', 0.3);
  const tower = (dx: number, tall: number) =>
    rect([x + dx - 12, base - tall, 24, tall + 30], stone) +
    polygon(
      [
        [x + dx - 14, base - tall + 1],
        [x + dx, base - tall - 62],
        [x + dx + 14, base - tall + 1],
      ],
      slate,
    );
  return [
    tower(-22, 74),
    tower(22, 74),
    rect([x - 40, base - 52, 80, 80], scene.distant('#c7b8a8', 0.3)),
    circle([x, base - 34], 8, slate),
  ].join('');
}

function paintBellTower(scene: Scene, x: number, base: number): string {
  const brick = scene.distant('#c98a66', 0.28);
  return [
    rect([x - 13, base - 118, 26, 150], brick),
    rect([x - 16, base - 122, 32, 6], scene.distant('#efe0c8', 0.28)),
    boxes(
      [
        [x - 8, base - 110, 6, 16],
        [x + 2, base - 110, 6, 16],
      ],
      scene.distant('#4a3b3c', 0.3),
    ),
    polygon(
      [
        [x - 16, base - 122],
        [x, base - 156],
        [x + 16, base - 122],
      ],
      scene.distant('#8f4a36', 0.28),
    ),
  ].join('');
}

function paintPagoda(scene: Scene, x: number, base: number): string {
  const tiers = count(4).map((i) => {
    const half = 40 - i * 7;
    const eaves = base - 26 - i * 32;
    return [
      rect([x - half * 0.58, eaves, half * 1.16, 30], scene.distant('#b0523c', 0.26)),
      path(
        `M${x - half} ${eaves - 1}Q${x - half * 0.6} ${eaves - 4} ${x - half * 0.4} ${eaves - 15}H${x + half * 0.4}Q${x + half * 0.6} ${eaves - 4} ${x + half} ${eaves - 1}Z`,
        scene.distant('#3c4750', 0.24),
      ),
    ].join('');
  });
  return tiers.join('') + rect([x - 1.5, base - 166, 3, 32], scene.distant('#c9a05a', 0.24));
}

const landmarks: Readonly<Record<Landmark, (scene: Scene, x: number, base: number) => string>> = {
  mosque: paintDome,
  spire: paintSpire,
  belltower: paintBellTower,
  pagoda: paintPagoda,
};
