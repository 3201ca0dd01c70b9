import { mix } from './light.ts';
import type { Scene } from './scene.ts';
import { at, type Box, boxes, circle, count, group, num, path, type Point } from './shapes.ts';
import { polygon, rect } from './shapes.ts';

/** The sky down to the horizon with its sun or moon, stars or clouds. */
export function paintSky(scene: Scene, horizon: number): string {
  const { light, discX, random } = scene;
  const [zenith, middle, low] = light.sky;
  const disc = [discX, Math.max(46, horizon - light.discHeight)] as const;
  const fill = scene.gradient([
    [0, zenith],
    [0.6, middle],
    [1, low],
  ]);
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
  const fill = scene.gradient([
    [0, mix(scene.lit(colour), light.sky[2], 0.5)],
    [0.35, scene.lit(colour)],
    [1, mix(scene.lit(colour), light.sky[0], 0.45)],
  ]);
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
