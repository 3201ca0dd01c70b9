import { mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { type Box, boxes, count, polygon, rect, type Point } from './shapes.ts';

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
    const depthShare = random.next();
    return [
      random.between(-20, 590),
      Math.round(top + 8 + depthShare * depth),
      Math.round(14 + depthShare * 44),
      1.2,
    ];
  });
  return [
    rect([0, top, 600, depth], fill),
    boxes(ripples, light.sky[1], 'opacity=".35"'),
    boxes(glitter, light.disc, 'opacity=".62"'),
  ].join('');
}

/** A small boat under sail; `size` is the height of its mast. */
export function sailboat(scene: Scene, x: number, y: number, size: number): string {
  const sail = (points: readonly Point[], colour: string) =>
    polygon(points, scene.distant(colour, 0.12));
  return [
    sail(
      [
        [x, y - size],
        [x, y - size * 0.14],
        [x - size * 0.42, y - size * 0.14],
      ],
      '#fff6e6',
    ),
    sail(
      [
        [x + 2, y - size * 0.85],
        [x + 2, y - size * 0.14],
        [x + size * 0.34, y - size * 0.14],
      ],
      scene.house.accent,
    ),
    polygon(
      [
        [x - size * 0.45, y - size * 0.1],
        [x + size * 0.45, y - size * 0.1],
        [x + size * 0.3, y],
        [x - size * 0.32, y],
      ],
      scene.lit('#3a3a44'),
    ),
  ].join('');
}
