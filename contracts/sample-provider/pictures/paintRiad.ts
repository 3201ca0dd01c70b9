import { darker, lighter } from './colour.ts';
import { grove } from './grove.ts';
import { lantern, paintDoor, paintGround, pathTo, shade } from './ornaments.ts';
import { palm, pottedPlant } from './plants.ts';
import type { Scene } from './scene.ts';
import { arches, type Box, boxes, circle, count, num, path, rect } from './shapes.ts';
import { paintWindows } from './windows.ts';

/** Earthen walls with battlements: about a tall portal, or between two corner towers with a gallery. */
export function paintRiad(scene: Scene): string {
  const { random, lit, house } = scene;
  return [
    palm(scene, 88, 300, random.within(150, 200)),
    palm(scene, 520, 306, random.within(150, 215)),
    random.chance(0.5) ? palm(scene, 300, 250, 220) : '',
    random.chance(0.5) ? portalHouse(scene) : towerHouse(scene),
    paintGround(scene, 336, '#d3b08a'),
    pathTo(scene, 300, 336, 72, '#e3cba8'),
    grove(scene, 'pot', (_scene, x, y, height) => pottedPlant(lit, x, y, height, house.accent), [
      [216, 352, 84],
      [130, 362, 68],
      [384, 352, 84],
      [470, 362, 68],
    ]),
  ].join('');
}

function portalHouse(scene: Scene): string {
  const { random, house, lit } = scene;
  const { wall } = house;
  const wingTop = random.within(176, 214);
  const wing: Box = [56, wingTop, 488, 336 - wingTop];
  const main: Box = [118, 132, 364, 204];
  const portal: Box = [238, 92, 124, 244];
  return [
    block(scene, wing, darker(wall, 0.1)),
    block(scene, main, wall),
    shade(main, 0.2),
    block(scene, portal, lighter(wall, 0.16)),
    tileBand(scene, [246, 104, 108, 12]),
    arches([[253, 122, 94, 214]], lit(house.accent)),
    arches([[260, 132, 80, 204]], lit(darker(wall, 0.5))),
    paintDoor(scene, [272, 206, 56, 130], house.wood, true),
    archedWindows(
      scene,
      [146, 196, 384, 434].flatMap((x): Box[] => [
        [x, 164, 20, 42],
        [x, 246, 20, 42],
      ]),
    ),
    archedWindows(
      scene,
      [76, 506].map((x): Box => [x, 244, 16, 30]),
    ),
    boxes(
      [118, 362].map((x): Box => [x, 322, 120, 14]),
      lit(darker(wall, 0.25)),
    ),
    lantern(scene, 228, 226, 16),
    lantern(scene, 372, 226, 16),
  ].join('');
}

function towerHouse(scene: Scene): string {
  const { random, house, lit } = scene;
  const { wall } = house;
  const domed = random.chance(0.5);
  const towers = [78, 442].map((x): Box => [x, 118, 80, 218]);
  const gallery = count(7).map((i): Box => [173 + i * 37, 186, 28, 52]);
  return [
    block(scene, [150, 168, 300, 168], wall),
    rect([158, 244, 284, 6], lit(lighter(wall, 0.4))),
    tileBand(scene, [158, 254, 284, 11]),
    archedWindows(scene, gallery),
    ...towers.flatMap((tower) => [
      domed ? dome(scene, tower) : '',
      block(scene, tower, lighter(wall, 0.08)),
      shade(tower, 0.34),
      tileBand(scene, [tower[0] + 10, 132, 60, 10]),
    ]),
    archedWindows(
      scene,
      towers.flatMap(([x]): Box[] => [
        [x + 27, 158, 26, 48],
        [x + 28, 246, 24, 44],
      ]),
    ),
    arches([[259, 272, 82, 64]], lit(house.accent)),
    paintDoor(scene, [268, 280, 64, 56], house.wood, true),
    archedWindows(
      scene,
      [182, 394].map((x): Box => [x, 284, 24, 36]),
    ),
    lantern(scene, 244, 296, 14),
    lantern(scene, 356, 296, 14),
  ].join('');
}

function archedWindows(scene: Scene, list: readonly Box[]): string {
  return paintWindows(scene, list, { arched: true, frame: lighter(scene.house.wall, 0.5) });
}

/** A wall crowned with stepped battlements. */
function block(scene: Scene, [x, y, w, h]: Box, colour: string): string {
  const number = Math.round(w / 20);
  const crown = count(number).map((i) => {
    return `M${num(x + (i * w) / number + 3)} ${num(y + 1)}v-9l7-7 7 7v9z`;
  });
  return rect([x, y, w, h], scene.lit(colour)) + path(crown.join(''), scene.lit(colour));
}

function dome(scene: Scene, [x, y, w]: Box): string {
  const middle = x + w / 2;
  return [
    path(
      `M${x + 12} ${y}Q${x + 4} ${y - 34} ${middle} ${y - 58}Q${x + w - 4} ${y - 34} ${x + w - 12} ${y}Z`,
      scene.lit(lighter(scene.house.accent, 0.2)),
    ),
    rect([middle - 1.5, y - 76, 3, 20], scene.lit('#d9b25e')),
    circle([middle, y - 68], 4, scene.lit('#d9b25e')),
  ].join('');
}

function tileBand(scene: Scene, [x, y, w, h]: Box): string {
  const half = num(h / 2);
  const tiles = count(Math.floor(w / h)).map(
    (i) => `M${num(x + (i + 0.5) * h)} ${y}l${half} ${half}-${half} ${half}-${half}-${half}z`,
  );
  return (
    rect([x, y, w, h], scene.lit(scene.house.accent)) + path(tiles.join(''), scene.lit('#f3e6cb'))
  );
}
