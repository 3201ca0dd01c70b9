import { darker, lighter, mix, type Scene } from './scene.ts';
import {
  archOutline,
  at,
  boxes,
  boxesAt,
  circle,
  count,
  ellipse,
  group,
  line,
  num,
  path,
  rect,
  repeat,
  shadow,
} from './shapes.ts';

const china = '#fdf8ee';
const leafGreen = '#4c8263';

/** Breakfast seen from above: plates, coffee, fruit and bread on linen, in the slanting light. */
export function paintBreakfast(scene: Scene): string {
  const { random, house, indoors } = scene;
  const cloth = random.pick(['#e9dcc6', '#cfdad3', '#f0d9c4', '#d8cbb4', '#295553', '#a95d43']);
  const weave = repeat(30, (i) => `M0 ${i * 14}H600`);
  const runner = mix(cloth, house.accent, 0.55);
  const hem = boxes(
    [130, 256].flatMap((y) => boxesAt([-80], y, 800, 4)),
    indoors(lighter(runner, 0.5)),
  );
  return [
    rect([0, 0, 600, 400], indoors(cloth)),
    line(weave, indoors(darker(cloth, 0.08)), 1, 'opacity=".5"'),
    group(rect([-80, 120, 800, 150], indoors(runner)) + hem, 'transform="rotate(-14 300 200)"'),
    sunbeam(scene, 'M-20-20H190L420 420H180Z', '.16'),
    at(206, 214, [...plate(scene, 104), ...(random.chance(0.5) ? croissant : pancakes)(scene)]),
    at(440, 272, [...plate(scene, 62), ...fruit(scene)]),
    at(412, 116, cup(scene)),
    at(80, 212, cutlery(scene)),
    at(536, 150, jam(scene, '#b8392f')),
    at(560, 214, jam(scene, '#e3a33b')),
    at(96, 62, flowers(scene)),
    random.chance(0.5) ? at(318, 356, bread(scene)) : at(318, 366, cup(scene)),
  ].join('');
}

type Thing = (scene: Scene) => string[];

function sunbeam({ light }: Scene, d: string, opacity: string): string {
  return path(d, light.disc, `opacity="${light.stars ? '.06' : opacity}"`);
}

/** The shadow that a round thing throws on the table. */
function roundShadow(x: number, y: number, radius: number): string {
  return circle([x, y], radius, shadow, 'opacity=".16"');
}

function plate({ indoors, house }: Scene, radius: number): string[] {
  return [
    roundShadow(8, 10, radius),
    circle([0, 0], radius, indoors(china)),
    circle([0, 0], radius * 0.93, 'none', `stroke="${indoors(house.accent)}" stroke-width="2.4"`),
    circle([0, 0], radius * 0.7, indoors('#f3eada')),
    circle([-2, -2], radius * 0.68, indoors(china)),
  ];
}

const croissant: Thing = ({ indoors }) => {
  const shape = 'M-62 24Q-52-46 4-46T64 20Q44 4 30 6Q2-14-28 8Q-46 6-62 24Z';
  const folds = 'M-40-20Q-30-6-26 7M-12-42Q-8-20-6-5M22-42Q16-22 14-4M48-18Q36-6 32 6';
  return [
    path(shape, shadow, 'opacity=".14" transform="translate(4 6)"'),
    path(shape, indoors('#d99a4e')),
    line(folds, indoors('#b06f2f'), 3.4),
    line('M-34-26Q-4-44 34-30', indoors('#f0c583'), 4, 'opacity=".7"'),
    circle([16, 40], 9, indoors('#b8392f')),
    circle([32, 34], 8, indoors('#d8564a')),
    ellipse([-4, 42], 8, 4, indoors(leafGreen)),
  ];
};

const pancakes: Thing = ({ indoors }) => [
  circle([0, -2], 48, indoors('#c4813a')),
  circle([-3, -7], 46, indoors('#d99a4e')),
  circle([-6, -12], 44, indoors('#c4813a')),
  circle([-6, -13], 40, indoors('#e9b76b')),
  path('M-34-12Q-20-36 4-26T30 2Q18 6 8-2T-34-12Z', indoors('#a45a24'), 'opacity=".75"'),
  rect([-16, -26, 20, 18], indoors('#fbe9a9'), 'rx="3"'),
  circle([-2, 42], 7, indoors('#3f4f80')),
  circle([16, 38], 7, indoors('#3f4f80')),
  circle([30, 28], 7, indoors('#3f4f80')),
];

