import { darker, lighter } from './colour.ts';
import { lantern, paintGround, pathTo, shade } from './ornaments.ts';
import { bush, palm, pine, tree } from './plants.ts';
import type { Scene } from './scene.ts';
import { type Box, boxes, count, path, rect } from './shapes.ts';

/** Deep roofs over a verandah and sliding screens: a garden house of the east and the tropics. */
export function paintLodge(scene: Scene): string {
  const { random, house, lit, setting, light } = scene;
  const warm = light.litWindows > 0.2;
  const thatch = setting === 'tropical' ? '#b08a58' : '#4a4f57';
  const screen = warm ? '#ffdf9e' : lit('#f3e7cf');
  const maple = random.pick(['#c9553a', '#d98b3f', '#e3a9b4']);
  const upperScreens = count(6).map((i): Box => [222 + i * 26.5, 156, 24, 42]);
  const screens = count(10).map((i): Box => [130 + i * 34.4, 252, 31, 76]);
  const lattice = [...upperScreens, ...screens].flatMap(([x, y, w, h]): Box[] => [
    [x + w / 2 - 0.6, y, 1.2, h],
    [x, y + h * 0.33, w, 1.2],
    [x, y + h * 0.66, w, 1.2],
  ]);
  return [
    sideTree(scene, 66, maple),
    rect([214, 148, 172, 60], lit(house.wood)),
    boxes(upperScreens, screen),
    roof(scene, 300, 100, 152, 62, 150, thatch),
    rect([120, 240, 360, 92], lit(house.wood)),
    boxes(screens, screen),
    boxes(lattice, lit(darker(house.wood, 0.3)), 'opacity=".7"'),
    shade([120, 240, 360, 92], 0.2, 0.16),
    roof(scene, 300, 196, 254, 126, 256, thatch),
    boxes(
      [116, 202, 292, 388, 470].map((x): Box => [x, 246, 9, 92]),
      lit(darker(house.wood, 0.25)),
    ),
    boxes([[92, 330, 416, 8]], lit(lighter(house.wood, 0.2))),
    boxes([[104, 338, 392, 8]], lit(darker(house.wood, 0.4))),
    paintGround(scene, 346, setting === 'tropical' ? '#7e9a5c' : '#a3a78a'),
    boxes(
      [
        [256, 338, 88, 6],
        [246, 344, 108, 7],
      ],
      lit('#c9c0ae'),
    ),
    pathTo(scene, 300, 351, 90, '#cfc5b0'),
    lantern(scene, 207, 268, 14),
    lantern(scene, 393, 268, 14),
    bush(scene, 108, 362, 86, setting === 'tropical' ? '#e0577c' : undefined),
    bush(scene, 500, 366, 110),
    bush(scene, 566, 380, 90, '#f4efe6'),
    setting === 'tropical' ? palm(scene, 550, 366, 230) : pine(scene, 556, 372, 150),
  ].join('');
}

function sideTree(scene: Scene, x: number, leaves: string): string {
  return scene.setting === 'tropical'
    ? palm(scene, x, 340, 220) + palm(scene, x - 40, 344, 150)
    : tree(scene, x, 350, 220, leaves);
}

/** A roof that sweeps out to upturned eaves, with its ridge. */
function roof(
  scene: Scene,
  x: number,
  top: number,
  eaves: number,
  ridge: number,
  reach: number,
  colour: string,
): string {
  const shape = `M${x - ridge} ${top}Q${x - ridge * 1.15} ${eaves - 14} ${x - reach} ${eaves - 12}Q${x - reach + 6} ${eaves + 2} ${x - reach + 26} ${eaves + 2}H${x + reach - 26}Q${x + reach - 6} ${eaves + 2} ${x + reach} ${eaves - 12}Q${x + ridge * 1.15} ${eaves - 14} ${x + ridge} ${top}Z`;
  return [
    path(
      shape,
      scene.gradient([
        [0, scene.lit(lighter(colour, 0.14))],
        [1, scene.lit(darker(colour, 0.22))],
      ]),
    ),
    rect([x - reach + 22, eaves + 1, 2 * reach - 44, 6], '#1a2230', 'opacity=".28"'),
    rect([x - ridge - 5, top - 6, ridge * 2 + 10, 8], scene.lit(darker(colour, 0.3)), 'rx="4"'),
  ].join('');
}
