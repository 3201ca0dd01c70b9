import type { Setting } from '../catalogue/cities.ts';
import { darker, lighter, mix, type Scene } from './scene.ts';
import {
  at,
  type Box,
  boxes,
  circle,
  count,
  ellipse,
  group,
  line,
  num,
  path,
  type Point,
  polygon,
  rect,
} from './shapes.ts';

/** The sky down to the horizon with its sun or moon, stars or clouds. */
export function paintSky(scene: Scene, horizon: number): string {
  const { light, discX, random } = scene;
  const [zenith, middle, low] = light.sky;
  const disc = [discX, Math.max(46, horizon - light.discHeight)] as const;
  const fill = scene.gradient([zenith, middle, low], 0.6);
  const crescent = [disc[0] + 8, disc[1] - 5] as const;
  return [
    rect([0, 0, 600, horizon + 2], fill),
    light.stars ? paintStars(scene, horizon) : '',
    circle(disc, light.discRadius * 5.5, scene.glow(light.disc, light.stars ? 0.3 : 0.6)),
    circle(disc, light.discRadius, light.disc),
    light.stars ? circle(crescent, light.discRadius - 3, mix(zenith, middle, 0.5)) : '',
    ...count(light.stars ? 1 : random.between(2, 4)).map(() => paintCloud(scene, horizon)),
  ].join('');
}

function paintStars({ random }: Scene, horizon: number): string {
  const stars = count(46).map((i): Box => {
    const size = i % 4 === 0 ? 2 : 1.3;
    return [random.between(0, 600), random.between(0, horizon * 0.75), size, size];
  });
  return boxes(stars, '#fff7e0', 'opacity=".75"');
}

/** Three flat bars with round ends, as a poster would have them. */
function paintCloud({ random, light }: Scene, horizon: number): string {
  const w = random.within(70, 150);
  const h = random.within(9, 13);
  const x = random.within(-40, 560);
  const y = random.within(26, horizon * 0.55);
  const colour = light.stars ? light.sky[2] : mix('#ffffff', light.sky[2], 0.35);
  const bar = (box: Box) => rect(box, colour, `rx="${num(h / 2)}"`);
  const bars = [
    bar([x, y, w, h]),
    bar([x + w * 0.24, y - h * 0.8, w * 0.5, h]),
    bar([x - w * 0.18, y + h * 0.8, w * 0.62, h]),
  ];
  return group(bars.join(''), `opacity="${light.stars ? '.22' : '.62'}"`);
}

/** Open water from `top` down, reflecting the sky and the path of light under the sun or the moon. */
export function paintWater(scene: Scene, top: number, colour: string): string {
  const { light, random } = scene;
  const water = scene.lit(colour);
  const far = mix(water, light.sky[2], 0.5);
  const fill = scene.gradient([far, water, mix(water, light.sky[0], 0.45)], 0.35);
  const depth = 400 - top;
  const glitter = count(18).map((i): Box => {
    const y = top + 3 + (i / 18) ** 1.4 * depth * 0.75;
    const width = random.within(8, 26) + i * 2.4;
    return [scene.discX - width / 2 + random.within(-8, 8) * (1 + i / 8), y, width, 1.2 + i / 12];
  });
  const ripples = count(16).map((): Box => {
    const share = random.next();
    const x = random.between(-20, 590);
    return [x, Math.round(top + 8 + share * depth), Math.round(14 + share * 44), 1.2];
  });
  return [
    rect([0, top, 600, depth], fill),
    boxes(ripples, light.sky[1], 'opacity=".35"'),
    boxes(glitter, light.disc, 'opacity=".62"'),
  ].join('');
}

/** A small boat under sail; `size` is the height of its mast. */
export function sailboat(scene: Scene, x: number, y: number, size: number): string {
  const parts = [
    polygon([0, -100, 0, -14, -42, -14], scene.distant('#fff6e6', 0.12)),
    polygon([4, -85, 4, -14, 36, -14], scene.distant(scene.house.accent, 0.12)),
    polygon([-45, -10, 45, -10, 30, 0, -32, 0], scene.lit('#3a3a44')),
  ];
  return at(x, y, parts, size / 100);
}