const fruit: Thing = ({ indoors }) => {
  const rays = repeat(8, (i) => {
    const angle = (i * Math.PI) / 4;
    return `M0 0l${num(Math.cos(angle) * 14)} ${num(Math.sin(angle) * 14)}`;
  });
  const orange = [
    circle([0, 0], 20, indoors('#e8842e')),
    circle([0, 0], 17, indoors('#fbd9a0')),
    circle([0, 0], 15.4, indoors('#f2a14a')),
    line(rays, indoors('#fbd9a0'), 1.6),
  ];
  return [
    at(-14, -10, orange),
    at(14, -4, orange),
    at(-6, 18, orange),
    circle([20, 20], 6.4, indoors('#6b3557')),
    circle([28, 10], 6.4, indoors('#6b3557')),
    circle([30, 24], 6.4, indoors('#6b3557')),
    circle([20, 32], 6.4, indoors('#6b3557')),
    ellipse([-30, 10], 9, 4.4, indoors(leafGreen)),
  ];
};

const cup: Thing = ({ indoors, house }) => [
  roundShadow(6, 8, 52),
  circle([0, 0], 52, indoors(china)),
  circle([0, 0], 44, indoors('#f0e6d4')),
  line('M30-20Q56-38 48-8', indoors(house.accent), 8),
  circle([0, 0], 35, indoors(house.accent)),
  circle([0, 0], 30, indoors('#6a3f25')),
  circle([0, 0], 27, indoors('#9a6238')),
  path('M0 16Q-20 0-10-10Q-3-15 0-6Q3-15 10-10Q20 0 0 16Z', indoors('#f3dfbf')),
];

const cutlery: Thing = ({ indoors }) => [
  rect([-34, -88, 62, 176], indoors('#fbf3e4'), 'rx="3" transform="rotate(-3)"'),
  line('M-16 66V-28M10 66V0', indoors('#b9bdbc'), 5),
  line('M-23-58V-36M-16-58V-36M-9-58V-36', indoors('#b9bdbc'), 2.6),
  path('M-25-38H-7Q-7-24-16-22T-25-38ZM7 2V-58Q19-40 14 2Z', indoors('#b9bdbc')),
];

function jam({ indoors }: Scene, colour: string): string[] {
  return [
    roundShadow(4, 6, 25),
    circle([0, 0], 25, indoors('#eef1ea')),
    circle([0, 0], 20, indoors(colour)),
    ellipse([-6, -7], 7, 4, '#ffffff', 'opacity=".45"'),
  ];
}

const bread: Thing = ({ indoors, house }) => [
  rect([-84, -34, 176, 84], shadow, 'rx="12" opacity=".16"'),
  rect([-90, -42, 176, 84], indoors(house.wood), 'rx="12"'),
  ...[-74, -28, 18].flatMap((x) => [
    rect([x, -28, 40, 56], indoors('#b06f2f'), 'rx="15"'),
    rect([x + 4, -24, 32, 48], indoors('#f0d6a6'), 'rx="12"'),
  ]),
];

/** A vase of flowers from above: leaves all around, three blossoms. */
const flowers: Thing = ({ indoors, random, house }) => {
  const leaves = count(7).map((i) => {
    const turn = `transform="rotate(${num(17 + (i * 360) / 7)})"`;
    return ellipse([36, 0], 26, 9, indoors(i % 2 ? '#3f7358' : '#5a8f6b'), turn);
  });
  const colour = indoors(random.pick(['#e0577c', '#f6ecd9', '#e8842e', '#c9a3d0']));
  const petals = count(5).map((i) => {
    const angle = i * 1.257;
    return circle([Math.cos(angle) * 12.4, Math.sin(angle) * 12.4], 10, colour);
  });
  const blossom = [...petals, circle([0, 0], 7.2, indoors('#f1c84c'))];
  return [
    roundShadow(6, 8, 32),
    circle([0, 0], 30, indoors(house.accent)),
    ...leaves,
    at(-12, -10, blossom, 1.1),
    at(18, -2, blossom),
    at(-2, 20, blossom, 0.9),
  ];
};

