import { darker, lighter } from './colour.ts';
import { lantern, paintDoor, paintGround, pathTo } from './ornaments.ts';
import { bush, pine } from './plants.ts';
import type { Scene } from './scene.ts';
import { type Box, boxes, count, line, polygon, rect } from './shapes.ts';
import { paintWindows } from './windows.ts';

/** A broad timber gable on a stone base, flower boxes on every balcony; sometimes deep in snow. */
export function paintChalet(scene: Scene): string {
  const { random, house, lit } = scene;
  const snow = random.chance(0.45);
  const flowers = snow ? '#f4efe6' : random.pick(['#d9482b', '#e0577c']);
  const planks = count(11).map((i) => `M132 ${158 + i * 12}H468`);
  return [
    ...[34, 84, 528, 574].map((x) => pine(scene, x, 340, random.within(130, 210))),
    rect([404, 86, 22, 50], lit('#8b8379')),
    polygon(
      [
        [132, 282],
        [132, 196],
        [300, 98],
        [468, 196],
        [468, 282],
      ],
      lit(house.wall),
    ),
    line(planks.slice(3).join(''), lit(darker(house.wall, 0.22)), 1.1, 'opacity=".8"'),
    polygon(
      [
        [300, 74],
        [540, 212],
        [528, 226],
        [300, 98],
        [72, 226],
        [60, 212],
      ],
      lit(snow ? '#fbfaf6' : '#4d3b36'),
    ),
    snow
      ? polygon(
          [
            [300, 98],
            [528, 226],
            [526, 231],
            [300, 105],
            [74, 231],
            [72, 226],
          ],
          lit('#5a4339'),
        )
      : '',
    paintWindows(
      scene,
      [
        [272, 134, 22, 28],
        [306, 134, 22, 28],
      ],
      { frame: '#f7ead2' },
    ),
    rail(scene, [212, 168, 176, 18], flowers),
    paintWindows(
      scene,
      [
        [164, 214, 26, 34],
        [234, 206, 28, 44],
        [338, 206, 28, 44],
        [410, 214, 26, 34],
      ],
      {
        frame: '#f7ead2',
        shutters: house.accent,
      },
    ),
    rail(scene, [140, 256, 320, 20], flowers),
    rect([126, 280, 348, 60], lit('#a9a196')),
    stones(scene),
    paintWindows(
      scene,
      [
        [158, 296, 34, 28],
        [408, 296, 34, 28],
      ],
      { frame: '#f7ead2' },
    ),
    paintDoor(scene, [278, 288, 44, 52], darker(house.wood, 0.1), true),
    paintGround(scene, 340, snow ? '#f3f1ec' : '#8fa56c'),
    pathTo(scene, 300, 340, 46, snow ? '#dcd8d2' : '#cdbf9f'),
    lantern(scene, 258, 306, 13),
    lantern(scene, 342, 306, 13),
    bush(scene, 150, 356, 84, flowers),
    bush(scene, 456, 358, 92, flowers),
    snow ? '' : bush(scene, 540, 384, 120),
  ].join('');
}

function rail(scene: Scene, [x, y, w, h]: Box, flowers: string): string {
  const wood = scene.lit(darker(scene.house.wall, 0.3));
  const slats = count(Math.floor(w / 9)).map((i): Box => [x + 3 + i * 9, y + 4, 4.5, h - 4]);
  const blossoms = count(Math.floor(w / 8)).map((i) => {
    const at = x + 4 + i * 8;
    return `M${at} ${y - 1}a4 4 0 1 1 7 0z`;
  });
  return [
    boxes([...slats, [x, y + 3, w, 3.4], [x, y + h - 1, w, 4]], wood),
    `<path d="${blossoms.join('')}" fill="${scene.lit('#4c7a52')}"/>`,
    `<path d="${blossoms.filter((_, i) => i % 3 !== 1).join('')}" fill="${scene.lit(flowers)}" transform="translate(1 -2)"/>`,
  ].join('');
}

function stones(scene: Scene): string {
  const list = count(26).map((): Box => {
    const x = scene.random.within(128, 450);
    return [x, 284 + scene.random.between(0, 6) * 8, scene.random.within(10, 22), 6];
  });
  return boxes(list, scene.lit(lighter('#a9a196', 0.3)), 'opacity=".6"');
}
