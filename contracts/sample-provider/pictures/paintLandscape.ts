import type { Setting } from '../catalogue/cities.ts';
import { paintMetropolis, paintNorth, paintOldTown } from './paintTown.ts';
import type { Scene } from './scene.ts';
import {
  grove,
  jaggedRidge,
  paintRidge,
  paintSky,
  paintWater,
  palm,
  pine,
  ridge,
  sailboat,
} from './scenery.ts';
import { type Box, boxes, count, mirrored, num, path, polygon } from './shapes.ts';

type Painter = (scene: Scene, horizon: number, floor: number) => string;

const coast: Painter = (scene, horizon) => {
  const { random, distant } = scene;
  const left = random.chance(0.5);
  const houses = count(16).map((): Box => {
    const x = random.within(4, 110);
    const y = horizon - 6 - random.within(0, 26) * (1 - x / 180);
    return [x, y, random.within(4, 8), random.within(5, 9)];
  });
  const hill = `M-10 ${horizon + 3}V${horizon - 46}q70-46 140 2t120 47Z`;
  const nearHill = `M-10 ${horizon + 3}V${horizon - 20}q50-38 106-6t74 29Z`;
  const land = [
    path(hill, distant('#5f8a7a', 0.6)),
    path(nearHill, distant('#4b7a68', 0.32)),
    boxes(houses, distant('#fdf3e3', 0.15)),
  ].join('');
  return [
    left ? land : mirrored(land),
    paintWater(scene, horizon, '#1f7480'),
    sailboat(scene, left ? random.within(330, 540) : random.within(60, 260), horizon + 26, 42),
    sailboat(scene, random.within(240, 360), horizon + 6, 16),
  ].join('');
};

const tropical: Painter = (scene, horizon) => {
  const { random, distant, lit } = scene;
  const x = random.within(90, 420);
  const island = `M${x - 90} ${horizon + 4}q50-70 90-62t110 62Z`;
  const sand = scene.gradient([lit('#f1dcb4'), lit('#dcb98a')]);
  return [
    ridge(scene, horizon + 6, 62, 5, distant('#4f8f7f', 0.62)),
    ridge(scene, horizon + 8, 34, 4, distant('#3f8068', 0.36)),
    paintWater(scene, horizon, '#23969a'),
    path(island, distant('#2f6b55', 0.14)),
    grove(scene, 'palm', palm, 4, (i) => {
      const dx = i * 33 - 47;
      return [x + dx, horizon - 18 + Math.abs(dx) * 0.3, random.within(44, 66)];
    }),
    path(`M-10 400V352Q150 ${horizon + 96} 330 384T620 372V400Z`, sand),
  ].join('');
};

const desert: Painter = (scene, horizon) => {
  const { random, distant } = scene;
  const dune = (base: number, height: number, colour: string, distance: number) => {
    const bends = random.between(3, 4);
    const sand = scene.gradient([distant(colour, distance), distant('#a85f3d', distance * 0.7)]);
    return ridge(scene, base, height, bends, sand);
  };
  return [
    paintRidge(jaggedRidge(scene, horizon + 10, 74, 7), distant('#8f7f8c', 0.62)),
    paintRidge(jaggedRidge(scene, horizon + 14, 44, 9), distant('#a9776a', 0.45)),
    dune(horizon + 26, 34, '#e7b27c', 0.3),
    grove(scene, 'palm', palm, 11, (i) => {
      const y = horizon + 34 + random.within(0, 10);
      return [20 + i * 54 + random.within(-24, 24), y, random.within(24, 44)];
    }),
    dune(horizon + 62, 40, '#dd9f68', 0.12),
    dune(horizon + 112, 46, '#cf8a58', 0),
  ].join('');
};

const mountain: Painter = (scene, horizon) => {
  const { random, distant } = scene;
  const peaks = jaggedRidge(scene, horizon + 24, 190, 3);
  const summits = peaks.filter((_, i) => i % 2 === 1);
  const snow = summits.map(([x, y]) =>
    path(`M${x} ${y}l30 44-16-8-10 16-14-18-14 12Z`, distant('#fdfaf2', 0.12)),
  );
  const shades = peaks.map(([x, y], i) => {
    const [nextX, nextY] = peaks[i + 1] ?? [x, y];
    if (i % 2 === 0 || nextY < y) return '';
    const slope = [x, y, nextX, nextY, nextX, 400, (x + nextX) / 2 - 26, 400];
    return polygon(slope, distant('#465a70', 0.42), 'opacity=".55"');
  });
  return [
    paintRidge(jaggedRidge(scene, horizon + 14, 120, 6), distant('#7d93a3', 0.68)),
    paintRidge(peaks, distant('#6a7f8f', 0.4)),
    ...shades,
    ...snow,
    ridge(scene, horizon + 30, 34, 4, distant('#5c8a68', 0.34)),
    ridge(scene, horizon + 62, 30, 3, distant('#4b7d58', 0.16)),
    grove(scene, 'pine', pine, 15, (i) => {
      const y = horizon + 78 + random.within(-8, 12);
      return [i * 43 + random.within(-16, 16), y, random.within(34, 62)];
    }),
    ridge(scene, horizon + 104, 24, 3, scene.lit('#5d8a56')),
  ].join('');
};

const painters: Readonly<Record<Setting, Painter>> = {
  coast,
  tropical,
  desert,
  mountain,
  metropolis: paintMetropolis,
  oldtown: paintOldTown,
  nordic: paintNorth,
};

/**
 * What is seen from a city of this kind, from the horizon down. Nothing that lies wholly below
 * `floor` is drawn, for there the foreground hides it.
 */
export function paintLandscape(scene: Scene, horizon: number, floor = 400): string {
  return painters[scene.setting](scene, horizon, floor);
}

/** What is seen through an opening: sky and land, scaled to fill the box, its middle kept. */
export function paintOutlook(scene: Scene, [x, y, w, h]: Box, horizon: number): string {
  const view = paintSky(scene, horizon) + paintLandscape(scene, horizon);
  return `<svg x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">${view}</svg>`;
}
