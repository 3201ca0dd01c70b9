import { darker, lighter, mix } from './colour.ts';
import type { Scene } from './scene.ts';
import {
  boxes,
  circle,
  count,
  ellipse,
  group,
  line,
  num,
  path,
  rect,
  type Point,
} from './shapes.ts';

/** Breakfast seen from above: plates, coffee, fruit and bread on linen, in the slanting light. */
export function paintBreakfast(scene: Scene): string {
  const { random, house, indoors } = scene;
  const cloth = random.pick(['#e9dcc6', '#cfdad3', '#f0d9c4', '#d8cbb4', '#295553', '#a95d43']);
  const shadow = 'opacity=".16"';
  const runner = mix(cloth, house.accent, 0.55);
  return [
    rect([0, 0, 600, 400], indoors(cloth)),
    line(
      count(30)
        .map((i) => `M0 ${i * 14}H600`)
        .join(''),
      indoors(darker(cloth, 0.08)),
      1,
      'opacity=".5"',
    ),
    group(
      rect([-80, 120, 800, 150], indoors(runner)) +
        boxes(
          [
            [-80, 130, 800, 4],
            [-80, 256, 800, 4],
          ],
          indoors(lighter(runner, 0.5)),
        ),
      'transform="rotate(-14 300 200)"',
    ),
    path(
      'M-20 -20H190L420 420H180Z',
      scene.light.disc,
      `opacity="${scene.light.stars ? '.06' : '.16'}"`,
    ),
    plate(scene, [206, 214], 104, shadow),
    random.chance(0.5) ? croissant(scene, [206, 212]) : pancakes(scene, [206, 212]),
    plate(scene, [440, 272], 62, shadow),
    fruit(scene, [440, 272]),
    cup(scene, [412, 116], shadow),
    cutlery(scene, 80, 212),
    jam(scene, [536, 150], '#b8392f', shadow),
    jam(scene, [560, 214], '#e3a33b', shadow),
    flowers(scene, [96, 62]),
    random.chance(0.5) ? bread(scene, [318, 356], shadow) : cup(scene, [318, 366], shadow),
  ].join('');
}

function plate({ indoors, house }: Scene, at: Point, radius: number, shadow: string): string {
  const [x, y] = at;
  return [
    circle([x + 8, y + 10], radius, '#1a2230', shadow),
    circle(at, radius, indoors('#fdf8ee')),
    circle(at, radius * 0.93, 'none', `stroke="${indoors(house.accent)}" stroke-width="2.4"`),
    circle(at, radius * 0.7, indoors('#f3eada')),
    circle([x - 2, y - 2], radius * 0.68, indoors('#fdf8ee')),
  ].join('');
}

function croissant({ indoors }: Scene, [x, y]: Point): string {
  const shape = `M${x - 62} ${y + 26}Q${x - 52} ${y - 44} ${x + 4} ${y - 44}T${x + 64} ${y + 22}Q${x + 44} ${y + 6} ${x + 30} ${y + 8}Q${x + 2} ${y - 12} ${x - 28} ${y + 10}Q${x - 46} ${y + 8} ${x - 62} ${y + 26}Z`;
  const folds = `M${x - 40} ${y - 18}Q${x - 30} ${y - 4} ${x - 26} ${y + 9}M${x - 12} ${y - 40}Q${x - 8} ${y - 18} ${x - 6} ${y - 3}M${x + 22} ${y - 40}Q${x + 16} ${y - 20} ${x + 14} ${y - 2}M${x + 48} ${y - 16}Q${x + 36} ${y - 4} ${x + 32} ${y + 8}`;
  return [
    path(shape, '#1a2230', 'opacity=".14" transform="translate(4 6)"'),
    path(shape, indoors('#d99a4e')),
    line(folds, indoors('#b06f2f'), 3.4),
    line(
      `M${x - 34} ${y - 24}Q${x - 4} ${y - 42} ${x + 34} ${y - 28}`,
      indoors('#f0c583'),
      4,
      'opacity=".7"',
    ),
    circle([x + 16, y + 42], 9, indoors('#b8392f')),
    circle([x + 32, y + 36], 8, indoors('#d8564a')),
    ellipse([x - 4, y + 44], 8, 4, indoors('#4c8263')),
  ].join('');
}

function pancakes({ indoors }: Scene, [x, y]: Point): string {
  return [
    ...count(3).map((i) =>
      circle([x - i * 3, y - i * 5], 48 - i * 2, indoors(i % 2 ? '#d99a4e' : '#c4813a')),
    ),
    circle([x - 6, y - 11], 40, indoors('#e9b76b')),
    path(
      `M${x - 34} ${y - 10}Q${x - 20} ${y - 34} ${x + 4} ${y - 24}T${x + 30} ${y + 4}Q${x + 18} ${y + 8} ${x + 8} ${y}T${x - 34} ${y - 10}Z`,
      indoors('#a45a24'),
      'opacity=".75"',
    ),
    rect([x - 16, y - 24, 20, 18], indoors('#fbe9a9'), 'rx="3"'),
    ...[
      [-2, 44],
      [16, 40],
      [30, 30],
    ].map(([dx = 0, dy = 0]) => circle([x + dx, y + dy], 7, indoors('#3f4f80'))),
  ].join('');
}

