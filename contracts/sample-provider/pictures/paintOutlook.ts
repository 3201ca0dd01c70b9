import { paintLandscape } from './paintLandscape.ts';
import type { Scene } from './scene.ts';
import type { Box } from './shapes.ts';
import { num } from './shapes.ts';
import { paintSky } from './paintSky.ts';

/** What is seen through an opening: sky and land, cut to the box, its middle kept. */
export function paintOutlook(scene: Scene, [x, y, w, h]: Box, horizon: number): string {
  const view = paintSky(scene, horizon) + paintLandscape(scene, horizon);
  return `<svg x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">${view}</svg>`;
}
