import { darker, lighter, mix } from './colour.ts';
import type { Scene } from './scene.ts';
import {
  archOutline,
  boxes,
  circle,
  count,
  ellipse,
  line,
  num,
  path,
  polygon,
  rect,
} from './shapes.ts';

/** A detail of the house: a vase in a niche with the light falling across it. */
export function paintStillLife(scene: Scene): string {
  const { random, house, indoors } = scene;
  const wall = random.pick(['#e7d3b8', '#c9785a', '#2f5d5b', '#dcd8c8', '#e3b28f', '#8aa092']);
  const top = indoors(lighter(wall, 0.42));
  return [
    rect(
      [0, 0, 600, 400],
      scene.gradient([
        [0, indoors(lighter(wall, 0.1))],
        [1, indoors(darker(wall, 0.14))],
      ]),
    ),
    path(archOutline([150, 44, 300, 270]), indoors(darker(wall, 0.32))),
    path(archOutline([164, 56, 286, 258]), indoors(darker(wall, 0.2))),
    path(
      'M-20 330L250 -10H430L130 420H-20Z',
      scene.light.disc,
      `opacity="${scene.light.stars ? '.07' : '.22'}"`,
    ),
    rect([0, 314, 600, 86], indoors(mix(house.wood, '#c79a6b', 0.35))),
    rect([0, 310, 600, 9], top),
    ellipse([330, 322], 120, 8, '#1a2230', 'opacity=".22"'),
    branches(scene),
    vase(scene, 288, 316, 128),
    bowl(scene, 404, 316),
    books(scene, 168, 316),
    zellige(scene),
  ].join('');
}

function branches({ random, indoors }: Scene): string {
  const leaf = random.pick(['#4c8263', '#7d8f55', '#c46a48']);
  const bloom = random.pick(['#e0577c', '#f6ecd9', '#f1c84c']);
  return count(6)
    .map((i) => {
      const tipX = 288 + (i - 2.5) * random.within(30, 46);
      const tipY = random.within(78, 126);
      const stem = line(
        `M288 200Q${num(288 + (i - 2.5) * 8)} 150 ${num(tipX)} ${num(tipY)}`,
        indoors('#5b6b46'),
        2.4,
      );
      const leaves = count(4).map((n) => {
        const share = 0.35 + n * 0.2;
        const x = 288 + (tipX - 288) * share ** 1.5;
        const y = 200 + (tipY - 200) * share;
        return ellipse(
          [x + (n % 2 ? 8 : -8), y],
          12,
          5,
          indoors(n % 2 ? leaf : darker(leaf, 0.2)),
          `transform="rotate(${n % 2 ? -34 : 34} ${num(x)} ${num(y)})"`,
        );
      });
      return (
        stem +
        leaves.join('') +
        circle([tipX, tipY], 7, indoors(bloom)) +
        circle([tipX, tipY], 2.6, indoors('#8a5a2b'))
      );
    })
    .join('');
}

function vase({ indoors, house }: Scene, x: number, y: number, height: number): string {
  const top = y - height;
  const shape = `M${x - 16} ${top}H${x + 16}Q${x + 12} ${top + 24} ${x + 30} ${top + 44}Q${x + 56} ${top + 78} ${x + 26} ${y}H${x - 26}Q${x - 56} ${top + 78} ${x - 30} ${top + 44}Q${x - 12} ${top + 24} ${x - 16} ${top}Z`;
  return [
    path(shape, indoors(house.accent)),
    path(
      `M${x + 4} ${top}H${x + 16}Q${x + 12} ${top + 24} ${x + 30} ${top + 44}Q${x + 56} ${top + 78} ${x + 26} ${y}H${x + 4}Q${x + 30} ${top + 60} ${x + 4} ${top}Z`,
      '#1a2230',
      'opacity=".16"',
    ),
    line(
      `M${x - 34} ${top + 52}Q${x} ${top + 62} ${x + 34} ${top + 52}M${x - 41} ${top + 72}Q${x} ${top + 84} ${x + 41} ${top + 72}`,
      indoors('#f6ecd9'),
      3,
    ),
    ellipse([x, top], 17, 4, indoors(darker(house.accent, 0.4))),
  ].join('');
}

function bowl({ indoors }: Scene, x: number, y: number): string {
  return [
    circle([x - 18, y - 44], 17, indoors('#e8842e')),
    circle([x + 16, y - 46], 18, indoors('#f2a14a')),
    circle([x, y - 54], 16, indoors('#e9c04f')),
    line(`M${x} ${y - 70}l4 -8`, indoors('#4c6b3c'), 3),
    path(
      `M${x - 48} ${y - 42}H${x + 48}Q${x + 44} ${y} ${x + 14} ${y}H${x - 14}Q${x - 44} ${y} ${x - 48} ${y - 42}Z`,
      indoors('#f3e4c8'),
    ),
    line(`M${x - 44} ${y - 30}Q${x} ${y - 22} ${x + 44} ${y - 30}`, indoors('#2e6f8e'), 3),
  ].join('');
}

function books({ indoors, house }: Scene, x: number, y: number): string {
  return [
    rect([x - 46, y - 16, 92, 16], indoors(house.fabric), 'rx="2"'),
    rect([x - 40, y - 30, 80, 14], indoors('#f3e4c8'), 'rx="2"'),
    rect([x - 44, y - 42, 78, 12], indoors('#33475b'), 'rx="2"'),
    boxes(
      [
        [x - 30, y - 9, 40, 2],
        [x - 26, y - 24, 30, 2],
        [x - 28, y - 37, 34, 2],
      ],
      '#e8c27a',
    ),
  ].join('');
}

function zellige({ indoors, house }: Scene): string {
  const size = 30;
  const tiles = count(20).map((i) => {
    const x = i * size;
    return polygon(
      [
        [x + size / 2, 346],
        [x + size, 361],
        [x + size / 2, 376],
        [x, 361],
      ],
      indoors(i % 2 ? house.accent : '#e8c27a'),
    );
  });
  return (
    rect([0, 340, 600, 42], indoors('#f3e8d4')) + tiles.join('') + circle([300, 361], 0.1, 'none')
  );
}
