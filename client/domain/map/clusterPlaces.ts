import type { Coordinates } from './coordinates.ts';

/** Items that share one marker, at the place of the first item. */
export interface Cluster<T> {
  readonly place: Coordinates;
  /** The items in the order of the list. There is at least one. */
  readonly members: readonly [T, ...T[]];
}

/** A point on the map of the whole world in pixels, from its north-west corner. */
interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The space of a marker in pixels. It leaves room for a price and for a finger. */
export const markerSize = { width: 88, height: 44 } as const;

const tilePixels = 256;
const mercatorLimit = 85.0511287798;

/** Returns the point of a place on a map with this zoom in Web Mercator, EPSG:3857. */
export function toPixel({ latitude, longitude }: Coordinates, zoom: number): Pixel {
  const size = tilePixels * 2 ** zoom;
  const limited = Math.max(-mercatorLimit, Math.min(mercatorLimit, latitude));
  const sine = Math.sin((limited * Math.PI) / 180);
  return {
    x: size * (longitude / 360 + 0.5),
    y: size * (0.5 - Math.atanh(sine) / (2 * Math.PI)),
  };
}

/**
 * Groups items whose markers would overlap at this zoom. The items are handled in the order of the
 * list. Each item joins the nearest marker that it would touch, or becomes a marker itself, so that
 * no two markers overlap. A grid finds neighboring markers, so the time grows with the number of
 * items rather than with its square.
 */
export function clusterPlaces<T extends { readonly place: Coordinates }>(
  items: readonly T[],
  zoom: number,
): Cluster<T>[] {
  const found: { pixel: Pixel; place: Coordinates; members: [T, ...T[]] }[] = [];
  const grid = new Map<string, typeof found>();
  for (const item of items) {
    const pixel = toPixel(item.place, zoom);
    const column = Math.floor(pixel.x / markerSize.width);
    const row = Math.floor(pixel.y / markerSize.height);
    const near = neighbours(column, row).flatMap((cell) => grid.get(cell) ?? []);
    const [nearest] = near
      .filter((cluster) => touches(pixel, cluster.pixel))
      .sort((a, b) => distance(pixel, a.pixel) - distance(pixel, b.pixel));
    if (nearest) {
      nearest.members.push(item);
      continue;
    }
    const cluster: (typeof found)[number] = { pixel, place: item.place, members: [item] };
    found.push(cluster);
    const cell = `${column} ${row}`;
    grid.set(cell, [...(grid.get(cell) ?? []), cluster]);
  }
  return found;
}

function neighbours(column: number, row: number): string[] {
  return [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => `${column + right} ${row + down}`));
}

function touches(a: Pixel, b: Pixel): boolean {
  return Math.abs(a.x - b.x) < markerSize.width && Math.abs(a.y - b.y) < markerSize.height;
}

function distance(a: Pixel, b: Pixel): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