/** A soft ridge over the whole width, closed below: hills, dunes, headlands. */
export function ridge(
  scene: Scene,
  base: number,
  height: number,
  bends: number,
  fill: string,
): string {
  const points = count(bends + 2).map((i): Point => {
    return [-60 + (720 * i) / (bends + 1), base - scene.random.within(0.1, 1) * height];
  });
  const d = points.map(([x, y], i) => {
    const [nextX, nextY] = points[i + 1] ?? [x, y];
    if (i === 0) return `M${num(x)} ${num(y)}`;
    return `Q${num(x)} ${num(y)} ${num((x + nextX) / 2)} ${num((y + nextY) / 2)}`;
  });
  return path(`${d.join('')}L660 400H-60Z`, fill);
}

/** The corners of a jagged ridge over the whole width, peaks and saddles in turn. */
export function jaggedRidge(scene: Scene, base: number, height: number, peaks: number): Point[] {
  const step = 720 / (peaks * 2);
  return count(peaks * 2 + 1).map((i): Point => {
    const share = i % 2 === 1 ? scene.random.within(0.62, 1) : scene.random.within(0.08, 0.36);
    return [-60 + i * step + scene.random.within(-0.25, 0.25) * step, base - share * height];
  });
}

/** The land below the corners of a ridge. */
export function paintRidge(corners: readonly Point[], fill: string): string {
  return polygon([-70, 400, ...corners.flat(), 670, 400], fill);
}

const green = '#3f7358';

/** A plant whose foot stands at x, y. Each is drawn 100 units high and scaled. */
export type Plant = (scene: Scene, x: number, y: number, height: number) => string;

const darkFronds =
  'M0 0Q-23.4 .1-39.1 21.9Q-23.4 11 0 0M0 0Q-20.8-21.4-34.7 .5Q-20.8-10.5 0 0M0 0Q0-31.5 0-9.7Q0-20.6 0 0M0 0Q20.8-21.4 34.7 .5Q20.8-10.5 0 0M0 0Q23.4 .1 39.1 21.9Q23.4 11 0 0';
const brightFronds =
  'M0 0Q-25-10.9-41.7 10.9Q-25 0 0 0M0 0Q-11.8-28.8-19.7-7Q-11.8-17.9 0 0M0 0Q11.8-28.8 19.7-7Q11.8-17.9 0 0M0 0Q25-10.9 41.7 10.9Q25 0 0 0';

/** A palm that leans a little. */
export const palm: Plant = ({ random, lit }, x, y, height) => {
  const lean = random.within(-22, 22);
  const trunk = line(
    `M0 0Q${lean * 0.2} -60 ${lean} -100`,
    lit('#7a5a42'),
    Math.max(200 / height, 4.5),
  );
  const crown = [path(darkFronds, lit(darker(green, 0.25))), path(brightFronds, lit(green))];
  return at(x, y, [trunk, at(lean, -100, crown)], height / 100);
};

/** A slender Mediterranean cypress. */
export const cypress: Plant = ({ lit }, x, y, height) => {
  const halves = [
    path('M0-100Q-19.5-35-6.5 0H0Z', lit('#3d6b54')),
    path('M0-100Q19.5-35 6.5 0H0Z', lit('#2a4f42')),
  ];
  return at(x, y, halves, height / 100);
};

/** A fir in three tiers. */
export const pine: Plant = ({ lit }, x, y, height) => {
  const tier = (from: number, to: number, half: number) =>
    polygon([0, -to, half, -from, -half, -from], lit(darker('#33604f', 0.3 - to * 0.003)));
  const trunk = rect([-3, -14, 6, 14], lit('#5d4436'));
  return at(x, y, [trunk, tier(10, 55, 26), tier(35, 80, 20), tier(60, 100, 14)], height / 100);
};

/** A round-headed tree, as in streets and gardens. */
export function tree({ lit }: Scene, x: number, y: number, height: number, leaves = green): string {
  const parts = [
    rect([-2.5, -50, 5, 50], lit('#6b4d3c')),
    circle([-15, -55], 22.5, lit(darker(leaves, 0.22))),
    circle([15, -58], 24, lit(darker(leaves, 0.12))),
    circle([0, -70], 30, lit(leaves)),
    circle([-9, -78], 15, lit(lighter(leaves, 0.14))),
  ];
  return at(x, y, parts, height / 100);
}

