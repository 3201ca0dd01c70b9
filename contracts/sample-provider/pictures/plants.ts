import { darker, lighter } from './colour.ts';
import type { Scene } from './scene.ts';
import { circle, count, ellipse, line, num, path, polygon, rect } from './shapes.ts';

const green = '#3f7358';

/** A palm whose foot stands at x, y. */
export function palm(scene: Scene, x: number, y: number, height: number): string {
  const { random } = scene;
  const lean = random.within(-0.22, 0.22) * height;
  const topX = x + lean;
  const topY = y - height;
  const reach = height * 0.42;
  const leaf = (angle: number) => {
    const tipX = topX + Math.cos(angle) * reach;
    const tipY = topY + Math.sin(angle) * reach * 0.55 + reach * 0.32;
    const liftX = topX + Math.cos(angle) * reach * 0.6;
    const liftY = topY + Math.sin(angle) * reach * 0.55 - reach * 0.2;
    return `M${num(topX)} ${num(topY)}Q${num(liftX)} ${num(liftY)} ${num(tipX)} ${num(tipY)}Q${num(liftX)} ${num(liftY + reach * 0.26)} ${num(topX)} ${num(topY)}`;
  };
  const angles = count(9).map((i) => -Math.PI * 1.12 + (i * Math.PI * 1.24) / 8);
  const trunk = `M${num(x)} ${num(y)}Q${num(x + lean * 0.2)} ${num(y - height * 0.6)} ${num(topX)} ${num(topY)}`;
  return [
    line(trunk, scene.lit('#7a5a42'), Math.max(2, height * 0.045)),
    path(
      angles
        .filter((_, i) => i % 2 === 0)
        .map(leaf)
        .join(''),
      scene.lit(darker(green, 0.25)),
    ),
    path(
      angles
        .filter((_, i) => i % 2 === 1)
        .map(leaf)
        .join(''),
      scene.lit(green),
    ),
  ].join('');
}

/** A slender Mediterranean cypress. */
export function cypress(scene: Scene, x: number, y: number, height: number): string {
  const half = height * 0.13;
  const side = (to: number, fill: string) =>
    path(
      `M${num(x)} ${num(y - height)}Q${num(x + to * 1.5)} ${num(y - height * 0.35)} ${num(x + to * 0.5)} ${num(y)}H${num(x)}Z`,
      fill,
    );
  return side(-half, scene.lit('#3d6b54')) + side(half, scene.lit('#2a4f42'));
}

/** A fir in three tiers. */
export function pine(scene: Scene, x: number, y: number, height: number): string {
  const tier = (from: number, to: number, half: number): string =>
    polygon(
      [
        [x, y - height * to],
        [x + half * height, y - height * from],
        [x - half * height, y - height * from],
      ],
      scene.lit(darker('#33604f', (1 - to) * 0.3)),
    );
  return [
    rect(
      [x - height * 0.03, y - height * 0.14, height * 0.06, height * 0.14],
      scene.lit('#5d4436'),
    ),
    tier(0.1, 0.55, 0.26),
    tier(0.35, 0.8, 0.2),
    tier(0.6, 1, 0.14),
  ].join('');
}

/** A round-headed tree, as in streets and gardens. */
export function tree(scene: Scene, x: number, y: number, height: number, leaves = green): string {
  const radius = height * 0.3;
  return [
    rect([x - height * 0.025, y - height * 0.5, height * 0.05, height * 0.5], scene.lit('#6b4d3c')),
    circle([x - radius * 0.5, y - height * 0.55], radius * 0.75, scene.lit(darker(leaves, 0.22))),
    circle([x + radius * 0.5, y - height * 0.58], radius * 0.8, scene.lit(darker(leaves, 0.12))),
    circle([x, y - height * 0.7], radius, scene.lit(leaves)),
    circle([x - radius * 0.3, y - height * 0.78], radius * 0.5, scene.lit(lighter(leaves, 0.14))),
  ].join('');
}

/** A clipped or flowering bush; with a flower colour it is dotted with blossoms. */
export function bush(scene: Scene, x: number, y: number, width: number, flower?: string): string {
  const { random } = scene;
  const lump = (at: number, size: number, tone: number) =>
    ellipse(
      [x + width * at, y - width * size * 0.4],
      width * size,
      width * size * 0.62,
      scene.lit(darker(green, tone)),
    );
  const blossom = () =>
    `M${num(x + width * random.within(-0.42, 0.42))} ${num(y - width * random.within(0.06, 0.38))}h.1`;
  const blossoms = flower
    ? line(count(10).map(blossom).join(''), scene.lit(flower), width * 0.07)
    : '';
  return [lump(-0.28, 0.26, 0.2), lump(0.28, 0.28, 0.12), lump(0, 0.34, 0.02), blossoms].join('');
}

/** Bougainvillea that hangs down a wall from x, y; `drop` says how far. */
export function climber(scene: Scene, x: number, y: number, drop: number): string {
  const { random, lit } = scene;
  const dabs = (number: number, colour: string, size: number) => {
    const places = count(number).map(() => {
      const share = random.next() ** 1.6;
      const spread = drop * 0.32 * (1 - share * 0.8);
      return `M${num(x + random.within(-spread, spread))} ${num(y - 4 + share * drop)}h.1`;
    });
    return line(places.join(''), lit(colour), size);
  };
  return [
    dabs(12, '#3f7358', drop * 0.19),
    dabs(20, '#d8486f', drop * 0.12),
    dabs(12, '#ec7f9b', drop * 0.08),
  ].join('');
}

/** A pot with long leaves, at home on terraces and in lobbies alike. `tone` says how it is lit. */
export function pottedPlant(
  tone: (colour: string) => string,
  x: number,
  y: number,
  height: number,
  pot: string,
): string {
  const rim = height * 0.17;
  const potTop = y - height * 0.3;
  const leaf = (angle: number, length: number) => {
    const tipX = x + Math.sin(angle) * height * length;
    const tipY = potTop - Math.cos(angle) * height * length;
    const bend = height * 0.1 * Math.cos(angle);
    return `M${num(x)} ${num(potTop)}Q${num((x + tipX) / 2 - bend)} ${num((potTop + tipY) / 2)} ${num(tipX)} ${num(tipY)}Q${num((x + tipX) / 2 + bend)} ${num((potTop + tipY) / 2)} ${num(x)} ${num(potTop)}`;
  };
  return [
    path([-1.1, -0.45, 0.25, 0.9].map((angle) => leaf(angle, 0.58)).join(''), tone('#2f5d4b')),
    path([-0.8, -0.1, 0.55, 1.25].map((angle) => leaf(angle, 0.64)).join(''), tone('#4c8263')),
    polygon(
      [
        [x - rim, potTop],
        [x + rim, potTop],
        [x + rim * 0.72, y],
        [x - rim * 0.72, y],
      ],
      tone(pot),
    ),
    rect(
      [x - rim * 1.1, potTop - height * 0.03, rim * 2.2, height * 0.06],
      tone(darker(pot, 0.15)),
    ),
  ].join('');
}