function fruit({ indoors }: Scene, [x, y]: Point): string {
  const slice = (dx: number, dy: number) => {
    const at: Point = [x + dx, y + dy];
    const rays = count(8).map((i) => {
      const angle = (i * Math.PI) / 4;
      return `M${num(at[0])} ${num(at[1])}l${num(Math.cos(angle) * 14)} ${num(Math.sin(angle) * 14)}`;
    });
    return (
      circle(at, 20, indoors('#e8842e')) +
      circle(at, 17, indoors('#fbd9a0')) +
      circle(at, 15.4, indoors('#f2a14a')) +
      line(rays.join(''), indoors('#fbd9a0'), 1.6)
    );
  };
  return [
    slice(-14, -10),
    slice(14, -4),
    slice(-6, 18),
    ...[
      [20, 20],
      [28, 10],
      [30, 24],
      [20, 32],
    ].map(([dx = 0, dy = 0]) => circle([x + dx, y + dy], 6.4, indoors('#6b3557'))),
    ellipse([x - 30, y + 10], 9, 4.4, indoors('#4c8263')),
  ].join('');
}

function cup({ indoors, house }: Scene, [x, y]: Point, shadow: string): string {
  return [
    circle([x + 6, y + 8], 52, '#1a2230', shadow),
    circle([x, y], 52, indoors('#fdf8ee')),
    circle([x, y], 44, indoors('#f0e6d4')),
    line(`M${x + 30} ${y - 20}Q${x + 56} ${y - 38} ${x + 48} ${y - 8}`, indoors(house.accent), 8),
    circle([x, y], 35, indoors(house.accent)),
    circle([x, y], 30, indoors('#6a3f25')),
    circle([x, y], 27, indoors('#9a6238')),
    path(
      `M${x} ${y + 16}Q${x - 20} ${y} ${x - 10} ${y - 10}Q${x - 3} ${y - 15} ${x} ${y - 6}Q${x + 3} ${y - 15} ${x + 10} ${y - 10}Q${x + 20} ${y} ${x} ${y + 16}Z`,
      indoors('#f3dfbf'),
    ),
  ].join('');
}

function cutlery({ indoors }: Scene, x: number, y: number): string {
  const silver = indoors('#b9bdbc');
  return [
    rect([x - 34, y - 88, 62, 176], indoors('#fbf3e4'), 'rx="3" transform="rotate(-3 80 212)"'),
    line(`M${x - 16} ${y + 66}V${y - 28}`, silver, 5),
    line([-7, 0, 7].map((dx) => `M${x - 16 + dx} ${y - 58}V${y - 36}`).join(''), silver, 2.6),
    path(
      `M${x - 25} ${y - 38}H${x - 7}Q${x - 7} ${y - 24} ${x - 16} ${y - 22}T${x - 25} ${y - 38}Z`,
      silver,
    ),
    line(`M${x + 10} ${y + 66}V${y}`, silver, 5),
    path(`M${x + 7} ${y + 2}V${y - 58}Q${x + 19} ${y - 40} ${x + 14} ${y + 2}Z`, silver),
  ].join('');
}

function jam({ indoors }: Scene, [x, y]: Point, colour: string, shadow: string): string {
  return [
    circle([x + 4, y + 6], 25, '#1a2230', shadow),
    circle([x, y], 25, indoors('#eef1ea')),
    circle([x, y], 20, indoors(colour)),
    ellipse([x - 6, y - 7], 7, 4, '#ffffff', 'opacity=".45"'),
  ].join('');
}

function bread({ indoors, house }: Scene, [x, y]: Point, shadow: string): string {
  return [
    rect([x - 84, y - 34, 176, 84], '#1a2230', `rx="12" ${shadow}`),
    rect([x - 90, y - 42, 176, 84], indoors(house.wood), 'rx="12"'),
    ...count(3).map(
      (i) =>
        rect([x - 74 + i * 46, y - 28, 40, 56], indoors('#b06f2f'), 'rx="15"') +
        rect([x - 70 + i * 46, y - 24, 32, 48], indoors('#f0d6a6'), 'rx="12"'),
    ),
  ].join('');
}

function flowers({ indoors, random, house }: Scene, [x, y]: Point): string {
  const leaves = count(7).map((i) => {
    const angle = (i * Math.PI * 2) / 7 + 0.3;
    return ellipse(
      [x + Math.cos(angle) * 36, y + Math.sin(angle) * 36],
      26,
      9,
      indoors(i % 2 ? '#3f7358' : '#5a8f6b'),
      `transform="rotate(${num((angle * 180) / Math.PI)} ${num(x + Math.cos(angle) * 36)} ${num(y + Math.sin(angle) * 36)})"`,
    );
  });
  const colour = random.pick(['#e0577c', '#f6ecd9', '#e8842e', '#c9a3d0']);
  const blossom = (dx: number, dy: number, size: number) =>
    count(5)
      .map((i) =>
        circle(
          [x + dx + Math.cos(i * 1.257) * size * 0.62, y + dy + Math.sin(i * 1.257) * size * 0.62],
          size * 0.5,
          indoors(colour),
        ),
      )
      .join('') + circle([x + dx, y + dy], size * 0.36, indoors('#f1c84c'));
  return [
    circle([x + 6, y + 8], 32, '#1a2230', 'opacity=".16"'),
    circle([x, y], 30, indoors(house.accent)),
    ...leaves,
    blossom(-12, -10, 22),
    blossom(18, -2, 20),
    blossom(-2, 20, 18),
  ].join('');
}