/** A detail of the house: a vase in a niche with the light falling across it. */
export function paintStillLife(scene: Scene): string {
  const { random, house, indoors } = scene;
  const wall = random.pick(['#e7d3b8', '#c9785a', '#2f5d5b', '#dcd8c8', '#e3b28f', '#8aa092']);
  const plaster = scene.gradient([indoors(lighter(wall, 0.1)), indoors(darker(wall, 0.14))]);
  return [
    rect([0, 0, 600, 400], plaster),
    path(archOutline([150, 44, 300, 270]), indoors(darker(wall, 0.32))),
    path(archOutline([164, 56, 286, 258]), indoors(darker(wall, 0.2))),
    sunbeam(scene, 'M-20 330L250-10H430L130 420H-20Z', '.22'),
    rect([0, 314, 600, 86], indoors(mix(house.wood, '#c79a6b', 0.35))),
    rect([0, 310, 600, 9], indoors(lighter(wall, 0.42))),
    ellipse([330, 322], 120, 8, shadow, 'opacity=".22"'),
    at(288, 200, branches(scene)),
    at(288, 316, vase(scene)),
    at(404, 316, bowl(scene)),
    at(168, 316, books(scene)),
    zellige(scene),
  ].join('');
}

const branches: Thing = ({ random, indoors }) => {
  const leaf = random.pick([leafGreen, '#7d8f55', '#c46a48']);
  const bloom = random.pick(['#e0577c', '#f6ecd9', '#f1c84c']);
  return count(6).map((i) => {
    const x = (i - 2.5) * random.within(30, 46);
    const y = random.within(78, 126) - 200;
    const leaves = repeat(4, (n) => {
      const share = 0.35 + n * 0.2;
      const side = n % 2 ? 1 : -1;
      const colour = indoors(n % 2 ? leaf : darker(leaf, 0.2));
      const turn = `transform="rotate(${-34 * side})"`;
      const place = [x * share ** 1.5 + 8 * side, y * share] as const;
      return at(...place, [ellipse([0, 0], 12, 5, colour, turn)]);
    });
    return [
      line(`M0 0Q${num((i - 2.5) * 8)}-50 ${num(x)} ${num(y)}`, indoors('#5b6b46'), 2.4),
      leaves,
      circle([x, y], 7, indoors(bloom)),
      circle([x, y], 2.6, indoors('#8a5a2b')),
    ].join('');
  });
};

const vase: Thing = ({ indoors, house }) => {
  const right = 'H16Q12-104 30-84Q56-50 26 0H';
  return [
    path(`M-16-128${right}-26Q-56-50-30-84Q-12-104-16-128Z`, indoors(house.accent)),
    path(`M4-128${right}4Q30-68 4-128Z`, shadow, 'opacity=".16"'),
    line('M-34-76Q0-66 34-76M-41-56Q0-44 41-56', indoors('#f6ecd9'), 3),
    ellipse([0, -128], 17, 4, indoors(darker(house.accent, 0.4))),
  ];
};

const bowl: Thing = ({ indoors }) => [
  circle([-18, -44], 17, indoors('#e8842e')),
  circle([16, -46], 18, indoors('#f2a14a')),
  circle([0, -54], 16, indoors('#e9c04f')),
  line('M0-70l4-8', indoors('#4c6b3c'), 3),
  path('M-48-42H48Q44 0 14 0H-14Q-44 0-48-42Z', indoors('#f3e4c8')),
  line('M-44-30Q0-22 44-30', indoors('#2e6f8e'), 3),
];

const books: Thing = ({ indoors, house }) => [
  rect([-46, -16, 92, 16], indoors(house.fabric), 'rx="2"'),
  rect([-40, -30, 80, 14], indoors('#f3e4c8'), 'rx="2"'),
  rect([-44, -42, 78, 12], indoors('#33475b'), 'rx="2"'),
  path('M-30-9h40v2h-40zM-26-24h30v2h-30zM-28-37h34v2h-34z', '#e8c27a'),
];

/** A band of diamond tiles in two colours. */
function zellige({ indoors, house }: Scene): string {
  const diamonds = (first: number) =>
    repeat(10, (i) => `M${first + i * 60} 346l15 15-15 15-15-15z`);
  return [
    rect([0, 340, 600, 42], indoors('#f3e8d4')),
    path(diamonds(15), indoors('#e8c27a')),
    path(diamonds(45), indoors(house.accent)),
  ].join('');
}
