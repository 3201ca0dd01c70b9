import { darker, lighter } from './light.ts';
import type { Scene } from './scene.ts';
import { at, circle, count, ellipse, line, num, path, polygon, rect } from './shapes.ts';

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