const plantsOf: Readonly<Record<Setting, Plant>> = {
  coast: palm,
  tropical: palm,
  desert: palm,
  mountain: pine,
  nordic: pine,
  oldtown: cypress,
  metropolis: (scene, x, y, height) => tree(scene, x, y, height),
};

/** What grows tall around the houses of a place; pines in the gardens of the east. */
export function localPlant({ setting, landmark }: Scene): Plant {
  return setting === 'oldtown' && landmark === 'pagoda' ? pine : plantsOf[setting];
}

/** A clipped or flowering bush, 100 wide; with a flower colour it is dotted with blossoms. */
export function bush(scene: Scene, x: number, y: number, width: number, flower?: string): string {
  const { random, lit } = scene;
  const lump = (dx: number, size: number, tone: number) =>
    ellipse([dx, -size * 0.4], size, size * 0.62, lit(darker(green, tone)));
  const blossom = () => `M${num(random.within(-42, 42))} ${num(-random.within(6, 38))}h.1`;
  const blossoms = flower ? line(count(10).map(blossom).join(''), lit(flower), 7) : '';
  const parts = [lump(-28, 26, 0.2), lump(28, 28, 0.12), lump(0, 34, 0.02), blossoms];
  return at(x, y, parts, width / 100);
}

/** Bougainvillea that hangs down a wall from x, y; `drop` says how far. */
export function climber({ random, lit }: Scene, x: number, y: number, drop: number): string {
  const dabs = (number: number, colour: string, size: number) => {
    const places = count(number).map(() => {
      const share = random.next() ** 1.6;
      const spread = 32 * (1 - share * 0.8);
      return `M${num(random.within(-spread, spread))} ${num(share * 100)}h.1`;
    });
    return line(places.join(''), lit(colour), size);
  };
  const parts = [dabs(12, green, 19), dabs(20, '#d8486f', 12), dabs(12, '#ec7f9b', 8)];
  return at(x, y - 4, parts, drop / 100);
}

/** A pot with long leaves, at home on terraces and in lobbies alike. `tone` says how it is lit. */
export function pottedPlant(
  tone: (colour: string) => string,
  x: number,
  y: number,
  height: number,
  pot: string,
): string {
  const darkLeaves =
    'M0-30Q-30.4-43.2-51.7-56.3Q-21.3-43.2 0-30M0-30Q-21.6-56.1-25.2-82.2Q-3.6-56.1 0-30M0-30Q-2.5-58.1 14.3-86.2Q16.9-58.1 0-30M0-30Q16.5-48 45.4-66.1Q28.9-48 0-30';
  const brightLeaves =
    'M0-30Q-29.9-52.3-45.9-74.6Q-16-52.3 0-30M0-30Q-13.1-61.8-6.4-93.7Q6.8-61.8 0-30M0-30Q8.2-57.3 33.5-84.6Q25.3-57.3 0-30M0-30Q27.2-40.1 60.7-50.2Q33.5-40.1 0-30';
  const parts = [
    path(darkLeaves, tone('#2f5d4b')),
    path(brightLeaves, tone('#4c8263')),
    polygon([-17, -30, 17, -30, 12.2, 0, -12.2, 0], tone(pot)),
    rect([-18.7, -33, 37.4, 6], tone(darker(pot, 0.15))),
  ];
  return at(x, y, parts, height / 100);
}

/** Where a plant of a grove stands, and how high it is. */
type Place = readonly [x: number, y: number, height: number];

/**
 * Many plants of a kind in the distance: two are drawn, and repeated in other sizes and mirrored.
 * Drawn one by one a palm grove would weigh more than the rest of its picture.
 */
export function grove(
  scene: Scene,
  name: string,
  paint: Plant,
  number: number,
  place: (i: number) => Place,
): string {
  const models = [0, 1].map((i) => `<g id="${name}${i}">${paint(scene, 0, 0, 100)}</g>`);
  const places = count(number).map(place);
  const repeated = places.map(([x, y, height], i) => {
    const size = Math.round(height) / 100;
    const scale = i % 4 > 1 ? `-${size} ${size}` : size;
    return `<use href="#${name}${i % 2}" transform="translate(${num(x)} ${num(y)})scale(${scale})"/>`;
  });
  return `<defs>${models.join('')}</defs>${repeated.join('')}`;
}
